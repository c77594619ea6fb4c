import { type TextKind, wordPattern } from "./parsed-text";

const CODE_WORDS =
  "otp|(?:kode|code) (?:otp|verifikasi|rahasia|keamanan|akses|masuk|login|aktivasi|autentikasi|konfirmasi|unik|sekali pakai)|(?:verification|security|login|access|confirmation|authentication|one-time) (?:code|passcode|password|pin)|passcode|m-?pin|one[- ]time";
const CODE = new RegExp(
  `(?<![\\p{L}])(?:${CODE_WORDS})(?![\\p{L}])[^\\n.]{0,60}?(?<![\\d.,/-])\\d{4,8}(?![\\d.,]\\d|\\d)|(?<![\\d.,/-])\\d{4,8}(?!\\d|[.,]\\d)[^\\n.]{0,40}?(?<![\\p{L}])(?:${CODE_WORDS})(?![\\p{L}])|(?<![\\d.,])\\d{3}[- ]\\d{3}(?![\\d.,])[^\\n.]{0,40}?(?:otp|code|kode)`,
  "iu",
);
const BORROWED_CODE = /(?:jangan|don't|never|do not|tidak pernah|hindari)[^.\n]*$/iu;

const FAILED = wordPattern(
  "(?:transaksi|pembayaran|pembelian|transfer|top ?up) (?:\\p{L}+ )?dibatalkan|gagal|failed|failure|declined|ditolak|rejected|unsuccessful|tidak berhasil|belum berhasil|not successful|tidak dapat (?:di)?proses|tidak dapat diproses|tidak bisa diproses|(?:couldn't|could not|can't|cannot) be|saldo (?:\\p{L}+ )?(?:tidak|tdk|kurang|nggak|gak) ?(?:cukup|mencukupi)?|insufficient|kedaluwarsa|kadaluarsa|expired|timed? ?out|tidak valid",
);
const CANCELLED = wordPattern("dibatalkan|cancell?ed|batal");
const REFUNDED = wordPattern(
  "refund(?:ed)?|dikembalikan|pengembalian(?: dana)?|dana kembali|credited back|returned|reversal",
);
const WILL = wordPattern("akan|will|sedang|dalam|within|maksimal|to be");

/** What only a receipt says. */
export const RECEIPT = wordPattern(
  "berhasil|sukses|success(?:ful|fully)?|completed|lunas|diterima|menerima|received|terkirim|sent|di?debe?i?t|debited|dikreditkan|credited|terbayar|bertambah|berkurang|approved|charged|ditransfer|terpotong|(?:anda|kamu|you) (?:telah |sudah |have |just )?(?:membayar|bayar|mengirim|bertransaksi|melakukan|paid|spent|bought)|dana masuk|transfer masuk|transaksi (?:debit|kredit|kartu|qris)|pembayaran (?:ke|di|kepada|qris)|payment (?:to|of|at)|purchase (?:of|at)|trx|m-transfer|withdrawal|ditarik",
);

const BILL = wordPattern(
  "jatuh tempo|due(?: date| on| by)?|segera (?:lakukan|bayar|lunasi|selesaikan)|bayar (?:sebelum|paling lambat|segera)|batas (?:waktu|akhir)? ?(?:pembayaran|bayar)|menunggu pembayaran|selesaikan pembayaran|lakukan pembayaran|awaiting payment|complete your payment|please pay|pay (?:before|by)|(?:total )?tagihan (?:\\p{L}+ ){0,3}(?:anda|kamu|sebesar|adalah|bulan|periode|sudah (?:terbit|tersedia|keluar))|e-?statement|statement|minimum payment|pembayaran minimum|your bill|bill (?:is|for)|invoice|meminta|requested|requests|minta (?:uang|dana)|lembar tagihan|belum (?:dibayar|lunas)|unpaid|reminder|pengingat|akan (?:didebet|didebit|dipotong|ditagih)|will be (?:charged|debited)",
);
const PAID = wordPattern(
  "berhasil|sukses|success(?:ful|fully)?|lunas|telah (?:dibayar|diterima|kami terima|membayar|terbayar)|sudah (?:dibayar|diterima)|thank you for|terima kasih (?:atas|telah|sudah)|has been (?:paid|received|debited)|was paid|paid|telah (?:didebet|didebit)|you (?:paid|sent)",
);

const PROMOTION = wordPattern(
  "promo|diskon|disc(?:ount)?|cashback|hingga|up to|s/d|sampai dengan|voucher|vouchers?|gratis|free|klaim|claim|dapatkan|dapetin|menangkan|win|hadiah|undian|s&k|syarat|t&c|terms|ajukan|apply|penawaran|offer|flash sale|sale|nikmati|enjoy|hemat|save|buruan|yuk|ayo|jangan lewatkan|don't miss|limited|terbatas|off|pinjaman|pinjam|limit|cicilan 0|bunga 0|cuan|kesempatan|spesial|special|exclusive|eksklusif|gebyar|kupon|coupon|potongan|get|hari ini saja|today only|berlaku|valid|cek sekarang|download|upgrade|undang teman|referral|bonus|ongkir|gajian|payday|mau|sekarang|now|shop|mulai|menanti|khusus|selamat|congrat(?:s|ulations)?|reward|poin|points|terpilih|pre-?approved|cair|langsung|ajak|teman(?:mu)?|stok|bagi-bagi|kode|rebutan|periode|sampai|dapat|min",
  "giu",
);
const INVITATION = wordPattern(
  "hingga|up to|s/d|dapatkan|dapetin|klaim|claim|menangkan|buruan|yuk|ayo|jangan lewatkan|don't miss|ajukan|apply now|nikmati|enjoy|s&k|t&c|gratis ongkir|flash sale|undang teman|cek sekarang|pre-?approved|disetujui hingga|shop now|serbu|mumpung|tunggu apa|mau|terpilih|berkesempatan|cukup|pakai kode|use code|kode promo|promo code|today only|hari ini saja|free|gratis|menanti(?:mu)?|stok terbatas|min\\.? (?:belanja|transaksi|rp)|ajak teman|bagikan kode|rebutan|bagi-bagi|kehabisan|bisa dapat|periode",
  "giu",
);

function countWords(pattern: RegExp, text: string): number {
  return new Set([...text.matchAll(pattern)].map(([word]) => word.toLowerCase())).size;
}

function isCode(text: string): boolean {
  const found = CODE.exec(text);
  return found !== null && !BORROWED_CODE.test(text.slice(0, found.index));
}

function isFailed(text: string): boolean {
  if (FAILED.test(text)) return true;
  return CANCELLED.test(text) && (!REFUNDED.test(text) || WILL.test(text));
}

/** Whether a text invites; a receipt that also advertises stays a receipt. */
function isPromotion(text: string, isMessage: boolean): boolean {
  const first = text.search(new RegExp(INVITATION.source, "iu"));
  if (first < 0) return false;
  const receipt = RECEIPT.exec(text);
  if (isMessage && receipt && receipt.index < first) return false;
  const words = countWords(PROMOTION, text) + (/\d ?%/.test(text) ? 1 : 0);
  return words > (isMessage ? 1 : 2);
}

/** What a text is, as far as it is no entry; 'entry' where nothing speaks against one. */
export function findKind(text: string, isMessage: boolean): TextKind {
  if (isCode(text)) return "code";
  if (isFailed(text)) return "failed";
  if (isPromotion(text, isMessage)) return "promotion";
  if (isMessage && BILL.test(text) && !PAID.test(text)) return "bill";
  return "entry";
}
