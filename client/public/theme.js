// Runs before the first paint: puts the dark class on the page when the person or the system wants it.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem("theme");
  } catch {
    // Storage can be forbidden; the system's choice is used then.
  }
  const dark = choice === "dark" || matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.classList.toggle("dark", dark);
})();
