import { useLingui } from "@lingui/react/macro";
import { Search, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";

import { cx } from "@/lib/cx";
import { toSearchText } from "@/lib/searchable-text";
import { MAX_SEARCH_LENGTH } from "@/browser/use-url-params";
import { IconButton } from "../buttons/IconButton";
import { TextInput } from "./TextInput";

/** How long nothing has to be typed before it is searched for, in ms. */
const PAUSE = 250;

interface SearchFieldProps {
  /** What is looked through, for screen readers. */
  label: string;
  placeholder: string;
  /** What is searched for now. */
  q: string;
  onSearch: (q: string) => void;
  /** The longest text that is searched for. */
  longest?: number;
  className?: string;
  boxClassName?: string;
  /** What stands beside the box, such as a button that submits. */
  children?: ReactNode;
}

/** Searches as one types, and at once by Enter or when one goes on to something else. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, longest = MAX_SEARCH_LENGTH, boxClassName = "min-h-11" } = props;
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const { text, type, searchFor, go } = useTyped(props.q, props.onSearch, longest);
  useFirst(go);
  return (
    <form
      role="search"
      aria-label={label}
      className={cx("min-w-0", props.className)}
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
        maxLength={longest}
        icon={<Search aria-hidden="true" className="size-5" />}
        boxClassName={boxClassName}
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
      {props.children}
    </form>
  );
}

/** Runs `act` before whatever else is pressed or has the focus: a search comes before what follows. */
function useFirst(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const first = () => latest.current();
    // Not every browser moves the focus to what is pressed.
    window.addEventListener("pointerdown", first, true);
    window.addEventListener("focusin", first, true);
    return () => {
      window.removeEventListener("pointerdown", first, true);
      window.removeEventListener("focusin", first, true);
    };
  }, []);
}

/** What stands in the box; it follows the address where that changes by itself. */
function useTyped(q: string, onSearch: (q: string) => void, longest: number) {
  const [text, setText] = useState(q);
  const sent = useRef(q);
  /** What was typed and not yet searched for. */
  const typed = useRef<string>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    typed.current = null;
    setText(q);
  }, [q]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const send = useRef(onSearch);
  useEffect(() => {
    send.current = onSearch;
  }, [onSearch]);
  const search = (wanted: string) => {
    typed.current = null;
    const next = toSearchText(wanted, longest);
    if (next === sent.current) return;
    sent.current = next;
    send.current(next);
  };
  const go = () => {
    if (typed.current !== null) search(typed.current);
  };
  return {
    text,
    type: (now: string) => {
      setText(now);
      typed.current = now;
      clearTimeout(waiting.current);
      waiting.current = setTimeout(go, PAUSE);
    },
    searchFor: (wanted: string) => {
      setText(wanted);
      search(wanted);
    },
    go,
  };
}
