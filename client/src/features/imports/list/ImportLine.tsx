import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2, Undo2 } from "lucide-react";
import { Link } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { importPath } from "@/lib/paths";
import { formatAgo } from "@/lib/relative-time";
import { Button } from "@/ui/buttons/Button";
import { IconButton } from "@/ui/buttons/IconButton";
import { Cell, Row } from "@/ui/table/Table";

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

/** One import on phones. */
export function ImportCard({ one }: LineProps) {
  const wallet = one.wallet?.name;
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <div className="flex items-start gap-3">
        <span className="min-w-0 flex-1">
          <ImportLink one={one} />
          {wallet && <span className="block text-small text-ink-3 wrap-anywhere">{wallet}</span>}
        </span>
        <StateBadge state={one.state} />
      </div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <span>{isRead(one) && <ProofMark proof={one.proof} />}</span>
        <Actions one={one} />
      </div>
    </li>
  );
}

/** The same in a table. */
export function ImportTableRow({ one }: LineProps) {
  return (
    <Row>
      <Cell className="w-full max-w-0">
        <ImportLink one={one} />
      </Cell>
      <Cell className="whitespace-nowrap text-ink-2 max-lg:hidden">{one.wallet?.name ?? "–"}</Cell>
      <Cell className="whitespace-nowrap">{isRead(one) && <ProofMark proof={one.proof} />}</Cell>
      <Cell className="whitespace-nowrap">
        <StateBadge state={one.state} />
      </Cell>
      <Cell className="py-1 text-right">
        <Actions one={one} />
      </Cell>
    </Row>
  );
}

/** What it is, which opens it. */
function ImportLink({ one }: LineProps) {
  const { language } = useLanguage();
  const { title, details } = useImportName()(one);
  const ago = formatAgo(one.created_at, language);
  return (
    <>
      <Link to={importPath({ id: one.id })} className="link leading-5 wrap-anywhere">
        {title}
      </Link>
      <span className="block text-small text-ink-3">
        {[details, ago].filter(Boolean).join(" · ")}
      </span>
    </>
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
