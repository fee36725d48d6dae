// The step of a deal in the address of its page: read when the page opens or the reader goes back, and kept as he steps,
// in place of the address that was there, so that Back still leaves the page.

const OFTEN = 400;

export function stepAsked() {
  const asked = new URLSearchParams(location.search).get("step") ?? "";
  return /^\d{1,4}$/.test(asked) ? Number(asked) : 0;
}

// A browser refuses an address that changes too often, so in a run of steps it is kept now and then, and at the end.
export function keeperOfStep() {
  let waiting;
  let kept = -OFTEN;
  return (step) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (stepAsked() === step) return;
      keep(step);
      kept = performance.now();
    }, kept + OFTEN - performance.now());
  };
}

function keep(step) {
  const address = new URL(location.href);
  if (step) address.searchParams.set("step", step);
  else address.searchParams.delete("step");
  history.replaceState(history.state, "", address);
}
