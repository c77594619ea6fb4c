import { takeAmounts } from "./amounts";
import { findCategory } from "./category";
import { takeDay } from "./days";
import {
  AMOUNT_MARK,
  DAY_MARK,
  type KnownWallet,
  type Parts,
  type Reading,
  type ReadingContext,
  wordPattern,
} from "./reading";
import { findCard, findCash, takeWallets, type WalletMention } from "./wallets";
import { DEPOSIT, EARN, FILLERS, FROM, MOVE, SPEND, TO, TOP_UP, WITHDRAW } from "./words";

type Type = Parts["type"];

/** A sentence with marks for what was taken out, and the wallets it names. */
interface Marked {
  text: string;
  mentions: readonly WalletMention[];
}

/** The wallets of a transfer; one that the sentence does not tell is left out. */
interface Way {
  from: string | undefined;
  to: string | undefined;
}

const BEGIN = "(?<![\\p{L}\\p{N}])";
const MENTION = `(?:${AMOUNT_MARK} *)?⟦(\\d)⟧`;
const TOPPED_UP = new RegExp(`${BEGIN}(?:${TOP_UP}) *${MENTION}`, "iu");
const PAID_OFF = new RegExp(
  `${BEGIN}(?:bayar|byr|bayarin|lunasin|pay|paid|paid off|pay off) *(?:tagihan *|bill *)*${MENTION}`,
  "iu",
);
const WITHDRAWN = wordPattern(WITHDRAW);
const DEPOSITED = wordPattern(DEPOSIT);
const MOVED = wordPattern(MOVE);
const TRANSFER_WORDS = wordPattern(
  [TOP_UP, WITHDRAW, DEPOSIT, MOVE, "atm", "uang", "duit", "saldo", "tunai", "tagihan"].join("|"),
  "giu",
);

const other = (mentions: readonly WalletMention[], id: string) =>
  mentions.find((mention) => mention.id !== id)?.id;

/** A top-up or the payment of a credit card: money goes to the wallet behind the verb. */
function findFilled({ text, mentions }: Marked, wallets: readonly KnownWallet[]): Way | null {
  const topped = mentions[Number(TOPPED_UP.exec(text)?.[1] ?? -1)];
  if (topped && topped.role !== "from") {
    return { to: topped.id, from: other(mentions, topped.id) };
  }
  const paid = mentions[Number(PAID_OFF.exec(text)?.[1] ?? -1)];
  if (paid && paid.role !== "from" && paid.id === findCard(wallets)) {
    return { to: paid.id, from: other(mentions, paid.id) };
  }
  return null;
}

/** Money drawn from a bank, or paid in there. */
function findCashMove({ text, mentions }: Marked, wallets: readonly KnownWallet[]): Way | null {
  const cash = findCash(wallets);
  if (cash === undefined) return null;
  const bank = other(mentions, cash);
  const drawn = WITHDRAWN.test(text) || /(?:ambil|took out|got) *⟦/iu.test(text);
  if (drawn && (bank ?? mentions[0])) return { from: bank, to: cash };
  return bank && DEPOSITED.test(text) ? { from: cash, to: bank } : null;
}

/** Money moved from one wallet to another, whatever the verb. */
function findMove({ text, mentions }: Marked): Way | null {
  const to = mentions.find(({ role }) => role === "to");
  if (!to) return null;
  const from = other(mentions, to.id);
  const named = from !== undefined;
  const alone = MOVED.test(text) && cleanDetail(text.replace(TRANSFER_WORDS, "")) === "";
  return named || alone ? { to: to.id, from } : null;
}

function findWay(marked: Marked, wallets: readonly KnownWallet[]): Way | null {
  if (marked.mentions.length === 0) return null;
  return findFilled(marked, wallets) ?? findCashMove(marked, wallets) ?? findMove(marked);
}

const SPENT = wordPattern(SPEND);
const EARNED = wordPattern(EARN);
const SENT_BY = new RegExp(`${BEGIN}(?:transfer(?:an)?|tf|trf|kiriman|transferred)[ ${AMOUNT_MARK}${DAY_MARK}]* (?:dari|dr|from) `, "iu");

/** Which way the money went, by the first verb; undefined where no word says. */
function findType(text: string): Type {
  if (/^ *\+/.test(text) || SENT_BY.test(text)) return "income";
  const spent = SPENT.exec(text);
  const earned = EARNED.exec(text);
  if (!spent && !earned) return undefined;
  return earned && (!spent || earned.index < spent.index) ? "income" : "expenses";
}

const MARKS = new RegExp(`[${AMOUNT_MARK}${DAY_MARK}]|⟦\\d⟧`, "gu");
const LEADING = new RegExp(`${BEGIN}(?:${FROM}|${TO}|rp|idr|seharga|sebesar|senilai|total|habis|abis|for|at|on|in)\\.? +(?=[${AMOUNT_MARK}${DAY_MARK}⟦])`, "giu");
const FIRST = new RegExp(`^(?:${FILLERS})(?![\\p{L}\\p{N}])[ .,:;-]*`, "iu");
const LAST = new RegExp(`[ .,:;-]*(?<![\\p{L}\\p{N}])(?:${FILLERS})$`, "iu");

function stripped(text: string): string {
  const next = text.replace(/^[\s.,:;!?|()+=*/-]+|[\s.,:;!|(+=*/-]+$/gu, "");
  const shorter = next.replace(FIRST, "").replace(LAST, "");
  return shorter === text ? text : stripped(shorter);
}

/** The words that remain, without what led to the parts that were taken out. */
export function cleanDetail(text: string): string {
  const words = text.replace(LEADING, "").replace(MARKS, " ").replace(/\s+/g, " ");
  return stripped(words).slice(0, 200);
}

/** The parts that an income or an expense has besides amount and day. */
function readEntry(marked: Marked, { categories }: ReadingContext): Parts {
  const { mentions, text } = marked;
  const told = findType(text);
  const category =
    findCategory(text, told ?? "expenses", categories) ??
    // A present is as likely one that was given.
    (told ? undefined : findCategory(text, "income", categories.filter(({ id }) => id !== "gifts")));
  const detail = cleanDetail(text);
  const wallet = mentions[0];
  return {
    type: told ?? category?.type ?? "expenses",
    ...(category && { category_id: category.id }),
    ...(wallet && { wallet_id: wallet.id }),
    ...(detail && { detail }),
  };
}

function readTransfer({ text }: Marked, { from, to }: Way): Parts {
  const detail = cleanDetail(text.replace(TRANSFER_WORDS, ""));
  return {
    type: "transfer",
    ...(from && { wallet_id: from }),
    ...(to && { to_wallet_id: to }),
    ...(detail && { detail }),
  };
}

/** Reads one sentence such as 'kemarin kopi 18rb gopay'. */
export function readSentence(sentence: string, context: ReadingContext): Reading {
  const { date, text: dayless } = takeDay(sentence, context.today);
  const { text, amounts, amount, fee } = takeAmounts(dayless);
  const marked = takeWallets(text, context.wallets);
  const way = findWay(marked, context.wallets);
  const parts = way ? readTransfer(marked, way) : readEntry(marked, context);
  const known = amount !== undefined || amounts.length > 0 || parts.category_id;
  if (!known && marked.mentions.length === 0) return { kind: "nothing", parts: {}, amounts: [] };
  return {
    kind: "entry",
    parts: {
      ...parts,
      ...(amount !== undefined && { amount }),
      ...(way && fee !== undefined && { fee }),
      ...(date && { date }),
    },
    amounts,
  };
}
