import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { siteKey, usePublicAnswer } from "@/api/public-content";
import { When } from "@/ui/template/When";

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-3">{name}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}

/** How the people behind the site are reached, as far as they have said. */
export function ContactDetails() {
  const { answer } = usePublicAnswer(siteKey());
  if (!answer) return null;
  const { name, email, email_link, phone, street, city, postcode, country } = answer.contact;
  const mailed = (address: string) => (
    <Line name={<Trans>Email</Trans>}>
      <a href={email_link ?? undefined} className="break-words">
        {address}
      </a>
    </Line>
  );
  return (
    <dl className="mt-5 flex flex-col gap-3">
      <When value={name}>{(known) => <Line name={<Trans>Operated by</Trans>}>{known}</Line>}</When>
      <When value={email}>{mailed}</When>
      <When value={phone}>{(known) => <Line name={<Trans>Phone</Trans>}>{known}</Line>}</When>
      <When value={street}>
        {(known) => (
          <Line name={<Trans>Address</Trans>}>
            <span className="block">{known}</span>
            <span className="flex gap-1.5">
              <When value={postcode}>
                <span>{postcode}</span>
              </When>
              <When value={city}>
                <span>{city}</span>
              </When>
            </span>
            <When value={country}>
              <span className="block">{country}</span>
            </When>
          </Line>
        )}
      </When>
    </dl>
  );
}
