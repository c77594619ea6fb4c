import { createContext, type ReactNode } from "react";

export interface ToastAction {
  label: string;
  run: () => void;
  /** It takes back what was done: Ctrl+Z does the same from anywhere on the page. */
  undo?: boolean;
}

export interface ToastMessage {
  /** A success waits for a pause in speech; an error interrupts it. */
  tone: "success" | "error";
  /** An amount in it is a Money, so that it hides with all others. */
  text: ReactNode;
  action?: ToastAction;
  /** What it is about: the next one about the same takes its place. */
  about?: string;
  /** Told when its time is over, or when it was closed or acted on. */
  onGone?: () => void;
}

export type ShowToast = (toast: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | null>(null);
