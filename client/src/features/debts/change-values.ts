import type { Language } from "@/i18n/languages";

import { type DebtValues, getNewValues, readRate } from "./debt-form";
import type { DebtChanges, DebtDetail } from "./types";

const THOUSANDTHS = 1000;

/** A rate as it is typed in a language. */
function writeRate(rate: number, language: Language): string {
  const typed = String(rate / THOUSANDTHS);
  return language === "id" ? typed.replace(".", ",") : typed;
}

/** What is changed of a debt begins with; the day is that of its next instalment. */
export function getPresentValues(debt: DebtDetail, language: Language): DebtValues {
  const { direction, name, with_whom, terms, last_due } = debt;
  const base: DebtValues = {
    ...getNewValues(direction, last_due),
    // Its beginning is recorded and stays.
    start: "existing",
    name,
    with_whom: with_whom ?? "",
    principal: debt.principal,
    instalments: String(debt.instalments),
  };
  if (!terms) return base;
  const { interest, rate, rate_period, fee, each, next_due } = terms;
  return {
    ...base,
    first_due: next_due,
    interest,
    rate: interest === "none" ? "" : writeRate(rate, language),
    rate_period,
    fee: fee || null,
    each,
  };
}

/** The terms in the words of the request. */
function toTerms(values: DebtValues) {
  const { principal, instalments, first_due, interest, rate, rate_period, fee, each } = values;
  return {
    principal: principal ?? 0,
    instalments: Number(instalments),
    next_due: first_due,
    interest,
    rate: interest === "none" ? 0 : (readRate(rate) ?? 0),
    rate_period,
    fee: fee ?? 0,
    each,
  };
}

/** What differs; nothing else is sent, so that what another device changed stays. */
export function toChanges(values: DebtValues, before: DebtValues, adjust: boolean): DebtChanges {
  const terms = toTerms(values);
  const same = toTerms(before);
  const names = Object.keys(terms) as (keyof typeof terms)[];
  const changed = Object.fromEntries(
    names.filter((name) => terms[name] !== same[name]).map((name) => [name, terms[name]]),
  );
  return {
    ...changed,
    ...(values.name !== before.name && { name: values.name }),
    ...(values.with_whom !== before.with_whom && { with_whom: values.with_whom || null }),
    adjust,
  };
}
