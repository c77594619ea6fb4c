import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { importPath } from "@/lib/paths";
import { Button } from "@/ui/buttons/Button";
import { ButtonLink } from "@/ui/buttons/ButtonLink";

import { useApply } from "../mutations";
import type { Counts, Import } from "../types";
import { useRefusalText } from "../use-refusal-text";
import { BottomBar } from "./BottomBar";

/** How many rows become entries. */
export function countIncluded({ new: fresh, check, left_out }: Counts): number {
  return Math.max(0, fresh + check - left_out);
}

/** The one thing to do with the rows. */
export function ImportBar({ one }: { one: Import }) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const { mutate, isPending, error } = useApply(one.id);
  const { counts, wallet, new_wallet } = one;
  const count = countIncluded(counts);
  const lacksWallet = !wallet && !new_wallet;
  return (
    <BottomBar label={t`Import these rows`}>
      <div className="min-w-0 grow max-sm:w-full">
        {error ? (
          <p role="alert" className="text-small text-expense">
            {refusalText(error)}
          </p>
        ) : (
          <Outlook counts={counts} lacksWallet={lacksWallet} />
        )}
      </div>
      {count === 0 ? (
        <ButtonLink variant="secondary" to={importPath()} className="max-sm:flex-1">
          <Trans>Done</Trans>
        </ButtonLink>
      ) : (
        <Button
          size="lg"
          disabled={lacksWallet}
          busy={isPending}
          busyLabel={t`Importing`}
          className="max-sm:flex-1"
          onClick={() => mutate()}
        >
          <Plural value={count} one="Import # entry" other="Import # entries" />
        </Button>
      )}
    </BottomBar>
  );
}

interface OutlookProps {
  counts: Counts;
  /** No wallet takes the rows yet. */
  lacksWallet: boolean;
}

/** What happens to the other rows. */
function Outlook({ counts, lacksWallet }: OutlookProps) {
  const others = useOthers()(counts);
  const nothing = countIncluded(counts) === 0 && counts.left_out === 0;
  return (
    <p className="text-small text-ink-2">
      {lacksWallet ? (
        <Trans>Choose a wallet first.</Trans>
      ) : nothing ? (
        <Trans>Everything in this file is already there.</Trans>
      ) : (
        others
      )}
    </p>
  );
}

/** Gives the counts of what is not new. */
function useOthers() {
  const { t } = useLingui();
  return ({ existing, check, left_out }: Counts): string =>
    [
      existing > 0 && t`${plural(existing, { one: "# already there", other: "# already there" })}`,
      left_out > 0 && t`${plural(left_out, { one: "# left out", other: "# left out" })}`,
      check > 0 && t`${plural(check, { one: "# to check", other: "# to check" })}`,
    ]
      .filter(Boolean)
      .join(" · ");
}
