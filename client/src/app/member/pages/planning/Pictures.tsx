import { Trans } from "@lingui/react/macro";

import { useFailureText } from "@/api/use-failure-text";
import { IconPicker, stripPrefix } from "@/features/categories/IconPicker";
import { useCategoryBook } from "@/features/categories/queries";
import { GOAL_KINDS } from "@/features/goals/goal-kinds";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Skeleton } from "@/ui/feedback/Skeleton";

const GOALS = GOAL_KINDS.map(({ icon }) => `/icons/${icon}.svg`);

/** Some goals share their picture with a category: it is there once, by the chosen path if it has one. */
function once(icons: readonly string[], chosen: string): string[] {
  const byName = new Map<string, string>();
  for (const icon of icons) {
    const name = stripPrefix(icon);
    if (icon === chosen || !byName.has(name)) byName.set(name, icon);
  }
  return [...byName.values()];
}

interface PicturesProps {
  value: string;
  onChange: (icon: string) => void;
}

/** What a goal of one's own may show: each goal's picture, and those of categories. */
export default function Pictures(choice: PicturesProps) {
  const { data, error, isFetching, refetch } = useCategoryBook();
  const failureText = useFailureText();
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-small leading-5 font-label">
        <Trans>Picture</Trans>
      </p>
      {data && <IconPicker icons={once([...GOALS, ...data.icons], choice.value)} {...choice} />}
      {!data && error && (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {failureText(error)}
        </ErrorState>
      )}
      {!data && !error && <Skeleton className="h-62.5 rounded-panel" />}
    </div>
  );
}
