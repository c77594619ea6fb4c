import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { session } from "@/api/session";
import { PreferencePanel } from "@/features/users/PreferencePanel";
import { Money } from "@/ui/money/Money";

import { answer, noConnection, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";

const RATES = [
  { currency: "EUR", rate: "16851", date: "2024-12-31" },
  { currency: "USD", rate: "16162", date: "2024-12-31" },
];

/** The account as the server keeps it, and what it answers about it. */
function server(kept: object = {}, answers: Parameters<typeof serve>[0] = {}) {
  const account: Record<string, unknown> = {
    username: "sariwulan",
    language: "en",
    theme: null,
    text_size: null,
    currency: null,
    timezone: "Asia/Jakarta",
    ...kept,
  };
  return serve({
    "GET /users": () => answer({ datas: [account] }),
    "GET /site": () => answer({ datas: [{ rates: RATES }] }),
    "PUT /users/preferences": ({ body }) => {
      Object.assign(account, body);
      return answer({ message: "Your preferences are saved.", datas: [account] });
    },
    ...answers,
  });
}

/** The panel beside what a signed-in page has anyway, which asks the window for its theme at once. */
async function open() {
  const { AccountPreferences } = await import("@/app/member/state/AccountPreferences");
  await session.goOn();
  return showScreen(
    <>
      <AccountPreferences />
      <PreferencePanel />
      <Money amount={48_000} kind="expenses" />
    </>,
  );
}

const choice = (name: string) => screen.findByRole("radio", { name });
const refused = () => refusal(503, { code: "store_unavailable" });

beforeEach(() => {
  windowOfWidth(1280);
  localStorage.clear();
  delete document.documentElement.dataset.textSize;
});

describe("a choice", () => {
  it("of the size of text holds at once and is kept on the account", async () => {
    const calls = server();
    const { person } = await open();
    expect(await choice("100%")).toBeChecked();
    await person.click(await choice("50%"));
    expect(await choice("50%")).toBeChecked();
    expect(document.documentElement.dataset.textSize).toBe("50");
    expect(localStorage.getItem("text-size")).toBe("50");
    expect(await screen.findByText("Saved to your account")).toBeVisible();
    const put = calls.filter(({ method }) => method === "PUT");
    expect(put.map(({ body }) => body)).toEqual([{ text_size: 50 }]);
  });

  it("of the size of text also makes it larger", async () => {
    const calls = server();
    const { person } = await open();
    await person.click(await choice("150%"));
    expect(document.documentElement.dataset.textSize).toBe("150");
    expect(await screen.findByText("Saved to your account")).toBeVisible();
    expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({ text_size: 150 });
  });

  it("of a currency shows every amount in it, with the day of the rate", async () => {
    server();
    const { person } = await open();
    expect(await screen.findByText("-Rp48.000")).toBeVisible();
    await person.click(await choice("Euro"));
    expect(await screen.findByText("≈ -€2.85")).toHaveAttribute(
      "title",
      "Rp48.000 (December 31, 2024)",
    );
    expect(screen.getByText("Rate on December 31, 2024: €1 is Rp16.851")).toBeVisible();
    await person.click(await choice("Rupiah"));
    expect(await screen.findByText("-Rp48.000")).toBeVisible();
  });

  it("of a time zone is found by what people there call it", async () => {
    const calls = server();
    const { person } = await open();
    await person.click(await screen.findByRole("button", { name: "Time zone: Jakarta (WIB)" }));
    await person.type(await screen.findByRole("combobox"), "bali");
    await person.click(await screen.findByRole("option", { name: "Makassar (WITA)" }));
    await screen.findByRole("button", { name: "Time zone: Makassar (WITA)" });
    expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({
      timezone: "Asia/Makassar",
    });
  });

  it("that cannot be kept goes back and says why", async () => {
    server({}, { "PUT /users/preferences": refused });
    const { person } = await open();
    await person.click(await choice("25%"));
    expect(await screen.findByText("The server said no.")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("radio", { name: "100%" })).toBeChecked());
    expect(document.documentElement.dataset.textSize).toBe("100");
    await person.click(await choice("Dollar"));
    await waitFor(() => expect(screen.getByRole("radio", { name: "Rupiah" })).toBeChecked());
    expect(screen.getByText("-Rp48.000")).toBeVisible();
  });
});

describe("what the account prefers", () => {
  it("is taken over by a new browser", async () => {
    server({ text_size: 75, currency: "USD" });
    await open();
    expect(await screen.findByText("≈ -$2.97")).toBeVisible();
    expect(document.documentElement.dataset.textSize).toBe("75");
    expect(await choice("75%")).toBeChecked();
    expect(await choice("Dollar")).toBeChecked();
  });

  it("is rupiah where its currency has no rate, and only rupiah is offered", async () => {
    server({ currency: "EUR" }, { "GET /site": () => answer({ datas: [{ rates: [] }] }) });
    await open();
    expect(await choice("Rupiah")).toBeChecked();
    expect(screen.queryByRole("radio", { name: "Euro" })).not.toBeInTheDocument();
    expect(screen.getByText("-Rp48.000")).toBeVisible();
  });
});

describe("while something is missing", () => {
  it("the panel waits for the account and says so", async () => {
    server({}, { "GET /users": () => new Promise(vi.fn()) });
    await open();
    expect(await screen.findByRole("status", { name: "Loading" })).toBeVisible();
  });

  it("an account out of reach is asked for again", async () => {
    let reached = false;
    const account = { language: "en", theme: null, timezone: "Asia/Jakarta" };
    server({}, { "GET /users": () => (reached ? answer({ datas: [account] }) : noConnection()) });
    const { person } = await open();
    const again = await screen.findByRole("button", { name: "Try again" });
    reached = true;
    await person.click(again);
    expect(await choice("100%")).toBeChecked();
  });

  it("rates out of reach leave every other choice open", async () => {
    server({}, { "GET /site": refused });
    await open();
    expect(await choice("50%")).toBeEnabled();
    expect(await screen.findByText("The server said no.")).toBeVisible();
    expect(screen.queryByRole("radio", { name: "Euro" })).not.toBeInTheDocument();
  });
});
