import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck, CircleMinus } from "lucide-react";

import { Money } from "@/ui/money/Money";

import type { Break, Import, Proof } from "./types";

/** Whether the file adds up, in two words. */
export function ProofMark({ proof }: Pick<Import, "proof">) {
  const { t } = useLingui();
  if (proof.state === "none") {
    return <span className="text-small text-ink-3">{t`No balance`}</span>;
  }
  const matches = proof.state === "matches";
  const Icon = matches ? CircleCheck : CircleAlert;
  return (
    <span className="inline-flex items-center gap-1.5 text-small">
      <Icon
        aria-hidden="true"
        className={matches ? "size-4 shrink-0 text-income" : "size-4 shrink-0 text-expense"}
      />
      {matches ? t`Balance matches` : t`Balance is off`}
    </span>
  );
}

interface ProofLineProps {
  proof: Proof;
}

/** Whether the file adds up, and where it does not. */
export function ProofLine({ proof }: ProofLineProps) {
  const { state, broken } = proof;
  if (state === "matches") return <Matches proof={proof} />;
  return (
    <p className="flex items-start gap-2.5">
      {broken ? (
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-expense" />
      ) : (
        <CircleMinus aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-3" />
      )}
      <span className="min-w-0">
        {broken ? (
          <Broken broken={broken} />
        ) : (
          <Trans>No balance to check in this file. Compare the total with your bank.</Trans>
        )}
      </span>
    </p>
  );
}

function Matches({ proof: { opening, closing } }: ProofLineProps) {
  const known = opening !== null && closing !== null;
  const from = <Money amount={opening ?? 0} />;
  const to = <Money amount={closing ?? 0} />;
  return (
    <p className="flex items-start gap-2.5">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-income" />
      <span className="min-w-0">
        <span className="block font-label">
          <Trans>Balance matches</Trans>
        </span>
        {known && (
          <span className="block text-small text-ink-2">
            <Trans>
              {from} at the start, {to} at the end
            </Trans>
          </span>
        )}
      </span>
    </p>
  );
}

/** Where the first difference is, and how large it is. */
function Broken({ broken }: { broken: Break }) {
  const { t } = useLingui();
  const { position, page, expected, printed } = broken;
  const known = expected !== null && printed !== null;
  const should = <Money amount={expected ?? 0} className="font-label" />;
  const says = <Money amount={printed ?? 0} className="font-label" />;
  const inRow = page === null ? t`row ${position}` : t`line ${position} on page ${page}`;
  const place = position === null ? t`the totals` : inRow;
  return (
    <>
      <span className="block font-label">
        <Trans>The balance doesn't add up at {place}</Trans>
      </span>
      <span className="block text-small text-ink-2">
        {known && (
          <Trans>
            The rows lead to {should}, the file says {says}.
          </Trans>
        )}{" "}
        <Trans>Check that row before you import.</Trans>
      </span>
    </>
  );
}
