import { choose, findAmounts, type FoundAmount } from "./amounts";
import { findCategory } from "./category";
import { takeDay } from "./days";
import { keepTold, NOTHING, type Parts, type ParsedText, type ParseContext } from "./parsed-text";
import { findParty, RECEIVED } from "./party";
import { anyOf, listed, words } from "./patterns";
import { findCard, findCash, type Mentions, takeWallets, type WalletMention } from "./wallets";

/** What the words right before an amount say it is: the first of these that fits. */
const MEANINGS = [
  [
    "balance",
    /(?:(?<!(?:isi|tarik|penarikan|tambah|top.?up) )saldo|sld|balance|sisa|limit|tersedia|outstanding|total \p{L}+ cash)(?!.*(?:tambah|nambah|kurang|isi|masuk|tarik|transfer|top|terima|received|bayar|kirim|refund))/iu,
  ],
  [
    "paid",
    /total.(?:(?:pem)?bayar|belanja|pesanan|paid|payment|transa)|(?:rp|jumlah) bayar|amount paid|harga jual/iu,
  ],
  ["total", /(?<!sub)total|\+.*=\W*$/iu],
  ["fee", listed("biaya admin adm fee charge ongkos")],
  [
    "added",
    listed(
      "cashback diskon discount potong hemat saved poin points? koin bonus voucher min promo reward kembalian tip hingga up_to ppn pajak tax ongkir harga token",
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
      .split(/\n|[;.!](?=\s|$)|\d,? (?=[\p{L}(])/u)
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
  "masuk(?!\\s*[¶\\d]) nambah cr kr kiriman(?!_ke) dicairkan (?<!zakat_)penghasilan pemasukan menerima nerima terima(?!_kasih) received refund dikembalikan pengembalian credited dikredit (?<!kartu_)kredit sent_you paid_you(?!r) got bertambah (?<!pajak_)bunga interest gaji payroll salary pensiun cair pencairan (?:transfer|dana)_dari(?!:) mengirimi (?:kamu|anda)_dapat_(?:rp|idr|uang|dana|kiriman) setoran",
);

/** What a transfer costs besides. */
const FEES =
  /(?:biaya|fee|admin|meterai|insurance|asuransi|delivery)(?: \p{L}+){0,2}\W*(?:rp|idr)?\W*\d[\d.,]*/giu;

/** Money for a person tells nothing about what it is for. */
const HANDED = listed("transfer kiriman kirim mengirim dikirim sent");
/** But for what was written beside it. */
const NOTE =
  /(?:^|[.,!(] ?)(?:catatan|berita|pesan|ket(?:erangan)?|notes?|message|remarks?|ref(?=: ?\p{L}{3}))(?:nya)? ?[:\n] ?(.*)/imu;
const noteOf = (text: string) => NOTE.exec(text)?.[1] ?? "";

/** The wallet with this role, or one at least without the other. */
function findRole(mentions: readonly WalletMention[], wanted: string, other: string) {
  return (
    mentions.find(({ role }) => role === wanted) ??
    mentions.find(({ role }) => role !== other && role !== "theirs")
  );
}

const TOPPED_UP = words(
  `(?:${anyOf("top_up isi_saldo terisi pengisian_saldo isi_ulang")}|(?:peng)?isi(?:an)? *(?=⟦))`,
);
/** What one buys by a top-up, from whoever it is. */
const BOUGHT = listed("pulsa voucher token paket_data telkomsel");
const DRAWN = listed("tarik ditarik tarikan penarikan withdr cardless");
const TARGET = /tujuan\W*⟦(\d)⟧/iu;
const DEPOSITED = /setor|cash deposit/iu;
const BESIDE = /(?:top[ -]?up|saldo|isi(?:an)?) *⟦(\d)⟧|⟦(\d)⟧ *top[ -]?up/iu;
const OWN =
  /(?:(?:own account|rekening sendiri|(?:perusahaan|biller|penyedia jasa) *:)[^⟦\n]*|transfer *⟦\d⟧ *|moved to your *)⟦(\d)⟧(?!.*a[/.]n)/iu;
const PAYS_CARD =
  /(?:pembayaran|bayar|payment|paid)(?: :\n[^⟦]*)?(?: tagihan| your)? *⟦(\d)⟧(?: *⟦(\d)⟧)?/iu;

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
  const [, ...places] = PAYS_CARD.exec(text) ?? [];
  const paid = places.map((place) => mentions[Number(place)]).filter((one) => one !== undefined);
  const isCard = paid[0]?.role !== "from" && paid.some(({ id }) => id === card);
  const isPaid = RECEIVED.test(text) || mentions.some(({ id }) => id !== card);
  return isCard && isPaid ? card : undefined;
}

/** Where drawn money goes: to the account that is told, or into the purse. */
function findDrawn({ text, mentions }: Mentions, cash: string | undefined): string | undefined {
  if (!DRAWN.test(text)) return undefined;
  const told = mentions[Number(TARGET.exec(text)?.[1])];
  return (told ?? mentions.find(({ role }) => role === "to"))?.id ?? cash;
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
  if (to === undefined && !DEPOSITED.test(marked.text)) return null;
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
const ARRIVED = /(?:ke|to) (?:(?:rek\p{L}*|saldo) (?:\p{L}+ )?(?:anda|kamu)|your .*account)/iu;
/** Bought pulsa comes in as well. */
const isIncoming = (text: string) =>
  (INCOMING.test(text) || ARRIVED.test(text)) &&
  !(BOUGHT.test(text) && /bayar/iu.test(text)) &&
  !RECEIVED.test(text);

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
  const { date, text } = takeDay(message, context.today, context.today);
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
