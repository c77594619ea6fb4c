import { describe, expect, it } from "vitest";

import { parse } from "@/features/transactions/sentence/parse";
import type { Parts } from "@/features/transactions/sentence/parsed-text";

import { CATEGORIES, CONTEXT } from "./context";

const read = (text: string) => parse(text, CONTEXT);
const partsOf = async (text: string) => (await read(text)).parts;

describe("the amount of a sentence", () => {
  it.each([
    ["kopi 18rb", 18_000],
    ["kopi 18.000", 18_000],
    ["kopi Rp18.000,-", 18_000],
    ["kopi 18k", 18_000],
    ["gaji 8,5jt", 8_500_000],
    ["gaji 8.5 juta", 8_500_000],
    ["laptop 12 juta 500 ribu", 12_500_000],
    ["laptop 12jt500rb", 12_500_000],
    ["makan dua puluh lima ribu", 25_000],
    ["bensin lima puluh ribu", 50_000],
    ["kos satu setengah juta", 1_500_000],
    ["sewa setengah juta", 500_000],
    ["lunch twenty five thousand", 25_000],
    ["bonus sejuta", 1_000_000],
    ["kos sejuta dua ratus", 1_200_000],
    ["kos 1 jt 250", 1_250_000],
    ["sewa 1,2 juta rupiah", 1_200_000],
    ["parkir gopek", 500],
    ["parkir seceng", 1_000],
    ["parkir goceng", 5_000],
    ["bakso ceban", 10_000],
    ["nasi noban", 20_000],
    ["bensin goban", 50_000],
    ["bensin gocap", 50_000],
    ["parkir 500", 500],
    ["pulsa cepek ceng", 100_000],
    ["kaos cepek", 100_000],
    ["sepatu pekgo", 150_000],
    ["teh gocengan", 5_000],
    ["bensin selawe ewu", 25_000],
    ["bensin gocap ribu", 50_000],
    ["2 kopi 36rb", 36_000],
    ["kopi 2 gelas 36000", 36_000],
    ["2x15rb bakso", 30_000],
    ["kopi 3 @12rb", 36_000],
    ["gula 500 gram 8000", 8_000],
    ["telur 1kg 28rb", 28_000],
    ["kos 850000 bulan ini", 850_000],
    ["makan 30rb minum 15rb total 45rb", 45_000],
    ["makan 15rb + 5rb", 20_000],
    ["bakso 15rb + es teh 4rb", 19_000],
    ["bakso 15rb +4rb", 19_000],
    ["belanja sepekan 350rb", 350_000],
    ["pulsa 081234567890 50rb", 50_000],
    ["parkir jam 10.30 5000", 5_000],
    ["iphone 15 12jt", 12_000_000],
  ])("%s", async (text, amount) => {
    expect((await partsOf(text)).amount).toBe(amount);
  });

  it("is asked for where there are several", async () => {
    const { parts, amounts } = await read("bakso 20rb es teh 5rb");
    expect(parts.amount).toBeUndefined();
    expect(amounts).toEqual([20_000, 5_000]);
  });

  it.each([
    "top up gopay 100rb + ovo 50rb",
    "bakso 15rb, es teh 4rb +",
    "kopi 18rb dan roti 20rb + tip",
  ])("is no sum without a plus between the amounts of one wallet: %s", async (text) => {
    expect((await read(text)).amounts).toHaveLength(2);
  });
});

describe("the day of a sentence", () => {
  it.each([
    ["kemarin kopi 18rb", "2026-11-27"],
    ["coffee 18k on sunday", "2026-11-22"],
    ["kmrn kopi 18rb", "2026-11-27"],
    ["tadi pagi kopi 18rb", "2026-11-28"],
    ["tadi malam kopi 18rb", "2026-11-27"],
    ["kemarin lusa kopi 18rb", "2026-11-26"],
    ["3 hari lalu kopi 18rb", "2026-11-25"],
    ["dua hari yang lalu kopi 18rb", "2026-11-26"],
    ["seminggu lalu kopi 18rb", "2026-11-21"],
    ["kopi 18rb 2hari lalu", "2026-11-26"],
    ["kopi 18rb td mlm", "2026-11-27"],
    ["coffee 18k on the 5th of november", "2026-11-05"],
    ["2 weeks ago coffee 18k", "2026-11-14"],
    ["kopi 18rb senin lalu", "2026-11-23"],
    ["kopi 18rb senin", "2026-11-23"],
    ["kopi 18rb sabtu lalu", "2026-11-21"],
    ["coffee 18k last friday", "2026-11-27"],
    ["hari minggu kopi 18rb", "2026-11-22"],
    ["minggu lalu kopi 18rb", "2026-11-21"],
    ["kopi 18rb tgl 5", "2026-11-05"],
    ["kopi 18rb tgl 30", "2026-10-30"],
    ["kopi 18rb 5 Nov", "2026-11-05"],
    ["kopi 18rb 5 Desember", "2025-12-05"],
    ["coffee 18k on Nov 5", "2026-11-05"],
    ["kopi 18rb 05/11", "2026-11-05"],
    ["kopi 18rb 05/11/2025", "2025-11-05"],
    ["yesterday coffee 18k", "2026-11-27"],
    ["day before yesterday coffee 18k", "2026-11-26"],
    ["besok kopi 18rb", "2026-11-29"],
  ])("%s", async (text, date) => {
    const { parts } = await read(text);
    expect(parts.date).toBe(date);
    expect(parts.amount).toBe(18_000);
    expect(parts.detail).toMatch(/^(kopi|coffee)$/);
  });

  it("is none where no day is named", async () => {
    expect((await partsOf("1/2 kg telur 15rb")).date).toBeUndefined();
    expect((await partsOf("5 martabak 100rb")).date).toBeUndefined();
    expect((await partsOf("asuransi sun life 500rb")).date).toBeUndefined();
  });
});

describe("a sentence", () => {
  it.each<[string, Parts]>([
    [
      "kemarin kopi 18rb gopay",
      {
        type: "expenses",
        amount: 18_000,
        category_id: "food-beverages",
        wallet_id: "GoPay",
        date: "2026-11-27",
        detail: "kopi",
      },
    ],
    [
      "gaji 8,5jt bca",
      {
        type: "income",
        amount: 8_500_000,
        category_id: "salary",
        wallet_id: "BCA",
        detail: "gaji",
      },
    ],
    [
      "bayar listrik 250rb pakai mandiri",
      {
        type: "expenses",
        amount: 250_000,
        category_id: "utilities",
        wallet_id: "Mandiri",
        detail: "listrik",
      },
    ],
    [
      "lunch with Rani 45k cash",
      {
        type: "expenses",
        amount: 45_000,
        category_id: "food-beverages",
        wallet_id: "Tunai",
        detail: "lunch with Rani",
      },
    ],
    [
      "makan malam cc 300rb",
      {
        type: "expenses",
        amount: 300_000,
        category_id: "food-beverages",
        wallet_id: "Kartu Kredit",
        detail: "makan malam",
      },
    ],
    ["kado Sinta 150rb", { type: "expenses", amount: 150_000, detail: "kado Sinta" }],
    [
      "topup gopay 100rb dari bca",
      { type: "transfer", amount: 100_000, wallet_id: "BCA", to_wallet_id: "GoPay" },
    ],
    [
      "topup gopay 100rb dari bca admin 1000",
      { type: "transfer", amount: 100_000, fee: 1_000, wallet_id: "BCA", to_wallet_id: "GoPay" },
    ],
    [
      "tarik tunai 500rb bca",
      { type: "transfer", amount: 500_000, wallet_id: "BCA", to_wallet_id: "Tunai" },
    ],
    [
      "pindah 1jt dari bca ke jago",
      { type: "transfer", amount: 1_000_000, wallet_id: "BCA", to_wallet_id: "Jago" },
    ],
    [
      "bca ke seabank 2jt",
      { type: "transfer", amount: 2_000_000, wallet_id: "BCA", to_wallet_id: "SeaBank" },
    ],
    [
      "bayar kartu kredit 1,2jt dari bca",
      { type: "transfer", amount: 1_200_000, wallet_id: "BCA", to_wallet_id: "Kartu Kredit" },
    ],
    [
      "makan 20rb dibayar pake gopay",
      {
        type: "expenses",
        amount: 20_000,
        category_id: "food-beverages",
        wallet_id: "GoPay",
        detail: "makan",
      },
    ],
    ["dibayar budi 200rb", { type: "income", amount: 200_000, detail: "dibayar budi" }],
    [
      "transfer dari Budi 200rb ke bca",
      { type: "income", amount: 200_000, wallet_id: "BCA", detail: "transfer dari Budi" },
    ],
    [
      "sumbangan dana bencana 50rb",
      { type: "expenses", amount: 50_000, category_id: "donate", detail: "sumbangan dana bencana" },
    ],
  ])("%s", async (text, parts) => {
    expect(await read(text)).toEqual({ kind: "entry", parts, amounts: [] });
  });

  it("names the person's own categories and wallets", async () => {
    const own = { ...CONTEXT };
    own.wallets = [{ id: "w1", name: "BCA Tabungan" }];
    own.categories = [
      ...CATEGORIES,
      { id: "c1", name: "Kucing", label: "Kucing", type: "expenses", aliases: [], hidden: false },
    ];
    const { parts } = await parse("makan kucing 60rb bca", own);
    expect(parts).toMatchObject({ category_id: "c1", wallet_id: "w1" });
  });

  it("names no category that is hidden, and no wallet where two could be meant", async () => {
    const own = { ...CONTEXT };
    own.wallets = ["BCA Gaji", "BCA Tabungan"].map((name) => ({ id: name, name }));
    own.categories = CATEGORIES.map((category) => ({
      ...category,
      hidden: category.id === "fuel",
    }));
    expect((await parse("bensin 50rb bca", own)).parts).toEqual({
      type: "expenses",
      amount: 50_000,
      detail: "bensin bca",
    });
  });

  it.each(["", "halo apa kabar", "besok rapat jam 10"])("says nothing: '%s'", async (text) => {
    expect((await read(text)).kind).toBe("nothing");
  });
});
