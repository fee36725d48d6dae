// The step of a deal in the address. The address is replaced at each step, so that Back still leaves the page.

const OFTEN = 400;

export function stepAsked() {
  const asked = new URLSearchParams(location.search).get("step") ?? "";
  return /^\d{1,4}$/.test(asked) ? Number(asked) : 0;
}

// Browsers refuse addresses that change too often, so quick steps are written at intervals, and the last one always.
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
