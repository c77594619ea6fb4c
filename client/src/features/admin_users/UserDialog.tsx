import { Trans, useLingui } from "@lingui/react/macro";
import { UserSearch } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { cx } from "@/lib/cx";
import { MEMBER } from "@/lib/roles";
import { Alert } from "@/ui/feedback/Alert";
import { Avatar } from "@/ui/pictures/Avatar";
import { Badge } from "@/ui/layout/Badge";
import { Dialog } from "@/ui/dialog/Dialog";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { NothingHere } from "@/ui/feedback/NothingHere";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { UserActions } from "./UserActions";
import { ShortId } from "./ShortId";
import { AccountStatusBadge } from "./AccountStatusBadge";
import type { UserDetails } from "./types";
import { useDateFormats } from "./use-date-formats";
import { useUserDetails } from "./use-users";
import { UserConfirmations, useUserConfirmations } from "./UserConfirmations";
import { reasonLabel } from "./labels";

interface UserDialogProps {
  id: string;
  onClose: () => void;
  onHistory: () => void;
}

/** Details of one user with the actions on the account. */
export default function UserDialog({ id, onClose, onHistory }: UserDialogProps) {
  const [open, setOpen] = useState(true);
  const leave = (then: () => void) => {
    setOpen(false);
    runAfterSheetEntry(then);
  };
  return (
    <Dialog
      open={open}
      onClose={() => leave(onClose)}
      size="lg"
      back={null}
      title={<Trans>User</Trans>}
    >
      <UserContent id={id} onHistory={() => leave(onHistory)} />
    </Dialog>
  );
}

function UserContent({ id, onHistory }: Pick<UserDialogProps, "id" | "onHistory">) {
  const failureText = useFailureText();
  const questions = useUserConfirmations();
  const { data: person, error, isFetching, refetch } = useUserDetails(id);
  if (person) {
    return (
      <>
        <UserHeader person={person} />
        <AccountStatusNote person={person} />
        <UserFacts person={person} />
        <UserActions
          person={person}
          busy={questions.busy}
          onAsk={(what) => questions.ask({ what, user: person })}
          onHistory={onHistory}
        />
        <UserConfirmations {...questions} />
      </>
    );
  }
  if (person === null || (error instanceof AppError && error.status === 404))
    return <UserNotFound />;
  if (error) {
    return (
      <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </ErrorState>
    );
  }
  return <UserSkeleton />;
}

function UserHeader({ person }: { person: UserDetails }) {
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
        <AccountStatusBadge status={status} />
      </div>
    </div>
  );
}

function UserNotFound() {
  return (
    <NothingHere icon={UserSearch} title={<Trans>This user doesn't exist</Trans>}>
      <Trans>The account may have been erased.</Trans>
    </NothingHere>
  );
}

function UserSkeleton() {
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

interface FactProps {
  label: ReactNode;
  /** It may be long: on phones it has the line to itself. */
  wide?: boolean;
  children: ReactNode;
}

function Fact({ label, wide, children }: FactProps) {
  return (
    <div className={cx("min-w-0", wide && "max-sm:col-span-2")}>
      <dt className="text-caption text-ink-3">{label}</dt>
      <dd className="font-label wrap-anywhere">{children}</dd>
    </div>
  );
}

/** What the console may know of a person: nothing about their money. */
function UserFacts({ person }: { person: UserDetails }) {
  const { t, i18n } = useLingui();
  const days = useDateFormats();
  const languages = new Intl.DisplayNames(i18n.locale, { type: "language" });
  const { email, phone_number, country, age, language, registered_at, verified_at } = person;
  const { last_active_on, second_factor, sessions, id } = person;
  const none = t`Not provided`;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3.5 rounded-panel bg-sunken p-4 sm:gap-x-6 sm:p-5">
      <Fact wide label={<Trans>Email</Trans>}>
        {email}
      </Fact>
      <Fact wide label={<Trans>Phone number</Trans>}>
        {phone_number}
      </Fact>
      <Fact label={<Trans>Country</Trans>}>{country ?? none}</Fact>
      <Fact label={<Trans>Age</Trans>}>{age ?? none}</Fact>
      <Fact label={<Trans>Language</Trans>}>{language ? languages.of(language) : none}</Fact>
      <Fact label={<Trans>User ID</Trans>}>
        <span className="-my-2.5 block">
          <ShortId kind="U" id={id} label={t`Copy the user ID`} />
        </span>
      </Fact>
      <Fact wide label={<Trans>Registered</Trans>}>
        {days.moment(registered_at)}
      </Fact>
      <Fact wide label={<Trans>Address confirmed</Trans>}>
        {verified_at ? days.moment(verified_at) : <Trans>Not yet</Trans>}
      </Fact>
      <Fact wide label={<Trans>Last active</Trans>}>
        {last_active_on ? days.day(last_active_on) : <Trans>Never</Trans>}
      </Fact>
      <Fact label={<Trans>Two-step sign-in</Trans>}>
        {second_factor ? <Trans>On</Trans> : <Trans>Off</Trans>}
      </Fact>
      <Fact label={<Trans>Signed-in devices</Trans>}>{sessions}</Fact>
    </dl>
  );
}

/** Why an account is not simply in use, and since when. */
function AccountStatusNote({ person }: { person: UserDetails }) {
  if (person.status === "suspended") return <SuspensionNote person={person} />;
  if (person.status === "closing" && person.closes_at) {
    return <ClosingNote moment={person.closes_at} />;
  }
  if (person.status === "pending") {
    return (
      <Alert tone="info">
        <Trans>The address isn't confirmed yet. The registration is erased after 72 hours.</Trans>
      </Alert>
    );
  }
  return null;
}

function SuspensionNote({ person }: { person: UserDetails }) {
  const { t } = useLingui();
  const days = useDateFormats();
  const known = reasonLabel(person.suspended_for ?? "");
  const reason = known ? t(known) : (person.suspended_for ?? "");
  const since = person.suspended_at ? days.moment(person.suspended_at) : "";
  const note = person.suspended_note;
  return (
    <Alert tone="error">
      <p>
        <Trans>
          Suspended {since}: {reason}
        </Trans>
      </p>
      {note && <p className="mt-1 font-medium wrap-anywhere whitespace-pre-line">{note}</p>}
    </Alert>
  );
}

function ClosingNote({ moment }: { moment: string }) {
  const until = useDateFormats().moment(moment);
  return (
    <Alert tone="info">
      <Trans>
        Closed by its owner. The account will be erased {until}. Until then, the owner can undo this
        with the emailed link.
      </Trans>
    </Alert>
  );
}

/**
 * Runs what changes the address once an open sheet has taken its own entry out of the history, so
 * that Back does not lead to what was closed. The sheet has to be closing already.
 */
function runAfterSheetEntry(then: () => void): void {
  const state = window.history.state as { sheet?: string } | null;
  if (!state?.sheet) then();
  else window.addEventListener("popstate", () => setTimeout(then), { once: true });
}
