import { lazy, Suspense, useEffect } from "react";

import { Skeleton } from "@/ui/Skeleton";

import { AddUserButton } from "./AddUserButton";
import { useQuestions, UserQuestions } from "./UserQuestions";
import { UsersCard } from "./UsersCard";
import { useUsersAddress } from "./use-users-address";

const BelowUsers = lazy(() => import(/* webpackChunkName: "below-users" */ "./BelowUsers"));
const loadPerson = () => import(/* webpackChunkName: "person" */ "./PersonDialog");
const PersonDialog = lazy(loadPerson);

/** Everybody who has an account, what is looked at of them, and who is invited. */
export default function UsersPanel() {
  const questions = useQuestions();
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
      <UserQuestions {...questions} />
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
