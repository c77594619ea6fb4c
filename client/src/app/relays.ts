import type { DialogName, DialogWishes, OpenDialog } from "@/lib/dialogs";
import type { ToastMessage } from "@/ui/toast-context";

/** A dialog that is to be opened, and with what. */
export interface DialogWish<Name extends DialogName = DialogName> {
  name: Name;
  wanted: DialogWishes[Name];
}

interface Relay<Message> {
  say: (message: Message) => void;
  /** Hears what is said from now on, and first what was said before anyone listened. */
  listen: (listener: (message: Message) => void) => () => void;
}

/** Carries messages to a part of the page whose code may not be there yet. */
function relay<Message>(): Relay<Message> {
  const waiting: Message[] = [];
  let hear: ((message: Message) => void) | null = null;
  return {
    say: (message) => {
      if (hear) hear(message);
      else waiting.push(message);
    },
    listen: (listener) => {
      hear = listener;
      for (const message of waiting.splice(0)) listener(message);
      return () => {
        if (hear === listener) hear = null;
      };
    },
  };
}

export const toasts = relay<ToastMessage>();
export const dialogs = relay<DialogWish>();

/** Opens a dialog as soon as its code is there. */
export const openDialog: OpenDialog = (name, ...[wanted]) =>
  dialogs.say({ name, wanted: wanted as DialogWishes[DialogName] });
