import { GROUP_NAMES } from "./groups";
import type { Group, Split } from "./types";

/** The splits that are offered; any other one is a custom split. */
const OFFERED: readonly Split[] = [
  { needs: 50, wants: 30, savings: 20 },
  { needs: 60, wants: 20, savings: 20 },
  { needs: 70, wants: 20, savings: 10 },
];

const WHOLE = 100;

/** The shares as they are typed. */
type Texts = Readonly<Record<Group, string>>;

/** '50 / 30 / 20', as it is shown and chosen. */
export function formatSplit(split: Split): string {
  return GROUP_NAMES.map((group) => split[group]).join(" / ");
}

/** The offered splits, and the person's own where it is none of them. */
export function listSplits(own: Split): Split[] {
  const known = OFFERED.some((split) => formatSplit(split) === formatSplit(own));
  return known ? [...OFFERED] : [...OFFERED, own];
}

/** A split as typed into the fields. */
export function toTexts({ needs, wants, savings }: Split): Texts {
  return { needs: String(needs), wants: String(wants), savings: String(savings) };
}

/** A share as it is typed: whole percent from 0 to 100, or null for anything else. */
export function readShare(text: string): number | null {
  const bare = text.trim().replace(/\s*%$/, "");
  if (!/^\d{1,3}$/.test(bare)) return null;
  const share = Number(bare);
  return share <= WHOLE ? share : null;
}

/** Whose shares cannot be read as they are typed. */
export function findUnreadShares(texts: Texts): Group[] {
  return GROUP_NAMES.filter((group) => readShare(texts[group]) === null);
}

/** The sum of the shares once all are valid. */
export function sumShares(texts: Texts): number | null {
  if (findUnreadShares(texts).length > 0) return null;
  return GROUP_NAMES.reduce((sum, group) => sum + Number(readShare(texts[group])), 0);
}

/** The split that is typed, if its shares are the whole income, no more and no less. */
export function readSplit(texts: Texts): Split | null {
  const needs = readShare(texts.needs);
  const wants = readShare(texts.wants);
  const savings = readShare(texts.savings);
  if (needs === null || wants === null || savings === null) return null;
  return needs + wants + savings === WHOLE ? { needs, wants, savings } : null;
}
