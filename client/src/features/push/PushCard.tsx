import { Trans } from "@lingui/react/macro";

import { Card, CardHead } from "@/ui/layout/Card";

import PushControl from "./PushControl";

/** Whether this browser shows notifications, also while Lumbung is closed. */
export default function PushCard() {
  return (
    <Card aria-labelledby="push" className="flex flex-col">
      <CardHead id="push" title={<Trans>In this browser</Trans>} />
      <PushControl />
    </Card>
  );
}
