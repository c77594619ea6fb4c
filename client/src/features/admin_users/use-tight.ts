import { windowIs } from "@/ui/window-is";

/**
 * Whether dates are short in the table of users: all columns are there, but not the room for long
 * ones, 1280 to 1407 px.
 */
export const useTight = windowIs("(width >= 80rem) and (width < 88rem)");
