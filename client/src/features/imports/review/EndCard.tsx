import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck, FileUp, Undo2 } from "lucide-react";
import type { ReactNode } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatMoment } from "@/lib/dates";
import { importPath, transactionsPath, walletPath } from "@/lib/paths";
import { Button } from "@/ui/buttons/Button";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { Alert } from "@/ui/feedback/Alert";
import { ProgressBar } from "@/ui/feedback/ProgressBar";
import { Card } from "@/ui/layout/Card";
import { Money } from "@/ui/money/Money";

import { ArchiveSaved } from "../archive/ArchiveSaved";
import { useFaultText } from "../faults";
import { ProofLine } from "../ProofLine";
import type { Import } from "../types";
import { canUndo, useImportActions } from "../use-import-actions";

interface OneProps {
  one: Import;
}

/** What there is to say of an import that is no draft any more, or not yet. */
export default function EndCard({ one }: OneProps) {
  switch (one.state) {
    case "applied":
      return <ResultCard one={one} />;
    case "undone":
      return <UndoneCard one={one} />;
    case "failed":
      return <FailedCard one={one} />;
    default:
      return <WorkCard one={one} />;
  }
}

/** While the worker has it. */
function WorkCard({ one }: OneProps) {
  const { t } = useLingui();
  const { state } = one;
  const labels = { applying: t`Importing`, undoing: t`Undoing` };
  const label = state === "applying" || state === "undoing" ? labels[state] : t`Reading your file`;
  return (
    <Card className="flex flex-col gap-3">
      <p role="status" className="font-label">
        <Work one={one} />
      </p>
      <ProgressBar label={label} value={undefined} max={1} />
      <p className="text-small text-ink-3">
        <Trans>You can leave this page. It goes on without you.</Trans>
      </p>
    </Card>
  );
}

function Work({ one: { state, row_count, result } }: OneProps) {
  const entries = (result?.saved ?? 0) + (result?.transfers ?? 0);
  switch (state) {
    case "applying":
      return <Plural value={row_count} one="Importing # row" other="Importing # rows" />;
    case "undoing":
      return <Plural value={entries} one="Removing # entry" other="Removing # entries" />;
    default:
      return row_count > 0 ? (
        <Plural value={row_count} one="Checking # row again" other="Checking # rows again" />
      ) : (
        <Trans>Reading your file</Trans>
      );
  }
}

/** What was found instead of a statement, and what to do. */
function FailedCard({ one: { fault } }: OneProps) {
  const faultText = useFaultText();
  return (
    <Card className="flex flex-col gap-4">
      <Alert tone="error" role="alert">
        {fault ? faultText(fault) : <Trans>We couldn't read this file; try it again.</Trans>}
      </Alert>
      <p className="text-small text-ink-2">
        <Trans>Nothing was imported, and the file is already deleted.</Trans>
      </p>
      <AnotherFile />
    </Card>
  );
}

function AnotherFile({ children }: { children?: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3">
      {children}
      <ButtonLink
        variant={children ? "secondary" : "primary"}
        to={importPath()}
        icon={<FileUp aria-hidden="true" className="size-5" />}
      >
        <Trans>Import another file</Trans>
      </ButtonLink>
    </div>
  );
}

/** What has come into the ledger, with the way back. */
function ResultCard({ one }: OneProps) {
  const { language } = useLanguage();
  const { question, askUndo, undoing } = useImportActions(one);
  const { wallet, proof, undo_until, fault } = one;
  const faultText = useFaultText();
  const undoable = canUndo(one);
  const until = undo_until && formatMoment(undo_until, language);
  return (
    <Card className="flex flex-col gap-4">
      {fault && (
        <Alert tone="error" role="alert">
          {faultText(fault)}
        </Alert>
      )}
      <Saved one={one} />
      {one.archive && <ArchiveSaved archive={one.archive} />}
      {proof.state !== "none" && <ProofLine proof={proof} />}
      <AnotherFile>
        <ButtonLink to={wallet ? walletPath(wallet.id) : transactionsPath()}>
          <Trans>See the entries</Trans>
        </ButtonLink>
        {undoable && (
          <Button
            variant="secondary"
            busy={undoing}
            icon={<Undo2 aria-hidden="true" className="size-5" />}
            onClick={askUndo}
          >
            <Trans>Undo</Trans>
          </Button>
        )}
      </AnotherFile>
      {undoable && (
        <p className="text-small text-ink-3">
          <Trans>You can undo this until {until}.</Trans>
        </p>
      )}
      {question}
    </Card>
  );
}

/** How many entries, and where they are. */
function Saved({ one: { result, wallet } }: OneProps) {
  const { t } = useLingui();
  const { saved = 0, transfers = 0, difference } = result ?? {};
  const more = t`${plural(transfers, { one: "# transfer", other: "# transfers" })}`;
  const name = wallet?.name;
  return (
    <div role="status" className="flex items-start gap-3">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-income" />
      <div className="min-w-0">
        <p className="font-label">
          <Plural value={saved} one="# entry imported" other="# entries imported" />
          {transfers > 0 && `, ${more}`}
        </p>
        {name && (
          <p className="text-small text-ink-2">
            <Trans>Into {name}</Trans>
          </p>
        )}
        {difference ? <Difference difference={difference} /> : null}
      </div>
    </div>
  );
}

/** What keeps the wallet from what the bank says. */
function Difference({ difference }: { difference: number }) {
  const apart = <Money amount={Math.abs(difference)} className="font-label" />;
  return (
    <p className="text-small text-ink-2">
      {difference > 0 ? (
        <Trans>The bank has {apart} more than this wallet. Adjust it on the wallet's page.</Trans>
      ) : (
        <Trans>The bank has {apart} less than this wallet. Adjust it on the wallet's page.</Trans>
      )}
    </p>
  );
}

/** It is taken back; what was changed since is named. */
function UndoneCard({ one: { result } }: OneProps) {
  const kept = result?.kept ?? [];
  const names = kept.join(", ");
  return (
    <Card className="flex flex-col gap-4">
      <div role="status">
        <p className="font-label">
          <Trans>This import was undone</Trans>
        </p>
        <p className="text-small text-ink-2">
          {kept.length > 0 ? (
            <Plural
              value={kept.length}
              one={`# entry stays because you changed it: ${names}.`}
              other={`# entries stay because you changed them: ${names}.`}
            />
          ) : (
            <Trans>All its entries are gone. You can import the same file again.</Trans>
          )}
        </p>
      </div>
      <AnotherFile />
    </Card>
  );
}
