import type { Language } from "@/i18n/languages";
import type { DialogName, DialogRequests, OpenDialog } from "@/ui/dialog/app-dialogs";
import type { ToastMessage } from "@/ui/feedback/toast-context";

/** A dialog that is to be opened, and with what. */
export interface DialogRequest<Name extends DialogName = DialogName> {
  name: Name;
  wanted: DialogRequests[Name];
}

interface MessageQueue<Message> {
  send: (message: Message) => void;
  /** Receives messages from now on, and first those that were sent before. */
  listen: (listener: (message: Message) => void) => () => void;
}

/** Holds messages until the part of the page that takes them has loaded. */
function createMessageQueue<Message>(): MessageQueue<Message> {
  const queued: Message[] = [];
  let receive: ((message: Message) => void) | null = null;
  return {
    send: (message) => {
      if (receive) receive(message);
      else queued.push(message);
    },
    listen: (listener) => {
      receive = listener;
      for (const message of queued.splice(0)) listener(message);
      return () => {
        if (receive === listener) receive = null;
      };
    },
  };
}

export const toasts = createMessageQueue<ToastMessage>();
/** The language that the account of the signed-in person asks for. */
export const accountLanguages = createMessageQueue<Language>();
export const dialogs = createMessageQueue<DialogRequest>();

/** Opens a dialog as soon as its code is there. */
export const openDialog: OpenDialog = (name, ...[wanted]) =>
  dialogs.send({ name, wanted: wanted as DialogRequests[DialogName] });
