import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";

import { CONSOLE_PATHS } from "@/lib/paths";

import { screens } from "./screens";

/** The menu of the console. */
export function ConsoleRail() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Main`}>
      <Link to={CONSOLE_PATHS.dashboard}>{t(screens.dashboard.title)}</Link>
      <Link to={CONSOLE_PATHS.users}>{t(screens.users.title)}</Link>
      <Link to={CONSOLE_PATHS.content}>{t(screens.content.title)}</Link>
      <Link to={CONSOLE_PATHS.settings}>{t(screens.settings.title)}</Link>
    </nav>
  );
}
