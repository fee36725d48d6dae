// The page on which a deal is checked is a module, and so are its parts. No browser reads modules from files: there the
// page says so, and its form, which would do nothing, goes.

(async () => {
  const page = document.querySelector("[data-check-deal]");
  try {
    const { mountCheck } = await import("./desk/deal/page.js");
    mountCheck(page);
  } catch (error) {
    const told = document.createElement("p");
    told.className = "desk-told desk-told--wrong";
    told.textContent = "These pages are read as files, and no browser lets such a page run the desk. The same is done at the terminal; see below.";
    page.replaceChildren(told);
    if (location.protocol !== "file:") throw error;
  }
})();
