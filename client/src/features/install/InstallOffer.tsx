import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { useEffect } from "react";

import { Button } from "@/ui/buttons/Button";
import { IconButton } from "@/ui/buttons/IconButton";

import { askToInstall, useInstallWay } from "./installation";
import { InstallSteps } from "./InstallSteps";
import { endOffer } from "./visits";

/** Offers the installation above the bar of phones, once: it does not come back. */
export default function InstallOffer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const way = useInstallWay();
  useEffect(endOffer, []);
  if (!way) return null;
  const install = () => {
    onClose();
    void askToInstall();
  };
  return (
    <section
      aria-label={t`Install Lumbung`}
      className="fixed inset-x-4 bottom-[calc(--spacing(24)+env(safe-area-inset-bottom))] z-20 mx-auto flex max-w-110 items-center gap-3 rounded-panel border border-line bg-raised py-2 pr-2 pl-4 shadow-float lg:bottom-6"
    >
      <p className="min-w-0 flex-1 text-small font-label">
        {way === "button" ? (
          <Trans>Install Lumbung. It opens offline too.</Trans>
        ) : (
          <>
            <Trans>Keep Lumbung on your Home Screen.</Trans> <InstallSteps way={way} />
          </>
        )}
      </p>
      {way === "button" && (
        <Button onClick={install}>
          <Trans>Install</Trans>
        </Button>
      )}
      <IconButton
        label={t`Not now`}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onClose}
      />
    </section>
  );
}
