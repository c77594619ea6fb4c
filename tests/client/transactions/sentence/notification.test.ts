import { describe, expect, it } from "vitest";

import { parse } from "@/features/transactions/sentence/parse";
import type { Parts, TextKind } from "@/features/transactions/sentence/parsed-text";

import { CONTEXT } from "./context";

describe("a message about what happened", () => {
  it.each<[string, Parts]>([
    [
      "Pembayaran Rp25.000 ke KOPI KENANGAN berhasil pada 27/11/2026 08:15 menggunakan GoPay. Saldo GoPay kamu Rp175.000. Ref 8812345678",
      {
        type: "expenses",
        amount: 25_000,
        category_id: "food-beverages",
        wallet_id: "GoPay",
        date: "2026-11-27",
        detail: "KOPI KENANGAN",
      },
    ],
    [
      "m-Transfer BERHASIL 26/11/26 10:11:12 Ke 1234567890 SITI RAHMAWATI Rp 500.000,00 Ref 1234567890",
      {
        type: "expenses",
        amount: 500_000,
        wallet_id: "BCA",
        date: "2026-11-26",
        detail: "SITI RAHMAWATI",
      },
    ],
    [
      "Dana masuk Rp1.500.000 dari BUDI SANTOSO ke rekening BCA Anda **1234 pada 28 Nov 2026. Saldo Rp3.250.000",
      {
        type: "income",
        amount: 1_500_000,
        wallet_id: "BCA",
        date: "2026-11-28",
        detail: "BUDI SANTOSO",
      },
    ],
    [
      "Uang terkirim! Rp50.000 ke BUDI SANTOSO dari GoPay kamu",
      { type: "expenses", amount: 50_000, wallet_id: "GoPay", detail: "BUDI SANTOSO" },
    ],
    [
      "You paid IDR 54,000 to STARBUCKS with OVO. Your balance is IDR 120,500.",
      {
        type: "expenses",
        amount: 54_000,
        category_id: "dining-out",
        wallet_id: "OVO",
        detail: "STARBUCKS",
      },
    ],
    [
      "Top up GoPay Rp100.000 dari BCA berhasil. Biaya admin Rp1.000. Saldo GoPay Rp230.000.",
      {
        type: "transfer",
        amount: 100_000,
        fee: 1_000,
        wallet_id: "BCA",
        to_wallet_id: "GoPay",
      },
    ],
    [
      "Halo Ayu,\nMerchant           BAKSO PAK KUMIS\nSumber Dana        Mandiri ****1234\nSubtotal           Rp 30.000\nTotal              Rp 32.500\nWaktu              27 Nov 2026, 19:48",
      {
        type: "expenses",
        amount: 32_500,
        category_id: "food-beverages",
        wallet_id: "Mandiri",
        date: "2026-11-27",
        detail: "BAKSO PAK KUMIS",
      },
    ],
    [
      "BRI: Rek 4102****880 menerima Rp900.000 tgl 24/11/26 KLAIM ASURANSI. Saldo Rp934.112",
      {
        type: "income",
        amount: 900_000,
        wallet_id: "BRI",
        date: "2026-11-24",
        detail: "KLAIM ASURANSI",
      },
    ],
    [
      "Honor penulis Rp750.000 dari Tempo telah ditransfer ke rekening BCA kamu",
      {
        type: "income",
        amount: 750_000,
        category_id: "freelance-side-gigs",
        wallet_id: "BCA",
        detail: "Tempo",
      },
    ],
    [
      "Tarik tunai Rp500.000 di ATM BCA berhasil pada 27/11/2026. Saldo Rp2.000.000",
      {
        type: "transfer",
        amount: 500_000,
        wallet_id: "BCA",
        to_wallet_id: "Tunai",
        date: "2026-11-27",
      },
    ],
  ])("%s", async (text, parts) => {
    expect(await parse(text, CONTEXT)).toEqual({ kind: "entry", parts, amounts: [] });
  });

  it.each<[TextKind, string]>([
    [
      "promotion",
      "Dapatkan cashback hingga 50% di Kopi Kenangan! Klaim voucher Rp25.000 sekarang.",
    ],
    ["promotion", "Promo gajian! Diskon hingga Rp100.000 pakai ShopeePay. S&K berlaku."],
    ["promotion", "Selamat! Anda terpilih mendapat pinjaman hingga Rp10.000.000. Ajukan sekarang."],
    ["failed", "Transaksi gagal. Pembayaran Rp50.000 ke INDOMARET tidak dapat diproses."],
    [
      "promotion",
      "Berhasil! Kamu berhak atas voucher Rp25.000 di GoFood, pesan min. Rp60.000 sekarang.",
    ],
    ["promotion", "Payday deals: paid with OVO and get 30% cashback max IDR 30,000 at KOI."],
    ["failed", "Grab: We couldn't charge your card ending 3302 for Rp68.000."],
    ["failed", "Pembayaran Rp112.000 ke INDOMARET dengan kartu ****8806 ditolak: PIN salah."],
    ["code", "Use 771 042 to log in to wondr. This code is valid for 3 minutes."],
    ["bill", "Cicilanmu Rp367.420 jatuh tempo 3 hari lagi. Yuk bayar sebelum kena denda."],
    ["bill", "Pembayaran kamu sebesar Rp250.000 sedang diproses. Tunggu kabar dari kami."],
    ["nothing", "Limit kartu kredit Anda telah ditambah menjadi Rp50.000.000 pada 25/11/2026."],
    ["failed", "Your payment of IDR 54,000 to STARBUCKS was declined."],
    [
      "bill",
      "Tagihan PDAM Anda bulan Juli sebesar Rp85.000. Abaikan pesan ini jika telah dibayar.",
    ],
    ["bill", "Tagihan Indihome kamu Rp350.000 belum kami terima. Abaikan jika sudah dibayar."],
    ["code", "Kode OTP Anda 482913. Jangan berikan kepada siapa pun."],
    ["code", "123456 adalah kode verifikasi untuk transaksi Rp150.000 di Tokopedia."],
    ["bill", "Tagihan kartu kredit Anda Rp1.250.000 jatuh tempo 05/12/2026. Segera bayar."],
    ["nothing", "Login baru terdeteksi di perangkat Anda pada 28/11/2026 10:00 WIB."],
    ["nothing", "Saldo GoPay kamu saat ini Rp125.000 pada 28/11/2026."],
  ])("is %s: %s", async (kind, text) => {
    expect(await parse(text, CONTEXT)).toEqual({ kind, parts: {}, amounts: [] });
  });

  it("stays a receipt where it warns of codes", async () => {
    const text =
      "Transfer masuk Rp500.000 dari ANI ke BCA 28/11/2026. Jangan berikan PIN dan kode OTP kepada siapa pun. Info 1500888";
    expect(await parse(text, CONTEXT)).toMatchObject({
      kind: "entry",
      parts: { type: "income", amount: 500_000, detail: "ANI" },
    });
  });
});
