import { Trans, useLingui } from "@lingui/react/macro";
import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { toSearchText } from "@/lib/searchable-text";
import { Button } from "@/ui/buttons/Button";
import { IconButton } from "@/ui/buttons/IconButton";
import { TextInput } from "@/ui/fields/TextInput";

import { MAX_SEARCH_LENGTH } from "../filters";

/** The debounce of the search, in ms. */
const PAUSE = 250;

interface TransactionSearchProps {
  /** The active search text. */
  q: string;
  onSearch: (q: string) => void;
}

/** A search that runs while typing (debounced), and at once on Enter or the button. */
export function TransactionSearch({ q, onSearch }: TransactionSearchProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const { text, type, searchFor } = useDebouncedSearch(q, onSearch);
  return (
    <form
      role="search"
      className="flex min-w-0 flex-1 gap-2.5 sm:gap-3"
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
        aria-label={t`Search your transactions`}
        placeholder={t`Name, detail or amount`}
        maxLength={MAX_SEARCH_LENGTH}
        icon={<Search aria-hidden="true" className="size-5" />}
        boxClassName="sm:min-h-11"
        className="appearance-none [&::-webkit-search-cancel-button]:hidden"
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
      <Button type="submit" variant="soft" className="max-sm:hidden">
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}

/** The typed text; follows the address when that changes elsewhere. */
function useDebouncedSearch(q: string, onSearch: (q: string) => void) {
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
    const next = toSearchText(wanted, MAX_SEARCH_LENGTH);
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
