import { useLingui } from "@lingui/react/macro";
import { Moon, SunMoon } from "lucide-react";

import type { Theme } from "@/theme/theme-store";
import { useTheme } from "@/theme/use-theme";

import { Segmented } from "../fields/Segmented";

/** The system's own theme, or dark everywhere. */
export function ThemeSwitch({ className }: { className?: string }) {
  const { t } = useLingui();
  const { theme, setTheme } = useTheme();
  const choices = [
    { value: "default", name: t`Device theme`, Icon: SunMoon },
    { value: "dark", name: t`Dark theme`, Icon: Moon },
  ] as const;
  return (
    <Segmented<Theme>
      label={t`Theme`}
      className={className}
      value={theme}
      onChange={setTheme}
      options={choices.map(({ value, name, Icon }) => ({
        value,
        label: (
          <>
            <Icon aria-hidden="true" className="size-4.5" />
            <span className="sr-only">{name}</span>
          </>
        ),
      }))}
    />
  );
}
