import { Trans, useLingui } from "@lingui/react/macro";
import { Eye, EyeOff, Pencil } from "lucide-react";

import { cx } from "@/lib/cx";
import { CategoryIcon } from "@/ui/CategoryIcon";
import { IconButton } from "@/ui/IconButton";

import { GroupBadge } from "./GroupBadge";
import type { Category } from "./use-categories";

interface CategoryRowProps {
  category: Category;
  onEdit: () => void;
  /** Takes it out of what is offered, or puts it back. */
  onHide: () => void;
}

/** A category as its owner knows it: the whole row edits, the eye hides it or shows it again. */
export function CategoryRow({ category, onEdit, onHide }: CategoryRowProps) {
  const { t } = useLingui();
  const { label, icon, color, group, own, hidden } = category;
  return (
    <li className="group relative flex min-h-16 items-center gap-3.5 rounded-control px-2 transition-colors duration-1 hover:bg-sunken">
      <span className="flex min-w-0 flex-1 items-center gap-3.5">
        <span className={cx("flex", hidden && "opacity-60")}>
          <CategoryIcon icon={icon} color={color} />
        </span>
        <span className="flex min-w-0 flex-1 gap-x-3 gap-y-1 py-2 max-sm:flex-col sm:items-center sm:justify-between">
          <button
            type="button"
            onClick={onEdit}
            aria-label={t`Edit ${label}`}
            className="text-left leading-5 font-label wrap-anywhere after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {label}
          </button>
          <span className="flex shrink-0 items-center gap-2.5 sm:flex-row-reverse">
            {group && <GroupBadge group={group} />}
            {own && (
              <span className="text-small leading-5 font-medium text-ink-3">
                <Trans>Your own</Trans>
              </span>
            )}
          </span>
        </span>
      </span>
      <Pencil
        aria-hidden="true"
        className="size-4.5 shrink-0 text-ink-3 transition-colors duration-1 group-hover:text-ink"
      />
      <IconButton
        label={hidden ? t`Show ${label}` : t`Hide ${label}`}
        icon={
          hidden ? (
            <EyeOff aria-hidden="true" className="size-5" />
          ) : (
            <Eye aria-hidden="true" className="size-5" />
          )
        }
        className="-mr-1 hover:bg-surface"
        onClick={onHide}
      />
    </li>
  );
}
