import type { TextKind } from "./parsed-text";
import { anyOf, BEGIN, END, listed } from "./patterns";

const CODE =
  BEGIN +
  anyOf(
    "otp passcode m?pin (?:\\p{L}+_)code (?<!(?:pakai|gunakan|use|dengan)_)kode_(?!ini)\\p{L}+",
  ) +
  END;
const DIGITS = "(?<![\\d.,/*x]|(?<!\\b\\p{L})-)(?:\\d{4,8}|\\d{3}[ -]\\d{3})(?![.,]?\\d)";
const CODES = new RegExp(
  `(?:kode|code|use|masukkan|gunakan|enter):? (?:\\d{4,8}|\\d{3}[ -]\\d{3})(?!\\d)|${CODE}(?:[^\\n.]|\\.\\d){0,90}?${DIGITS}|${DIGITS}[^\\n.]{0,40}?${CODE}`,
  "iu",
);
const FAILED = listed(
  "gagal failed failure declin ditolak rejected unsuccess insuffic (?<!sebelum_)kedalu?w expired timed_out (?:tidak|tdk|belum|nggak|gak|not)_(?:berhasil|success|cukup|mencukupi|valid|(?:dapat|bisa)_diproses) (?:could|can)(?:n't|_?not) unable_to",
);
const CANCELLED = listed("dibatalkan cancel batal");
const RETURNED = listed("(?:telah|sudah|udah|been|was)_(?:dikembali|masuk|refund|return|credit)");

/** What only a receipt says. */
const RECEIPT = listed(
  "berhasil sukses success complet lunas terisi terkirim terima(?!_(?:bonus|tambahan|hadiah|cashback|voucher)) nerima menerima diterima received sent debe debited credited di(?:debe|kredit|bayar|bebankan|transfer|potong|tarik) bertambah berkurang charged (?<!get_)paid refund tarikan penarikan terpotong (?:anda|kamu|you|telah|sudah|baru_\\S+)_(?:membayar|bayar|mengirim|kirim|bertrans|paid|spent) (?:dana|transfer|uang|s?udah|telah|ada)_masuk pembayaran_(?:ke|di|qris) informasikan_transaksi e-?receipt paid_with payment_(?:to|of|at|method) (?:telah|sudah)_di(?:beli|lepas|cair|kirim|potong|tarik|setor|kembali)\\p{L}* used_(?:for|at) digunakan (?:ke|ter)pakai (?<!every_\\S+_\\S+_)spent purchase trx m-transfer withdraw",
);
const BILL = listed(
  "jatuh_tempo due segera (?:bayar|selesai\\S+)_(?:sebelum|paling|sekarang|pembayaran) paling_lambat (?:mohon|harap)_(?:lakukan|dibayar|transfer) menunggu_pem awaiting please_(?:pay|settle|make) complete_your pay_(?:before|by) (?<!(?:pembayaran|membayar|bayar)_)tagihan_(?:\\p{L}+_){0,3}(?:anda|kamu|sebesar|bulan)(?!(?:[^.]|\\.\\d)*(?:sudah|telah)_(?:lunas|dibayar)) estimasi your_bill meminta request minta (?:belum|un)_?paid belum_(?:di|lunas) reminder (?:akan|sedang|masih)_di(?!kemas|kirim|antar) will_(?:be|renew)",
);

/** Whatever else such a text says. */
const DUE =
  /jatuh tempo|due (?:date|on|in)|batas waktu|tunggakan|segera (?:lakukan )?(?:bayar|pembayaran)/iu;
const STATEMENT = /e-?billing|e-?statement/iu;

/** What nobody writes about the own money. */
const INVITES =
  "hingga up_to s\\/d s\\.d dapatkan dapetin klaim claim menangkan buruan yuk ajukan apply nikmati enjoy s&k t&c terpilih pre_?appro berkesem kumpulkan gratis_(?:\\d|ongkir) undang special_offer exclusive eksklusif penawaran (?:beli|pesan|order|buy)_(?:hari_ini|sekarang|now) (?:pakai|use)_(?:kode|code)";
const OFFERS =
  "promo spesial special lebih_murah diskon discount cashback pinjam voucher hadiah (?<!sisa_)limit off serba agunan save bunga_(?:mulai|\\d) kesempatan kupon coupon potongan berlaku ongkir payday sekarang now cuma mulai khusus selamat congrat poin point coin koin tanpa_bunga hangus cair deal sale dapat hemat reward bonus ajak raih win menang peluang terbatas sampai bagi_bagi rebutan gratis free naik_jadi undian nunggu menanti min kode get punya cukup klik ambil tukar";
const INVITATION = listed(INVITES);
const OFFER = listed(`${INVITES} ${OFFERS}`, "giu");

/** What a person doesn't write about the own money. */
const OFFICIAL = listed(
  "anda kamu (?:pesanan|saldo|pembayaran|transaksi|tagihan|akun|kartu)mu you your yth pembayaran terpotong nasabah ref transaksi trx berhasil sukses success telah has_been was diterima didebe debited credited dikredit menunggu",
);
const MONEY = /(?:rp|idr|sebesar)\.? ?\d/iu;

/** Masked accounts, a sender, and more than one sentence. */
const MARKED =
  /\*\*|xxx|[\n!?]|^[^:\n]{2,40}:|(?:mulai(?: dari)?|from) (?:Rp|IDR)|\d[^\n]*, \p{L}+ [^\n]*\.$|\. \p{Lu}/u;

/** The number of an account. */
const MASKED = /\*{2,}\d|\d\*{2,}|x{3,}\d/iu;

/** An amount without its currency, in a text that speaks to somebody. */
const OFFICIAL_AMOUNT = new RegExp(`${OFFICIAL.source}[^]*\\d\\.\\d{3}`, "iu");

/** How many different words of a text make an offer. */
function countOffers(text: string): number {
  return new Set(text.toLowerCase().match(OFFER)).size + Number(/\d ?%/.test(text));
}

const saysAny = (patterns: readonly RegExp[], text: string) =>
  patterns.some((pattern) => pattern.test(text));

/** Whether a text is the message of a bank, a shop or an e-wallet. */
export function isMessage(text: string): boolean {
  if (text.length < 36) return false;
  const isOfficial = saysAny([OFFICIAL, BILL, INVITATION, MARKED], text);
  // A person who writes in full sentences makes no offers.
  const isNoted = isOfficial || countOffers(text) > (/%|\.$/.test(text) ? 0 : 1);
  return text.length > 110 || (isNoted && saysAny([MONEY, MASKED, OFFICIAL_AMOUNT], text));
}

/** Where a text says so first, after everything where it doesn't. */
const placeOf = (pattern: RegExp, text: string) => text.search(pattern) >>> 0;

/** What happened has a date. */
const DATED = /\d[/-]\d\d?[/-]\d\d|20[2-9]\d/u;

/** What only happened money has: a day, a time, an account or a reference. */
const PROOF = new RegExp(`${DATED.source}|${MASKED.source}|\\d\\d:\\d\\d|\\bref\\b`, "iu");

/** How much there is, at the beginning or behind the sender. */
const BALANCE = /^(?:[^:\n]{2,40}: ?)?(?:your )?(?:saldo|balance)/iu;
const CHANGED = /limit[^.]*(?:diubah|changed|dinaik|ditambah|increased)/iu;

/** Without a currency they are the only amount. */
const POINTS = /poin|coin|koin/iu;

/** The slip of a shop: a total on a line of its own, and a day. */
const SHOP = new RegExp(`^(?=[^]*(?:${DATED.source}))[^!]*\\n *(?:grand )?total\\W.*\\d{3}`, "iu");

/** Without a receipt only a date tells what happened: whatever else calls for something. */
function kindWithoutReceipt(text: string, offers: number): TextKind {
  if (SHOP.test(text) && offers < 3) return "entry";
  if (offers > 0) return "promotion";
  if (BALANCE.test(text)) return "nothing";
  if (PROOF.test(text)) return "entry";
  return MONEY.test(text) && !/^[^!]*(?:saldo|balance)[^!]*$/iu.test(text)
    ? "promotion"
    : "nothing";
}

/** Whether a message asks for money before it says that any was paid. */
function isBill(text: string, offers: number): boolean {
  const receipt = placeOf(RECEIPT, text);
  const isBefore = (pattern: RegExp) => placeOf(pattern, text) < receipt;
  if (isBefore(STATEMENT) || (isBefore(DUE) && offers < 4)) return true;
  return isBefore(BILL) && offers < 2 && !INVITATION.test(text);
}

/** Whether a message that speaks of a payment only offers one. */
function isOffer(text: string, offers: number): boolean {
  if (offers > 4) return true;
  if (offers > 1 && placeOf(INVITATION, text) < placeOf(RECEIPT, text)) return true;
  return offers > 2 && !PROOF.test(text);
}

/** The kind of a message by what it says first; a receipt that also advertises stays a receipt. */
function kindOf(text: string, offers: number): TextKind {
  if (CHANGED.test(text)) return "nothing";
  if (POINTS.test(text) && !MONEY.test(text)) return "promotion";
  if (isBill(text, offers)) return "bill";
  if (!RECEIPT.test(text)) return kindWithoutReceipt(text, offers);
  return isOffer(text, offers) ? "promotion" : "entry";
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
