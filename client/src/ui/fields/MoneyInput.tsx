import type { Ref } from "react";

import { cx } from "@/lib/cx";
import { isMoneyIn, type TransactionType } from "@/lib/signed-amount";

import type { FieldControl } from "./Field";
import { mergeRefs } from "@/lib/merge-refs";
import type { useMoneyText } from "./use-money-text";

interface MoneyInputProps {
  control: FieldControl;
  money: ReturnType<typeof useMoneyText>;
  kind?: TransactionType;
  name?: string;
  autoFocus?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Longer amounts get smaller figures, so that they fit a narrow phone whole. */
function figureSize(text: string): string {
  if (text.length <= 11) return "text-figure-short";
  return text.length <= 15 ? "text-figure-long" : "text-figure-longest";
}

export function MoneyInput({ control, money, kind, onBlur, ref, ...input }: MoneyInputProps) {
  const { text, result, handlers } = money;
  return (
    <div
      onPointerDown={(event) => {
        if (event.target === money.input.current) return;
        event.preventDefault();
        money.input.current?.focus();
      }}
      className={cx(
        "@container relative cursor-text rounded-panel border border-transparent bg-sunken px-4 py-3.5",
        "outline-focus focus-within:outline-2 focus-within:-outline-offset-2",
        "has-[[aria-invalid=true]]:outline-2 has-[[aria-invalid=true]]:-outline-offset-2 has-[[aria-invalid=true]]:outline-danger",
      )}
    >
      <div
        className={cx("flex items-baseline justify-center gap-1.5", result && "-translate-y-1.5")}
      >
        {kind && (
          <span
            aria-hidden="true"
            className={cx("text-h1 font-bold", isMoneyIn(kind) ? "text-income" : "text-expense")}
          >
            {isMoneyIn(kind) ? "+" : "-"}
          </span>
        )}
        <span aria-hidden="true" className="text-xl font-label text-ink-3">
          Rp
        </span>
        <span
          className={cx("money inline-grid min-w-0 font-strong tracking-tight", figureSize(text))}
        >
          <span
            aria-hidden="true"
            className="invisible overflow-hidden whitespace-pre pr-1 [grid-area:1/1]"
          >
            {text || "0"}
          </span>
          <input
            {...control}
            {...input}
            {...handlers}
            onBlur={() => {
              handlers.onBlur();
              onBlur?.();
            }}
            ref={mergeRefs(money.input, ref)}
            value={text}
            size={1}
            data-autofocus={input.autoFocus || undefined}
            placeholder="0"
            inputMode="numeric"
            autoComplete="off"
            className="w-full min-w-0 bg-transparent caret-primary outline-none [grid-area:1/1] placeholder:text-ink-3"
          />
        </span>
      </div>
      {result && (
        <p className="money absolute inset-x-0 bottom-1.5 text-center text-caption font-label text-ink-2">
          {`= ${result}`}
        </p>
      )}
    </div>
  );
}
