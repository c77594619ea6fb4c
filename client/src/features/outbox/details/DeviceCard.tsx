import { Trans } from "@lingui/react/macro";

import { useStore } from "@/lib/store";
import { Toggle } from "@/ui/fields/Toggle";
import { Card } from "@/ui/layout/Card";

import { lastLook, setLastLook } from "../last-look";

/** What this device keeps for the time without a connection. */
export default function DeviceCard({ owner }: { owner: string }) {
  const on = useStore(lastLook);
  return (
    <Card className="flex flex-col gap-1">
      <h2 className="text-title tracking-tight">
        <Trans>On this device</Trans>
      </h2>
      <Toggle
        label={<Trans>Keep the last overview</Trans>}
        hint={
          <Trans>
            Shows your overview and newest 50 entries without a connection. Anyone who can unlock
            this device could read them. Signing out deletes them.
          </Trans>
        }
        on={on}
        onChange={(next) => void setLastLook(owner, next)}
      />
    </Card>
  );
}
