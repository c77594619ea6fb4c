import { Trans } from "@lingui/react/macro";
import { UserPlus } from "lucide-react";
import { Suspense, useEffect, useState } from "react";

import { lazyComponent } from "@/lib/lazy-component";
import { Button } from "@/ui/buttons/Button";
import { PageActions } from "@/ui/layout/PageActions";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { useUsersAddress } from "./use-users-address";
import { UserConfirmations, useUserConfirmations } from "./UserConfirmations";
import { UsersCard } from "./UsersCard";

const BelowUsers = lazyComponent(
  () => import(/* webpackChunkName: "below-users" */ "./InvitationsAndHistory"),
);
const loadPerson = () => import(/* webpackChunkName: "person" */ "./UserDialog");
const PersonDialog = lazyComponent(loadPerson);

/** The list of users, with lookup and invitations below it. */
export default function UsersPanel() {
  const questions = useUserConfirmations();
  const { place, change, close } = useUsersAddress();
  const { user } = place;
  // A slow connection would leave whoever presses a name without a sign, and Back without a sheet
  // to close. What cannot be had now is asked for again at the press.
  useEffect(() => {
    loadPerson().catch(() => undefined);
  }, []);
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <AddUserButton />
      <UsersCard onAsk={questions.ask} />
      <Suspense fallback={<Skeleton className="h-80 rounded-xl" />}>
        <BelowUsers />
      </Suspense>
      <UserConfirmations {...questions} />
      {user && (
        <Suspense>
          <PersonDialog
            key={user}
            id={user}
            onClose={close}
            onHistory={() => change({ user: null, history: user })}
          />
        </Suspense>
      )}
    </div>
  );
}

const AddUserDialog = lazyComponent(
  () => import(/* webpackChunkName: "add-user" */ "./AddUserDialog"),
);

/** Button to invite a user. */
function AddUserButton() {
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
