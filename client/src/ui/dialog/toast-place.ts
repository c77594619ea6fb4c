import { isPhone } from "@/browser/media-queries";
import { createStore, useStore } from "@/lib/store";

/** The element that holds the toasts. */
export const TOASTS = "toasts";

/**
 * Marks the place of the toasts within a dialog on phones, where they cover nothing. On wider
 * windows they lie over the dialog: its panel would cut them off and move them as it comes in.
 */
export const TOAST_SLOT = { "data-toast-slot": "" } as const;

/** The open dialogs, the uppermost last. */
const open: HTMLDialogElement[] = [];

const anyOpen = createStore(false);

/** Whether a dialog makes the rest of the page inert. */
export const useDialogOpen = () => useStore(anyOpen);

function carry(): void {
  anyOpen.set(open.length > 0);
  const toasts = document.getElementById(TOASTS);
  const dialog = open.at(-1);
  const slot = isPhone() ? dialog?.querySelector("[data-toast-slot]") : null;
  const place = slot ?? dialog ?? document.body;
  if (toasts) place.append(toasts);
}

/** Takes the toasts into a dialog that opens: all outside of the uppermost one is inert. */
export function carryToasts(dialog: HTMLDialogElement): void {
  if (!open.includes(dialog)) open.push(dialog);
  carry();
}

/**
 * Takes them out of a dialog that closes. It happens before React draws a toast about what the
 * dialog did, so that the toast comes into a region that readers already know.
 */
export function putBackToasts(dialog: HTMLDialogElement): void {
  open.splice(open.indexOf(dialog), 1);
  carry();
}
