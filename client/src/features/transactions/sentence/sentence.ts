import { type Money, takeAmounts } from "./amounts";
import { findCategory, findMistyped } from "./category";
import { takeDay, takeTimes } from "./days";
import {
  AMOUNT_MARK,
  DAY_MARK,
  keepTold,
  type KnownCategory,
  type KnownWallet,
  NOTHING,
  type Parts,
  type ParsedText,
  type ParseContext,
  wordPattern,
} from "./parsed-text";
import { findCard, findCash, takeWallets, type WalletMention } from "./wallets";
import {
  DEPOSIT,
  EARN,
  FILLERS,
  FROM,
  MOVE,
  PREPOSITIONS,
  SPEND,
  TO,
  TOP_UP,
  WITHDRAW,
} from "./words";

type Type = KnownCategory["type"] | undefined;

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

/** The wallet behind a verb that fills it. */
function findBehind(pattern: RegExp, { text, mentions }: Marked): WalletMention | undefined {
  const mention = mentions[Number(pattern.exec(text)?.[1] ?? -1)];
  return mention?.role === "from" ? undefined : mention;
}

/** A top-up or the payment of a credit card: money goes to the wallet behind the verb. */
function findFilled(marked: Marked, wallets: readonly KnownWallet[]): Way | null {
  const paid = findBehind(PAID_OFF, marked);
  const card = paid?.id === findCard(wallets) ? paid : undefined;
  const filled = findBehind(TOPPED_UP, marked) ?? card;
  return filled ? { to: filled.id, from: other(marked.mentions, filled.id) } : null;
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

/** Money moved between two wallets that are both named, none of them cash. */
function findPair(marked: Marked, wallets: readonly KnownWallet[]): Way | null {
  const way = findMove(marked);
  return way?.from !== undefined && way.to !== findCash(wallets) ? way : null;
}

function findWay(marked: Marked, wallets: readonly KnownWallet[]): Way | null {
  if (marked.mentions.length === 0 || wallets.length < 2) return null;
  return (
    findFilled(marked, wallets) ??
    findPair(marked, wallets) ??
    findCashMove(marked, wallets) ??
    findMove(marked)
  );
}

const SPENT = wordPattern(SPEND);
const EARNED = wordPattern(EARN);
const SENT_BY = new RegExp(
  `${BEGIN}(?:transfer(?:an)?|tf|trf|kiriman|transferred)[ ${AMOUNT_MARK}${DAY_MARK}]* (?:dari|dr|from) `,
  "iu",
);

/** Somebody who pays back what the person had lent. */
const REPAID = /^\p{L}+ (?:balikin|bayar|kembaliin|ganti|lunasin) h?utang/iu;

/** Which way the money went, by the first verb; undefined where no word says. */
function findType(text: string): Type {
  if (SENT_BY.test(text) || REPAID.test(text)) return "income";
  const spent = SPENT.exec(text);
  const earned = EARNED.exec(text);
  if (!spent && !earned) return undefined;
  return earned && (!spent || earned.index < spent.index) ? "income" : "expenses";
}

const MARKS = new RegExp(`[${AMOUNT_MARK}${DAY_MARK}]|⟦\\d⟧`, "gu");
const LEADING = new RegExp(
  `${BEGIN}(?:${FROM}|${TO}|rp|idr|seharga|sebesar|senilai|total|habis|abis|for|at|on|in)\\.? +(?=[${AMOUNT_MARK}${DAY_MARK}⟦])`,
  "giu",
);
const FIRST = new RegExp(`^(?:${FILLERS})(?![\\p{L}\\p{N}-])[ .,:;-]*`, "iu");
const LAST = new RegExp(`[ .,:;-]*(?<![\\p{L}\\p{N}])(?:${FILLERS}|${PREPOSITIONS})$`, "iu");

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

/** The category that a sentence names; one of an income too, where no word says which way. */
function findNamed(text: string, told: Type, categories: readonly KnownCategory[]) {
  const found = findCategory(text, told ?? "expenses", categories);
  if (found || told) return found;
  // A present is as likely one that was given.
  const received = categories.filter(({ id }) => id !== "gifts");
  return findCategory(text, "income", received);
}

/** The parts that an income or an expense has besides amount and day. */
function readEntry({ mentions, text }: Marked, context: ParseContext, told: Type): Parts {
  const { categories } = context;
  const named = findNamed(text, told, categories);
  const type = told ?? named?.type ?? "expenses";
  return keepTold({
    type,
    category_id: (named ?? findMistyped(text, type, categories))?.id,
    wallet_id: mentions[0]?.id,
    detail: cleanDetail(text),
  });
}

function readTransfer({ text }: Marked, { from, to }: Way): Parts {
  return keepTold({
    type: "transfer",
    wallet_id: from,
    to_wallet_id: to,
    detail: cleanDetail(text.replace(TRANSFER_WORDS, "")),
  });
}

/** Whether a sentence has anything to fill in. */
function tellsMore({ amount, amounts }: Pick<Money, "amount" | "amounts">, parts: Parts): boolean {
  const { category_id, wallet_id, to_wallet_id } = parts;
  return [amount, amounts[0], category_id, wallet_id, to_wallet_id].some(
    (part) => part !== undefined,
  );
}

/** Reads one sentence such as 'kemarin kopi 18rb gopay'. */
export function readSentence(sentence: string, context: ParseContext): ParsedText {
  const { date, text: dayless } = takeDay(sentence.replace(/\n/g, " "), context.today);
  const money = takeAmounts(takeTimes(dayless));
  const marked = takeWallets(money.text, context.wallets);
  const way = findWay(marked, context.wallets);
  const told = sentence.startsWith("+") ? "income" : findType(marked.text);
  const parts = way ? readTransfer(marked, way) : readEntry(marked, context, told);
  if (!tellsMore(money, parts)) return NOTHING;
  const { amount, amounts, fee } = money;
  const filled = keepTold({ ...parts, amount, fee: way ? fee : undefined, date });
  return { kind: "entry", parts: filled, amounts };
}
