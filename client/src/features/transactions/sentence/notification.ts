import { choose, findAmounts, type FoundAmount } from "./amounts";
import { findCategory } from "./category";
import { takeDay } from "./days";
import { keepTold, NOTHING, type Parts, type ParsedText, type ParseContext } from "./parsed-text";
import { anyOf, BEGIN, listed, words } from "./patterns";
import { findCard, findCash, type Mentions, takeWallets, type WalletMention } from "./wallets";

/** What the words right before an amount say it is: the first of these that fits. */
const MEANINGS = [
  [
    "balance",
    /(?:(?<!(?:isi|tarik|penarikan|tambah|top.?up) )saldo|sld|balance|sisa|limit|tersedia|outstanding)(?!.*(?:tambah|nambah|kurang|isi|masuk|tarik|transfer|top|terima|received|bayar|kirim|refund))/iu,
  ],
  ["paid", /total.(?:pe?m?ba?yar|paid|payment|transa)|(?:rp|jumlah) bayar|amount paid/iu],
  ["total", /(?<!sub)total|=\W*$/iu],
  ["fee", listed("biaya admin adm fee charge ongkos")],
  [
    "added",
    listed(
      "cashback diskon discount potong hemat saved poin points? koin bonus voucher min promo reward kembalian tip hingga up_to kurs ppn pajak tax ongkir harga token",
    ),
  ],
  ["told", /sebesar\W*(?:rp|idr)?\W*$/iu],
] as const;
type Meaning = (typeof MEANINGS)[number][0] | "plain";

/** What was done with an amount is no balance. */
const DONE = /^ (?:telah|s?udah|berhasil)/iu;

function meaningOf({ start, end }: FoundAmount, text: string): Meaning {
  // The label may stand on the line above.
  const phrase =
    text
      .slice(Math.max(0, start - 60), start)
      .replace(/\n$/, " ")
      .split(/\n|[;.!](?=\s|$)|\d,? (?=\p{L})/u)
      .at(-1) ?? "";
  const meanings = DONE.test(text.slice(end)) ? MEANINGS.slice(1) : MEANINGS;
  return meanings.find(([, words]) => words.test(phrase))?.[0] ?? "plain";
}

type Money = Pick<ParsedText, "amounts"> & { amount: number | undefined; fee: number | undefined };

/** The amount of a message among its balance, fees, discounts and numbers. */
function readMoney(text: string, isWay: boolean): Money {
  const found = findAmounts(text).filter(({ certain }) => certain);
  const of = (meaning: Meaning) =>
    found.filter((one) => meaningOf(one, text) === meaning).map(({ value }) => value);
  const [fee] = of("fee");
  // What arrives in a wallet is less than the total by the fee.
  const meanings: Meaning[] = isWay
    ? ["told", "plain", "paid", "total", "added"]
    : ["paid", "total", "told", "plain", "added"];
  const usable = meanings.map(of).find((values) => values.length > 0);
  return { ...choose(usable ?? of("fee").slice(0, 1)), fee: usable && fee };
}

const INCOMING = listed(
  "masuk nambah landed cr kiriman(?!_ke) dicairkan hasil_penjualan penghasilan pemasukan menerima nerima terima(?!_kasih) diterima_dari received refund dikembalikan pengembalian credited dikredit (?<!kartu_)kredit sent_you paid_you(?!r) got bertambah bunga interest gaji payroll salary pensiun cair pencairan (?:transfer|dana)_dari(?!:) mengirimi (?:kamu|anda)_dapat_(?:rp|idr|uang|dana|kiriman) setoran",
);

const lead = (list: string) => new RegExp(`${BEGIN + anyOf(list)}[ :]+`, "giu");
/** A label, whose value may stand on the next line. */
const label = (list: string) =>
  new RegExp(`${BEGIN + anyOf(list)}(?: ?/ ?\\p{L}+)? ?[:\n ] ?`, "giu");

/** The same at the beginning of a line. */
const field = (list: string) =>
  new RegExp(`^${anyOf(list)}(?: ?/ ?\\p{L}+)?(?: name)? ?[:\\n] ?`, "gimu");

const FIELDS = field(
  "(?:nama_)?(?:merchant|penerima|tujuan|perusahaan|lembaga) (?:merchant|beneficiary|recipient)_name recipient company (?:pay(?:ment)?_)?to (?:(?:pem)?bayar(?:an)?_|(?:di)?kirim_)?ke kepada penyedia_jasa biller produk hotel maskapai layanan acara film (?:rekening_)tujuan",
);
const OWNERS = label(
  "a\\/n a\\.n\\.? atas_nama (?:nama_)?penerima (?:nama_)?pengirim recipient beneficiary sender nama",
);
/** A name may stand right behind the amount and its day. */
const BEHIND_AMOUNT =
  /\d[.,]\d{3}(?:[.,]\d\d)?(?: (?:tgl|pada|on))?[ \n]*(?:¶ *)?(?:\d\d:\d\d )?(?<=[ \n])(?=\p{Lu})/gu;

/** What stands before the name of a shop or a person, the surest first. */
const LEADS = {
  out: [
    FIELDS,
    label("(?:nama_)?merchant(?:_name)? penyedia(?:_jasa)? biller produk layanan"),
    label("tagihan langganan pembelian autodebet isi_ulang cicilan angsuran iuran premi"),
    OWNERS,
    lead(
      "membeli beli pembelian naik perjalanan qris di at kepada ke to pada for untuk pembayaran payment_of bayar purchase",
    ),
    // A line with the time may stand between.
    /(?:erhasil|BERHASIL|ukses|uccessful|elesai)!?\n(?:[^\p{Lu}\n]*(?:WITA?|WIB)?\n)?(?:Rp.*\n)?(?:No\b.*\n)?/gu,
    lead("by pesanan"),
    /(?<!\p{L})(?=(?:Go|Grab)(?!Pay)\p{Lu})/gu,
    BEHIND_AMOUNT,
  ],
  in: [
    OWNERS,
    lead("dari dr from oleh"),
    /(?<!\p{L})(?=(?:PT|CV)\.? )/gu,
    lead("toko"),
    BEHIND_AMOUNT,
    /(?<![\p{L}\p{N}] ?)(?=(?:\p{Lu}\S* )+(?:baru|just|mengirim|telah mengirim|sent) )/gu,
  ],
};

/** What a message is about, where it names nobody. */
const TOPIC =
  /(?<!\p{L})(?:biaya|bunga|dividen|bansos|cashback|pengembalian|refund|pensiun|interest|pajak|(?:pulsa|token)(?= \p{L}))(?: (?!sebesar|buat|kamu|nomor|sudah|telah|dari|untuk|from|berhasil|transaksi)\p{L}{3,}){0,3}/iu;
const CURRENCY = /(?:rp|idr)\W*\d/iu;

/** A name is written with capitals; these words are of the message. */
const NAME_PART =
  /^(?!\S*\d\*\*|\d{6}).*[\p{Lu}\d]|^[&-]$|^[$@]\p{L}|^(?:paket|data|pulsa|token|listrik|tiket|voucher)$/u;
const NO_NAME = listed(
  "(?:rp|idr)\\S* bank bca bni bri kartu atm qr qris hai hello dear payment success account rekening rek kantong saldo anda nasabah berhasil sukses gagal ref idpel rrn tgl tanggal virtual info tunai nop",
);
/** They begin a label. */
const NO_BEGIN = listed("no kode paid total metode waktu biaya nominal");
const ACCOUNT = /^[\d*x -]{4,}/iu;
const TITLE = /^(?:sdri?|bpk|bapak|ibu|merchant)\.? /iu;
/** The number or the town of a shop. */
const BRANCH =
  / (?!\d+[GM]B)(?:\d+[.,]\d{3}|\S*\d\S*\p{L}\S*|\p{L}+\d+|JKT|JAK\p{L}*|BDG|SBY|TGR|BKS|DPK|BGR|SMG|MDN|PLG|MKS|ID)$/u;

/** A date is none. */
const IS_NAME = /^(?!\d\d? \p{L}+ 20).*(?:\p{Lu}.|.\p{Lu}|[$@])/u;
const PHONE = / ?(?:\+?62|0)\d[\d*x-]{2,}$/u;

/** The name that begins there. */
function nameAt(text: string, start: number): string {
  const [phrase = ""] = text.slice(start).split(/[\n,;(|!•:§¶⟦]|(?<!PT|CV)\. | - /u);
  const parts = phrase
    .replace(ACCOUNT, "")
    .replace(/ no\W{1,2}(?=\d)/i, " ref ")
    .split(" ");
  const end = parts.findIndex((part) => !NAME_PART.test(part) || NO_NAME.test(part));
  const name = parts.slice(0, end < 0 ? parts.length : end).join(" ");
  // What a colon follows is a label.
  if (text.startsWith(`${name}: `, start) || NO_BEGIN.test(parts[0] ?? "")) return "";
  return name.replace(PHONE, "").replace(TITLE, "").replace(BRANCH, "").trim();
}

/** What a transfer costs besides. */
const FEES =
  /(?:biaya|fee|admin|meterai|insurance|asuransi|delivery)(?: \p{L}+){0,2}\W*(?:rp|idr)?\W*\d[\d.,]*/giu;

/** Money for a person tells nothing about what it is for. */
const HANDED = listed("transfer kiriman kirim mengirim dikirim sent");
/** But for what was written beside it. */
const NOTE =
  /(?:^|[.!(] ?)(?:catatan|berita|pesan|keterangan|notes?|message|remarks?|ref(?=: ?\p{L}{3}))(?:nya)? ?[:\n] ?(.*)/imu;
const noteOf = (text: string) => NOTE.exec(text)?.[1] ?? "";

const RECEIVED = /(?:kami|telah|sudah) (?:kami )?(?:di)?terima/iu;
const SENDER = /^\p{Lu}[\p{L} ]+(?=:)/u;

/** Who tells that they were paid. */
const senderOf = (text: string) => (RECEIVED.test(text) ? SENDER.exec(text)?.[0] : undefined);
const topicOf = (text = "") => TOPIC.exec(text)?.[0];

/** Between the bank of whom is paid and the name. */
const THEIR_ACCOUNT =
  /((?:[Kk]e|KE|[Tt]o) )(?:[\p{L} ]+(?: - |\n| ))?[\dXx*]{6,}(?: (?=\p{Lu})|\n)(?:B(?:ANK|ank) .*\n)?/gu;

/** Whom a message names, or what it is about. */
function findParty(text: string, incoming: boolean): string | undefined {
  const topic = topicOf(text.split(CURRENCY)[0]);
  if (topic) return topic;
  const joined = text.replace(THEIR_ACCOUNT, "$1");
  const names = LEADS[incoming ? "in" : "out"].flatMap((pattern) =>
    [...joined.matchAll(pattern)].map(({ 0: words, index }) =>
      nameAt(joined, index + words.length),
    ),
  );
  return names.find((name) => IS_NAME.test(name)) ?? topicOf(text) ?? senderOf(text);
}

/** The wallet with this role, or one at least without the other. */
function findRole(mentions: readonly WalletMention[], wanted: string, other: string) {
  return (
    mentions.find(({ role }) => role === wanted) ??
    mentions.find(({ role }) => role !== other && role !== "theirs")
  );
}

const TOPPED_UP = words(
  `(?:${anyOf("top_up isi_saldo pengisian_saldo isi_ulang")}|(?:peng)?isi(?:an)? *(?=⟦))`,
);
/** What one buys by a top-up, from whoever it is. */
const BOUGHT = listed("pulsa voucher token paket_data telkomsel indosat smartfren");
const DRAWN = listed("tarik tarikan penarikan withdr cardless");
const DEPOSITED = /setoran|cash deposit/iu;
const BESIDE = /(?:top[ -]?up|saldo|isi(?:an)?) *⟦(\d)⟧|⟦(\d)⟧ *top[ -]?up/iu;
const OWN =
  /(?:(?:own account|rekening sendiri|(?:perusahaan|biller|penyedia jasa|company) *:)[^⟦\n]*|transfer *⟦\d⟧ *)⟦(\d)⟧/iu;
const PAYS_CARD =
  /(?:pembayaran|bayar|payment|paid)(?: :\n[^⟦]*)?(?: tagihan| your)?(?: ke| of| for| to)? *(?:⟦\d⟧ *)?⟦(\d)⟧/iu;

/** The app that tells of a top-up stands in the first line, the wallet that it filled below. */
function findBelow({ text, mentions }: Mentions): WalletMention | undefined {
  const [head = ""] = text.split("\n");
  const below = mentions.slice([...head.matchAll(/⟦/g)].length);
  const told = mentions.find(({ role }) => role === "to");
  return told ?? below.find(({ role }) => role === "none") ?? findRole(mentions, "to", "from");
}

/** The wallet that a top-up fills. */
function findFilled(marked: Mentions): WalletMention | undefined {
  const { text, mentions } = marked;
  if (!TOPPED_UP.test(text) || BOUGHT.test(text)) return undefined;
  const [, behind, ahead] = BESIDE.exec(text) ?? [];
  const beside = mentions[Number(behind ?? ahead)];
  return beside && beside.role !== "from" ? beside : findBelow(marked);
}

function findPaidCard({ text, mentions }: Mentions, card: string | undefined): string | undefined {
  const paid = mentions[Number(PAYS_CARD.exec(text)?.[1])]?.id;
  const isPaid = /kami terima|received/iu.test(text) || mentions.some(({ id }) => id !== card);
  return paid === card && isPaid ? card : undefined;
}

/** Where drawn money goes: to the account that is told, or into the purse. */
function findDrawn({ text, mentions }: Mentions, cash: string | undefined): string | undefined {
  if (!DRAWN.test(text)) return undefined;
  return mentions.find(({ role }) => role === "to")?.id ?? cash;
}

function findDeposited({ text, mentions }: Mentions, cash: string | undefined): string | undefined {
  return DEPOSITED.test(text) ? mentions.find(({ id }) => id !== cash)?.id : undefined;
}

/** Where the money of a transfer between own wallets goes; undefined for that of other people. */
function findTarget(marked: Mentions, { wallets }: ParseContext): string | undefined {
  const { text, mentions } = marked;
  const cash = findCash(wallets);
  const own = mentions[Number(OWN.exec(text)?.[1])]?.id;
  const told = findDrawn(marked, cash) ?? own ?? findDeposited(marked, cash);
  return told ?? findFilled(marked)?.id ?? findPaidCard(marked, findCard(wallets));
}

/** The parts of a top-up or of cash that was drawn; null for money of other people. */
function readWay(marked: Mentions, context: ParseContext): Parts | null {
  if (marked.mentions.length === 0 || context.wallets.length < 2) return null;
  const to = findTarget(marked, context);
  if (to === undefined) return null;
  const others = marked.mentions.filter(({ id }) => id !== to);
  const from = (others.find(({ role }) => role === "from") ?? others[0])?.id;
  return { type: "transfer", wallet_id: from, to_wallet_id: to };
}

/** The wallet of the person: not the one of who sent, or of who was paid. */
function findOwn({ mentions }: Mentions, incoming: boolean, card?: string): string | undefined {
  if (incoming) return findRole(mentions, "to", "from")?.id;
  return (mentions.find(({ id }) => id === card) ?? findRole(mentions, "from", "to"))?.id;
}

/** It came to an account of the person. */
const ARRIVED =
  /(?:ke|to|into) (?:(?:rek\p{L}*|saldo|akun) (?:\p{L}+ )?(?:anda|kamu)|your (?:\p{L}+ )?account)/iu;
/** Bought pulsa comes in as well. */
const isIncoming = (text: string) =>
  (INCOMING.test(text) || ARRIVED.test(text)) &&
  !(BOUGHT.test(text) && /bayar/iu.test(text)) &&
  !/(?:kami|we) (?:terima|received)/iu.test(text);

/** The parts of what was earned or spent, besides amount and day. */
function readEntry(text: string, marked: Mentions, context: ParseContext): Parts {
  const { categories, wallets } = context;
  const incoming = isIncoming(text);
  const type = incoming ? "income" : "expenses";
  const detail = findParty(text, incoming);
  const named = findCategory(detail ?? "", type, categories);
  const purpose = detail && HANDED.test(text) ? noteOf(text) : marked.text.replace(FEES, "");
  return {
    type,
    category_id: (named ?? findCategory(purpose, type, categories))?.id,
    wallet_id: findOwn(marked, incoming, findCard(wallets)),
    detail,
  };
}

/** Reads the message of a bank or an e-wallet about what happened. */
export function readNotification(message: string, context: ParseContext): ParsedText {
  const { date, text } = takeDay(message, context.today);
  const marked = takeWallets(text, context.wallets, true);
  const way = readWay(marked, context);
  const { amount, fee, amounts } = readMoney(text, way !== null);
  if (amount === undefined && amounts.length === 0) return NOTHING;
  const parts = way ?? readEntry(text, marked, context);
  return {
    kind: "entry",
    parts: keepTold({ ...parts, amount, fee: way ? fee : undefined, date }),
    amounts,
  };
}
