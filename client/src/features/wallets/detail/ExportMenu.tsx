import { useLingui } from "@lingui/react/macro";
import { Download, FileSpreadsheet, FileText } from "lucide-react";

import type { ExportQuery } from "@/api/transaction-export";
import { ActionMenu } from "@/ui/buttons/ActionMenu";
import { Spinner } from "@/ui/feedback/Spinner";

import { useExport } from "./use-export";

interface ExportMenuProps {
  /** What is listed. */
  query: ExportQuery;
}

/** Takes what is listed away as a file. */
export function ExportMenu({ query }: ExportMenuProps) {
  const { t } = useLingui();
  const { mutate, isPending } = useExport(query);
  return (
    <ActionMenu
      label={isPending ? t`Export, in progress` : t`Export this list`}
      icon={isPending ? <Spinner /> : <Download aria-hidden="true" className="size-5" />}
      actions={[
        {
          label: t`Spreadsheet (XLSX)`,
          icon: <FileSpreadsheet aria-hidden="true" className="size-4" />,
          run: () => mutate("xlsx"),
        },
        {
          label: t`Table as text (CSV)`,
          icon: <FileText aria-hidden="true" className="size-4" />,
          run: () => mutate("csv"),
        },
      ]}
    />
  );
}
