import { useLingui } from "@lingui/react/macro";

import type { Device } from "./use-devices";

/** What a device is called: 'Chrome on Android', or what is known of it. */
export function useDeviceName(): (device: Device) => string {
  const { t } = useLingui();
  return ({ browser, system }) => {
    if (browser && system) return t`${browser} on ${system}`;
    return browser ?? system ?? t`Unknown device`;
  };
}
