import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";

import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";

import { RiskQuestionFields } from "./RiskQuestionFields";
import { RiskResult } from "./RiskResult";
import type { RiskProfile } from "./types";
import { type Questionnaire, useQuestionnaire } from "./use-questionnaire";

interface RiskDialogProps {
  open: boolean;
  profile: RiskProfile;
  onClose: () => void;
}

/** Six questions, one at a time, and what the answers come to. */
export default function RiskDialog({ open, profile, onClose }: RiskDialogProps) {
  const asked = useQuestionnaire(profile);
  const { index, result, failure, sending, touched, back } = asked;
  const question = profile.questions[index];
  const close = () => {
    onClose();
    asked.startOver();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={<Trans>Know your risk profile</Trans>}
      back={index > 0 && !result ? back : null}
      step={result !== null}
      busy={sending}
      guard={() => touched}
      footer={<Foot asked={asked} onClose={close} />}
    >
      {result && <RiskResult profile={result} />}
      {!result && question && (
        <RiskQuestionFields
          question={question}
          index={index}
          count={profile.questions.length}
          answer={asked.answers[index] ?? null}
          missing={asked.missing}
          fromQuiz={profile.answers === null}
          onChoose={asked.choose}
        />
      )}
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
    </Dialog>
  );
}

function Foot({ asked, onClose }: { asked: Questionnaire; onClose: () => void }) {
  const { t } = useLingui();
  if (asked.result) {
    return (
      <>
        <Button variant="secondary" onClick={asked.startOver}>
          <Trans>Take it again</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </>
    );
  }
  if (asked.isLast) {
    return (
      <Button busy={asked.sending} busyLabel={t`Sending`} onClick={asked.next}>
        <Trans>See my profile</Trans>
      </Button>
    );
  }
  return (
    <Button onClick={asked.next}>
      <Trans>Next</Trans>
      <ArrowRight aria-hidden="true" className="size-4.5" />
    </Button>
  );
}
