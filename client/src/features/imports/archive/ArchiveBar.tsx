import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { importPath } from "@/lib/paths";
import { Button } from "@/ui/buttons/Button";
import { ButtonLink } from "@/ui/buttons/ButtonLink";

import { useApply } from "../mutations";
import { BottomBar } from "../review/BottomBar";
import type { Import } from "../types";
import { useRefusalText } from "../use-refusal-text";
import type { Archive } from "./archive-words";

/** The one thing to do with a whole ledger. */
export function ArchiveBar({ one, archive }: { one: Import; archive: Archive }) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const { mutate, isPending, error } = useApply(one.id);
  const count = archive.counts.find(({ kind }) => kind === "entries")?.new ?? 0;
  const nothing = archive.counts.every((count) => count.new === 0);
  return (
    <BottomBar label={t`Import this file`}>
      <div className="min-w-0 grow max-sm:w-full">
        {error ? (
          <p role="alert" className="text-small text-expense">
            {refusalText(error)}
          </p>
        ) : (
          <p className="text-small text-ink-2">
            {nothing ? (
              <Trans>Everything in this file is already there.</Trans>
            ) : (
              <Trans>One step, which you can undo for three days.</Trans>
            )}
          </p>
        )}
      </div>
      {nothing ? (
        <ButtonLink variant="secondary" to={importPath()} className="max-sm:flex-1">
          <Trans>Done</Trans>
        </ButtonLink>
      ) : (
        <Button
          size="lg"
          busy={isPending}
          busyLabel={t`Importing`}
          className="max-sm:flex-1"
          onClick={() => mutate()}
        >
          {count > 0 ? (
            <Plural value={count} one="Import # entry" other="Import # entries" />
          ) : (
            <Trans>Import</Trans>
          )}
        </Button>
      )}
    </BottomBar>
  );
}
