import { createContext } from "react";

export interface ToastMessage {
  /** A success waits for a pause in speech; a refusal interrupts it. */
  tone: "success" | "error";
  text: string;
  action?: { label: string; run: () => void };
}

export type ShowToast = (toast: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | null>(null);
