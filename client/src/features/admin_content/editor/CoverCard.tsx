import { Trans, useLingui } from "@lingui/react/macro";
import { ImageIcon, Trash2, Upload } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { cx } from "@/lib/cx";
import { usePictureDrop } from "@/browser/use-picture-drop";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";
import { Cover } from "@/ui/pictures/Cover";
import { FieldError } from "@/ui/fields/FieldError";

import { removeCover, uploadCover } from "../api-calls";
import type { WorkingCopy } from "../types";
import type { ArticleActions } from "./use-article-actions";

const ACCEPTED_TYPES = ["image/jpeg", "image/png", "image/webp"];
const MAX_BYTES = 5 * 1024 * 1024;

/** The picture of the article: chosen, dropped or pasted. */
export function CoverCard({ article, actions }: { article: WorkingCopy; actions: ArticleActions }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { problem, parts, bring } = useUpload(actions);
  const over = usePictureDrop(place, bring);
  const busy = actions.doing === "cover";

  return (
    <Card className="flex flex-col gap-3.5">
      <h2 className="text-title tracking-tight">
        <Trans>Cover</Trans>
      </h2>
      <div
        ref={place}
        className={cx(
          "relative rounded-panel outline-offset-4",
          over && "outline-2 outline-primary outline-dashed",
        )}
      >
        <Cover cover={article.cover} sizes="400px" className="aspect-8/5 rounded-panel" />
        {!article.cover && (
          <span className="absolute inset-0 grid place-items-center text-on-primary-soft">
            <ImageIcon aria-hidden="true" className="size-10 opacity-60" />
          </span>
        )}
      </div>
      {busy && parts !== null && (
        <progress
          aria-label={t`Uploading the picture`}
          max={1}
          value={parts}
          className="h-2 w-full accent-primary"
        />
      )}
      {problem && <FieldError id="cover-problem">{problem}</FieldError>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          className="flex-1"
          busy={busy}
          busyLabel={t`Uploading`}
          icon={<Upload aria-hidden="true" className="size-4.5" />}
          onClick={() => input.current?.click()}
        >
          {article.cover ? <Trans>Change picture</Trans> : <Trans>Add picture</Trans>}
        </Button>
        {article.cover && <RemoveCover actions={actions} />}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED_TYPES.join()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again.
          target.value = "";
          if (file) bring(file);
        }}
      />
      <p className="text-small text-ink-3">
        <Trans>
          JPG, PNG or WebP, at least 800 × 500 pixels and up to 5 MB. We crop it to the centre.
        </Trans>{" "}
        <span className="hidden pointer-fine:inline">
          <Trans>You can also drop or paste it here.</Trans>
        </span>
      </p>
    </Card>
  );
}

function useUpload({ run }: ArticleActions) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<string | null>(null);
  const [parts, setParts] = useState<number | null>(null);

  const upload = async (file: File) => {
    const kind = ACCEPTED_TYPES.includes(file.type) ? null : t`Choose a JPG, PNG or WebP picture.`;
    const large = file.size > MAX_BYTES ? t`Choose a picture up to 5 MB.` : null;
    setProblem(kind ?? large);
    if (kind ?? large) return;
    setParts(0);
    await run({
      doing: "cover",
      call: (article) => uploadCover(article, file, setParts),
      done: t`Picture added. Readers see it once you publish.`,
      onFailed: (error) => setProblem(failureText(error)),
    });
    setParts(null);
  };

  // What listens to the page is wired once.
  const latest = useRef(upload);
  useEffect(() => {
    latest.current = upload;
  });
  const bring = useCallback((file: File) => void latest.current(file), []);
  return { problem, parts, bring };
}

function RemoveCover({ actions }: { actions: ArticleActions }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="warning"
        className="flex-1"
        icon={<Trash2 aria-hidden="true" className="size-4.5" />}
        onClick={() => setAsking(true)}
      >
        <Trans>Remove picture</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        title={<Trans>Remove the picture?</Trans>}
        confirm={<Trans>Remove picture</Trans>}
        onConfirm={() => {
          setAsking(false);
          void actions.run({ doing: "cover", call: removeCover, done: t`Picture removed.` });
        }}
        onCancel={() => setAsking(false)}
      >
        <Trans>Readers will still see the old picture until you publish.</Trans>
      </ConfirmDialog>
    </>
  );
}
