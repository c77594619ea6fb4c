import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";

import { NetworkError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { useDebounced } from "@/browser/use-debounced";
import { useLanguage } from "@/i18n/use-language";
import { formatBriefDate } from "@/lib/dates";
import { Chip } from "@/ui/buttons/Chip";
import { Alert } from "@/ui/feedback/Alert";
import { Field } from "@/ui/fields/Field";
import { bareInput, inputBox } from "@/ui/fields/input-styles";
import { useActiveWallets } from "@/ui/fields/wallets-context";
import { useAmounts } from "@/ui/money/use-amounts";

import type { parse } from "../sentence/parse";
import type { KnownCategory, Parts, ParsedText, TextKind } from "../sentence/parsed-text";
import { focusPart } from "./Part";
import {
  type DefaultCategories,
  FIELD_NAMES,
  type RecordField,
  type RecordValues,
} from "./record-form";
import { useSentenceFill } from "./use-sentence-fill";

/** The debounce of the reading, in ms. */
const PAUSE = 200;
const LONGEST = 2_000;

/** Why a text fills in nothing. */
const REASONS: Readonly<Record<Exclude<TextKind, "entry">, MessageDescriptor>> = {
  promotion: msg`Looks like a promotion. Nothing was filled in.`,
  failed: msg`This payment failed. Nothing was filled in.`,
  code: msg`This is a code. Don't share it with anyone.`,
  bill: msg`This is a bill. Record it once you've paid.`,
  nothing: msg`Nothing to fill in yet. Add an amount, such as 25k.`,
};

const TYPE_NAMES = { income: msg`Income`, expenses: msg`Expense`, transfer: msg`Transfer` };

interface SentencePanelProps {
  /** Reads a text on the device. */
  parse: typeof parse;
  form: UseFormReturn<RecordValues>;
  today: string;
  first: DefaultCategories | undefined;
  categories: readonly KnownCategory[];
  /** A text to begin with. */
  pasted: string;
  /** Told the detail that was filled in. */
  onDetail: (detail: string | undefined) => void;
}

/** A sentence or a pasted message that fills in the form below. */
export function SentencePanel(props: SentencePanelProps) {
  const { form, first, categories, pasted, onDetail } = props;
  const { t } = useLingui();
  const [text, setText] = useState(pasted);
  const [amount, setAmount] = useState<number>();
  const area = useRef<HTMLTextAreaElement>(null);
  const reading = useReading(useDebounced(text, PAUSE), props);
  const fill = useSentenceFill(form, first);
  const latest = useRef(fill);
  useEffect(() => {
    latest.current = fill;
  });
  useEffect(() => area.current?.focus(), []);
  useEffect(() => {
    if (!reading || reading instanceof Error) return;
    const { parts } = reading;
    onDetail(parts.detail);
    latest.current({ parts: amount === undefined ? parts : { ...parts, amount } });
  }, [reading, amount, onDetail]);

  const leadToSave = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const { form: element } = event.currentTarget;
    const save = [...(element?.elements ?? [])].find(
      (control) => control instanceof HTMLButtonElement && control.type === "submit",
    );
    if (save instanceof HTMLElement) save.focus();
  };

  return (
    <div className="flex flex-col gap-2.5">
      <Field
        label={<Trans>Sentence or message</Trans>}
        hint={<Trans>The text stays on this device.</Trans>}
      >
        {(control) => (
          <div className={inputBox("py-2.5")}>
            <textarea
              {...control}
              ref={area}
              rows={Math.min(5, text.split("\n").length + Math.floor(text.length / 45))}
              value={text}
              maxLength={LONGEST}
              autoComplete="off"
              placeholder={t`For example: yesterday coffee 18k gopay`}
              onKeyDown={leadToSave}
              onChange={(event) => {
                setText(event.target.value);
                setAmount(undefined);
              }}
              className={`${bareInput} resize-none`}
            />
          </div>
        )}
      </Field>
      <Understood
        reading={reading}
        categories={categories}
        amount={amount}
        onAmount={setAmount}
        onPart={(part) => focusPart(area.current?.form, part)}
      />
    </div>
  );
}

type Known = Pick<SentencePanelProps, "parse" | "today" | "categories">;

/** What a text says; null while there is none, and an error where what reads it can't be fetched. */
function useReading(text: string, { parse, today, categories }: Known): ParsedText | Error | null {
  const wallets = useActiveWallets();
  const [reading, setReading] = useState<ParsedText | Error | null>(null);
  const isBlank = text.trim() === "" && !reading;
  useEffect(() => {
    if (isBlank) return;
    let isLatest = true;
    parse(text, { today, categories, wallets })
      .catch((cause: unknown) => new NetworkError("", { cause }))
      .then((read) => {
        if (isLatest) setReading(read);
      });
    return () => {
      isLatest = false;
    };
  }, [isBlank, parse, text, today, categories, wallets]);
  return reading;
}

interface UnderstoodProps extends Pick<SentencePanelProps, "categories"> {
  reading: ReturnType<typeof useReading>;
  /** The amount chosen among several. */
  amount: number | undefined;
  onAmount: (amount: number) => void;
  onPart: (part: RecordField) => void;
}

/** What was understood, a chip for each part, or why there is nothing. */
function Understood({ reading, categories, amount, onAmount, onPart }: UnderstoodProps) {
  const { t } = useLingui();
  const name = usePartNames(categories);
  const { text: write } = useAmounts();
  const failureText = useFailureText();
  if (!reading) return <p role="status" className="sr-only" />;
  if (reading instanceof Error)
    return (
      <Alert tone="error" role="alert">
        {failureText(reading)}
      </Alert>
    );
  const { kind, amounts } = reading;
  if (kind !== "entry") {
    return (
      <Alert tone="info" role="status">
        {t(REASONS[kind])}
      </Alert>
    );
  }
  const parts = PARTS.flatMap((part) => {
    const value = name(part, reading.parts);
    return value === undefined ? [] : [{ part, label: `${t(NAMES[part])}: ${value}`, value }];
  });
  const told = parts.map(({ label }) => label).join(", ");
  const asks = amounts.length > 1;
  return (
    <>
      <p role="status" className="sr-only">
        {asks ? <Trans>Which amount? Filled in: {told}</Trans> : <Trans>Filled in: {told}</Trans>}
      </p>
      {asks && (
        <div
          role="group"
          aria-label={t`Which amount?`}
          className="flex flex-wrap items-center gap-1.5"
        >
          <span aria-hidden="true" className="text-small font-label">
            <Trans>Which amount?</Trans>
          </span>
          {amounts.map((one) => (
            <Chip key={one} chosen={one === amount} onClick={() => onAmount(one)}>
              {write(one)}
            </Chip>
          ))}
        </div>
      )}
      <div role="group" aria-label={t`What was understood`} className="flex flex-wrap gap-1.5">
        {parts.map(({ part, label, value }) => (
          <Chip
            key={part}
            aria-label={label}
            className="max-w-full px-3"
            onClick={() => onPart(part)}
          >
            {/* A second amount says what it is. */}
            <span className="truncate">{part === "fee" ? label : value}</span>
          </Chip>
        ))}
      </div>
    </>
  );
}

/** The parts in the order of the form. */
const PARTS = [
  ...(["type", "amount", "category_id", "wallet_id"] as const),
  ...(["to_wallet_id", "fee", "detail", "date"] as const),
];

const NAMES = { ...FIELD_NAMES, type: msg`Type` };

/** What a part is called; undefined where the text doesn't tell it. */
function usePartNames(categories: readonly KnownCategory[]) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const wallets = useActiveWallets();
  const { text: write } = useAmounts();
  const ofWallet = (id?: string) => wallets.find((wallet) => wallet.id === id)?.name;
  const names: Record<(typeof PARTS)[number], (parts: Parts) => string | undefined> = {
    type: ({ type }) => type && t(TYPE_NAMES[type]),
    amount: ({ amount }) => (amount === undefined ? undefined : write(amount)),
    category_id: ({ category_id }) => categories.find(({ id }) => id === category_id)?.label,
    wallet_id: ({ wallet_id }) => ofWallet(wallet_id),
    to_wallet_id: ({ to_wallet_id }) => ofWallet(to_wallet_id),
    fee: ({ fee }) => (fee === undefined ? undefined : write(fee)),
    detail: ({ detail }) => detail,
    date: ({ date }) => date && formatBriefDate(date, language),
  };
  return (part: (typeof PARTS)[number], parts: Parts) => names[part](parts);
}
