import { Trans, useLingui } from "@lingui/react/macro";
import { Download, Printer } from "lucide-react";

import { printText } from "@/browser/print-text";
import { saveFile } from "@/browser/save-file";
import { Button } from "@/ui/buttons/Button";
import { CopyButton } from "@/ui/buttons/CopyButton";
import { Checkbox } from "@/ui/fields/Checkbox";
import { FieldError } from "@/ui/fields/FieldError";

interface CodesStepProps {
  codes: readonly string[];
  saved: boolean;
  onSaved: (saved: boolean) => void;
  /** The person tried to continue without confirming the codes. */
  missed: boolean;
}

const FILE = "lumbung-recovery-codes.txt";

/** The recovery codes, shown once, with ways to store them. */
export function CodesStep({ codes, saved, onSaved, missed }: CodesStepProps) {
  const { t } = useLingui();
  const title = t`Lumbung recovery codes`;
  const rule = t`Each code works once, in place of a code from your app.`;
  const sheet = [title, rule, "", ...codes, ""].join("\n");
  return (
    <>
      <p className="text-ink-2">
        <Trans>
          If you lose your phone, one of these codes lets you in. Each works once. We show them only
          now: keep them with your important papers.
        </Trans>
      </p>
      <ul
        aria-label={title}
        className="flex flex-col gap-1 rounded-panel bg-sunken px-2 py-3.5 text-center text-small font-label sm:text-body sm:tracking-wide"
      >
        {codes.map((code) => (
          <li key={code} className="money">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5 *:flex-1">
        <CopyButton text={codes.join("\n")} copied={<Trans>Copied</Trans>}>
          <Trans>Copy</Trans>
        </CopyButton>
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-4.5" />}
          onClick={() => saveFile(new Blob([sheet], { type: "text/plain" }), FILE)}
        >
          <Trans>Download .txt</Trans>
        </Button>
        <Button
          variant="secondary"
          icon={<Printer aria-hidden="true" className="size-4.5" />}
          onClick={() => printText(title, [rule, ...codes])}
        >
          <Trans>Print</Trans>
        </Button>
      </div>
      <div>
        <Checkbox
          label={<Trans>I've saved them</Trans>}
          checked={saved}
          onChange={(event) => onSaved(event.target.checked)}
        />
        {missed && !saved && (
          <FieldError id="recovery-codes-kept">
            <Trans>Save the codes first, then tick the box.</Trans>
          </FieldError>
        )}
      </div>
    </>
  );
}
