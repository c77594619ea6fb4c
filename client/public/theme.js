// Runs before the first paint: puts the theme and the size of text on the page that the person chose.
(() => {
  // What the account says, where the page knows it, counts more than what this browser remembers.
  let { theme, textSize: size } = document.documentElement.dataset;
  try {
    if (theme) localStorage.setItem("theme", theme);
    if (size) localStorage.setItem("text-size", size);
    theme = localStorage.getItem("theme");
    size = localStorage.getItem("text-size");
    // As HiddenAmountsProvider keeps it. What was hidden here just now may not be saved yet.
    const hidden = localStorage.getItem("hidden-amounts")?.endsWith(" hidden") ?? false;
    document.documentElement.classList.toggle("amounts-hidden", hidden);
  } catch {
    // Storage can be forbidden; what the system and the browser say is used then.
  }
  const dark = theme === "dark" || matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.classList.toggle("dark", dark);
  if (size) document.documentElement.dataset.textSize = size;
})();
