import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Monitor, Smartphone } from "lucide-react";

import { useLanguage } from "@/i18n/use-language";
import { formatAgo } from "@/lib/relative-time";
import { Badge } from "@/ui/Badge";
import { Button } from "@/ui/Button";

import { useDeviceName } from "./use-device-name";
import { useEndNow } from "./use-end-now";
import type { Device } from "./use-devices";

const PHONES = /android|ios|iphone|ipad|kaios|windows phone/i;

/** The times and the place by which people know a device. */
function Marks({ device }: { device: Device }) {
  const { language } = useLanguage();
  const used = formatAgo(device.last_used, language);
  const since = formatAgo(device.created, language);
  const country = device.country
    ? new Intl.DisplayNames(language, { type: "region" }).of(device.country)
    : null;
  return (
    <>
      {country && <p className="text-small text-ink-2">{country}</p>}
      <p className="text-small text-ink-3">
        {device.current ? (
          <Trans>Signed in: {since}</Trans>
        ) : (
          <Trans>
            Last used: {used} · Signed in: {since}
          </Trans>
        )}
      </p>
    </>
  );
}

function SignOut({ device, name }: { device: Device; name: string }) {
  const { t } = useLingui();
  const { end, busy } = useEndNow();
  return (
    <Button
      variant="secondary"
      aria-label={t`Sign out: ${name}`}
      busy={busy}
      onClick={() => end(device.id)}
    >
      <Trans>Sign out</Trans>
    </Button>
  );
}

/** One device: what it is, where and when it was used; another one can be signed out. */
export function DeviceLine({ device }: { device: Device }) {
  const name = useDeviceName()(device);
  const Icon = PHONES.test(device.system ?? "") ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5 py-3.5 last:pb-1">
      <span className="grid size-11 flex-none place-items-center rounded-control bg-sunken text-ink-2">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-label">
          {name}
          {device.current && (
            <Badge tone="green" icon={<Check aria-hidden="true" className="size-3.5" />}>
              <Trans>This device</Trans>
            </Badge>
          )}
        </p>
        <Marks device={device} />
      </div>
      {!device.current && <SignOut device={device} name={name} />}
    </li>
  );
}
