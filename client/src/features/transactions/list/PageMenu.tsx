import { useLingui } from "@lingui/react/macro";
import {
  ChartColumn,
  EllipsisVertical,
  Eye,
  EyeOff,
  FileUp,
  FileSpreadsheet,
  FileText,
  Printer,
} from "lucide-react";
import { useNavigate } from "react-router-dom";

import { importPath } from "@/lib/paths";
import { ActionMenu } from "@/ui/buttons/ActionMenu";
import type { MenuAction } from "@/ui/buttons/ActionMenuItems";
import { Spinner } from "@/ui/feedback/Spinner";
import { useHiddenAmounts } from "@/ui/money/hidden-amounts";

import type { Filters } from "../filters";
import { useExport } from "./use-export";

const ICON = { "aria-hidden": true, className: "size-5 shrink-0" } as const;

interface PageMenuProps {
  filters: Filters;
  /** Whether there is nothing to take away. */
  empty: boolean;
  onPrint: () => void;
  /** Whether rows are still being loaded for paper. */
  printing: boolean;
  onSummary: () => void;
}

/** What can be done with the page on phones, where its head has no room for buttons. */
export default function PageMenu(props: PageMenuProps) {
  const { filters, empty, onPrint, printing, onSummary } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const { mutate, isPending } = useExport(filters);
  const { hidden, hide } = useHiddenAmounts();
  const busy = isPending || printing;
  const ways: MenuAction[] = [
    { label: t`Export as XLSX`, icon: <FileSpreadsheet {...ICON} />, run: () => mutate("xlsx") },
    { label: t`Export as CSV`, icon: <FileText {...ICON} />, run: () => mutate("csv") },
    { label: t`Print`, icon: <Printer {...ICON} />, run: onPrint },
  ];
  const Sight = hidden ? Eye : EyeOff;
  return (
    <ActionMenu
      label={busy ? t`Export, in progress` : t`More actions`}
      className="-mr-3"
      icon={busy ? <Spinner /> : <EllipsisVertical {...ICON} />}
      actions={[
        { label: t`Summary`, icon: <ChartColumn {...ICON} />, run: onSummary },
        {
          label: t`Import`,
          icon: <FileUp {...ICON} />,
          run: () => void navigate(importPath()),
        },
        ...(empty || busy ? [] : ways),
        {
          label: hidden ? t`Show amounts` : t`Hide amounts`,
          icon: <Sight {...ICON} />,
          run: () => hide(!hidden),
        },
      ]}
    />
  );
}
