import type { TextKind } from "./parsed-text";
import { anyOf, BEGIN, END, listed } from "./patterns";

const CODE =
  BEGIN +
  anyOf(
    "otp passcode m?pin (?:\\p{L}+_)code (?<!(?:pakai|gunakan|use|dengan)_)kode_(?!ini)\\p{L}+",
  ) +
  END;
const DIGITS = "(?<![\\d.,/-])(?:\\d{4,8}|\\d{3}[ -]\\d{3})(?![.,]?\\d)";
const CODES = new RegExp(
  `(?:kode|code):? \\d{4,8}(?!\\d)|${CODE}(?:[^\\n.]|\\.\\d){0,60}?${DIGITS}|${DIGITS}[^\\n.]{0,40}?${CODE}`,
  "iu",
);
const FAILED = listed(
  "gagal failed failure declin ditolak rejected unsuccess insuffic (?<!sebelum_)kedalu?w expired timed_out (?:tidak|tdk|belum|nggak|gak|not)_(?:berhasil|success|cukup|mencukupi|valid|(?:dapat|bisa)_diproses) (?:could|can)(?:n't|_?not)_be",
);
const CANCELLED = listed("dibatalkan cancel batal");
const RETURNED = listed("(?:telah|sudah|udah|been|was)_(?:dikembali|masuk|refund|return|credit)");

/** What only a receipt says. */
const RECEIPT = listed(
  "berhasil sukses success complet lunas terima nerima menerima diterima received terkirim sent di?debe debited dikredit credited dibayar bertambah berkurang charged (?<!get_)paid refund tarikan penarikan dibebankan ditransfer terpotong dipotong (?:anda|kamu|you|telah|sudah|baru_\\S+)_(?:membayar|bayar|mengirim|kirim|bertrans|paid|spent) (?:dana|transfer|uang|s?udah|telah|ada)_masuk pembayaran_(?:ke|di|qris) s?udah_jadi informasikan_transaksi e-?receipt pesanan_selesai total_(?:paid|pembayaran|bayar) paid_with payment_(?:to|of|at) used_(?:for|at) digunakan landed (?<!every_\\S+_\\S+_)spent purchase trx m-transfer withdraw ditarik",
);
const BILL = listed(
  "jatuh_tempo due segera (?:bayar|selesai\\S+)_(?:sebelum|paling|sekarang|pembayaran) batas_waktu (?:mohon|harap)_lakukan menunggu_pem awaiting please_(?:pay|settle|make) complete_your pay_(?:before|by) tagihan_(?:\\p{L}+_){0,3}(?:anda|kamu|sebesar|bulan) e?-?statement your_bill invoice meminta request minta (?:belum|un)_?paid belum_(?:di|lunas) reminder akan_di will_be",
);

const STATEMENT = /e-?billing|e-?statement|tanggal cetak|statement date/iu;

/** What nobody writes about the own money. */
const INVITES =
  "hingga up_to s\\/d s\\.d dapatkan dapetin klaim claim menangkan buruan yuk ajukan apply nikmati enjoy s&k t&c terpilih pre_?appro berkesem kumpulkan gratis_ongkir (?:beli|pesan|order|buy)_(?:hari_ini|sekarang|now) (?:pakai|use)_(?:kode|code)";
const OFFERS =
  "promo spesial special lebih_murah diskon discount cashback pinjam voucher hadiah (?<!sisa_)limit off serba agunan save bunga_(?:mulai|\\d) kesempatan kupon coupon potongan berlaku ongkir payday sekarang now cuma mulai khusus selamat congrat poin point tanpa_bunga hangus cair deal sale dapat hemat reward undang ajak raih win menang peluang terbatas sampai bagi_bagi rebutan gratis free naik_jadi undian nunggu menanti min kode get punya cukup klik ambil tukar";
const INVITATION = listed(INVITES);
const OFFER = listed(`${INVITES} ${OFFERS}`, "giu");

/** What a person doesn't write about the own money. */
const OFFICIAL = listed(
  "anda kamu you your yth pembayaran terpotong nasabah ref transaksi trx berhasil sukses success telah has_been was diterima didebe debited credited dikredit menunggu",
);
const MONEY = /(?:rp|idr|sebesar)\.? ?\d/iu;

/** Masked accounts, a sender, and more than one sentence. */
const MARKED =
  /\*\*|xxx|[!?]|^[^:\n]{2,40}:|(?:mulai(?: dari)?|from) (?:Rp|IDR)|\d[^\n]*, \p{L}+ [^\n]*\.$|\. \p{Lu}/u;

/** How many different words of a text make an offer. */
function countOffers(text: string): number {
  return new Set(text.toLowerCase().match(OFFER)).size + Number(/\d ?%/.test(text));
}

/** Whether a text is the message of a bank, a shop or an e-wallet. */
export function isMessage(text: string): boolean {
  const isOfficial = [OFFICIAL, BILL, INVITATION, MARKED].some((pattern) => pattern.test(text));
  // A person who writes in full sentences makes no offers.
  const isNoted = isOfficial || countOffers(text) > (/%|\.$/.test(text) ? 0 : 1);
  return text.length > 110 || (text.length > 35 && isNoted && MONEY.test(text));
}

/** Where a text says so first, after everything where it doesn't. */
const placeOf = (pattern: RegExp, text: string) => text.search(pattern) >>> 0;
const NOWHERE = -1 >>> 0;

/** What happened has a date. */
const DATED = /\d[/-]\d\d?[/-]\d\d|20[2-9]\d/u;

/** How much there is, at the beginning or behind the sender. */
const BALANCE = /^(?:[^:\n]{2,40}: ?)?(?:your )?(?:saldo|balance)/iu;
const CHANGED = /limit[^.]*(?:diubah|changed)/iu;

/** Without a receipt only a date tells what happened: whatever else calls for something. */
function kindWithoutReceipt(text: string, offers: number): TextKind {
  if (offers > 0 && !CHANGED.test(text)) return "promotion";
  if (CHANGED.test(text) || BALANCE.test(text)) return "nothing";
  if (DATED.test(text)) return "entry";
  return MONEY.test(text) && !/saldo|balance/iu.test(text) ? "promotion" : "nothing";
}

/** The kind of a message by what it says first; a receipt that also advertises stays a receipt. */
function kindOf(text: string, offers: number): TextKind {
  const receipt = placeOf(RECEIPT, text);
  const invitation = placeOf(INVITATION, text);
  if (placeOf(STATEMENT, text) < receipt) return "bill";
  if (placeOf(BILL, text) < receipt && offers < 2 && invitation === NOWHERE) return "bill";
  if (receipt === NOWHERE) return kindWithoutReceipt(text, offers);
  return offers > 1 && invitation < receipt ? "promotion" : "entry";
}

/** What a text is, as far as it is no entry; 'entry' where nothing speaks against one. */
export function findKind(text: string, message: boolean): TextKind {
  // Receipts warn of codes.
  if (placeOf(CODES, text) < placeOf(RECEIPT, text)) return "code";
  if (FAILED.test(text) || (CANCELLED.test(text) && !RETURNED.test(text))) return "failed";
  const offers = countOffers(text);
  if (message) return kindOf(text, offers);
  return offers > 1 && INVITATION.test(text) ? "promotion" : "entry";
}
