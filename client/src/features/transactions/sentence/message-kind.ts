import type { TextKind } from "./parsed-text";
import { anyOf, BEGIN, END, listed } from "./patterns";

const CODE = BEGIN + anyOf("otp passcode m?pin (?:\\p{L}+_)code kode_(?!ini)\\p{L}+") + END;
const DIGITS = "(?<![\\d.,/-])(?:\\d{4,8}|\\d{3}[ -]\\d{3})(?![.,]?\\d)";
const CODES = new RegExp(
  `${CODE}(?:[^\\n.]|\\.\\d){0,60}?${DIGITS}|${DIGITS}[^\\n.]{0,40}?${CODE}`,
  "iu",
);
const FAILED = listed(
  "gagal failed failure declin ditolak rejected unsuccess insuffic (?<!sebelum_)kedalu?w expired timed_out (?:tidak|tdk|belum|nggak|gak|not)_(?:berhasil|success|cukup|mencukupi|valid|(?:dapat|bisa)_diproses) (?:could|can)(?:n't|_?not)_be",
);
const CANCELLED = listed("dibatalkan cancel batal");
const RETURNED = listed("(?:telah|sudah|udah|been|was)_(?:dikembali|masuk|refund|return|credit)");

/** What only a receipt says. */
const RECEIPT = listed(
  "berhasil sukses success complet lunas terima menerima diterima received terkirim sent di?debe debited dikredit credited dibayar bertambah berkurang approved disetujui charged ditransfer terpotong dipotong (?:anda|kamu|you|telah|sudah|baru_\\S+)_(?:membayar|bayar|mengirim|kirim|bertrans|paid|spent) (?:dana|transfer|uang|sudah|telah|ada)_masuk transaksi_(?:debit|kredit|kartu|qris) pembayaran_(?:ke|di|qris) payment_(?:to|of|at) spent purchase trx m-transfer withdraw ditarik",
);
const BILL = listed(
  "jatuh_tempo due segera (?:bayar|selesai\\S+)_(?:sebelum|paling|sekarang|pembayaran) batas_waktu menunggu awaiting please complete_your pay_(?:before|by) tagihan_(?:\\p{L}+_){0,3}(?:anda|kamu|sebesar|bulan) e?-?statement your_bill invoice meminta request minta (?:belum|un)_?paid belum_(?:di|lunas) reminder akan_di will_be",
);

const INVITES =
  "hingga up_to s\\/d s\\.d dapatkan dapetin klaim claim menangkan buruan yuk ayo ajukan apply nikmati enjoy s&k t&c gratis free terpilih mumpung cukup pre_?appro min ajak kode kumpulkan get punya";
const OFFERS =
  "promo diskon discount cashback voucher hadiah limit off pinjaman bunga kesempatan kupon coupon potongan berlaku bonus ongkir gajian payday sekarang now cuma mulai khusus selamat congrat poin point cair deal sale dapat hemat win terbatas sampai bagi_bagi rebutan gratis naik_jadi undian nunggu menanti";
const INVITATION = listed(INVITES);
const OFFER = listed(`${INVITES} ${OFFERS}`, "giu");

/** What a person doesn't write about the own money. */
const OFFICIAL = listed(
  "anda kamu you your yth nasabah rekening saldo ref transaksi trx berhasil sukses success telah has_been was diterima didebe debited credited dikredit menunggu",
);
const MONEY = /(?:rp|idr)\.? ?\d/iu;

/** Whether a text is the message of a bank, a shop or an e-wallet. */
export function isMessage(text: string): boolean {
  const isOfficial = [OFFICIAL, BILL, /\*\*|xxx|!/u].some((pattern) => pattern.test(text));
  return text.length > 110 || (text.length > 35 && isOfficial && MONEY.test(text));
}

/** Where a text says so first, after everything where it doesn't. */
const placeOf = (pattern: RegExp, text: string) => text.search(pattern) >>> 0;
const NOWHERE = -1 >>> 0;

/** The kind of a message by what it says first; a receipt that also advertises stays a receipt. */
function kindOf(text: string, offers: number): TextKind {
  const receipt = placeOf(RECEIPT, text);
  if (placeOf(BILL, text) < receipt && !INVITATION.test(text)) return "bill";
  if (receipt === NOWHERE) return offers > 0 ? "promotion" : "entry";
  return offers > 1 && placeOf(INVITATION, text) < receipt ? "promotion" : "entry";
}

/** What a text is, as far as it is no entry; 'entry' where nothing speaks against one. */
export function findKind(text: string, message: boolean): TextKind {
  // Receipts warn of codes.
  if (placeOf(CODES, text) < placeOf(RECEIPT, text)) return "code";
  if (FAILED.test(text) || (CANCELLED.test(text) && !RETURNED.test(text))) return "failed";
  const offers = new Set(text.toLowerCase().match(OFFER)).size + Number(/\d ?%/.test(text));
  if (message) return kindOf(text, offers);
  return offers > 2 && INVITATION.test(text) ? "promotion" : "entry";
}
