import { useLingui } from "@lingui/react/macro";
import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { cx } from "@/lib/cx";

import { IconButton } from "./IconButton";
import { TextInput } from "./TextInput";

/** How long nothing has to be typed before it is searched for, in ms. */
const PAUSE = 250;
const LONGEST = 100;

interface SearchFieldProps {
  /** What is looked through, for screen readers. */
  label: string;
  placeholder: string;
  /** What is searched for now. */
  q: string;
  onSearch: (q: string) => void;
  className?: string;
}

/** Searches as one types, and at once by Enter. */
export function SearchField({ label, placeholder, q, onSearch, className }: SearchFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const { text, type, searchFor } = useTyped(q, onSearch);
  return (
    <form
      role="search"
      aria-label={label}
      className={cx("min-w-0", className)}
      onSubmit={(event) => {
        event.preventDefault();
        searchFor(text);
      }}
    >
      <TextInput
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        maxLength={LONGEST}
        icon={<Search aria-hidden="true" className="size-5" />}
        boxClassName="min-h-11"
        className="appearance-none text-ellipsis [&::-webkit-search-cancel-button]:hidden"
        value={text}
        onChange={(event) => type(event.target.value)}
        trailing={
          text && (
            <IconButton
              label={t`Clear the search`}
              icon={<X aria-hidden="true" className="size-4" />}
              className="size-10"
              onClick={() => {
                searchFor("");
                input.current?.focus();
              }}
            />
          )
        }
      />
    </form>
  );
}

/** What is searched for of what was typed. */
function searchable(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, LONGEST);
}

/** What stands in the box; it follows the address where that changes by itself. */
function useTyped(q: string, onSearch: (q: string) => void) {
  const [text, setText] = useState(q);
  const sent = useRef(q);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    clearTimeout(waiting.current);
    setText(q);
  }, [q]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const send = useRef(onSearch);
  useEffect(() => {
    send.current = onSearch;
  }, [onSearch]);
  const search = (wanted: string) => {
    clearTimeout(waiting.current);
    const next = searchable(wanted);
    if (next === sent.current) return;
    sent.current = next;
    send.current(next);
  };
  return {
    text,
    type: (typed: string) => {
      setText(typed);
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => search(typed), PAUSE);
    },
    searchFor: (wanted: string) => {
      setText(wanted);
      search(wanted);
    },
  };
}
