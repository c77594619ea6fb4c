import { useLingui } from "@lingui/react/macro";
import { Check, Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

import { cx } from "@/lib/cx";

import { CategoryIcon } from "./CategoryIcon";
import { TextInput } from "./TextInput";

export interface PickerOption {
  value: string;
  label: string;
  icon?: string;
  /** Other words that find it. */
  aliases?: readonly string[];
}

interface PickerListProps {
  label: string;
  options: readonly PickerOption[];
  value: string | null;
  onChoose: (value: string) => void;
}

const folded = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

function matching(options: readonly PickerOption[], search: string): readonly PickerOption[] {
  const wanted = folded(search.trim());
  if (!wanted) return options;
  return options.filter(({ label, aliases = [] }) =>
    [label, ...aliases].some((word) => folded(word).includes(wanted)),
  );
}

function moved(key: string, from: number, last: number): number | null {
  if (key === "ArrowDown") return from >= last ? 0 : from + 1;
  if (key === "ArrowUp") return from <= 0 ? last : from - 1;
  if (key === "PageDown") return Math.min(last, from + 5);
  if (key === "PageUp") return Math.max(0, from - 5);
  return null;
}

/** Scrolls the list and nothing else: scrollIntoView would move the page behind it too. */
function bringIntoList(list: Element, row: Element): void {
  const frame = list.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  if (top < frame.top) list.scrollTop -= frame.top - top;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}

/** A search above a list of 250 px: arrows move, Enter chooses, the search keeps the focus. */
export function PickerList({ label, options, value, onChoose }: PickerListProps) {
  const { t } = useLingui();
  const id = useId();
  const [search, setSearch] = useState("");
  const found = matching(options, search);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      options.findIndex((o) => o.value === value),
    ),
  );
  const active = found[Math.min(at, found.length - 1)];
  const list = useRef<HTMLDivElement>(null);
  const optionId = (option: PickerOption) => `${id}-${option.value}`;

  useEffect(() => {
    const row = list.current?.querySelector("[data-active]");
    if (list.current && row) bringIntoList(list.current, row);
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(event.key, found.indexOf(active as PickerOption), found.length - 1);
    if (next !== null) setAt(next);
    if (event.key === "Enter" && active) onChoose(active.value);
    if (next !== null || event.key === "Enter") event.preventDefault();
  };

  return (
    <div className="flex flex-col gap-1.5">
      <TextInput
        role="combobox"
        aria-label={t`Search`}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(active)}
        placeholder={t`Search`}
        icon={<Search className="size-5" />}
        autoComplete="off"
        enterKeyHint="done"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className="h-62.5 max-sm:h-[50dvh] overflow-y-auto overscroll-contain"
      >
        {found.map((option, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={option.value}
            id={optionId(option)}
            role="option"
            aria-selected={option.value === value}
            data-active={option === active || undefined}
            onPointerMove={() => setAt(index)}
            onClick={() => onChoose(option.value)}
            className={cx(
              "flex min-h-11 w-full items-center gap-3 rounded-segment text-left px-2.5 font-medium",
              option === active && "bg-primary-soft text-on-primary-soft",
            )}
          >
            {option.icon && <CategoryIcon icon={option.icon} size="sm" />}
            <span className="min-w-0 flex-1">{option.label}</span>
            {option.value === value && <Check aria-hidden="true" className="size-5 shrink-0" />}
          </button>
        ))}
      </div>
      <p
        role="status"
        className={found.length > 0 ? "sr-only" : "px-2.5 pb-3 text-small text-ink-2"}
      >
        {found.length === 0 && t`Nothing found. Try another word.`}
      </p>
    </div>
  );
}
