import { Trans, useLingui } from "@lingui/react/macro";
import { Moon, Sun } from "lucide-react";
import { type ReactNode, useId } from "react";

import { cx } from "@/lib/cx";
import type { Theme } from "@/theme/theme-store";
import { useTheme } from "@/theme/use-theme";

import { ChoiceGroup } from "./ChoiceGroup";

/** The themes, each drawn small in its own colours. */
export function ThemeChoice() {
  const { t } = useLingui();
  const name = useId();
  const icon = "size-4 shrink-0";
  return (
    <ChoiceGroup
      label={<Trans>Theme</Trans>}
      hint={<Trans>Default follows this device; Dark is always dark</Trans>}
    >
      <fieldset aria-label={t`Theme`} className="grid max-w-130 gap-4.5 sm:grid-cols-2">
        <ThemeCard name={name} value="default" icon={<Sun aria-hidden="true" className={icon} />}>
          <Trans>Default</Trans>
        </ThemeCard>
        <ThemeCard name={name} value="dark" icon={<Moon aria-hidden="true" className={icon} />}>
          <Trans>Dark</Trans>
        </ThemeCard>
      </fieldset>
    </ChoiceGroup>
  );
}

const systemIsDark = () => window.matchMedia("(prefers-color-scheme: dark)").matches;

interface ThemeCardProps {
  name: string;
  value: Theme;
  icon: ReactNode;
  children: ReactNode;
}

function ThemeCard({ name, value, icon, children }: ThemeCardProps) {
  const { theme, setTheme } = useTheme();
  return (
    <label
      className={cx(
        "relative flex cursor-pointer flex-col gap-3 rounded-panel border border-line-control bg-bg p-3 text-ink outline-focus",
        "has-checked:border-primary has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2",
        value === "dark" || systemIsDark() ? "dark" : "light",
      )}
    >
      <span aria-hidden="true" className="h-10.5 rounded-m bg-hero" />
      <span aria-hidden="true" className="flex gap-2">
        <span className="h-7.5 flex-1 rounded-badge border border-line bg-surface" />
        <span className="h-7.5 flex-1 rounded-badge bg-gold-soft" />
      </span>
      <span className="flex min-h-6 items-center gap-2 font-label">
        {icon}
        {children}
        <input
          type="radio"
          name={name}
          value={value}
          checked={theme === value}
          onChange={() => setTheme(value)}
          className="peer ml-auto grid size-5.5 flex-none cursor-pointer appearance-none place-items-center rounded-full border border-line-control bg-raised outline-none before:size-2 before:rounded-full before:bg-on-primary before:opacity-0 after:absolute after:inset-0 checked:border-primary checked:bg-primary checked:before:opacity-100"
        />
      </span>
    </label>
  );
}
