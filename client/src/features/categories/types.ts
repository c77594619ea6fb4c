import type { Payload, Row } from "@/api/client";

export type Category = Row<"/categories", "get">;

/** Every category in the person's order, with the icons and colours to choose from. */
export type CategoryBook = Payload<"/categories", "get">;

/** What the person wants to do with which category. */
export type CategoryDialogRequest =
  | { do: "add"; type: Category["type"] }
  | { do: "edit"; id: string }
  | { do: "merge"; id: string };
