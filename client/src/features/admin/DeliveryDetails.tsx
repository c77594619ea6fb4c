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
            Check that the worker runs and that it reaches the mail server. What waits leaves by
            itself then.
          </Trans>
        </p>
      )}
      {health.mail_dead > 0 ? (
        <p>
          <Trans>
            We do not send failed mail again. People who missed a link can ask for a new one, or get
            it from you:{" "}
            <Link to={consoleUsersPath()} className="font-label text-primary underline">
              to the users
            </Link>
            . If many failed for the same reason, check how mail is set up.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            We try a mail twelve times in two days. After that it has failed, and this count
            includes it for 30 days.
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
            We do not send failed notifications again, but people find them in their notifications.
            If many failed for the same reason, check that the worker reaches the push services.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            What does not reach a browser within a day has failed, and this count includes it for 30
            days. People still find it in their notifications.
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
  if (!given_up && number === 1) return <Trans>Will be tried again. Written {last} ago.</Trans>;
  if (!given_up) return <Trans>Will be tried again. The oldest was written {first} ago.</Trans>;
  if (first === last) return <Trans>Failed {last} ago</Trans>;
  return (
    <Trans>
      Failed: the first {first} ago, the last {last} ago
    </Trans>
  );
}

type Kinds = readonly (readonly [RegExp, MessageDescriptor])[];

/** What a kind of error means, by how the sender of mails names it. */
const MAIL_FAILURES: Kinds = [
  [/^SMTPRecipientsRefused$/, msg`The mail server does not take the address`],
  [/^SMTPSenderRefused$/, msg`The mail server does not take our address as the sender`],
  [/^SMTPDataError$/, msg`The mail server did not take the mail`],
  [/^SMTPAuthenticationError$/, msg`The mail server does not let us sign in`],
  [/^SSL/, msg`There is no secure connection to the mail server`],
  [
    /^(Connection|Timeout|gai|OSError|SMTPConnect|SMTPServerDis|SMTPHelo)/,
    msg`The mail server cannot be reached`,
  ],
];

const PUSH_FAILURES: Kinds = [
  [/^expired$/, msg`It could not be delivered in time`],
  [/^status 40[13]$/, msg`The push service rejected our key`],
  [/^status 413$/, msg`It was too long for the push service`],
  [/^status 429$/, msg`The push service is too busy`],
  [/^status /, msg`The push service did not take it`],
  [/address$/, msg`The browser named an address that is not allowed`],
  [
    /^(silent|no time|Connect|Read|Timeout|gai|SSL|OSError)/,
    msg`The push service cannot be reached`,
  ],
];

/** Label for a delivery error. */
function failureLabel(kind: "mail" | "push", error: string): MessageDescriptor {
  const known = (kind === "mail" ? MAIL_FAILURES : PUSH_FAILURES).find(([name]) =>
    name.test(error),
  );
  return known?.[1] ?? msg`Another error`;
}
