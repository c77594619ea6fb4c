import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";

import { useCounts } from "@/i18n/use-counts";
import { useLanguage } from "@/i18n/use-language";
import { consoleUsersPath } from "@/lib/paths";

import { formatSeconds, secondsBetween } from "./durations";
import type { Dashboard } from "./use-dashboard";

type Health = Dashboard["health"];
type Reason = Health["mail_reasons"][number];

/** Style of the details below a line. */
export const DETAILS =
  "flex flex-col gap-3 px-2.5 pt-1 pb-4 text-small text-pretty text-ink-2 sm:pl-14.5";

interface DetailsProps {
  health: Health;
  now: string;
}

/** Why mail does not get through, and what can be done about it. */
export function MailDetails({ health, now, late }: DetailsProps & { late: boolean }) {
  return (
    <div className={DETAILS}>
      <Reasons kind="mail" reasons={health.mail_reasons} now={now} />
      {late && (
        <p>
          <Trans>
            Check that the worker is running and can reach the mail server. Queued mail then goes
            out on its own.
          </Trans>
        </p>
      )}
      {health.mail_dead > 0 ? (
        <p>
          <Trans>
            We don't resend failed mail. People who missed a link can ask for a new one, or you can
            send it from{" "}
            <Link to={consoleUsersPath()} className="font-label text-primary underline">
              the user list
            </Link>
            . If many failed for the same reason, check the mail settings.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            We try each email twelve times in two days. After that it counts as failed and stays
            here for 30 days.
          </Trans>
        </p>
      )}
    </div>
  );
}

/** Why notifications do not get through, and what can be done about it. */
export function PushDetails({ health, now }: DetailsProps) {
  return (
    <div className={DETAILS}>
      <Reasons kind="push" reasons={health.push_reasons} now={now} />
      {health.push_dead > 0 ? (
        <p>
          <Trans>
            We don't resend failed notifications, but people still see them in the app. If many
            failed for the same reason, check that the worker can reach the push services.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            A notification that doesn't reach the browser within a day counts as failed and stays
            here for 30 days. People still see it in the app.
          </Trans>
        </p>
      )}
    </div>
  );
}

interface ReasonsProps {
  kind: "mail" | "push";
  reasons: readonly Reason[];
  now: string;
}

function Reasons({ kind, reasons, now }: ReasonsProps) {
  const { t } = useLingui();
  const { count } = useCounts();
  if (reasons.length === 0) return null;
  return (
    <ul aria-label={t`Why it fails`} className="flex flex-col gap-2.5">
      {reasons.map((reason) => (
        <li key={`${reason.given_up} ${reason.error}`} className="flex items-baseline gap-3">
          <div className="min-w-0 flex-1">
            <p className="font-label text-ink">{t(failureLabel(kind, reason.error))}</p>
            <p className="text-caption">
              <When reason={reason} now={now} />
            </p>
            <p className="text-caption break-words text-ink-3">{reason.error}</p>
          </div>
          <span className="money font-bold text-ink">{count(reason.number)}×</span>
        </li>
      ))}
    </ul>
  );
}

function When({ reason, now }: { reason: Reason; now: string }) {
  const { given_up, number, first_at, last_at } = reason;
  const { language } = useLanguage();
  const first = formatSeconds(secondsBetween(first_at, now), language);
  const last = formatSeconds(secondsBetween(last_at, now), language);
  if (!given_up && number === 1) return <Trans>Will be retried. Queued {last} ago.</Trans>;
  if (!given_up) return <Trans>Will be retried. The oldest was queued {first} ago.</Trans>;
  if (first === last) return <Trans>Failed {last} ago</Trans>;
  return (
    <Trans>
      Failed: first {first} ago, last {last} ago
    </Trans>
  );
}

type Kinds = readonly (readonly [RegExp, MessageDescriptor])[];

/** What a kind of error means, by how the sender of mails names it. */
const MAIL_FAILURES: Kinds = [
  [/^SMTPRecipientsRefused$/, msg`The mail server rejected the recipient`],
  [/^SMTPSenderRefused$/, msg`The mail server rejected our sender address`],
  [/^SMTPDataError$/, msg`The mail server rejected the email`],
  [/^SMTPAuthenticationError$/, msg`The mail server rejected our sign-in`],
  [/^SSL/, msg`No secure connection to the mail server`],
  [
    /^(Connection|Timeout|gai|OSError|SMTPConnect|SMTPServerDis|SMTPHelo)/,
    msg`Can't reach the mail server`,
  ],
];

const PUSH_FAILURES: Kinds = [
  [/^expired$/, msg`Couldn't be delivered in time`],
  [/^status 40[13]$/, msg`The push service rejected our key`],
  [/^status 413$/, msg`Notification too long for the push service`],
  [/^status 429$/, msg`The push service is too busy`],
  [/^status /, msg`The push service rejected it`],
  [/address$/, msg`The browser's push address isn't allowed`],
  [/^(silent|no time|Connect|Read|Timeout|gai|SSL|OSError)/, msg`Can't reach the push service`],
];

/** Label for a delivery error. */
function failureLabel(kind: "mail" | "push", error: string): MessageDescriptor {
  const known = (kind === "mail" ? MAIL_FAILURES : PUSH_FAILURES).find(([name]) =>
    name.test(error),
  );
  return known?.[1] ?? msg`Another error`;
}
