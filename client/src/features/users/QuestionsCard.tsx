import { Trans } from "@lingui/react/macro";
import { MessageCircleQuestionMark } from "lucide-react";

import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";

/** Opens the twelve questions. */
export function QuestionsCard({ onOpen }: { onOpen: () => void }) {
  return (
    <Card className="flex flex-col items-start gap-2">
      <h2 className="text-title tracking-tight">
        <Trans>A few questions</Trans>
      </h2>
      <p className="text-small text-ink-2">
        <Trans>
          Answer twelve short questions to get a suggested split, a first budget, goals and
          reminders. You can change your answers any time.
        </Trans>
      </p>
      <Button
        variant="secondary"
        className="mt-1.5"
        icon={<MessageCircleQuestionMark aria-hidden="true" className="size-5" />}
        onClick={onOpen}
      >
        <Trans>Open the quiz</Trans>
      </Button>
    </Card>
  );
}
