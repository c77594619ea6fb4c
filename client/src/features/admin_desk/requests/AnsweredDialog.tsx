import { Trans } from "@lingui/react/macro";

import { Dialog } from "@/ui/dialog/Dialog";

import type { DataRequest } from "../types";
import { useDateFormats } from "../use-date-formats";
import { RequestDetails } from "./RequestDetails";

interface AnsweredDialogProps {
  asked: DataRequest;
  onClose: () => void;
}

/** An answered request with its answer. */
export default function AnsweredDialog({ asked, onClose }: AnsweredDialogProps) {
  const moments = useDateFormats();
  const at = asked.answered_at ? moments.whole(asked.answered_at) : "";
  return (
    <Dialog open onClose={onClose} size="lg" back={null} title={<Trans>Answered request</Trans>}>
      <RequestDetails asked={asked} />
      <div className="rounded-xl bg-primary-soft px-4 py-3 text-on-primary-soft">
        <p className="text-small">
          <Trans>Answered {at}</Trans>
        </p>
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{asked.answer}</p>
      </div>
    </Dialog>
  );
}
