import { type KnownWallet, wordPattern } from "./parsed-text";
import { CASH, CREDIT_CARD, FROM, FUNDS, FUNDS_BEFORE, TO, WALLET_NAMES } from "./words";

/** Whether the money comes from a wallet or goes there, as the word before it says. */
export type WalletRole = "from" | "to" | "none";

export interface WalletMention {
  id: string;
  role: WalletRole;
}

export interface Mentions {
  mentions: WalletMention[];
  /** The text with '⟦0⟧' where the first mention was. */
  text: string;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const fold = (name: string) => name.trim().toLowerCase().replace(/\s+/g, " ");

function bearsName(wallet: KnownWallet, names: string): boolean {
  return wordPattern(names).test(wallet.name);
}

/** The wallet that stands for a kind of money, such as cash; only where it is the only one. */
export function findNamed(wallets: readonly KnownWallet[], index: number): string | undefined {
  const named = wallets.filter((wallet) => bearsName(wallet, WALLET_NAMES[index] ?? ""));
  return named.length === 1 ? named[0]?.id : undefined;
}

export const findCash = (wallets: readonly KnownWallet[]) => findNamed(wallets, CASH);
export const findCard = (wallets: readonly KnownWallet[]) => findNamed(wallets, CREDIT_CARD);

/** Each name by the pattern of it and the wallet it means; longer names come first. */
function listNames(wallets: readonly KnownWallet[]): [string, string][] {
  const own = wallets.map(({ id, name }): [string, string] => [escape(fold(name)), id]);
  const common = WALLET_NAMES.flatMap((names, index) => {
    const id = findNamed(wallets, index);
    return id === undefined ? [] : names.split("|").map((name): [string, string] => [name, id]);
  });
  return [...own, ...common].sort(([one], [two]) => two.length - one.length);
}

const roleOf = (word: string | undefined): WalletRole => {
  if (!word) return "none";
  return new RegExp(`^(?:${TO}|→|->|>)$`, "iu").test(word.trim()) ? "to" : "from";
};

const AROUND = "(?:rekening |rek |bank |saldo |akun |kartu |debit |e-?wallet |dompet )*";

const OTHER_THING = new RegExp(`(?<![\\p{L}])(?:${FUNDS_BEFORE}) *$`, "iu");

/** Whether a name is a common word there: 'geser dana', 'ayam jago', and 'dana' in a message. */
function isWord(name: string, before: string, isMessage: boolean): boolean {
  if (!/^(dana|jago)$/i.test(name)) return false;
  return OTHER_THING.test(before) || (isMessage && /^[a-z]/.test(name));
}

/** Takes the wallets out of a text, each with the word before it. */
export function takeWallets(
  text: string,
  wallets: readonly KnownWallet[],
  isMessage = false,
): Mentions {
  const names = listNames(wallets);
  if (names.length === 0) return { mentions: [], text };
  const pattern = new RegExp(
    `(?:(?<![\\p{L}\\p{N}])(${FROM}|${TO}) +|(->|→|>) *)?(?<![\\p{L}\\p{N}])(?:${AROUND})(${names.map(([name]) => name).join("|")})(?! (?:${FUNDS})(?![\\p{L}]))(?![\\p{L}\\p{N}])`,
    "giu",
  );
  const mentions: WalletMention[] = [];
  const rest = text.replace(
    pattern,
    (
      all: string,
      word: string | undefined,
      arrow: string | undefined,
      name: string,
      at: number,
    ) => {
      if (isWord(name, text.slice(0, at), isMessage)) return all;
      const id = names.find(([known]) => new RegExp(`^(?:${known})$`, "iu").test(name))?.[1] ?? "";
      mentions.push({ id, role: roleOf(word ?? arrow) });
      return ` ⟦${mentions.length - 1}⟧ `;
    },
  );
  return { mentions, text: rest };
}
