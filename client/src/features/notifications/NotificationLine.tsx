import { Trans } from "@lingui/react/macro";
import {
  BellRing,
  ChartPie,
  type LucideIcon,
  Mail,
  MessageCircle,
  Repeat,
  TrendingUp,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { formatClock } from "@/lib/clock";
import { cx } from "@/lib/cx";
import {
  APP_PATHS,
  budgetPath,
  debtPath,
  lettersPath,
  planningPath,
  remindersPath,
  settingPath,
  storedPath,
} from "@/lib/paths";
import { Badge } from "@/ui/layout/Badge";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { VisuallyHidden } from "@/ui/layout/VisuallyHidden";

import { NotificationDetail, NotificationTitle } from "./NotificationText";
import type { NotificationItem, NotificationSubject } from "./types";

const ICONS: Partial<Record<string, LucideIcon>> = {
  budget_near: ChartPie,
  budget_reached: ChartPie,
  entry_recorded: Repeat,
  plan_date: TrendingUp,
  monthly_letter: Mail,
  comment_released: MessageCircle,
  comment_removed: MessageCircle,
  support_reply: MessageCircle,
  data_request: MessageCircle,
};

/** What has no better picture has this one. */
const BELL = "/bell.svg";

interface NotificationLineProps {
  notice: NotificationItem;
  /** The person's time zone, and today there. */
  timezone: string;
  today: string;
  onOpen: (notice: NotificationItem) => void;
  /** What can be done about it here. */
  actions?: ReactNode;
}

/** A notification as a link to its subject. */
export function NotificationLine({
  notice,
  timezone,
  today,
  onOpen,
  actions,
}: NotificationLineProps) {
  const { language } = useLanguage();
  const { kind, about, times, read_at, settled_at, created_at } = notice;
  const unread = read_at === null;
  return (
    <li className="relative flex flex-col gap-2 rounded-m p-3 hover:bg-sunken">
      <div className="flex gap-3">
        <Picture kind={kind} icon={about.icon} />
        <Link
          to={getDestination(notice, language)}
          onClick={() => onOpen(notice)}
          className="min-w-0 flex-1 leading-5 after:absolute after:inset-0 after:rounded-control"
        >
          <VisuallyHidden>{unread && <Trans>Unread:</Trans>}</VisuallyHidden>{" "}
          <span className={cx("block wrap-anywhere", unread ? "font-bold" : "text-ink-2")}>
            <NotificationTitle about={about} kind={kind} />
          </span>{" "}
          <span className="block text-small text-ink-3">
            <NotificationDetail about={about} kind={kind} times={times} today={today} />
          </span>
        </Link>
        <div className="flex shrink-0 flex-col items-end gap-2">
          <time dateTime={created_at} className="text-caption leading-5 text-ink-3">
            {formatClock(created_at, language, timezone)}
          </time>
          {unread && <span className="size-2.5 rounded-full bg-danger" />}
        </div>
      </div>
      {settled_at && <SettledMark kind={kind} />}
      {!settled_at && actions && <div className="relative z-10 sm:pl-14">{actions}</div>}
    </li>
  );
}

/** The icon of the subject, or of its kind. */
function Picture({ kind, icon }: { kind: string; icon: string | null }) {
  if (icon && !icon.endsWith(BELL)) return <CategoryIcon icon={icon} />;
  const Icon = ICONS[kind] ?? BellRing;
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-control bg-primary-soft text-primary">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}

/** It was answered, or no longer applies. */
function SettledMark({ kind }: { kind: string }) {
  const over = kind === "budget_near" || kind === "budget_reached";
  return (
    <div className="pl-14">
      <Badge tone="green">{over ? <Trans>No longer applies</Trans> : <Trans>Done</Trans>}</Badge>
    </div>
  );
}

type Destination = (about: NotificationSubject, language: "en" | "id") => string;

const toReminders: Destination = ({ day, debt_id }) =>
  debt_id ? debtPath(debt_id) : remindersPath(day ?? undefined);
const toBudget: Destination = ({ month }) => budgetPath(month ?? undefined);
const toArticle: Destination = ({ path }, language) =>
  path ? storedPath(path, language) : APP_PATHS.overview;

/** By the kind of the notice. */
const DESTINATIONS: Partial<Record<string, Destination>> = {
  reminder: toReminders,
  entry_recorded: toReminders,
  budget_near: toBudget,
  budget_reached: toBudget,
  plan_date: () => planningPath("investments"),
  debt_due: () => APP_PATHS.debts,
  monthly_letter: ({ month }) => lettersPath(month ?? undefined),
  support_reply: () => settingPath("support"),
  data_request: () => settingPath("privacy"),
  comment_released: toArticle,
  comment_removed: toArticle,
};

/** Where one finds what a notice is about, in one's language. */
function getDestination({ kind, about }: NotificationItem, language: "en" | "id"): string {
  return DESTINATIONS[kind]?.(about, language) ?? APP_PATHS.overview;
}
