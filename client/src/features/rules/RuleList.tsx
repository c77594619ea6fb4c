import { Plural, Trans } from "@lingui/react/macro";
import { ArrowDownUp, Check } from "lucide-react";
import { useId, useMemo, useRef, useState } from "react";

import { useFocusFallback } from "@/browser/use-focus-fallback";
import { Button } from "@/ui/buttons/Button";
import { Card, CardHead } from "@/ui/layout/Card";
import { OrderList } from "@/ui/order/OrderList";

import { useDeleteRule, useOrderRules } from "./mutations";
import { RulePicture, RuleRow } from "./RuleRow";
import { useRuleSentence } from "./rule-words";
import type { Rule, RuleTargets } from "./types";

interface RuleListProps {
  rules: readonly Rule[];
  targets: RuleTargets;
  onEdit: (rule: Rule) => void;
}

/** The rules to change, to delete, and to put in order. */
export function RuleList({ rules, targets, onEdit }: RuleListProps) {
  const id = useId();
  const [ordering, setOrdering] = useState(false);
  const heading = useRef<HTMLSpanElement>(null);
  const onFocus = useFocusFallback(heading);
  const remove = useDeleteRule();
  const count = rules.length;
  return (
    <Card aria-labelledby={id} onFocus={onFocus}>
      <CardHead
        id={id}
        title={
          <span ref={heading} tabIndex={-1} className="outline-none">
            <Plural value={count} one="# rule" other="# rules" />
          </span>
        }
      >
        {count > 1 && <OrderButton ordering={ordering} onPress={() => setOrdering(!ordering)} />}
      </CardHead>
      {ordering && count > 1 ? (
        <RuleOrder rules={rules} targets={targets} />
      ) : (
        <ol className="-mx-2 -mb-2 flex flex-col">
          {rules.map((rule) => (
            <RuleRow
              key={rule.id}
              rule={rule}
              targets={targets}
              onEdit={() => onEdit(rule)}
              onDelete={() => remove(rule)}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}

function OrderButton({ ordering, onPress }: { ordering: boolean; onPress: () => void }) {
  const Icon = ordering ? Check : ArrowDownUp;
  return (
    <Button
      variant="ghost"
      aria-pressed={ordering}
      className="px-3"
      icon={<Icon aria-hidden="true" className="size-4.5" />}
      onClick={onPress}
    >
      {ordering ? <Trans>Done</Trans> : <Trans>Change order</Trans>}
    </Button>
  );
}

function RuleOrder({ rules, targets }: Pick<RuleListProps, "rules" | "targets">) {
  const keep = useOrderRules();
  const sentenceOf = useRuleSentence(targets);
  const items = useMemo(
    () =>
      rules.map((rule) => ({
        id: rule.id,
        label: sentenceOf(rule),
        picture: <RulePicture rule={rule} targets={targets} size="sm" />,
      })),
    // The sentences change with the rules and with what they name.
    [rules, targets, sentenceOf],
  );
  return <OrderList items={items} onOrder={keep} />;
}
