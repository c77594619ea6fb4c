import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { lazy, Suspense } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { cx } from "@/lib/cx";
import { buttonStyles } from "@/ui/buttons/button-styles";
import { PopoverOrSheet } from "@/ui/dialog/PopoverOrSheet";
import { Spinner } from "@/ui/feedback/Spinner";
import { useToast } from "@/ui/feedback/use-toast";

import type { Filters } from "../filters";

const ExportChoices = lazy(async () => ({
  default: (await import("./ExportChoices")).ExportChoices,
}));

interface ExportMenuProps {
  filters: Filters;
  /** Whether there is anything to take away. */
  empty: boolean;
  onPrint: () => void;
  /** Whether rows are still being loaded for paper. */
  printing: boolean;
  /** Only its picture, for the narrow place beside the search. */
  small?: boolean;
  className?: string;
}

/** Takes all that is listed away: as a file for other programs, or on paper. */
export function ExportMenu(props: ExportMenuProps) {
  const { filters, empty, onPrint, printing, small = false, className } = props;
  const { t } = useLingui();
  const { mutate, isPending } = useExport(filters);
  const busy = isPending || printing;
  return (
    <PopoverOrSheet
      label={busy ? t`Export, under way` : t`Export`}
      title={<Trans>Export this list</Trans>}
      disabled={empty || busy}
      faceClassName={buttonStyles({
        variant: "secondary",
        className: cx("enabled:cursor-pointer", small && "size-12 px-0!", className),
      })}
      face={
        <>
          {busy ? <Spinner /> : <Download aria-hidden="true" className="size-5" />}
          {!small && <Trans>Export</Trans>}
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

export type ExportFormat = "csv" | "xlsx";

/** Saves everything that the filters meet as a file, or orders it; says so when that fails. */
function useExport(filters: Filters) {
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const { saveExport } = await import("../exports/save-export");
      await saveExport(client, filters, format);
    },
    onError: (error) => toast({ tone: "error", text: failureText(error) }),
  });
}
