import { useLingui } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";

import { useHiddenAmounts } from "./hidden-amounts";
import { IconButton } from "../buttons/IconButton";

/** The eye on a green card: one press hides every amount of the product, the next shows them. */
export function HideAmountsButton() {
  const { t } = useLingui();
  const { hidden, hide } = useHiddenAmounts();
  const Icon = hidden ? EyeOff : Eye;
  return (
    <IconButton
      label={t`Hide amounts`}
      aria-pressed={hidden}
      title={hidden ? t`Show amounts` : t`Hide amounts`}
      onClick={() => hide(!hidden)}
      icon={<Icon aria-hidden="true" className="size-5" strokeWidth={1.9} />}
      className="-my-2.5 -mr-2.5 text-hero-ink-2! outline-hero-gold hover:bg-hero-glass! hover:text-hero-ink!"
    />
  );
}
