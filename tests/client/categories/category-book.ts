import type { Category, CategoryBook } from "@/features/categories/types";

import { answer, type Call, serve } from "../support/server";

export function category(id: string, more: Partial<Category> = {}): Category {
  return {
    id,
    name: id,
    label: id,
    hint: null,
    type: "expenses",
    group: "needs",
    icon: "/icons/steaming-bowl.svg",
    color: null,
    hidden: false,
    own: false,
    aliases: [],
    position: 0,
    version: 0,
    ...more,
  };
}

/** Three that are offered with a hidden one between them, and one income. */
export function rows(): Category[] {
  return [
    category("Food"),
    category("Makeup", { hidden: true, group: "wants" }),
    category("Rent"),
    category("Coffee", { own: true, group: "wants", version: 3, color: "gold" }),
    category("Salary", { type: "income", group: null }),
  ];
}

export function book(datas: Category[]): CategoryBook {
  return {
    datas,
    icons: ["/icons/steaming-bowl.svg", "/icons/card-file-box.svg", "/icons/more/seedling.svg"],
    colors: ["paddy", "gold"],
  };
}

/** The calls of somebody with these categories; what is said about others comes on top. */
export function serveBook(more: Parameters<typeof serve>[0] = {}, datas = rows()): Call[] {
  return serve({
    "GET /categories": () => answer(book(datas)),
    "GET /categories/Coffee/uses": () => answer({ datas: [{ transactions: 12 }] }),
    ...more,
  });
}
