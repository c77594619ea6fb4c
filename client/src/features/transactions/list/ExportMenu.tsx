import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { Suspense } from "react";

import { lazyComponent } from "@/lib/lazy-component";
import { buttonStyles } from "@/ui/buttons/button-styles";
import { PopoverOrSheet } from "@/ui/dialog/PopoverOrSheet";
import { Spinner } from "@/ui/feedback/Spinner";

import type { Filters } from "../filters";
import { useExport } from "./use-export";

const ExportChoices = lazyComponent(async () => ({
  default: (await import("./ExportChoices")).ExportChoices,
}));

interface ExportMenuProps {
  filters: Filters;
  /** Whether there is anything to take away. */
  empty: boolean;
  onPrint: () => void;
  /** Whether rows are still being loaded for paper. */
  printing: boolean;
}

/** Takes all that is listed away: as a file for other programs, or on paper. */
export function ExportMenu(props: ExportMenuProps) {
  const { filters, empty, onPrint, printing } = props;
  const { t } = useLingui();
  const { mutate, isPending } = useExport(filters);
  const busy = isPending || printing;
  return (
    <PopoverOrSheet
      label={busy ? t`Export, in progress` : t`Export`}
      title={<Trans>Export this list</Trans>}
      disabled={empty || busy}
      faceClassName={buttonStyles({ variant: "secondary", className: "enabled:cursor-pointer" })}
      face={
        <>
          {busy ? <Spinner /> : <Download aria-hidden="true" className="size-5" />}
          <Trans>Export</Trans>
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<div className="h-42 w-84 max-w-full" />}>
          <ExportChoices
            onChoose={(choice) => {
              close();
              if (choice === "print") onPrint();
              else mutate(choice);
            }}
          />
        </Suspense>
      )}
    </PopoverOrSheet>
  );
}
