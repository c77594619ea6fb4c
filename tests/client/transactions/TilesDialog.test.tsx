import { screen, waitFor, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { beforeEach, expect, it, vi } from "vitest";

import { TilesDialog } from "@/features/transactions/record/TilesDialog";

import { answer, noConnection, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { row } from "./rows";

const CATEGORIES = [
  {
    id: "food-beverages",
    label: "Food & Beverages",
    icon: "/icons/steaming-bowl.svg",
    color: null,
  },
  { id: "rent", label: "Rent", icon: "/icons/key.svg", color: "brick" },
];
const MONTH = { key: "2024-06", start: "2024-06-01", end: "2024-06-30", label: "June 2024" };

const sums = (expenses: number) => () =>
  answer({
    datas: [
      { type: "income", category_id: "food-beverages", amount: 7 },
      { type: "expenses", category_id: "food-beverages", amount: expenses },
    ],
    period: MONTH,
  });

function open(more: Partial<ComponentProps<typeof TilesDialog>> = {}) {
  const onRetry = vi.fn();
  const dialog = (
    <TilesDialog
      categories={CATEGORIES}
      failed={false}
      retrying={false}
      onRetry={onRetry}
      today="2024-06-18"
      onClose={vi.fn()}
      {...more}
    />
  );
  return { onRetry, ...showScreen(dialog) };
}

const tile = (name: string | RegExp) => screen.findByRole("button", { name });

beforeEach(() => {
  windowOfWidth(1280);
  sessionStorage.clear();
});

it("shows each category with what it holds this month", async () => {
  serve({ "GET /transactions/by-category": sums(300_000) });
  open();
  expect(await tile("Food & Beverages Rp300.000")).toBeVisible();
  expect(await tile("Rent Rp0")).toBeVisible();
});

it("records an expense of today and grows by it before the sums are asked for again", async () => {
  let asked = 0;
  const calls = serve({
    // Asked again, it does not answer: what is shown then is what the tile knows by itself.
    "GET /transactions/by-category": () => {
      asked += 1;
      return asked === 1 ? sums(300_000)() : new Promise<Response>(() => undefined);
    },
    "POST /transaction/add": () =>
      answer({ message: "", datas: [row({ amount: 25_000 })], balance: 0 }, 201),
  });
  const { person } = open();
  await person.click(await tile("Food & Beverages Rp300.000"));
  const dialog = await screen.findByRole("dialog", { name: "Food & Beverages" });
  await person.type(within(dialog).getByRole("textbox", { name: "Amount" }), "25rb");
  await person.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await tile("Food & Beverages Rp325.000")).toBeVisible();
  const sent = calls.find(({ method }) => method === "POST");
  expect(sent?.body).toEqual({
    type: "expenses",
    category_id: "food-beverages",
    amount: 25_000,
    detail: "",
    date: "2024-06-18",
    client_key: sent?.key,
  });
  expect(sent?.key).toMatch(/^[0-9a-f]{32}$/);
});

it("asks before an amount is lost, and keeps it when it could not be saved", async () => {
  serve({ "GET /transactions/by-category": sums(0), "POST /transaction/add": noConnection });
  const { person } = open();
  await person.click(await tile(/^Rent/));
  const dialog = await screen.findByRole("dialog", { name: "Rent" });
  await person.type(within(dialog).getByRole("textbox", { name: "Amount" }), "900");
  await person.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await within(dialog).findByText(/can't reach Lumbung/)).toBeVisible();
  expect(within(dialog).getByRole("textbox", { name: "Amount" })).toHaveValue("900");
  await person.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(await screen.findByText("Leave without saving?")).toBeVisible();
});

it("can be used without the sums, and asks for them again", async () => {
  serve({ "GET /transactions/by-category": noConnection });
  const { person } = open();
  const again = await screen.findByRole("button", { name: "Reload this month's amounts" });
  expect(await tile("Rent")).toBeEnabled();
  serve({ "GET /transactions/by-category": sums(7_000) });
  await person.click(again);
  expect(await tile("Food & Beverages Rp7.000")).toBeVisible();
});

it("waits for the categories, tries again what failed and says when all are hidden", async () => {
  serve({ "GET /transactions/by-category": sums(0) });
  const { unmount } = open({ categories: undefined });
  expect(await screen.findByText("Loading the categories")).toBeInTheDocument();
  unmount();
  const failed = open({ categories: undefined, failed: true });
  await failed.person.click(await screen.findByRole("button", { name: "Try again" }));
  expect(failed.onRetry).toHaveBeenCalledOnce();
  failed.unmount();
  open({ categories: [] });
  await waitFor(() =>
    expect(screen.getByRole("link", { name: "Choose which to show" })).toHaveAttribute(
      "href",
      "/setting?tab=categories",
    ),
  );
});
