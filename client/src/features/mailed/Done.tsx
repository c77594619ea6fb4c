import { Trans } from "@lingui/react/macro";
import { CircleCheck } from "lucide-react";

import { Money } from "@/ui/Money";

import type { Asked } from "./calls";
import { Told } from "./Told";
import { ToReminders } from "./WaysOn";

interface DoneProps extends Asked {
  /** It was just pressed here. */
  news?: boolean;
}

/** It is done, with what stands in the ledger for it. */
export function Done({ description, amount, recorded, news = false }: DoneProps) {
  const recordedSum = <Money amount={amount ?? 0} className="font-bold" />;
  return (
    <Told
      news={news}
      icon={CircleCheck}
      title={<Trans>Done: {description}</Trans>}
      words={
        recorded ? (
          <Trans>{recordedSum} is recorded in your transactions.</Trans>
        ) : (
          <Trans>Nothing was recorded in your transactions.</Trans>
        )
      }
    >
      <ToReminders />
    </Told>
  );
}
