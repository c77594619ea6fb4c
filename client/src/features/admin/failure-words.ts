import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

type Kinds = readonly (readonly [RegExp, MessageDescriptor])[];

/** What a kind of error means, by how the sender of mails names it. */
const OF_MAIL: Kinds = [
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

const OF_PUSH: Kinds = [
  [/^expired$/, msg`It could not be delivered in time`],
  [/^status 40[13]$/, msg`The push service does not take our key`],
  [/^status 413$/, msg`It was too long for the push service`],
  [/^status 429$/, msg`The push service is too busy`],
  [/^status /, msg`The push service did not take it`],
  [/address$/, msg`The browser named an address that is not allowed`],
  [
    /^(silent|no time|Connect|Read|Timeout|gai|SSL|OSError)/,
    msg`The push service cannot be reached`,
  ],
];

/** Why mail or notifications fail, in words for the error that was noted. */
export function failureWords(kind: "mail" | "push", error: string): MessageDescriptor {
  const known = (kind === "mail" ? OF_MAIL : OF_PUSH).find(([name]) => name.test(error));
  return known?.[1] ?? msg`Another error`;
}
