import { Trans } from "@lingui/react/macro";
import { UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";

import { Button } from "@/ui/Button";
import { PageActions } from "@/ui/PageActions";

const AddUserDialog = lazy(() => import(/* webpackChunkName: "add-user" */ "./AddUserDialog"));

/** The way to invite somebody, at the head of the page. */
export function AddUserButton() {
  const [open, setOpen] = useState(false);
  return (
    <PageActions>
      <Button
        icon={<UserPlus aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
      >
        <Trans>Add User</Trans>
      </Button>
      {open && (
        <Suspense>
          <AddUserDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </PageActions>
  );
}
