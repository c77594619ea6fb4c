import { Trans } from "@lingui/react/macro";

import { Button } from "@/ui/buttons/Button";

import type { useOpeningForm } from "./use-opening-form";

interface StartFromZeroProps {
  form: ReturnType<typeof useOpeningForm>;
  variant: "ghost" | "secondary";
}

/** Says that there is nothing yet; it rests while an amount is being saved. */
export function StartFromZero({ form: { save, saving, fromZero }, variant }: StartFromZeroProps) {
  return (
    <Button
      variant={variant}
      busy={fromZero}
      disabled={saving && !fromZero}
      onClick={() => void save(0)}
    >
      <Trans>Start from zero</Trans>
    </Button>
  );
}
