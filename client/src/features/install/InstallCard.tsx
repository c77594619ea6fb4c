import { Trans } from "@lingui/react/macro";
import { MonitorDown } from "lucide-react";

import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";

import { askToInstall, useInstallWay } from "./installation";
import { InstallSteps } from "./InstallSteps";

/** The way to install the product; nothing where it is installed or cannot be. */
export default function InstallCard() {
  const way = useInstallWay();
  if (!way) return null;
  return (
    <Card className="flex flex-col items-start gap-2">
      <h2 className="text-title tracking-tight">
        <Trans>Install Lumbung</Trans>
      </h2>
      <p className="text-small text-ink-2">
        <Trans>Open it from your home screen, even without a connection.</Trans>{" "}
        {way !== "button" && <InstallSteps way={way} />}
      </p>
      {way === "button" && (
        <Button
          variant="secondary"
          className="mt-1.5"
          icon={<MonitorDown aria-hidden="true" className="size-5" />}
          onClick={() => void askToInstall()}
        >
          <Trans>Install</Trans>
        </Button>
      )}
    </Card>
  );
}
