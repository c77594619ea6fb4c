/** Where the focus was before a dialog opened. */
const focusBefore = new WeakMap<HTMLDialogElement, Element | null>();

/** What jsdom lacks of modal dialogs: they take the focus and return it. */
export function supportDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    focusBefore.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>("button:not(:disabled), input, a[href]")?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const before = focusBefore.get(this);
    if (before instanceof HTMLElement) before.focus();
  };
}
