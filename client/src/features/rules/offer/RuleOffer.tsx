import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, useState } from "react";
import { Link, useNavigate } from "react-router-dom";

import { useFailureText } from "@/api/use-failure-text";
import { rulesPath } from "@/lib/paths";
import type { OpenedDialog } from "@/ui/dialog/app-dialogs";
import { useToast } from "@/ui/feedback/use-toast";

import { useAddRule, useApplyRule, useUpdateRule } from "../mutations";
import { useRules, useTrial } from "../queries";
import { foldText, getRuleText } from "../rule-text";
import type { Correction, NewRule, Rule } from "../types";
import { type Offer, OfferCard } from "./OfferCard";
import { isRefused, refuseRule } from "./refusals";

interface RuleOfferProps extends OpenedDialog<"rule"> {
  /** Renders the name of a category by its id. */
  CategoryName: ComponentType<{ id: string }>;
}

/** Offers a rule after a correction, then to change earlier entries by it: one question at a time. */
export function RuleOffer({ wanted, CategoryName, onClose }: RuleOfferProps) {
  const [saved, setSaved] = useState("rule" in wanted ? wanted.rule : null);
  const [wish] = useState(() => ("correction" in wanted ? readWish(wanted.correction) : null));
  const always = useAlwaysOffer({ wish, CategoryName, onSaved: setSaved, onClose });
  const apply = useApplyOffer({ saved, unseen: wish !== null, onClose });
  return <OfferCard offer={saved ? apply : always} />;
}

/** The rule that a correction asks for; null where its text is no name, or it was refused. */
function readWish({ text, category_id }: Correction): Correction | null {
  const name = getRuleText(text);
  return name === "" || isRefused(name) ? null : { text: name, category_id };
}

/** A rule about nothing but a text. */
function toRule(wish: Correction): NewRule {
  return {
    ...wish,
    type: null,
    min_amount: null,
    max_amount: null,
    wallet_id: null,
    detail: null,
    leave_out: false,
  };
}

/** Whether a rule has no condition but this text. */
function isAbout(rule: Rule, text: string): boolean {
  const others = [rule.type, rule.min_amount, rule.max_amount, rule.wallet_id];
  return foldText(rule.text) === foldText(text) && others.every((one) => one === null);
}

/** The rule that is there already about the same text, and whether something is left to ask. */
function useKnownRule(wish: Correction | null) {
  const rules = useRules().data;
  const known = wish && rules?.find((rule) => isAbout(rule, wish.text));
  const isSaid = known?.category_id === wish?.category_id;
  return { known: known ?? undefined, asked: rules && !isSaid ? wish : null };
}

interface AlwaysProps {
  /** Null where nothing is to be asked. */
  wish: Correction | null;
  CategoryName: ComponentType<{ id: string }>;
  onSaved: (saved: Rule | null) => void;
  onClose: () => void;
}

/** The question whether such entries always belong there; null where there is nothing to ask. */
function useAlwaysOffer({ wish, CategoryName, onSaved, onClose }: AlwaysProps): Offer | null {
  const { known, asked } = useKnownRule(wish);
  const { data: trial } = useTrial(asked && { body: toRule(asked) });
  const changes = trial?.changes ?? 0;
  const { save, saving } = useSaveRule(known, changes, { onSaved, onClose });
  if (!asked || !trial) return null;
  const { text, category_id } = asked;
  const category = <CategoryName id={category_id} />;
  return {
    question: (
      <Trans>
        Always put “{text}” in {category}?
      </Trans>
    ),
    consequence: changes > 0 && (
      <Plural
        value={changes}
        one="# earlier entry is somewhere else."
        other="# earlier entries are somewhere else."
      />
    ),
    confirm: <Trans>Always</Trans>,
    busy: saving,
    onConfirm: () => void save(asked),
    onRefuse: () => {
      refuseRule(text);
      onClose();
    },
  };
}

/** Adds the rule, or changes the one about the same text. */
function useSaveRule(
  known: Rule | undefined,
  changes: number,
  { onSaved, onClose }: Pick<AlwaysProps, "onSaved" | "onClose">,
) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const toast = useToast();
  const failureText = useFailureText();
  const add = useAddRule();
  const update = useUpdateRule();
  const send = (wish: Correction) => {
    const { category_id } = wish;
    if (known)
      return update.mutateAsync({ id: known.id, changes: { category_id, leave_out: false } });
    // The first one: a broader rule above it would decide otherwise.
    return add.mutateAsync({ ...toRule(wish), position: 1 });
  };
  const save = async (wish: Correction) => {
    try {
      const [saved] = (await send(wish)).datas;
      if (saved && changes > 0) return onSaved(saved);
      const run = () => void navigate(rulesPath(saved?.id));
      toast({ tone: "success", text: t`Rule saved.`, action: { label: t`Edit`, run } });
      onClose();
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    }
  };
  return { save, saving: add.isPending || update.isPending };
}

interface ApplyProps {
  saved: { id: string } | null;
  /** The rule comes from a correction: its form was not seen yet. */
  unseen: boolean;
  onClose: () => void;
}

/** The question whether the rule changes earlier entries too; null where it would change none. */
function useApplyOffer({ saved, unseen, onClose }: ApplyProps): Offer | null {
  const toast = useToast();
  const failureText = useFailureText();
  const { data: trial } = useTrial(saved && { id: saved.id });
  const { mutate, isPending } = useApplyRule();
  if (!saved || !trial || trial.changes === 0) return null;
  const { changes } = trial;
  const change = () =>
    mutate(saved.id, {
      onSuccess: onClose,
      onError: (error) => toast({ tone: "error", text: failureText(error) }),
    });
  return {
    question: (
      <Plural
        value={changes}
        one="Also change # earlier entry?"
        other="Also change # earlier entries?"
      />
    ),
    consequence: <Trans>You can undo this.</Trans>,
    confirm: <Plural value={changes} one="Change # entry" other="Change # entries" />,
    busy: isPending,
    onConfirm: change,
    onRefuse: onClose,
    link: unseen && (
      <Link
        to={rulesPath(saved.id)}
        className="link inline-flex min-h-11 items-center text-small"
        onClick={onClose}
      >
        <Trans>Edit rule</Trans>
      </Link>
    ),
  };
}
