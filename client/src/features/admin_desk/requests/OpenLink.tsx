import { Trans, useLingui } from "@lingui/react/macro";

import { ButtonLink } from "@/ui/ButtonLink";

import type { Asked } from "../types";
import { useDeskAddress } from "../use-desk-address";

/** Opens a request over the list: to answer it, or to read what was answered. */
export function OpenLink({ asked }: { asked: Asked }) {
  const { t } = useLingui();
  const { linked } = useDeskAddress();
  const name = asked.user.fullname;
  const open = asked.state === "open";
  return (
    <ButtonLink
      variant={open ? "soft" : "secondary"}
      {...linked({ request: asked.id })}
      replace
      aria-label={open ? t`Answer ${name}` : t`Read the answer to ${name}`}
    >
      {open ? <Trans>Answer</Trans> : <Trans>Read</Trans>}
    </ButtonLink>
  );
}
