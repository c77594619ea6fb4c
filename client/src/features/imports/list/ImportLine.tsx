import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2, Undo2 } from "lucide-react";
import { Link } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { importPath } from "@/lib/paths";
import { formatAgo } from "@/lib/relative-time";
import { Button } from "@/ui/buttons/Button";
import { IconButton } from "@/ui/buttons/IconButton";
import { Cell, Row } from "@/ui/table/Table";

import { useFaultText } from "../faults";
import { ProofMark } from "../ProofLine";
import { StateBadge } from "../StateBadge";
import type { Import } from "../types";
import { canUndo, isDraft, useImportActions } from "../use-import-actions";
import { useImportName } from "../use-import-name";

interface LineProps {
  one: Import;
}

/** Whether the rows of the file are known. */
const isRead = ({ row_count }: Import) => row_count > 0;

/** The wallet that takes the rows, which may be a new one. */
function useWalletName({ wallet, new_wallet }: Import): string | undefined {
  const { t } = useLingui();
  const name = new_wallet?.name;
  return wallet?.name ?? (name && t`New wallet: ${name}`);
}

/** One import on phones. */
export function ImportCard({ one }: LineProps) {
  const wallet = useWalletName(one);
  return (
    <li className="flex flex-col py-3">
      <div className="flex items-start gap-3">
        <span className="min-w-0 flex-1">
          <ImportLink one={one} />
        </span>
        <StateBadge state={one.state} />
      </div>
      <div className="flex min-h-11 items-center justify-between gap-x-3">
        <div className="flex min-w-0 flex-col gap-1">
          <ImportDetails one={one} />
          {wallet && <span className="text-small text-ink-3 wrap-anywhere">{wallet}</span>}
          {isRead(one) && <ProofMark proof={one.proof} />}
        </div>
        <Actions one={one} />
      </div>
    </li>
  );
}

/** The same in a table. */
export function ImportTableRow({ one }: LineProps) {
  const wallet = useWalletName(one);
  return (
    <Row>
      <Cell className="w-full max-w-0">
        <ImportLink one={one} />
        <ImportDetails one={one} />
      </Cell>
      <Cell className="whitespace-nowrap text-ink-2 max-lg:hidden">{wallet ?? "–"}</Cell>
      <Cell className="whitespace-nowrap">
        {isRead(one) ? <ProofMark proof={one.proof} /> : <span className="text-ink-2">–</span>}
      </Cell>
      <Cell className="whitespace-nowrap">
        <StateBadge state={one.state} />
      </Cell>
      <Cell className="py-1 text-right">
        <Actions one={one} />
      </Cell>
    </Row>
  );
}

/** What it is, which opens it; a file may have a name of many lines. */
function ImportLink({ one }: LineProps) {
  const { title } = useImportName()(one);
  return (
    <Link to={importPath({ id: one.id })} className="link line-clamp-2 leading-5 wrap-anywhere">
      {title}
    </Link>
  );
}

/** The account, how much of it, and since when it is here; of a file that failed, why. */
function ImportDetails({ one }: LineProps) {
  const { language } = useLanguage();
  const faultText = useFaultText();
  const { details } = useImportName()(one);
  const ago = formatAgo(one.created_at, language);
  return (
    <span className="block text-small wrap-anywhere text-ink-3">
      {[details, ago].filter(Boolean).join(" · ")}
      {one.fault && <span className="block text-ink-2">{faultText(one.fault)}</span>}
    </span>
  );
}

/** Undo for what was imported, away with what was not. */
function Actions({ one }: LineProps) {
  const { t } = useLingui();
  const { title } = useImportName()(one);
  const { question, askUndo, undoing, askDiscard, discarding } = useImportActions(one);
  return (
    <>
      {canUndo(one) && (
        <Button
          variant="ghost"
          aria-label={t`Undo ${title}`}
          busy={undoing}
          icon={<Undo2 aria-hidden="true" className="size-4.5" />}
          onClick={askUndo}
        >
          <Trans>Undo</Trans>
        </Button>
      )}
      {isDraft(one) && (
        <IconButton
          label={t`Discard ${title}`}
          disabled={discarding}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onClick={askDiscard}
        />
      )}
      {question}
    </>
  );
}
