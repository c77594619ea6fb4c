import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { cx } from "@/lib/cx";

import { ShortId } from "./ShortId";
import type { Person } from "./types";
import { useDays } from "./use-days";

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
export function PersonDetails({ person }: { person: Person }) {
  const { t, i18n } = useLingui();
  const days = useDays();
  const languages = new Intl.DisplayNames(i18n.locale, { type: "language" });
  const { email, phone_number, country, age, language, registered_at, verified_at } = person;
  const { last_active_on, second_factor, sessions, id } = person;
  const none = t`Not given`;
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
      <Fact label={<Trans>Second factor</Trans>}>
        {second_factor ? <Trans>On</Trans> : <Trans>Off</Trans>}
      </Fact>
      <Fact label={<Trans>Signed-in devices</Trans>}>{sessions}</Fact>
    </dl>
  );
}
