import { Trans } from "@lingui/react/macro";

import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";
import { CategoryIcon } from "@/ui/CategoryIcon";

import { GroupBadge } from "./GroupBadge";
import type { Category } from "./use-categories";

interface ChangedElsewhereProps {
  /** The category as it is now. */
  category: Category;
  onTakeOver: () => void;
}

/** Shows what another device made of a category, while what is typed here stays. */
export function ChangedElsewhere({ category, onTakeOver }: ChangedElsewhereProps) {
  const { label, icon, color, group } = category;
  return (
    <Alert tone="info" role="alert">
      <p>
        <Trans>This category was changed on another device meanwhile. It is now:</Trans>
      </p>
      <p className="my-2 flex items-center gap-3 text-ink">
        <CategoryIcon icon={icon} color={color} size="sm" />
        <span className="flex min-w-0 flex-col">
          <span className="wrap-anywhere">{label}</span>
          {group && <GroupBadge group={group} />}
        </span>
      </p>
      <p>
        <Trans>Save again to keep what you chose here, or take over the change.</Trans>
      </p>
      <Button variant="secondary" className="mt-2.5" onClick={onTakeOver}>
        <Trans>Take over the change</Trans>
      </Button>
    </Alert>
  );
}
