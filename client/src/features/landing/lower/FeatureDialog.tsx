import { Trans, useLingui } from "@lingui/react/macro";

import { cx } from "@/lib/cx";
import { Button } from "@/ui/buttons/Button";
import { Dialog } from "@/ui/dialog/Dialog";

import type { Feature } from "./features";

interface FeatureDialogProps {
  feature: Feature;
  onClose: () => void;
}

/** The plain card of a feature: picture, title, description, Close. */
export default function FeatureDialog({ feature, onClose }: FeatureDialogProps) {
  const { t } = useLingui();
  const { Art, ground } = feature;
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t(feature.title)}
      footer={
        <Button variant="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <div
        aria-hidden="true"
        className={cx(
          "grid min-h-50 grid-cols-1 place-items-center overflow-hidden rounded-panel p-5",
          ground,
        )}
      >
        <Art />
      </div>
      <p className="text-pretty text-ink-2">{t(feature.desc)}</p>
    </Dialog>
  );
}
