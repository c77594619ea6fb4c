import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight, LogOut } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";

import { SETTING_TABS, type SettingTab, settingPath } from "@/lib/paths";
import { Button } from "@/ui/buttons/Button";
import { PageHeader } from "@/ui/layout/PageHeader";
import { useLogout } from "../../layouts/use-logout";
import type { PARTS } from "./parts";

interface SettingStepsProps {
  parts: typeof PARTS;
  /** The part that is open; without one the list of them is shown. */
  open: SettingTab | undefined;
  /** What the part shows. */
  children: ReactNode;
}

/** The settings where tabs have no room: a list, from which each part is one step away. */
export default function SettingSteps({ parts, open, children }: SettingStepsProps) {
  const { t } = useLingui();
  useHeadingFocus(open);
  if (!open) {
    return (
      <>
        <PageHeader title={t`Setting`} />
        <PartList parts={parts} />
        <Logout />
      </>
    );
  }
  return (
    <>
      <div>
        <BackToList />
        <PageHeader title={t(parts[open].label)} />
      </div>
      {children}
    </>
  );
}

/** Every step begins at its head, as a page does. */
function useHeadingFocus(open: SettingTab | undefined): void {
  const before = useRef(open);
  useEffect(() => {
    if (before.current === open) return;
    before.current = open;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [open]);
}

/** Tells a step that the list is the page before it. */
const FROM_LIST = { fromList: true };

function PartList({ parts }: Pick<SettingStepsProps, "parts">) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Setting`}>
      <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface shadow-card">
        {SETTING_TABS.map((tab) => {
          const { label, icon: Icon } = parts[tab];
          return (
            <li key={tab}>
              <Link
                to={settingPath(tab)}
                state={FROM_LIST}
                className="flex min-h-15 items-center gap-3 px-4.5 py-2 font-label hover:bg-sunken focus-visible:-outline-offset-2"
              >
                <span className="grid size-9 shrink-0 place-items-center rounded-m bg-primary-soft text-primary">
                  <Icon aria-hidden="true" className="size-5" />
                </span>
                <span className="min-w-0 flex-1">{t(label)}</span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Goes back to the list where somebody came from it, so that Back never leads here again. */
function BackToList() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<typeof FROM_LIST> | null };
  return (
    <Link
      to={settingPath()}
      replace
      onClick={(event) => {
        if (!state?.fromList) return;
        event.preventDefault();
        navigate(-1);
      }}
      className="-ml-1.5 inline-flex min-h-11 items-center gap-1 pr-2 text-small font-label text-ink-2 hover:text-ink"
    >
      <ChevronLeft aria-hidden="true" className="size-5" />
      <Trans>All settings</Trans>
    </Link>
  );
}

/** Where no sidebar has it. */
function Logout() {
  const { logout, busy } = useLogout();
  return (
    <Button
      variant="ghost"
      busy={busy}
      className="self-center text-ink-2!"
      icon={<LogOut aria-hidden="true" className="size-5" />}
      onClick={logout}
    >
      <Trans>Logout</Trans>
    </Button>
  );
}
