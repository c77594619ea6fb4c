import { Bell } from "lucide-react";

import { CategoryIcon } from "@/ui/CategoryIcon";

/** The picture of what one is reminded of; a bell where there is no better one. */
export function ReminderIcon({ icon }: { icon: string }) {
  if (!icon.endsWith("/bell.svg")) return <CategoryIcon icon={icon} size="sm" />;
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-m bg-gold-soft text-gold-ink"
    >
      <Bell className="size-5" strokeWidth={1.9} />
    </span>
  );
}
