import { Trans, useLingui } from "@lingui/react/macro";
import { Download, FileArchive } from "lucide-react";

import { useAccount } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { todayIn } from "@/lib/dates";
import { formatFileSize } from "@/lib/file-size";
import { saveFile } from "@/lib/save-file";
import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";

import { type Export, useFetchExport } from "./use-exports";
import { useMoment } from "./use-moment";

/** A file that waits to be fetched: when it was made, how large it is, how long it stays. */
export function ReadyFile({ file }: { file: Export }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const account = useAccount();
  const moment = useMoment();
  const failureText = useFailureText();
  const { mutateAsync, isPending, error } = useFetchExport();
  const size = formatFileSize(file.size ?? 0, language);
  const until = file.expires_at ? moment(file.expires_at) : "";

  const download = async () => {
    const content = await mutateAsync(file).catch(() => null);
    if (!content) return;
    const day = todayIn(account?.timezone ?? "Asia/Jakarta", new Date(file.created_at));
    saveFile(content, `lumbung-data-${day}.zip`);
  };

  return (
    <>
      <p className="flex gap-3 rounded-panel bg-sunken p-3">
        <FileArchive aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
        <span className="min-w-0 text-small">
          <span className="block font-label">
            <Trans>Your file is ready ({size})</Trans>
          </span>
          <span className="block text-balance text-ink-2">
            <Trans>Kept until {until}</Trans>
          </span>
        </span>
      </p>
      {error && (
        <Alert tone="error" role="alert">
          {failureText(error)}
        </Alert>
      )}
      <Button
        block
        variant="soft"
        icon={<Download aria-hidden="true" className="size-5" />}
        busy={isPending}
        busyLabel={t`Fetching`}
        onClick={() => void download()}
      >
        <Trans>Download</Trans>
      </Button>
    </>
  );
}
