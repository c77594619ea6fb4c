import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";

import { cx } from "@/lib/cx";
import { Button } from "@/ui/buttons/Button";
import { Dialog } from "@/ui/dialog/Dialog";

import type { Content, WorkingCopy } from "../types";
import { useDateFormats } from "../use-date-formats";
import { diffContent, diffLines } from "./diff";
import type { Difference, LineRun } from "./diff";
import type { Autosave } from "./autosave";

interface ConflictDialogProps {
  autosave: Autosave;
  mine: Content;
  theirs: WorkingCopy;
  onClose: () => void;
}

/** Shows both versions after an edit conflict and asks which one to keep. */
export default function ConflictDialog({ autosave, mine, theirs, onClose }: ConflictDialogProps) {
  const { t } = useLingui();
  const { moment } = useDateFormats();
  const [saving, setSaving] = useState(false);
  const parts = diffContent(mine, theirs);
  const when = moment(theirs.updated_at);

  const keepMine = async () => {
    setSaving(true);
    const kept = await autosave.overwrite();
    setSaving(false);
    // After another concurrent save the dialog stays open with the new version.
    if (kept || autosave.state().saveStatus !== "conflict") onClose();
  };
  const takeTheirs = () => {
    autosave.load(theirs);
    onClose();
  };

  return (
    <Dialog
      open
      size="lg"
      title={<Trans>Two versions of this article</Trans>}
      busy={saving}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" className="whitespace-normal!" onClick={takeTheirs}>
            <Trans>Use the other version</Trans>
          </Button>
          <Button
            className="whitespace-normal!"
            busy={saving}
            busyLabel={t`Saving`}
            onClick={() => void keepMine()}
          >
            <Trans>Keep mine</Trans>
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        <Trans>Someone else saved this article on {when}, while you were writing.</Trans>{" "}
        <Trans>
          “Keep mine” replaces their text with yours. “Use the other version” discards what you
          typed. To keep parts of both, copy them from here.
        </Trans>
      </p>
      {parts.length === 0 ? (
        <p className="font-semibold">
          <Trans>The text is the same; something else changed, such as the picture.</Trans>
        </p>
      ) : (
        parts.map((part) => (
          <DiffView key={`${part.part}-${String(part.language)}`} difference={part} />
        ))
      )}
    </Dialog>
  );
}

/** A part of the article in both versions: lines of one only are marked by sign and colour. */
function DiffView({ difference }: { difference: Difference }) {
  const { t } = useLingui();
  const { part, language, mine, theirs } = difference;
  const runs = useMemo(() => diffLines(mine, theirs), [mine, theirs]);
  const names = {
    title: t`Title`,
    description: t`Description`,
    body: t`Text`,
    sources: t`Sources`,
    topics: t`Topics`,
  };
  const languages = { en: t`English`, id: t`Indonesian` };
  const name = language ? `${names[part]}, ${languages[language]}` : names[part];
  return (
    <section aria-label={name} className="flex min-w-0 flex-col gap-1.5">
      <h3 className="text-small font-label">{name}</h3>
      <div className="overflow-hidden rounded-panel border border-line text-small leading-6">
        {runs.map((run, position) => (
          <DiffRun key={position} run={run} />
        ))}
      </div>
    </section>
  );
}

/** How many lines that both have are shown around the others. */
const CONTEXT_LINES = 2;

function DiffRun({ run: { kind, lines } }: { run: LineRun }) {
  if (kind === "same") {
    const short = lines.length <= CONTEXT_LINES * 2 + 1;
    const shown = short
      ? lines
      : [...lines.slice(0, CONTEXT_LINES), "…", ...lines.slice(-CONTEXT_LINES)];
    return <DiffLines lines={shown} sign=" " className="text-ink-3" />;
  }
  const mine = kind === "mine";
  return (
    <div className={mine ? "bg-income-soft" : "bg-expense-soft"}>
      <p className="px-3 pt-1.5 text-caption font-label text-ink">
        {mine ? <Trans>Yours</Trans> : <Trans>The other version</Trans>}
      </p>
      <DiffLines lines={lines} sign={mine ? "+" : "−"} className="pb-1.5 text-ink" />
    </div>
  );
}

function DiffLines({
  lines,
  sign,
  className,
}: {
  lines: string[];
  sign: string;
  className: string;
}) {
  return (
    <div className={cx("px-3 py-0.5", className)}>
      {lines.map((line, position) => (
        <p key={position} className="flex gap-2">
          <span aria-hidden="true" className="w-2.5 shrink-0 select-none">
            {sign}
          </span>
          <span className="min-w-0 flex-1 wrap-anywhere whitespace-pre-wrap">{line || " "}</span>
        </p>
      ))}
    </div>
  );
}
