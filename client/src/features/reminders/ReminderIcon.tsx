import { Bell } from "lucide-react";

import { CategoryIcon } from "@/ui/pictures/CategoryIcon";

/** The picture of what one is reminded of; a bell where there is no better one. */
export function ReminderIcon({ icon }: { icon: string }) {
  if (!icon.endsWith("/bell.svg")) {
    return (
      <span className="rounded-m bg-surface">
        <CategoryIcon icon={icon} size="tile" />
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-9.5 shrink-0 place-items-center rounded-m bg-gold-soft text-gold-ink sm:size-11"
    >
      <Bell className="size-5" strokeWidth={1.9} />
    </span>
  );
}
