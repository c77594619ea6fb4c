import type { KnownWallet } from "./parsed-text";
import { anyOf, BEGIN, END, literally, words } from "./patterns";
import {
  AROUND,
  BEFORE_DANA,
  BEHIND_DANA,
  CASH,
  CREDIT_CARD,
  FROM,
  TO,
  WALLET_NAMES,
} from "./words";

export interface WalletMention {
  id: string;
  /** Whether the money comes from it or goes there, as the word before it says; in brackets behind
   * a name it is that person's. */
  role: "from" | "to" | "none" | "theirs";
}

export interface Mentions {
  mentions: WalletMention[];
  /** The text with '⟦0⟧' where the first mention was. */
  text: string;
}

/** The wallet that bears any of these names; only where it is the only one. */
function findNamed(wallets: readonly KnownWallet[], names = ""): string | undefined {
  const pattern = words(anyOf(names));
  const [named, other] = wallets.filter(({ name }) => pattern.test(name));
  return other ? undefined : named?.id;
}

export const findCash = (wallets: readonly KnownWallet[]) => findNamed(wallets, WALLET_NAMES[CASH]);
export const findCard = (wallets: readonly KnownWallet[]) =>
  findNamed(wallets, WALLET_NAMES[CREDIT_CARD]);

/** The source of what names each wallet, by the wallet; the longer own names come first. */
function listNames(wallets: readonly KnownWallet[]): [string, string][] {
  const own = wallets.map(({ id, name }): [string, string] => [literally(name), id]);
  const common = WALLET_NAMES.flatMap((names): [string, string][] => {
    const id = findNamed(wallets, names);
    return id === undefined ? [] : [[anyOf(names), id]];
  });
  return [...own.sort(([one], [two]) => two.length - one.length), ...common];
}

/** Beside these words they are no wallets: 'geser dana', 'ayam jago', 'biaya tarik tunai'. */
const NO_WALLET = `(?<!biaya tarik )(?<!${anyOf(BEFORE_DANA)} (?=dana|jago))(?!dana ${anyOf(BEHIND_DANA)})`;
const WORD = /(?:dana|jago)$/;

/** The role that the group of the word before a wallet stands for. */
function roleOf([to, from, arrow, bracket]: readonly unknown[]): WalletMention["role"] {
  if (bracket) return "theirs";
  if (to ?? arrow) return "to";
  return from ? "from" : "none";
}

/** The groups ahead of those of the names. */
const ROLES = 4;

/** Takes the wallets out of a text, each with the word before it; in a message 'dana' is a word. */
export function takeWallets(
  text: string,
  wallets: readonly KnownWallet[],
  isMessage = false,
): Mentions {
  const names = listNames(wallets);
  if (names.length === 0) return { mentions: [], text };
  const name = names.map(([source]) => `(${source})`).join("|");
  const pattern = new RegExp(
    `(?:${BEGIN}(?:(${anyOf(TO)})|(${anyOf(FROM)})) +|(->|→|>) *|(?<=\\p{L} )(\\())?${BEGIN}(?:${anyOf(AROUND)} )*${NO_WALLET}(?:${name})(?: mobile)?${END}(?! digital)`,
    "giu",
  );
  const mentions: WalletMention[] = [];
  const rest = text.replace(pattern, (all: string, ...groups: unknown[]) => {
    const [, id] = names[groups.slice(ROLES).findIndex(Boolean)] ?? [];
    if (id === undefined || (isMessage && WORD.test(all))) return all;
    mentions.push({ id, role: roleOf(groups) });
    return ` ⟦${mentions.length - 1}⟧ `;
  });
  return { mentions, text: rest };
}
