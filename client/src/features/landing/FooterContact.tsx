import { Trans } from "@lingui/react/macro";
import { Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";

import type { Site } from "@/api/public-types";
import { When } from "@/ui/When";

const line = "flex min-h-11 items-center gap-2";
const link = "flex min-h-11 items-center outline-hero-ink hover:text-hero-ink";

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={line}>
      <span aria-hidden="true" className="shrink-0">
        {icon}
      </span>
      {children}
    </li>
  );
}

/** How the site is reached, as far as its operators have said. */
export function FooterContact({ contact }: Pick<Site, "contact">) {
  const { name, email, phone, fax } = contact;
  return (
    <ul className="mt-3 text-small">
      <When value={name}>
        <li className={line}>{name}</li>
      </When>
      <When value={contact.street}>
        <Line icon={<MapPin className="size-4" />}>
          <Address contact={contact} />
        </Line>
      </When>
      <When value={email}>
        <Line icon={<Mail className="size-4" />}>
          <a href={contact.email_link ?? undefined} className={`${link} min-w-0 break-words`}>
            {email}
          </a>
        </Line>
      </When>
      <When value={phone}>
        <Line icon={<Phone className="size-4" />}>
          <a href={contact.phone_link ?? undefined} className={link}>
            {phone}
          </a>
        </Line>
      </When>
      <When value={fax}>
        <li className={line}>
          <Trans>Fax</Trans>
          <span>{fax}</span>
        </li>
      </When>
    </ul>
  );
}

function Address({ contact }: Pick<Site, "contact">) {
  const { street, postcode, city, country } = contact;
  return (
    <span className="min-w-0">
      <span>{street}</span>
      <When value={city}>
        <span>, </span>
        <When value={postcode}>
          <span>{postcode}</span>
          <span> </span>
        </When>
        <span>{city}</span>
      </When>
      <When value={country}>
        <span>, </span>
        <span>{country}</span>
      </When>
    </span>
  );
}
