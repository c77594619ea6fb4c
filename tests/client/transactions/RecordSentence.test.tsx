import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";

import { windowOfWidth } from "../ui/window";
import { amount, answering, detail, open, save, saved } from "./record-screen";
import { CATEGORIES } from "./sentence/context";
import { BCA, GOPAY } from "./wallets";

const text = () => screen.findByRole("textbox", { name: "Sentence or message" });
const chips = () => screen.findByRole("group", { name: "What was understood" });

async function openSentence() {
  const opened = open({ categories: CATEGORIES, wallets: [BCA, GOPAY] });
  await opened.person.click(screen.getByRole("button", { name: "From a sentence" }));
  return opened;
}

beforeEach(() => {
  windowOfWidth(1280);
  sessionStorage.clear();
  answering({});
});

describe("a sentence", () => {
  it("fills in the form, with a chip that leads to each field, and is saved by a press", async () => {
    const sent = answering({ "POST /transaction/add": () => saved({ detail: "kopi" }) });
    const { person } = await openSentence();
    await person.type(await text(), "kemarin kopi 18rb gopay");
    const understood = within(await chips());
    await waitFor(() => expect(amount()).toHaveValue("18.000"));
    expect(detail()).toHaveValue("kopi");
    expect(screen.getByRole("button", { name: "Date: June 17, 2024" })).toBeInTheDocument();
    expect(screen.getByText(/^Filled in: Type: Expense, Amount: Rp18.000,/)).toBeInTheDocument();

    await person.click(understood.getByRole("button", { name: "Amount: Rp18.000" }));
    expect(amount()).toHaveFocus();
    await person.click(understood.getByRole("button", { name: "Detail: kopi" }));
    expect(detail()).toHaveFocus();
    expect(sent()).toEqual([]);

    await person.click(save());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({
      type: "expenses",
      category_id: "food-beverages",
      amount: 18_000,
      detail: "kopi",
      date: "2024-06-17",
      wallet_id: "gopay",
      client_key: sent()[0]?.key,
    });
  });

  it("takes back what it no longer says, but nothing that was changed by hand", async () => {
    const { person } = await openSentence();
    await person.type(await text(), "kopi 18rb");
    await waitFor(() => expect(amount()).toHaveValue("18.000"));
    await person.clear(detail());
    await person.type(detail(), "espresso");
    await person.clear(await text());
    await waitFor(() => expect(amount()).toHaveValue(""));
    expect(detail()).toHaveValue("espresso");
  });

  it("says of a second amount that it is a fee", async () => {
    const { person } = await openSentence();
    await person.type(await text(), "transfer 500rb bca ke gopay biaya 2500");
    expect(await within(await chips()).findByText("Fee: Rp2.500")).toBeVisible();
  });

  it("asks which of several amounts is meant", async () => {
    const { person } = await openSentence();
    await person.type(await text(), "bakso 20rb es teh 5rb");
    const asked = within(await screen.findByRole("group", { name: "Which amount?" }));
    expect(amount()).toHaveValue("");
    await person.click(asked.getByRole("button", { name: "Rp20.000" }));
    await waitFor(() => expect(amount()).toHaveValue("20.000"));
  });

  it("is read on the device alone", async () => {
    const asked: string[] = [];
    answering({
      "GET /categories/guess": ({ path }: { path: string }) => {
        asked.push(path);
        return Response.json({ payload: { datas: [] } });
      },
    });
    const { person } = await openSentence();
    await person.type(await text(), "sate kambing 35rb");
    await waitFor(() => expect(detail()).toHaveValue("sate kambing"));
    // As long as a guess about what was typed waits.
    await expect(waitFor(() => expect(asked).not.toEqual([]), { timeout: 900 })).rejects.toThrow();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("kambing");
  });
});

describe("a text that is no transaction", () => {
  it.each([
    ["Promo! Dapatkan cashback hingga 50%, klaim Rp25.000 sekarang", "Looks like a promotion."],
    ["Transaksi gagal. Pembayaran Rp50.000 ke INDOMARET ditolak", "This payment failed."],
    ["Kode OTP kamu 482913. Jangan bagikan.", "This is a code."],
  ])("fills in nothing: %s", async (message, sentence) => {
    const { person } = await openSentence();
    await person.click(await text());
    await person.paste(message);
    await waitFor(() =>
      expect(
        screen
          .getAllByRole("status")
          .map((one) => one.textContent)
          .join(),
      ).toContain(sentence),
    );
    expect(amount()).toHaveValue("");
    expect(detail()).toHaveValue("");
  });
});

describe("the ways in", () => {
  it("opens and closes by the keyboard", async () => {
    const { person } = open({ categories: CATEGORIES });
    await person.keyboard("{Alt>}s{/Alt}");
    await waitFor(async () => expect(await text()).toHaveFocus());
    await person.keyboard("{Alt>}s{/Alt}");
    await waitFor(() =>
      expect(screen.queryByRole("textbox", { name: "Sentence or message" })).toBeNull(),
    );
  });

  it("takes several words that are pasted as an amount", async () => {
    const { person } = open({ categories: CATEGORIES, wallets: [BCA, GOPAY] });
    await person.click(amount());
    await person.paste("gaji 8,5jt bca");
    expect(await text()).toHaveValue("gaji 8,5jt bca");
    await waitFor(() => expect(amount()).toHaveValue("8.500.000"));
    expect(screen.getByRole("radio", { name: "Add Income" })).toBeChecked();
  });

  it("leaves an amount that is pasted in its field", async () => {
    const { person } = open({ categories: CATEGORIES });
    await person.click(amount());
    await person.paste("Rp 25.000");
    expect(amount()).toHaveValue("25.000");
    expect(screen.queryByRole("textbox", { name: "Sentence or message" })).toBeNull();
  });
});
