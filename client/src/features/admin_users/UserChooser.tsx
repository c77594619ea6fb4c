import { Trans, useLingui } from "@lingui/react/macro";
import { useDeferredValue, useState } from "react";

import { Avatar } from "@/ui/Avatar";
import { Field } from "@/ui/Field";
import { SuggestInput } from "@/ui/SuggestInput";

import type { Listed } from "./types";
import { useHindrance } from "./use-acts";
import { useUsersLike } from "./use-users";

function Suggested({ user }: { user: Listed }) {
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

/** Finds somebody by name or address. */
export function UserChooser({ onChoose }: { onChoose: (user: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const hindranceOf = useHindrance();
  const { data } = useUsersLike(useDeferredValue(text));
  const found = data?.filter((user) => !hindranceOf(user));
  const nobody = text.trim() !== "" && found?.length === 0;
  return (
    <Field
      label={<Trans>Whose transactions</Trans>}
      hint={
        nobody ? (
          <Trans>Nobody found whose transactions you may look at.</Trans>
        ) : (
          <Trans>Type a name or an email and choose.</Trans>
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
            content: <Suggested user={user} />,
          }))}
          onChoose={({ key }) => onChoose(key)}
        />
      )}
    </Field>
  );
}
