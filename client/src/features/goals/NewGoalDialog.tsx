import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import {
  type ComponentType,
  type FormEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import type { UseFormReturn } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useFormDraft } from "@/browser/use-form-draft";
import { useDraftOnUnload } from "@/browser/dialog-drafts";
import { Button } from "@/ui/buttons/Button";
import { CloseButton } from "@/ui/dialog/CloseButton";
import { Dialog } from "@/ui/dialog/Dialog";
import { isUnreadable } from "@/ui/fields/unreadable-amount";
import { useToast } from "@/ui/feedback/use-toast";

import { GOAL_FIELDS, type GoalValues, useGoalForm } from "./goal-form";
import { findGoalKind } from "./goal-kinds";
import { GoalFields, type PictureChoice } from "./GoalFields";
import { GoalKindPicker } from "./GoalKindPicker";
import { useCreateGoal } from "./queries";
import type { Goal, NewGoal, Picture } from "./types";

const OWN_PICTURE: Picture = "/icons/glowing-star.svg";

const EMPTY: GoalValues = {
  name: "",
  icon: OWN_PICTURE,
  target: null,
  due: null,
  saved: null,
  monthly: null,
  wallet_id: "",
};

interface NewGoalDialogProps {
  /** Today where the person lives. */
  today: string;
  Pictures: ComponentType<PictureChoice>;
  onClose: () => void;
}

/** Makes a goal: first what for, then how much and until when. */
export default function NewGoalDialog({ today, Pictures, onClose }: NewGoalDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [kind, setKind] = useState<Goal["kind"] | null>(null);
  const form = useGoalForm({ before: EMPTY, own: kind === "own", today });
  const { save, saving, submitError, forget } = useNewGoal(form, kind, onClose);
  const { isDirty } = form.formState;
  useNewGoalDraft(form, kind, setKind);

  const choose = (next: Goal["kind"]) => {
    const known = findGoalKind(next);
    const name = form.getFieldState("name").isDirty ? form.getValues("name") : "";
    form.setValue("name", known ? t(known.label) : name);
    form.setValue("icon", known ? (`/icons/${known.icon}.svg` as Picture) : OWN_PICTURE);
    form.clearErrors();
    forget();
    setKind(next);
  };

  const buttons = kind && (
    <>
      <CloseButton>
        <Trans>Cancel</Trans>
      </CloseButton>
      <Button type="submit" form={formId} busy={saving} busyLabel={t`Saving`}>
        <Trans>Save goal</Trans>
      </Button>
    </>
  );
  const known = findGoalKind(kind);
  return (
    <Dialog
      open
      onClose={onClose}
      title={known ? t(known.label) : kind ? t`My own goal` : t`What are you saving for?`}
      back={kind ? () => setKind(null) : null}
      step={kind}
      guard={() => kind !== null && isDirty}
      busy={saving}
      footer={buttons}
    >
      {kind ? (
        <form
          id={formId}
          noValidate
          className="flex flex-col gap-4.5"
          onSubmit={(event) => void save(event)}
        >
          <GoalFields
            key={kind}
            form={form}
            today={today}
            goal={null}
            Pictures={kind === "own" ? Pictures : null}
            errorMessage={submitError}
          />
        </form>
      ) : (
        <GoalKindPicker chosen={null} onChoose={(goal) => choose(goal.kind)}>
          <Button
            block
            variant="secondary"
            icon={<Plus aria-hidden="true" className="size-5" />}
            onClick={() => choose("own")}
            className="col-span-full"
          >
            <Trans>My own goal</Trans>
          </Button>
        </GoalKindPicker>
      )}
    </Dialog>
  );
}

/** Keeps a new goal; what the server says against it is shown where it belongs. */
function useNewGoal(
  form: UseFormReturn<GoalValues>,
  kind: Goal["kind"] | null,
  onSaved: () => void,
) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutateAsync, isPending } = useCreateGoal();
  const [submitError, setSubmitError] = useState<string | null>(null);

  const goalOf = ({ name, icon, target, wallet_id, ...more }: GoalValues): NewGoal => {
    const known = findGoalKind(kind);
    const amount = { ...more, target: target ?? 0, wallet_id: wallet_id || null };
    if (!known) return { ...amount, kind: "own", name, icon };
    // The default name follows the language.
    const named = name !== "" && name !== t(known.label);
    return { ...amount, kind: known.kind, name: named ? name : null, icon: null };
  };

  const send = async (values: GoalValues) => {
    setSubmitError(null);
    try {
      const { name: called } = await mutateAsync(goalOf(values));
      toast({ tone: "success", text: t`${called} is in your barn. Every handful counts.` });
      onSaved();
    } catch (error) {
      if (!showFieldErrors(error, form.setError, GOAL_FIELDS)) setSubmitError(failureText(error));
    }
  };

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnreadable(event.currentTarget, form.formState.errors)) return;
    await form.handleSubmit(send)(event);
  };

  return { save, saving: isPending, submitError, forget: () => setSubmitError(null) };
}

type Kind = Goal["kind"] | null;

/** Keeps the kind and the input of a new goal over a page reload. */
function useNewGoalDraft(
  { getValues, reset, formState }: UseFormReturn<GoalValues>,
  kind: Kind,
  setKind: (kind: Kind) => void,
): void {
  const name = `new-goal-${useSession().claims?.sub ?? ""}`;
  const chosen = useRef(kind);
  useEffect(() => {
    chosen.current = kind;
  });
  const form = useMemo(
    () => ({
      getValues: () => ({ kind: chosen.current, values: getValues() }),
      reset: (kept: { kind: Kind; values: GoalValues }) => {
        setKind(kept.kind);
        reset(kept.values, { keepDefaultValues: true });
      },
    }),
    [getValues, reset, setKind],
  );
  useFormDraft(name, form);
  const { isDirty } = formState;
  useDraftOnUnload(name, () => kind !== null && isDirty);
}
