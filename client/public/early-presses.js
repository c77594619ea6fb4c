// Holds the presses of buttons until the page can answer them, and repeats them then. Without this
// they are lost, and the browser itself sends a form off, with what was typed in the address. A link
// with `data-action` does something here, and leads elsewhere only where there are no scripts.
(() => {
  // A second press only says that the first one did nothing.
  const pressed = new Set();
  const hold = (event) => {
    const button = event.target.closest?.("button, a[data-action]");
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.add(button);
  };
  addEventListener("click", hold, true);
  addEventListener(
    "answering",
    () => {
      removeEventListener("click", hold, true);
      for (const button of pressed) button.click();
    },
    { once: true },
  );
})();
