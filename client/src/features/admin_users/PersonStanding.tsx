import { Trans, useLingui } from "@lingui/react/macro";

import { Alert } from "@/ui/Alert";

import type { Person } from "./types";
import { useDays } from "./use-days";
import { reasonWords } from "./words";

/** Why an account is not simply in use, and since when. */
export function PersonStanding({ person }: { person: Person }) {
  if (person.status === "suspended") return <Suspended person={person} />;
  if (person.status === "closing" && person.closes_at) {
    return <Closing moment={person.closes_at} />;
  }
  if (person.status === "pending") {
    return (
      <Alert tone="info">
        <Trans>The address is not confirmed yet. After 72 hours the registration is erased.</Trans>
      </Alert>
    );
  }
  return null;
}

function Suspended({ person }: { person: Person }) {
  const { t } = useLingui();
  const days = useDays();
  const known = reasonWords(person.suspended_for ?? "");
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

function Closing({ moment }: { moment: string }) {
  const until = useDays().moment(moment);
  return (
    <Alert tone="info">
      <Trans>Closed by its owner. It is erased {until}; a mailed link undoes it until then.</Trans>
    </Alert>
  );
}
