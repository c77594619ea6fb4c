import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Tag, Trash2, X } from "lucide-react";

import { Button } from "@/ui/Button";
import { IconButton } from "@/ui/IconButton";
import { Money } from "@/ui/Money";

import { MOST_AT_ONCE, MOST_NAMED } from "./selection";

interface BulkBarProps {
  /** How many rows are chosen. */
  count: number;
  /** What they come to, in whole rupiah: income less expenses. */
  net: number;
  everything: boolean;
  /** How many there are in all, where more can be chosen than are loaded. */
  others: number | null;
  sending: boolean;
  onEverything: () => void;
  onCategorise: () => void;
  onDelete: () => void;
  onCancel: () => void;
}

/** What can be done with the chosen rows; on phones it takes the place of the bottom menu. */
export function BulkBar(props: BulkBarProps) {
  const { count, everything, sending, onCategorise, onDelete, onCancel } = props;
  const { t } = useLingui();
  const tooMany = count > (everything ? MOST_AT_ONCE : MOST_NAMED);
  const idle = count === 0 || tooMany || sending;
  return (
    <div
      role="toolbar"
      aria-label={t`What to do with the chosen transactions`}
      data-bottom-bar
      className="z-35 flex flex-wrap items-center gap-x-5 gap-y-3 border border-line bg-raised px-4 py-3 shadow-float transition duration-3 ease-out max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:rounded-t-2xl max-lg:pb-[max(--spacing(3.5),env(safe-area-inset-bottom))] lg:sticky lg:bottom-6 lg:rounded-xl lg:py-2.5 starting:translate-y-4 starting:opacity-0"
    >
      <Counted {...props} tooMany={tooMany} />
      <div className="flex gap-2.5 max-sm:order-last max-sm:w-full max-sm:*:flex-1 sm:ml-auto">
        <Button
          variant="secondary"
          disabled={idle}
          icon={<Tag aria-hidden="true" className="size-4.5" />}
          onClick={onCategorise}
        >
          <Trans>Change category</Trans>
        </Button>
        <Button
          variant="danger"
          disabled={count === 0 || tooMany}
          busy={sending}
          busyLabel={t`Deleting`}
          icon={<Trash2 aria-hidden="true" className="size-4.5" />}
          onClick={onDelete}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
      <IconButton
        label={t`Leave the selection`}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onCancel}
        className="max-sm:absolute max-sm:top-2 max-sm:right-2"
      />
    </div>
  );
}

function Counted({ count, net, everything, others, tooMany, onEverything }: Words) {
  const { t } = useLingui();
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-0.5 max-sm:w-full max-sm:pr-11">
      <p role="status" className="font-label">
        {count === 0 ? (
          <Trans>Choose transactions</Trans>
        ) : everything ? (
          <Plural value={count} one="# chosen, all there are" other="All # chosen" />
        ) : (
          <Plural value={count} one="# chosen" other="# chosen" />
        )}
        {tooMany && (
          <span className="block text-small text-expense">
            {everything
              ? t`At most 100,000 at once: narrow the list with its filters.`
              : t`Choose at most 1,000, or all that match.`}
          </span>
        )}
      </p>
      {count > 0 && <Money amount={net} kind="net" className="text-small text-ink-2" />}
      {others !== null && !everything && (
        <button
          type="button"
          className="link min-h-11 cursor-pointer text-small sm:min-h-8"
          onClick={onEverything}
        >
          <Plural value={others} one="Choose # that matches" other="Choose all # that match" />
        </button>
      )}
    </div>
  );
}

interface Words extends BulkBarProps {
  tooMany: boolean;
}
