import { windowIs } from "./window-is";

/** Whether the window is narrower than 640 px, where dialogs are sheets. */
export const usePhone = windowIs("(width < 40rem)");
