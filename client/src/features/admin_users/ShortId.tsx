import { useLingui } from "@lingui/react/macro";
import { Check, Copy } from "lucide-react";

import { useCopy } from "@/ui/buttons/use-copy";

/** How long it says that the text was copied, in ms. */
const SHOWN = 2000;
/** Ids start with a timestamp, so only their ends differ between neighbours. */
const END = 6;

interface ShortIdProps {
  /** What it is the id of: a user or a transaction. */
  kind: "U" | "TX";
  id: string;
  /** What copying it is called, such as 'Copy the user ID'. */
  label: string;
}

/** The end of an id, such as U-D6GJBW; a press copies the whole of it. */
export function ShortId({ kind, id, label }: ShortIdProps) {
  const { t } = useLingui();
  const { copy, copied } = useCopy(SHOWN);

  const short = `${kind}-${id.slice(-END)}`;
  if (!copy) return <span className="money text-ink-3">{id}</span>;
  const Icon = copied ? Check : Copy;
  return (
    <>
      <button
        type="button"
        title={id}
        aria-label={`${label}: ${short}`}
        onClick={() => void copy(id)}
        className="-mx-2 inline-flex min-h-11 items-center gap-2 rounded-badge px-2 text-ink-3 transition-colors duration-1 hover:bg-sunken hover:text-ink"
      >
        <span className="money">{short}</span>
        <Icon aria-hidden="true" className="size-3.5" />
      </button>
      <span role="status" className="sr-only">
        {copied && t`Copied`}
      </span>
    </>
  );
}
