import { useLingui } from "@lingui/react/macro";
import { Check, Search } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

import { cx } from "@/lib/cx";

import { CategoryIcon } from "../pictures/CategoryIcon";
import { scrollIntoList } from "./scroll-into-list";
import { TextInput } from "./TextInput";

export interface PickerOption {
  value: string;
  label: string;
  icon?: string;
  /** The colour of its picture. */
  color?: string | null;
  /** Neighbours of the same section stand under its name. */
  section?: string;
  /** What tells it from a similar option. */
  hint?: string | null;
  /** Other words that find it. */
  aliases?: readonly string[];
}

interface PickerListProps {
  label: string;
  options: readonly PickerOption[];
  /** The chosen one, or all that are chosen where there may be several. */
  value: string | null | readonly string[];
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

interface SectionOf {
  name: string;
  rows: PickerOption[];
}

/** The options by section; what a search has found stands in one without a name. */
function sectionsOf(options: readonly PickerOption[], search: string): SectionOf[] {
  const sections: SectionOf[] = [];
  for (const option of options) {
    const name = search.trim() ? "" : (option.section ?? "");
    const last = sections.at(-1);
    if (last?.name === name) last.rows.push(option);
    else sections.push({ name, rows: [option] });
  }
  return sections;
}

type Chosen = PickerListProps["value"];

const areSeveral = (chosen: Chosen): chosen is readonly string[] =>
  chosen !== null && typeof chosen !== "string";

function isChosen({ value }: PickerOption, chosen: Chosen): boolean {
  return areSeveral(chosen) ? chosen.includes(value) : value === chosen;
}

/** Where the list opens: at what is chosen, else at its top. */
function firstAt({ options, value }: PickerListProps): number {
  return Math.max(
    0,
    options.findIndex((option) => isChosen(option, value)),
  );
}

/** A search above a list of 250 px: arrows move, Enter chooses, the search keeps the focus. */
export function PickerList(props: PickerListProps) {
  const { label, options, value, onChoose } = props;
  const { t } = useLingui();
  const id = useId();
  const [search, setSearch] = useState("");
  const found = matching(options, search);
  const [at, setAt] = useState(() => firstAt(props));
  const active = found[Math.min(at, found.length - 1)];
  const list = useRef<HTMLDivElement>(null);
  const optionId = (option: PickerOption) => `${id}-${option.value}`;

  useEffect(() => {
    const row = list.current?.querySelector("[data-active]");
    if (list.current && row) scrollIntoList(list.current, row);
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
        aria-multiselectable={areSeveral(value) || undefined}
        className="h-62.5 max-sm:h-[50dvh] overflow-y-auto overscroll-contain"
      >
        {sectionsOf(found, search).map(({ name, rows }) => (
          <Section key={name} name={name}>
            {rows.map((option) => (
              <Choice
                key={option.value}
                id={optionId(option)}
                option={option}
                active={option === active}
                chosen={isChosen(option, value)}
                onPoint={() => setAt(found.indexOf(option))}
                onChoose={() => onChoose(option.value)}
              />
            ))}
          </Section>
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

function Section({ name, children }: { name: string; children: ReactNode }) {
  if (!name) return children;
  return (
    <div role="group" aria-label={name}>
      <p aria-hidden="true" className="px-2.5 pt-2 pb-1 text-caption font-label text-ink-3">
        {name}
      </p>
      {children}
    </div>
  );
}

interface ChoiceProps {
  id: string;
  option: PickerOption;
  active: boolean;
  chosen: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Choice({ id, option, active, chosen, onPoint, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      id={id}
      role="option"
      aria-label={option.hint ? option.label : undefined}
      aria-describedby={option.hint ? `${id}-hint` : undefined}
      aria-selected={chosen}
      data-active={active || undefined}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={cx(
        "flex min-h-11 w-full items-center gap-3 rounded-segment text-left px-2.5 font-medium",
        active && "bg-primary-soft text-on-primary-soft",
      )}
    >
      {option.icon && <CategoryIcon icon={option.icon} color={option.color} size="sm" />}
      <span className="flex min-w-0 flex-1 flex-col py-1">
        {option.label}
        {option.hint && <Hint id={`${id}-hint`} active={active} text={option.hint} />}
      </span>
      {chosen && <Check aria-hidden="true" className="size-5 shrink-0" />}
    </button>
  );
}

function Hint({ id, active, text }: { id: string; active: boolean; text: string }) {
  return (
    <span id={id} className={cx("text-caption", active ? "text-on-primary-soft" : "text-ink-3")}>
      {text}
    </span>
  );
}
