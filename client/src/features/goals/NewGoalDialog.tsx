import { CloseButton } from "@headlessui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, useId, useState } from "react";

import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";

import { GoalFields, type PictureChoice } from "./GoalFields";
import { type GoalValues, useGoalForm } from "./goal-form";
import { KindChoice } from "./KindChoice";
import { findGoal } from "./recommendation/twelve-goals";
import type { Goal, Picture } from "./types";
import { useNewGoal } from "./use-new-goal";
import { useNewGoalDraft } from "./use-new-goal-draft";

interface NewGoalDialogProps {
  /** Today where the person lives. */
  today: string;
  Pictures: ComponentType<PictureChoice>;
  onClose: () => void;
}

const OWN_PICTURE: Picture = "/icons/glowing-star.svg";
const EMPTY: GoalValues = {
  name: "",
  icon: OWN_PICTURE,
  target: null,
  due: null,
  saved: null,
  monthly: null,
};

/** Makes a goal: first what for, then how much and until when. */
export default function NewGoalDialog({ today, Pictures, onClose }: NewGoalDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [kind, setKind] = useState<Goal["kind"] | null>(null);
  const form = useGoalForm({ before: EMPTY, own: kind === "own", today });
  const { save, saving, refusal, forget } = useNewGoal(form, kind, onClose);
  const { isDirty } = form.formState;
  useNewGoalDraft(form, kind, setKind);

  const choose = (next: Goal["kind"]) => {
    const known = findGoal(next);
    const name = form.getFieldState("name").isDirty ? form.getValues("name") : "";
    form.setValue("name", known ? t(known.label) : name);
    form.setValue("icon", known ? (`/icons/${known.icon}.svg` as Picture) : OWN_PICTURE);
    form.clearErrors();
    forget();
    setKind(next);
  };

  const buttons = kind && (
    <>
      <CloseButton as={Button} variant="secondary">
        <Trans>Cancel</Trans>
      </CloseButton>
      <Button type="submit" form={formId} busy={saving} busyLabel={t`Saving`}>
        <Trans>Save goal</Trans>
      </Button>
    </>
  );
  const known = findGoal(kind);
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
            refusal={refusal}
          />
        </form>
      ) : (
        <KindChoice onChoose={choose} />
      )}
    </Dialog>
  );
}
