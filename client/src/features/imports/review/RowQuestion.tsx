import { Trans } from "@lingui/react/macro";

import { Button } from "@/ui/buttons/Button";

import type { ImportRow, RowChange } from "../types";

interface RowQuestionProps {
  row: ImportRow;
  onChange: (change: RowChange) => void;
}

/** Asks about a row that may be a transfer: one tap answers. */
export function RowQuestion({ row, onChange }: RowQuestionProps) {
  const { transfer } = row;
  if (!transfer?.proposed) return null;
  const { wallet_id } = transfer;
  return (
    <div className="flex flex-wrap gap-2 pb-2">
      <Button variant="soft" onClick={() => onChange({ transfer_wallet_id: wallet_id })}>
        <Trans>It's a transfer</Trans>
      </Button>
      <Button variant="ghost" onClick={() => onChange({ transfer_wallet_id: null })}>
        <Trans>No transfer</Trans>
      </Button>
    </div>
  );
}
