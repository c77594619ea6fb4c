import { Trans, useLingui } from "@lingui/react/macro";
import { UserSearch } from "lucide-react";
import { useState } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { Avatar } from "@/ui/Avatar";
import { Badge } from "@/ui/Badge";
import { Dialog } from "@/ui/Dialog";
import { ErrorState } from "@/ui/ErrorState";
import { Loading } from "@/ui/Loading";
import { NothingHere } from "@/ui/NothingHere";
import { Skeleton } from "@/ui/Skeleton";
import { MEMBER } from "@/lib/roles";

import { afterSheet } from "./after-sheet";
import { PersonActs } from "./PersonActs";
import { PersonDetails } from "./PersonDetails";
import { PersonStanding } from "./PersonStanding";
import { StandingBadge } from "./StandingBadge";
import type { Person } from "./types";
import { useQuestions, UserQuestions } from "./UserQuestions";
import { usePerson } from "./use-users";

interface PersonDialogProps {
  id: string;
  onClose: () => void;
  onHistory: () => void;
}

/** One person: how the account stands, what the console may know, what can be done. */
export default function PersonDialog({ id, onClose, onHistory }: PersonDialogProps) {
  const [open, setOpen] = useState(true);
  const leave = (then: () => void) => {
    setOpen(false);
    afterSheet(then);
  };
  return (
    <Dialog
      open={open}
      onClose={() => leave(onClose)}
      size="lg"
      back={null}
      title={<Trans>User</Trans>}
    >
      <Shown id={id} onHistory={() => leave(onHistory)} />
    </Dialog>
  );
}

function Shown({ id, onHistory }: Pick<PersonDialogProps, "id" | "onHistory">) {
  const failureText = useFailureText();
  const questions = useQuestions();
  const { data: person, error, isFetching, refetch } = usePerson(id);
  if (person) {
    return (
      <>
        <PersonHead person={person} />
        <PersonStanding person={person} />
        <PersonDetails person={person} />
        <PersonActs
          person={person}
          busy={questions.busy}
          onAsk={(what) => questions.ask({ what, user: person })}
          onHistory={onHistory}
        />
        <UserQuestions {...questions} />
      </>
    );
  }
  if (person === null || (error instanceof AppError && error.status === 404)) return <Nobody />;
  if (error) {
    return (
      <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </ErrorState>
    );
  }
  return <Waiting />;
}

function PersonHead({ person }: { person: Person }) {
  const { fullname, username, avatar_url, status, role } = person;
  return (
    <div className="flex items-center gap-4">
      <Avatar src={avatar_url} />
      <div className="min-w-0 flex-1">
        <h3 className="text-title wrap-anywhere">{fullname}</h3>
        <p className="text-small wrap-anywhere text-ink-3">@{username}</p>
      </div>
      <div className="flex flex-wrap justify-end gap-1.5">
        {role !== MEMBER && <Badge tone="gold">{role}</Badge>}
        <StandingBadge status={status} />
      </div>
    </div>
  );
}

function Nobody() {
  return (
    <NothingHere icon={UserSearch} title={<Trans>There is no such user</Trans>}>
      <Trans>The account may have been erased meanwhile.</Trans>
    </NothingHere>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the user`}>
      <div className="mb-5 flex items-center gap-4">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="h-6 w-48" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {["email", "phone", "country", "age", "registered", "active"].map((field) => (
          <Skeleton key={field} className="h-12" />
        ))}
      </div>
    </Loading>
  );
}
