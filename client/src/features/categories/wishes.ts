import type { Category } from "./use-categories";

/** What the person wants to do with which category. */
export type Wish =
  | { do: "add"; type: Category["type"] }
  | { do: "edit"; id: string }
  | { do: "merge"; id: string };
