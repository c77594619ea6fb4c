import { Trans } from "@lingui/react/macro";
import { Mail, MapPin, Phone, Printer } from "lucide-react";
import { type ReactNode, useId } from "react";
import { type Control, useWatch } from "react-hook-form";

import type { SettingsValues } from "./settings-form";

/** How the foot of every page will look with what is typed. */
export function FooterPreview({ control }: { control: Control<SettingsValues> }) {
  const id = useId();
  const shown = useWatch({ control });
  const place = [shown.street, [shown.postcode, shown.city].filter(Boolean).join(" ")];
  const address = [...place, shown.country].filter(Boolean).join(", ");
  const nothing = ![shown.name, address, shown.email, shown.phone, shown.fax].some(Boolean);
  return (
    <aside aria-labelledby={id} className="rounded-xl bg-hero p-5 text-hero-ink-2 sm:p-6">
      <h3 id={id} className="text-small font-bold text-hero-ink">
        <Trans>In the footer</Trans>
      </h3>
      {nothing ? (
        <p className="mt-3 text-small">
          <Trans>Nothing is set yet, so the footer shows no contact.</Trans>
        </p>
      ) : (
        <ul className="mt-3 flex flex-col gap-2.5 text-small">
          {shown.name && <li className="font-bold wrap-anywhere text-hero-ink">{shown.name}</li>}
          <Line icon={<MapPin className="size-4" />}>{address}</Line>
          <Line icon={<Mail className="size-4" />}>{shown.email}</Line>
          <Line icon={<Phone className="size-4" />}>{shown.phone}</Line>
          <Line icon={<Printer className="size-4" />}>{shown.fax}</Line>
        </ul>
      )}
    </aside>
  );
}

function Line({ icon, children }: { icon: ReactNode; children?: string }) {
  if (!children) return null;
  return (
    <li className="flex items-start gap-2">
      <span aria-hidden="true" className="mt-1 shrink-0">
        {icon}
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
