import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarPlus } from "lucide-react";

import { Alert } from "@/ui/Alert";
import { buttonStyles, WRAPPING } from "@/ui/button-styles";
import { CopyButton } from "@/ui/CopyButton";
import { Field } from "@/ui/Field";
import { TextInput } from "@/ui/TextInput";

import type { CalendarFeed } from "./use-calendar";

/** The secret address, to copy or to open right here. */
export function CalendarAddress({ feed: { url, webcal_url } }: { feed: CalendarFeed }) {
  const { t } = useLingui();
  if (url === null || webcal_url === null) {
    return (
      <Alert tone="info">
        <Trans>
          We cannot show this address any more. It goes on to work where you added it; make a new
          one to see it.
        </Trans>
      </Alert>
    );
  }
  return (
    <>
      <Field label={t`Calendar address`}>
        {(control) => (
          <TextInput
            {...control}
            readOnly
            value={url}
            spellCheck={false}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={url} copied={<Trans>Copied</Trans>}>
          <Trans>Copy address</Trans>
        </CopyButton>
        <a href={webcal_url} className={buttonStyles({ variant: "soft", className: WRAPPING })}>
          <CalendarPlus aria-hidden="true" className="size-4.5" />
          <Trans>Open in my calendar</Trans>
        </a>
      </div>
    </>
  );
}
