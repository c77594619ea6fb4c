import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "@/ui/Button";
import { ConfirmDialog } from "@/ui/ConfirmDialog";

import { InvitationState } from "./InvitationState";
import type { Invitation } from "./types";
import { useDays } from "./use-days";
import { useChangeInvitation } from "./use-invitations";

/** Somebody who was invited: how far it is; another link, or none. */
export function InvitationLine({ invitation }: { invitation: Invitation }) {
  const { fullname, email, state } = invitation;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-2 py-3 last:pb-1">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-bold wrap-anywhere">{fullname}</p>
        <p className="text-small wrap-anywhere text-ink-3">{email}</p>
        <Sent invitation={invitation} />
      </div>
      <InvitationState invitation={invitation} />
      {(state === "waiting" || state === "expired") && <Changes invitation={invitation} />}
    </li>
  );
}

function Sent({ invitation }: { invitation: Invitation }) {
  const { t } = useLingui();
  const day = useDays().long(invitation.created_at);
  const by = invitation.invited_by;
  return (
    <p className="text-caption text-ink-3">
      {by ? t`Invited ${day} by ${by}` : <Trans>Invited {day}</Trans>}
    </p>
  );
}

function Changes({ invitation }: { invitation: Invitation }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, variables } = useChangeInvitation();
  const { id, fullname: name } = invitation;
  const busy = (act: "resend" | "withdraw") => isPending && variables.act === act;
  return (
    <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-1">
      <Button
        variant="secondary"
        aria-label={t`Send the invitation of ${name} again`}
        busy={busy("resend")}
        onClick={() => mutate({ id, act: "resend" })}
      >
        <Trans>Resend</Trans>
      </Button>
      <Button
        variant="warning"
        aria-label={t`Withdraw the invitation of ${name}`}
        busy={busy("withdraw")}
        onClick={() => setAsking(true)}
      >
        <Trans>Withdraw</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        title={t`Withdraw the invitation of ${name}?`}
        confirm={<Trans>Withdraw</Trans>}
        onConfirm={() => {
          setAsking(false);
          mutate({ id, act: "withdraw" });
        }}
        onCancel={() => setAsking(false)}
      >
        <Trans>The link in the mail stops working at once.</Trans>
      </ConfirmDialog>
    </div>
  );
}
