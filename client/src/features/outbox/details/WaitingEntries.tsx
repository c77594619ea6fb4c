import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeftRight, CircleAlert, Clock, Pencil, Trash2 } from "lucide-react";

import { type ReactNode, useState } from "react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatBriefDate } from "@/lib/dates";
import { signedAmount } from "@/lib/signed-amount";
import { useStore } from "@/lib/store";
import { Button } from "@/ui/buttons/Button";
import { IconButton } from "@/ui/buttons/IconButton";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { useToast } from "@/ui/feedback/use-toast";
import { Badge } from "@/ui/layout/Badge";
import { Card } from "@/ui/layout/Card";
import { Money } from "@/ui/money/Money";
import { useAmounts } from "@/ui/money/use-amounts";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";

import { outbox, removeEntry, restoreEntry } from "../outbox";
import type { OutboxEntry } from "../types";
import { WaitingCount } from "../WaitingCount";

/** So many entries are shown at first: a page draws a thousand rows slowly, each time one is sent. */
const FIRST_SHOWN = 20;

/** What needs the person first, then the newest, as in the list of transactions. */
function inOrder(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const rank = ({ refusal }: OutboxEntry) => (refusal ? 0 : 1);
  return [...entries].sort((a, b) => rank(a) - rank(b) || b.created - a.created);
}

/**
 * What waits on this device, above the list of transactions; nothing where nothing waits. `note`
 * says how long this browser stores it.
 */
export function WaitingEntries({ note }: { note?: ReactNode }) {
  const entries = useStore(outbox);
  const [isWhole, setWhole] = useState(false);
  const count = entries.length;
  if (count === 0) return null;
  const most = isWhole ? count : FIRST_SHOWN;
  return (
    <Card aria-labelledby="waiting-entries">
      <div role="status">
        <h2 id="waiting-entries" className="text-title tracking-tight">
          <WaitingCount entries={entries} />
        </h2>
        <p className="mt-1 text-small text-ink-2">
          <Trans>
            They're saved on this device only. Balances and totals don't include them yet.
          </Trans>
        </p>
      </div>
      <div className="mt-3 empty:hidden">{note}</div>
      <ul className="mt-3 divide-y divide-line">
        {inOrder(entries)
          .slice(0, most)
          .map((entry) => (
            <li key={entry.key}>
              <WaitingEntry entry={entry} />
            </li>
          ))}
      </ul>
      {count > FIRST_SHOWN && (
        <Button variant="ghost" className="mt-2 -ml-4.5" onClick={() => setWhole(!isWhole)}>
          {isWhole ? (
            <Trans>Show fewer</Trans>
          ) : (
            <Plural value={count} one="Show # entry" other="Show all # entries" />
          )}
        </Button>
      )}
    </Card>
  );
}

function WaitingEntry({ entry }: { entry: OutboxEntry }) {
  const { body, look, refusal } = entry;
  const { language } = useLanguage();
  const { fix } = useEntryActions(entry);
  return (
    <div className="py-2">
      <div className="flex min-h-13.5 items-center gap-3.5">
        <span className={cx(!refusal && "opacity-60")}>
          <EntryIcon body={body} look={look} />
        </span>
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3.5 gap-y-1">
          <span className="min-w-0 grow basis-[max(60px,5rem)] leading-5.5 font-label text-ink-2 wrap-anywhere">
            {body.detail || look.label}
          </span>
          <span className="order-last flex w-full flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-3">
            <EntryBadge refused={refusal !== undefined} />
            <span className="min-w-0">
              {body.detail && look.label && `${look.label} · `}
              <span className="whitespace-nowrap">{formatBriefDate(body.date, language)}</span>
            </span>
          </span>
          <EntryAmount body={body} />
        </span>
        <EntryButtons entry={entry} />
      </div>
      {refusal && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-1 text-small">
          <p className="min-w-0 flex-1 basis-48 text-expense">{getSentence(entry)}</p>
          <Button variant="secondary" onClick={fix}>
            <Trans>Review</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

/** Without the colours of what is saved; a transfer has no sign. */
function EntryAmount({ body }: Pick<OutboxEntry, "body">) {
  const isTransfer = body.type === "transfer";
  return (
    <Money
      amount={isTransfer ? body.amount : signedAmount(body)}
      kind={isTransfer ? "transfer" : "net"}
      className="font-label text-ink-3 sm:ml-auto"
    />
  );
}

/** What the server said, at the first field that it named. */
function getSentence({ refusal }: OutboxEntry): string | undefined {
  const [field] = Object.values(refusal?.errors ?? {});
  return field?.[0] ?? refusal?.message;
}

function EntryIcon({ body, look }: Pick<OutboxEntry, "body" | "look">) {
  if (body.type !== "transfer") return <CategoryIcon icon={look.icon ?? ""} color={look.color} />;
  return (
    <span className="grid size-11 place-items-center rounded-control bg-sunken text-ink-3">
      <ArrowLeftRight aria-hidden="true" className="size-5" />
    </span>
  );
}

function EntryBadge({ refused }: { refused: boolean }) {
  return refused ? (
    <Badge tone="red" icon={<CircleAlert aria-hidden="true" className="size-3.5" />}>
      <Trans>Not saved</Trans>
    </Badge>
  ) : (
    <Badge icon={<Clock aria-hidden="true" className="size-3.5" />}>
      <Trans>Waiting</Trans>
    </Badge>
  );
}

/** Buttons and no menu, whose code may not be there without a connection. */
function EntryButtons({ entry }: { entry: OutboxEntry }) {
  const { t } = useLingui();
  const amounts = useAmounts();
  const { fix, remove } = useEntryActions(entry);
  const name = entry.body.detail || entry.look.label;
  const amount = amounts.text(entry.body.amount);
  return (
    <span className="-mr-2 flex">
      <IconButton
        label={t`Edit ${name}, ${amount}`}
        icon={<Pencil aria-hidden="true" className="size-5" />}
        aria-haspopup="dialog"
        onClick={fix}
      />
      <IconButton
        label={t`Delete ${name}, ${amount}`}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={remove}
      />
    </span>
  );
}

function useEntryActions(entry: OutboxEntry) {
  const { t } = useLingui();
  const open = useOpenDialog();
  const toast = useToast();
  const undo = { label: t`Undo`, run: () => void restoreEntry(entry), undo: true };
  const { key, body, refusal } = entry;
  return {
    fix: () => open("record", { waiting: { key, entry: body, ...(refusal && { refusal }) } }),
    remove: () => {
      void removeEntry(entry.key);
      toast({ tone: "success", text: t`Deleted from this device.`, action: undo });
    },
  };
}
