import { type ClipboardEvent, type ChangeEvent, useRef, useState } from "react";

import {
  type AmountProblem,
  type FieldText,
  insertKey,
  MAX_AMOUNT,
  readAmount,
  reformat,
} from "@/lib/money-input";
import { formatDigits, formatRupiah } from "@/lib/money";

import { MASK, useHiddenAmounts } from "../money/hidden-amounts";

const shown = (value: number | null) => (value === null ? "" : formatDigits(value));

const end = (whole: string): FieldText => ({ text: whole, caret: whole.length });

/** What was written over a mask: the mask goes with the first change, as one piece. */
const overMask = (text: string): FieldText => end(text.replaceAll(MASK.charAt(0), ""));

/**
 * The text of an amount field: dots as one types, the caret kept, the value told as whole rupiah.
 * Where amounts are hidden, one that was not typed here is masked and can be written over.
 */
export function useMoneyText(value: number | null, onChange: (value: number | null) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(shown(value));
  const [told, setTold] = useState(value);
  const [problem, setProblem] = useState<AmountProblem>();
  const [typed, setTyped] = useState(false);
  const masked = useHiddenAmounts().hidden && !typed && text !== "";
  // Where a key is put in, and what an edit is compared with.
  const [caret, setCaret] = useState(text.length);
  const before = useRef<FieldText>({ text, caret });

  const show = (whole: string) => {
    setText(whole);
    setCaret(whole.length);
  };

  if (value !== told) {
    setTold(value);
    show(shown(value));
    setProblem(undefined);
    setTyped(false);
  }

  const write = (next: FieldText, hidden = false) => {
    const field = input.current;
    if (field && field === document.activeElement && !hidden) {
      field.value = next.text;
      field.setSelectionRange(next.caret, next.caret);
    }
    before.current = next;
    const reading = readAmount(next.text);
    setText(next.text);
    setCaret(next.caret);
    setProblem(reading.problem);
    setTold(reading.value);
    setTyped(!hidden);
    if (reading.value !== value) onChange(reading.value);
  };

  const insert = (key: string) => (masked ? null : insertKey({ text, caret }, key));

  const remember = () => {
    const at = input.current?.selectionStart ?? text.length;
    before.current = { text, caret: at };
    setCaret(at);
  };

  return {
    input,
    text: masked ? MASK : text,
    problem,
    /** What a sum or '25rb' comes to; null while it is written out already. */
    result: told === null || shown(told) === text ? null : formatRupiah(told),
    /** Whether a key such as '000' makes sense at the caret. */
    takes: (key: string) => insert(key) !== null,
    press: (key: string) => {
      const next = insert(key);
      if (next) write(next);
    },
    /** Adds so many rupiah, up to the largest amount; what is no amount stays to be mended. */
    add: (step: number) => {
      if (problem) input.current?.focus();
      else write(end(shown(Math.min(MAX_AMOUNT, (value ?? 0) + step))), masked);
    },
    handlers: {
      onSelect: remember,
      onKeyDown: remember,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const field = event.currentTarget;
        const after = {
          text: field.value,
          caret: field.selectionStart ?? field.value.length,
        };
        write(masked ? reformat(end(""), overMask(field.value)) : reformat(before.current, after));
      },
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        event.preventDefault();
        const field = event.currentTarget;
        const from = field.selectionStart ?? 0;
        const to = field.selectionEnd ?? text.length;
        const pasted = event.clipboardData.getData("text").trim();
        const whole = masked ? pasted : text.slice(0, from) + pasted + text.slice(to);
        const reading = readAmount(whole);
        write(end(reading.value === null ? whole : shown(reading.value)));
      },
      onBlur: () => {
        const reading = readAmount(text);
        if (reading.value !== null) show(shown(reading.value));
      },
    },
  };
}
