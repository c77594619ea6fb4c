import { Plural } from "@lingui/react/macro";
import { type KeyboardEvent, type Ref, useId, useRef, useState } from "react";

import type { FieldControl } from "./Field";
import { mergeRefs } from "@/lib/merge-refs";
import type { Suggestion } from "./SuggestionList";
import { SuggestionList } from "./SuggestionList";
import { TextInput } from "./TextInput";

interface SuggestInputProps<Offered extends Suggestion> {
  control: FieldControl;
  name: string;
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  /** Best first; the arrow keys go through them, Enter takes one. */
  suggestions: readonly Offered[];
  onChoose: (suggestion: Offered) => void;
  /** What is suggested, for screen readers. */
  listLabel: string;
  placeholder?: string;
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
}

function movedTo(key: string, at: number, count: number): number | null {
  if (key === "ArrowDown") return at >= count - 1 ? -1 : at + 1;
  if (key === "ArrowUp") return at < 0 ? count - 1 : at - 1;
  return null;
}

/**
 * A text field that suggests while one types. Nothing is chosen until it is pointed at, so that
 * Enter on what was typed still does what Enter does in a form.
 */
export function SuggestInput<Offered extends Suggestion>({
  control,
  suggestions,
  onChange,
  onBlur,
  onChoose,
  listLabel,
  ref,
  ...input
}: SuggestInputProps<Offered>) {
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const [at, setAt] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const open = wanted && suggestions.length > 0;
  const active = open ? suggestions[at] : undefined;
  const optionId = (suggestion: Offered) => `${id}-${suggestions.indexOf(suggestion)}`;

  const show = (shown: boolean) => {
    setWanted(shown);
    setAt(-1);
  };
  const choose = (suggestion: Offered) => {
    show(false);
    onChoose(suggestion);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = movedTo(event.key, open ? at : -1, suggestions.length);
    if (next !== null) {
      setWanted(true);
      setAt(next);
    } else if (event.key === "Enter" && active) choose(active);
    else if (event.key === "Escape" && open) show(false);
    else return;
    event.preventDefault();
  };

  return (
    <div className="relative">
      <TextInput
        {...control}
        {...input}
        ref={mergeRefs(field, ref)}
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(active)}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => {
          onChange(event.target.value);
          show(event.target.value.trim() !== "");
        }}
        onBlur={() => {
          show(false);
          onBlur();
        }}
        onKeyDown={onKeyDown}
      />
      {open && (
        <SuggestionList
          id={`${id}-list`}
          label={listLabel}
          field={field}
          suggestions={suggestions}
          active={active}
          optionId={optionId}
          onChoose={choose}
        />
      )}
      <p role="status" className="sr-only">
        {open && <Plural value={suggestions.length} one="# suggestion" other="# suggestions" />}
      </p>
    </div>
  );
}
