import { useLingui } from "@lingui/react/macro";
import { EyeOff, PenLine, Trash2 } from "lucide-react";

import { cx } from "@/lib/cx";
import { IconButton } from "@/ui/buttons/IconButton";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";

import {
  findCategory,
  useConditionText,
  useHitsText,
  useOutcomeText,
  useRuleSentence,
} from "./rule-words";
import type { Rule, RuleTargets } from "./types";

interface RulePictureProps {
  rule: Pick<Rule, "category_id" | "leave_out">;
  targets: RuleTargets;
  size?: "sm" | "md";
}

/** The category that a rule gives, or a sign of what else it does. */
export function RulePicture({ rule, targets, size = "md" }: RulePictureProps) {
  const category = findCategory(rule, targets);
  if (category) return <CategoryIcon icon={category.icon} color={category.color} size={size} />;
  const Icon = rule.leave_out ? EyeOff : PenLine;
  return (
    <span
      className={cx(
        "grid shrink-0 place-items-center bg-plate text-ink-2",
        size === "md" ? "size-11 rounded-control" : "size-9 rounded-m",
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}

interface RuleRowProps {
  rule: Rule;
  targets: RuleTargets;
  onEdit: () => void;
  onDelete: () => void;
}

/** A rule in plain words: the whole row edits it. */
export function RuleRow({ rule, targets, onEdit, onDelete }: RuleRowProps) {
  const { t } = useLingui();
  const sentence = useRuleSentence(targets)(rule);
  const hits = useHitsText()(rule);
  return (
    <li className="relative flex min-h-21 items-center gap-3.5 rounded-control py-2.5 pl-2 transition-colors duration-1 hover:bg-sunken">
      <span aria-hidden="true" className="money w-4 shrink-0 text-center text-small text-ink-3">
        {rule.position}
      </span>
      <RulePicture rule={rule} targets={targets} />
      <span className="flex min-w-0 flex-1 flex-col">
        <button
          type="button"
          onClick={onEdit}
          aria-label={t`Edit rule: ${sentence}`}
          className="text-left leading-5.5 wrap-anywhere after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          <RuleText rule={rule} targets={targets} />
        </button>
        <span className="text-caption text-ink-3">{hits}</span>
      </span>
      <IconButton
        label={t`Delete rule: ${sentence}`}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        className="hover:bg-surface"
        onClick={onDelete}
      />
    </li>
  );
}

type TextOfRule = Pick<
  Rule,
  | "text"
  | "type"
  | "min_amount"
  | "max_amount"
  | "wallet_id"
  | "category_id"
  | "detail"
  | "leave_out"
>;

/** What a rule looks for, and under it what it does. */
function RuleText({ rule, targets }: { rule: TextOfRule; targets: RuleTargets }) {
  const when = useConditionText(targets)(rule);
  const outcome = useOutcomeText(targets)(rule);
  return (
    <>
      <span className="block">{when}</span>
      <span className="block font-label">
        <span aria-hidden="true" className="text-ink-3">
          {"→ "}
        </span>
        {outcome}
      </span>
    </>
  );
}

/** The category of the example, which everybody has. */
const EXAMPLE_CATEGORY = "groceries";

/** A rule as it could be, for those who have none. */
export function ExampleRule({ targets }: { targets: RuleTargets }) {
  const category = targets.categories.find(({ id }) => id === EXAMPLE_CATEGORY);
  if (!category) return null;
  const rule = {
    text: "Indomaret",
    type: null,
    min_amount: null,
    max_amount: null,
    wallet_id: null,
    category_id: category.id,
    detail: null,
    leave_out: false,
  };
  return (
    <span className="mx-auto mt-4 flex w-fit max-w-full items-center gap-3.5 rounded-panel bg-sunken px-4 py-3 text-left text-ink">
      <RulePicture rule={rule} targets={targets} size="sm" />
      <span className="min-w-0 leading-5.5 wrap-anywhere">
        <RuleText rule={rule} targets={targets} />
      </span>
    </span>
  );
}
