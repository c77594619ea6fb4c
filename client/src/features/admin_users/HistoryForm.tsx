import { Trans, useLingui } from "@lingui/react/macro";
import { Eye } from "lucide-react";
import { useDeferredValue, useId, useState } from "react";
import { useForm } from "react-hook-form";

import { Alert } from "@/ui/feedback/Alert";
import { Avatar } from "@/ui/pictures/Avatar";
import { Button } from "@/ui/buttons/Button";
import { WRAPPING } from "@/ui/buttons/button-styles";
import { Chip } from "@/ui/buttons/Chip";
import { Field } from "@/ui/fields/Field";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { SuggestInput } from "@/ui/fields/SuggestInput";
import { TextInput } from "@/ui/fields/TextInput";

import type { UserRow, UserDetails } from "./types";
import { useActionBlocker } from "./use-user-actions";
import { useUserSearch } from "./use-users";
import { LOOKUP_REASONS } from "./labels";

const MIN_REASON_LENGTH = 10;
const MIN_WORDS = 2;
const MAX_REASON_LENGTH = 200;
const countCharacters = (text: string): number => Array.from(text.trim()).length;
/** Different words of two letters or more: dots and digits give no reason. */
const countWords = (text: string): number => new Set(text.toLowerCase().match(/\p{L}{2,}/gu)).size;

type Chosen = Pick<UserDetails, "fullname" | "email" | "avatar_url" | "may_act">;

interface HistoryFormProps {
  /** The chosen user; null when none is chosen, undefined while loading. */
  person: Chosen | null | undefined;
  onChoose: (user: string | null) => void;
  onLook: (reason: string) => void;
}

/** Before a look: whose transactions, why, and that the person gets to see it. */
export function HistoryForm({ person, onChoose, onLook }: HistoryFormProps) {
  return (
    <div className="grid grid-cols-1 gap-4.5 px-2 pb-2 xl:grid-cols-2 xl:gap-8">
      <div className="flex min-w-0 flex-col gap-4.5">
        {person === null ? (
          <UserChooser onChoose={onChoose} />
        ) : (
          <ChosenUser person={person} onChange={() => onChoose(null)} />
        )}
        <Alert tone="info">
          <Trans>
            Every view is recorded in the audit log, and the person can see your name, your role,
            the time and the reason in their settings. You see the date, amount and type, never what
            the money was for.
          </Trans>
        </Alert>
      </div>
      {person && !person.may_act ? (
        <NotForYou />
      ) : (
        <ReasonForm ready={Boolean(person)} onLook={onLook} />
      )}
    </div>
  );
}

function NotForYou() {
  return (
    <div>
      <Alert tone="error">
        <Trans>
          You can't view this account's transactions, either because it's your own or because only a
          Super Admin can view them.
        </Trans>
      </Alert>
    </div>
  );
}

interface ChosenUserProps {
  person: Chosen | undefined;
  onChange: () => void;
}

function ChosenUser({ person, onChange }: ChosenUserProps) {
  return (
    <div>
      <p className="text-small leading-5 font-label">
        <Trans>Whose transactions</Trans>
      </p>
      <div className="mt-1.5 flex min-h-16 flex-wrap items-center gap-x-3 rounded-panel bg-sunken py-2.5 pr-1 pl-3.5">
        {person ? (
          <>
            <Avatar src={person.avatar_url} />
            <div className="min-w-0 flex-1 basis-[min(100%,7rem)] wrap-anywhere">
              <p className="font-bold">{person.fullname}</p>
              <p className="text-small text-ink-3">{person.email}</p>
            </div>
          </>
        ) : (
          <Skeleton className="h-6 flex-1" />
        )}
        <Button variant="ghost" onClick={onChange}>
          <Trans>Change</Trans>
        </Button>
      </div>
    </div>
  );
}

interface ReasonFormProps {
  /** Called when a user is chosen. */
  ready: boolean;
  onLook: (reason: string) => void;
}

function ReasonForm({ ready, onLook }: ReasonFormProps) {
  const { t } = useLingui();
  const id = useId();
  const form = useForm({ defaultValues: { reason: "" } });
  const { register, handleSubmit, setValue, formState } = form;
  const fill = (reason: string) => setValue("reason", reason, { shouldValidate: true });
  const enough = (text: string) => {
    const many = countCharacters(text);
    if (many < MIN_REASON_LENGTH || countWords(text) < MIN_WORDS) {
      return t`Write a reason with at least 10 characters and two different words.`;
    }
    return many <= MAX_REASON_LENGTH || t`Use at most 200 characters.`;
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void handleSubmit(({ reason }) => onLook(reason.trim()))(event)}
    >
      <Field
        required
        label={<Trans>Reason</Trans>}
        hint={<Trans>The person will read this.</Trans>}
        error={formState.errors.reason?.message}
      >
        {(input) => (
          <TextInput {...input} autoComplete="off" {...register("reason", { validate: enough })} />
        )}
      </Field>
      <div role="group" aria-labelledby={`${id}-often`} className="flex flex-wrap gap-2">
        <span id={`${id}-often`} className="sr-only">
          <Trans>Common reasons</Trans>
        </span>
        {LOOKUP_REASONS.map((occasion) => (
          <Chip key={occasion.id} onClick={() => fill(t(occasion))} className={WRAPPING}>
            {t(occasion)}
          </Chip>
        ))}
      </div>
      <Button
        type="submit"
        disabled={!ready}
        icon={<Eye aria-hidden="true" className="size-4.5" />}
        className="sm:self-start"
      >
        <Trans>Show transactions</Trans>
      </Button>
    </form>
  );
}

function SuggestedReasons({ user }: { user: UserRow }) {
  return (
    <>
      <Avatar src={user.avatar_url} />
      <span className="min-w-0">
        <span className="block truncate font-label">{user.fullname}</span>
        <span className="block truncate text-small text-ink-3">{user.email}</span>
      </span>
    </>
  );
}

/** Finds a user by name or email. */
function UserChooser({ onChoose }: { onChoose: (user: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const hindranceOf = useActionBlocker();
  const { data } = useUserSearch(useDeferredValue(text));
  const found = data?.filter((user) => !hindranceOf(user));
  const nobody = text.trim() !== "" && found?.length === 0;
  return (
    <Field
      label={<Trans>Whose transactions</Trans>}
      hint={
        nobody ? (
          <Trans>There are no users whose transactions you can view.</Trans>
        ) : (
          <Trans>Type a name or email, then choose a user.</Trans>
        )
      }
    >
      {(control) => (
        <SuggestInput
          control={control}
          name="history-user"
          value={text}
          onChange={setText}
          onBlur={() => undefined}
          maxLength={100}
          placeholder={t`Search name or email`}
          listLabel={t`Users found`}
          suggestions={(text.trim() ? (found ?? []) : []).map((user) => ({
            key: user.id,
            content: <SuggestedReasons user={user} />,
          }))}
          onChoose={({ key }) => onChoose(key)}
        />
      )}
    </Field>
  );
}
