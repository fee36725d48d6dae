// The lab is a module, and so are its parts, in `lab/`. No browser reads modules from files: there the page says so, and
// how a house rule is written by the command stands on it all the same.

(async () => {
  const lab = document.querySelector("[data-lab]");
  const why = lab.querySelector(".lab__why");
  try {
    const { mount } = await import("./lab/lab.js");
    await mount(lab, why);
  } catch (error) {
    if (location.protocol !== "file:") throw error;
    why.firstChild.textContent = "These pages are read as files, and no browser lets such a page run the lab. From a file, a house rule is written ";
  }
})();
