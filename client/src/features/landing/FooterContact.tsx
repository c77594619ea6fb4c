import { Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";

import type { Site } from "@/api/public-types";
import { When } from "@/ui/When";

const line = "flex min-h-9 items-center gap-2 outline-hero-ink";
const link = "hover:text-hero-ink";

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
export function FooterContact({ contact: { street, city, email, phone } }: Pick<Site, "contact">) {
  return (
    <ul className="mt-3 text-small">
      <When value={street}>
        <Line icon={<MapPin className="size-4" />}>
          <span className="min-w-0">
            <span>{street}</span>
            <When value={city}>
              <span>, </span>
              <span>{city}</span>
            </When>
          </span>
        </Line>
      </When>
      <When value={email}>
        <Line icon={<Mail className="size-4" />}>
          <a href={`mailto:${email}`} className={`${link} min-w-0 break-words`}>
            {email}
          </a>
        </Line>
      </When>
      <When value={phone}>
        <Line icon={<Phone className="size-4" />}>
          <a href={`tel:${phone}`} className={link}>
            {phone}
          </a>
        </Line>
      </When>
    </ul>
  );
}
