import type { DialogName } from "@/lib/dialogs";
import type { ToastMessage } from "@/ui/toast-context";

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
export const dialogs = relay<DialogName>();
