import { Trans, useLingui } from "@lingui/react/macro";

import { type PasswordStrength, passwordStrength } from "@/lib/password-strength";
import { cx } from "@/lib/cx";

const bars: Record<PasswordStrength, string> = {
  "too-short": "w-1/4 bg-ink-3",
  weak: "w-1/3 bg-expense-bar",
  medium: "w-2/3 bg-gold",
  strong: "w-full bg-income-bar",
};

/** How strong the typed password looks, as a bar and always as a word. */
export function StrengthBar({ password, className }: { password: string; className?: string }) {
  const { t } = useLingui();
  const strength = passwordStrength(password);
  const words: Record<PasswordStrength, string> = {
    "too-short": t`Too short`,
    weak: t`Weak`,
    medium: t`Medium`,
    strong: t`Strong`,
  };
  return (
    <div className={cx("flex flex-col gap-1", className)}>
      <p
        aria-live="polite"
        className="flex items-center justify-between gap-3 text-small leading-5 font-medium text-ink-3"
      >
        <span>
          <Trans>Password strength</Trans>
        </span>
        <span className="font-bold text-ink">{password && words[strength]}</span>
      </p>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-track">
        <div
          className={cx(
            "h-full rounded-full transition-all duration-2",
            password ? bars[strength] : "w-0",
          )}
        />
      </div>
    </div>
  );
}
