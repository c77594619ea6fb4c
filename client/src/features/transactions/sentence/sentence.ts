import { takeAmounts } from "./amounts";
import { findCategory, findMistyped } from "./category";
import { takeDay, takeTimes } from "./days";
import {
  AMOUNT_MARK,
  DAY_MARK,
  keepTold,
  type KnownCategory,
  NOTHING,
  type Parts,
  type ParsedText,
  type ParseContext,
} from "./parsed-text";
import { anyOf, BEGIN, END, listed } from "./patterns";
import { findCard, findCash, type Mentions, takeWallets, type WalletMention } from "./wallets";
import {
  DEPOSIT,
  EARN,
  FILLERS,
  MOVE,
  PREPOSITIONS,
  QUESTIONS,
  SPEND,
  TOP_UP,
  WITHDRAW,
} from "./words";

type Type = KnownCategory["type"] | undefined;

/** The wallets of a transfer; one that the sentence does not tell is left out. */
interface Way {
  from?: string | undefined;
  to?: string | undefined;
}

/** A verb right before a wallet. */
const beside = (list: string) =>
  new RegExp(
    `${BEGIN + anyOf(list)} *(?:(?:saldo|ulang|tagihan|bill) +)*(?:${AMOUNT_MARK} *)?⟦(\\d)⟧`,
    "iu",
  );
const FILLED = beside(TOP_UP);
const PAID = beside("bayar byr lunasin pay paid paid_off pay_off");
const WITHDRAWN = listed(WITHDRAW);
const CASHED = /(?:ambil|took out|got) +(?:(?:uang|duit|di|dari|atm|at|from|the|§) *)*⟦/iu;
const DEPOSITED = listed(DEPOSIT);
const MOVED = listed(MOVE);
const TRANSFER_WORDS = listed(
  `${TOP_UP} ${WITHDRAW} ${DEPOSIT} ${MOVE} ulang atm uang duit saldo tunai tagihan`,
  "giu",
);

const other = (mentions: readonly WalletMention[], id: string | undefined) =>
  mentions.find((mention) => mention.id !== id)?.id;

const bareOf = (text: string) => cleanDetail(text.replace(TRANSFER_WORDS, ""));

/** A top-up or the payment of a credit card: money goes to the wallet behind the verb. */
function findFilled({ text, mentions }: Mentions, card: string | undefined): WalletMention | null {
  const [filled, paid] = [FILLED, PAID].map((verb) => mentions[Number(verb.exec(text)?.[1])]);
  const found = filled ?? (paid?.id === card ? paid : undefined);
  return found && found.role !== "from" ? found : null;
}

/** Money drawn from a bank, or paid in there. */
function findCashMove({ text, mentions }: Mentions, cash: string | undefined): Way | null {
  const bank = other(mentions, cash);
  if (cash === undefined) return null;
  if (WITHDRAWN.test(text) || CASHED.test(text)) return { from: bank, to: cash };
  return bank !== undefined && DEPOSITED.test(text) ? { from: cash, to: bank } : null;
}

/** Where money was moved, whatever the verb: the wallet behind 'ke', or the last of a bare pair. */
function findMoved({ text, mentions }: Mentions): WalletMention | undefined {
  const told = mentions.find(({ role }) => role === "to");
  const isPair = mentions.length > 1 && !bareOf(text);
  return told ?? (isPair ? mentions.filter(({ role }) => role === "none").at(-1) : undefined);
}

/** Money moved from one wallet to another: both are named, or nothing else is. */
function findMove(marked: Mentions, to: string | undefined): Way | null {
  const from = other(marked.mentions, to);
  const isAlone = MOVED.test(marked.text) && !bareOf(marked.text);
  return to !== undefined && (from !== undefined || isAlone) ? { from, to } : null;
}

/** A pair of wallets says more than a verb, unless one of them is cash. */
function findMoveOrCash(marked: Mentions, cash: string | undefined): Way | null {
  const move = findMove(marked, findMoved(marked)?.id);
  const isPair = move?.from !== undefined && ![move.to, move.from].includes(cash);
  return isPair ? move : (findCashMove(marked, cash) ?? move);
}

function findWay(marked: Mentions, { wallets }: ParseContext): Way | null {
  if (marked.mentions.length === 0 || wallets.length < 2) return null;
  const filled = findFilled(marked, findCard(wallets))?.id;
  return filled === undefined
    ? findMoveOrCash(marked, findCash(wallets))
    : { to: filled, from: other(marked.mentions, filled) };
}

const SPENT = listed(SPEND);
const EARNED = listed(EARN);
const SENT_BY = new RegExp(
  `${BEGIN}(?:transfer\\p{L}*|tf|trf|kirim\\p{L}*)[ ${AMOUNT_MARK}${DAY_MARK}]* (?:dari|dr|from) `,
  "iu",
);
/** Somebody who pays back what the person had lent. */
const REPAID =
  /^(?!(?:aku|saya|gw|gue|i|udah|sudah|udh) )\p{L}+ (?:\p{L}+ )?(?:balikin|bayar|kembaliin|ganti|lunasin) (?:h?utang|uang|duit|pinj)/iu;

/** Which way the money went, by the first verb; undefined where no word says. */
function findType(text: string, sentence: string): Type {
  if (sentence.startsWith("+") || SENT_BY.test(text) || REPAID.test(text)) return "income";
  const spent = text.search(SPENT);
  const earned = text.search(EARNED);
  if (earned >= 0 && (spent < 0 || earned <= spent)) return "income";
  return spent >= 0 ? "expenses" : undefined;
}

const MARKS = new RegExp(`[${AMOUNT_MARK}${DAY_MARK}]|⟦\\d⟧`, "gu");
const LEADING = new RegExp(
  `${BEGIN + anyOf(`${PREPOSITIONS} ${FILLERS}`)}\\.? +(?=[${AMOUNT_MARK}${DAY_MARK}⟦])`,
  "giu",
);
/** How one paid, right before the wallet: 'spp 375rb tf bca'. */
const METHOD = /(?<=\S *)(?<!\p{L})(?:transfer|tf|trf|debi?t|autodebi?t|m-?banking) +(?=⟦)/giu;
const SIGNS = '[\\s.,:;!?|()+=*/@&>"-]*';
const FIRST = new RegExp(`^${SIGNS}(?:${anyOf(FILLERS)}(?![\\p{L}\\p{N}-]))?${SIGNS}`, "iu");
const LAST = new RegExp(
  `${SIGNS}(?:${BEGIN + anyOf(`${FILLERS} ${PREPOSITIONS}`)})?${SIGNS}$`,
  "iu",
);

function stripped(text: string): string {
  const shorter = text.replace(FIRST, "").replace(LAST, "");
  return shorter === text ? text : stripped(shorter);
}

/** The words that remain, without what led to the parts that were taken out. */
function cleanDetail(text: string): string {
  const left = text
    .replace(METHOD, "")
    .replace(LEADING, "")
    .replace(MARKS, " ")
    .replace(/\s+/g, " ");
  return stripped(left).slice(0, 200);
}

/** The parts that an income or an expense has besides amount and day. */
function readEntry({ mentions, text }: Mentions, context: ParseContext, told: Type): Parts {
  // A present is as likely one that was given.
  const categories = told
    ? context.categories
    : context.categories.filter(({ id }) => id !== "gifts");
  const named = findCategory(text, told, categories);
  const type = told ?? named?.type ?? "expenses";
  return keepTold({
    type,
    category_id: (named ?? findMistyped(text, type, categories))?.id,
    wallet_id: mentions[0]?.id,
    detail: cleanDetail(text),
  });
}

function readTransfer({ text }: Mentions, { from, to }: Way): Parts {
  return {
    type: "transfer",
    wallet_id: from,
    to_wallet_id: to,
    detail: bareOf(text),
  };
}

const QUESTION = new RegExp(`\\?\\s*$|${BEGIN + anyOf(QUESTIONS) + END}`, "iu");

/** A longer sentence without an amount tells no entry. */
const LONG = 35;

/** What a sentence without an amount must name at least: a wallet, or what one pays for. */
function nameOf({ type, category_id, wallet_id, to_wallet_id }: Parts): string | undefined {
  return wallet_id ?? to_wallet_id ?? (type === "expenses" ? category_id : undefined);
}

/** Reads one sentence such as 'kemarin kopi 18rb gopay'. */
export function readSentence(sentence: string, context: ParseContext): ParsedText {
  if (QUESTION.test(sentence)) return NOTHING;
  const { date, text: dayless } = takeDay(sentence, context.today);
  const { mentions, text: named } = takeWallets(takeTimes(dayless), context.wallets);
  const { amount, amounts, fee, text } = takeAmounts(named);
  const marked = { mentions, text };
  const way = findWay(marked, context);
  const told = findType(marked.text, sentence);
  const parts = way ? readTransfer(marked, way) : readEntry(marked, context, told);
  const isTold = amount ?? amounts[0] ?? (sentence.length < LONG && nameOf(parts));
  if (!isTold) return NOTHING;
  return {
    kind: "entry",
    parts: keepTold({ ...parts, amount, fee: way ? fee : undefined, date }),
    amounts,
  };
}
