import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { FileSpreadsheet, FileText, Printer } from "lucide-react";

import type { ExportFormat } from "@/api/transaction-export";

const CHOICES = [
  {
    choice: "xlsx",
    Icon: FileSpreadsheet,
    label: msg`Spreadsheet (XLSX)`,
    hint: msg`For Excel, LibreOffice and Google Sheets`,
  },
  {
    choice: "csv",
    Icon: FileText,
    label: msg`Table as text (CSV)`,
    hint: msg`Plain text for any other app`,
  },
  { choice: "print", Icon: Printer, label: msg`Print`, hint: msg`On paper, or as a PDF` },
] as const;

interface ExportChoicesProps {
  onChoose: (choice: ExportFormat | "print") => void;
}

/** The export formats, and printing. */
export function ExportChoices({ onChoose }: ExportChoicesProps) {
  const { t } = useLingui();
  return (
    <div className="flex w-84 max-w-full flex-col max-sm:w-full">
      {CHOICES.map(({ choice, Icon, label, hint }) => (
        <button
          key={choice}
          type="button"
          onClick={() => onChoose(choice)}
          className="flex min-h-14 items-center gap-3.5 rounded-m px-3 py-2 text-left hover:bg-sunken"
        >
          <Icon aria-hidden="true" className="size-5 shrink-0 text-primary" />
          <span className="min-w-0">
            <span className="block leading-5 font-label">{t(label)}</span>
            <span className="block text-small text-ink-3">{t(hint)}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
