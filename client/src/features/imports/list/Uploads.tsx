import { Trans, useLingui } from "@lingui/react/macro";
import { RotateCw, X } from "lucide-react";

import { IconButton } from "@/ui/buttons/IconButton";
import { Alert } from "@/ui/feedback/Alert";
import { ProgressBar } from "@/ui/feedback/ProgressBar";

import { useRefusalText } from "../use-refusal-text";
import type { PendingUpload } from "./use-uploads";

interface UploadsProps {
  uploads: readonly PendingUpload[];
  onRetry: (one: PendingUpload) => void;
  onGone: (key: number) => void;
}

/** The files on their way, and those that did not get through. */
export function Uploads({ uploads, onRetry, onGone }: UploadsProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3">
      {uploads.map((one) => (
        <li key={one.key}>
          {one.error === null ? (
            <OnItsWay one={one} />
          ) : (
            <Failed one={one} onRetry={() => onRetry(one)} onGone={() => onGone(one.key)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function useName({ upload }: PendingUpload): string {
  const { t } = useLingui();
  return "file" in upload ? upload.file.name : t`Pasted text`;
}

function OnItsWay({ one }: { one: PendingUpload }) {
  const name = useName(one);
  return (
    <div role="status" className="flex flex-col gap-1.5">
      <p className="text-small wrap-anywhere">
        <Trans>Reading {name}</Trans>
      </p>
      <ProgressBar label={name} value={undefined} max={1} />
    </div>
  );
}

interface FailedProps {
  one: PendingUpload;
  onRetry: () => void;
  onGone: () => void;
}

function Failed({ one, onRetry, onGone }: FailedProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const name = useName(one);
  return (
    <div className="flex items-start gap-1">
      <Alert tone="error" role="alert" className="min-w-0 flex-1">
        <span className="block wrap-anywhere">{name}</span>
        {refusalText(one.error)}
      </Alert>
      <IconButton
        label={t`Try ${name} again`}
        icon={<RotateCw aria-hidden="true" className="size-5" />}
        onClick={onRetry}
      />
      <IconButton
        label={t`Dismiss ${name}`}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onGone}
      />
    </div>
  );
}
