import { choose, findAmounts, type FoundAmount } from "./amounts";
import { findCategory } from "./category";
import { takeDay } from "./days";
import { keepTold, NOTHING, type Parts, type ParsedText, type ParseContext } from "./parsed-text";
import { anyOf, BEGIN, listed } from "./patterns";
import { findCard, findCash, type Mentions, takeWallets, type WalletMention } from "./wallets";

/** What the words right before an amount say it is: the first of these that fits. */
const MEANINGS = [
  [
    "balance",
    /(?:saldo|balance|sisa|limit|tersedia|outstanding)(?!.*(?:tambah|kurang|isi|masuk|tarik|transfer|top|terima|received|bayar|kirim|refund))/iu,
  ],
  ["total", /total|jumlah bayar|amount paid/iu],
  ["fee", listed("biaya admin adm fee charge ongkos")],
  [
    "added",
    listed(
      "cashback diskon discount potong hemat saved poin points? koin bonus voucher min promo reward kembalian tip hingga up_to kurs ppn pajak tax ongkir harga token",
    ),
  ],
] as const;
type Meaning = (typeof MEANINGS)[number][0] | "plain";

function meaningOf({ start }: FoundAmount, text: string): Meaning {
  const phrase =
    text
      .slice(Math.max(0, start - 60), start)
      .split(/[\n;.!](?=\s|$)|\d,? (?=\p{L})/u)
      .at(-1) ?? "";
  return MEANINGS.find(([, words]) => words.test(phrase))?.[0] ?? "plain";
}

type Money = Pick<ParsedText, "amounts"> & { amount: number | undefined; fee: number | undefined };

/** The amount of a message among its balance, fees, discounts and numbers. */
function readMoney(text: string): Money {
  const found = findAmounts(text).filter(({ certain }) => certain);
  const of = (meaning: Meaning) =>
    found.filter((one) => meaningOf(one, text) === meaning).map(({ value }) => value);
  const [fee] = of("fee");
  const meanings: Meaning[] = ["total", "plain", "added"];
  const usable = meanings.map(of).find((values) => values.length > 0);
  return { ...choose(usable ?? of("fee").slice(0, 1)), fee: usable && fee };
}

const INCOMING = listed(
  "masuk menerima nerima terima(?!_kasih) diterima_dari received refund dikembalikan pengembalian credited dikredit (?<!kartu_)kredit sent_you paid_you got bertambah bunga interest gaji payroll salary pensiun cair pencairan (?:transfer|dana)_dari mengirimi (?:kamu|anda)_dapat setoran",
);

const lead = (list: string) => new RegExp(`${BEGIN + anyOf(list)}[ :]+`, "giu");

const OWNERS = lead(
  "a\\/n a\\.n\\. atas_nama (?:nama_)?penerima (?:nama_)?pengirim recipient beneficiary sender nama",
);
/** What stands before the name of a shop or a person, the surest first. */
const LEADS = {
  out: [
    lead("(?:nama_)?merchant(?:_name)? penyedia(?:_jasa)? biller produk layanan"),
    lead("tagihan pembelian autodebet"),
    OWNERS,
    lead(
      "naik perjalanan qris di at kepada ke to pada for untuk pembayaran payment_of bayar purchase",
    ),
  ],
  in: [OWNERS, lead("dari from oleh"), /(?<!\p{L})(?=(?:PT|CV)\.? )/gu],
};

/** What a message is about, where it names nobody. */
const TOPIC =
  /(?<!\p{L})(?:biaya|bunga|cashback|pengembalian|refund|pensiun|interest|pajak)(?: (?!sebesar|sudah|telah|dari|untuk|from)\p{L}{3,}){0,2}/iu;
const CURRENCY = /(?:rp|idr)\W*\d/iu;

/** A name is written with capitals; these words are of the message. */
const NAME_PART = /^(?!\S*\d\*\*|\d{6}).*[\p{Lu}\d]|^[&-]$/u;
const NO_NAME = listed(
  "(?:rp|idr)\\S* bank kartu atm qris rekening rek kantong saldo anda nasabah berhasil sukses gagal ref no idpel rrn tgl tanggal virtual info",
);
const ACCOUNT = /^[\d*x -]{4,}/iu;
const TITLE = /^(?:sdri?|bpk|bapak|ibu|merchant)\.? /iu;
/** The number or the town of a shop. */
const BRANCH = / (?:\S*\d\S*\p{L}\S*|\p{L}+\d+|JKT|JAK\p{L}*|BDG|SBY|TGR|BKS|DPK|BGR|SMG|MDN|ID)$/u;

/** The name that begins there. */
function nameAt(text: string, start: number): string {
  const [phrase = ""] = text.slice(start).split(/[\n,;(|!•:§¶⟦]|(?<!PT|CV)\. | - /u);
  const parts = phrase.replace(ACCOUNT, "").split(" ");
  const end = parts.findIndex((part) => !NAME_PART.test(part) || NO_NAME.test(part));
  const name = parts.slice(0, end < 0 ? parts.length : end).join(" ");
  return name.replace(TITLE, "").replace(BRANCH, "").trim();
}

/** Whom a message names, or what it is about. */
function findParty(text: string, incoming: boolean): string | undefined {
  const [topic] = TOPIC.exec(text.split(CURRENCY)[0] ?? "") ?? [];
  if (topic) return topic;
  const joined = text.replace(/((?:ke|to) [\d*x]{6,})\n/giu, "$1 ");
  const names = LEADS[incoming ? "in" : "out"].flatMap((pattern) =>
    [...joined.matchAll(pattern)].map(({ 0: words, index }) =>
      nameAt(joined, index + words.length),
    ),
  );
  return names.find((name) => name.length > 1) ?? TOPIC.exec(text)?.[0];
}

/** The wallet with this role, or one at least without the other. */
function findRole(mentions: readonly WalletMention[], wanted: string, other: string) {
  return (
    mentions.find(({ role }) => role === wanted) ??
    mentions.find(({ role }) => role !== other) ??
    mentions[0]
  );
}

const TOPPED_UP = listed("top_up isi_saldo pengisian_saldo isi_ulang");
const DRAWN = listed("tarik tarikan penarikan withdr cardless");
const DEPOSITED = /setoran|cash deposit/iu;
const BESIDE = /(?:top[ -]?up|saldo) *⟦(\d)⟧|⟦(\d)⟧ *top[ -]?up/iu;
const PAYS_CARD = /(?:pembayaran|bayar|payment)(?: tagihan)?(?: ke| of| for| to)? *⟦(\d)⟧/iu;

/** The wallet that a top-up fills. */
function findFilled({ text, mentions }: Mentions): WalletMention | undefined {
  const [, behind, ahead] = BESIDE.exec(text) ?? [];
  const beside = mentions[Number(behind ?? ahead)];
  return beside ?? findRole(mentions, "to", "from");
}

function findPaidCard({ text, mentions }: Mentions, card: string | undefined): string | undefined {
  const paid = mentions[Number(PAYS_CARD.exec(text)?.[1])]?.id;
  return paid === card && mentions.some(({ id }) => id !== card) ? card : undefined;
}

/** Where the money of a transfer between own wallets goes; undefined for that of other people. */
function findTarget(marked: Mentions, { wallets }: ParseContext): string | undefined {
  const { text } = marked;
  const cash = findCash(wallets);
  if (cash && DRAWN.test(text)) return cash;
  if (DEPOSITED.test(text)) return marked.mentions.find(({ id }) => id !== cash)?.id;
  if (TOPPED_UP.test(text)) return findFilled(marked)?.id;
  return findPaidCard(marked, findCard(wallets));
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

/** The parts of what was earned or spent, besides amount and day. */
function readEntry(text: string, marked: Mentions, context: ParseContext): Parts {
  const { categories, wallets } = context;
  const incoming = INCOMING.test(text);
  const type = incoming ? "income" : "expenses";
  const detail = findParty(text, incoming);
  const named = findCategory(detail ?? "", type, categories);
  return {
    type,
    category_id: (named ?? findCategory(marked.text, type, categories))?.id,
    wallet_id: findOwn(marked, incoming, findCard(wallets)),
    detail,
  };
}

/** Reads the message of a bank or an e-wallet about what happened. */
export function readNotification(message: string, context: ParseContext): ParsedText {
  const { date, text } = takeDay(message, context.today);
  const { amount, fee, amounts } = readMoney(text);
  if (amount === undefined && amounts.length === 0) return NOTHING;
  const marked = takeWallets(text, context.wallets, true);
  const way = readWay(marked, context);
  const parts = way ?? readEntry(text, marked, context);
  return {
    kind: "entry",
    parts: keepTold({ ...parts, amount, fee: way ? fee : undefined, date }),
    amounts,
  };
}
