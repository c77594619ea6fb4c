import { Trans } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { Suspense, useId, useState } from "react";

import { useAccount } from "@/api/use-account";
import { lazyComponent } from "@/lib/lazy-component";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";

const DeleteAccountDialog = lazyComponent(
  () => import(/* webpackChunkName: "delete-account" */ "./DeleteAccountDialog"),
);

/** The card by which people close their account. */
export function DeleteAccountCard() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const openDialog = useOpenDialog();
  const isGuest = useAccount()?.is_guest;
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-3.5">
      <div>
        <h2 id={id} className="text-title tracking-tight">
          <Trans>Delete Account</Trans>
        </h2>
        <p className="mt-1.5 text-small text-ink-2">
          {isGuest ? (
            <Trans>Signs you out and erases everything you recorded right away.</Trans>
          ) : (
            <Trans>
              Closes your account right away. Your profile and records are erased 72 hours later.
            </Trans>
          )}
        </p>
      </div>
      <Button
        block
        variant="danger-outline"
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={() => (isGuest ? openDialog("leave") : setOpen(true))}
      >
        <Trans>Delete Account</Trans>
      </Button>
      {open && (
        <Suspense>
          <DeleteAccountDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
