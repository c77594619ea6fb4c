import { type ComponentType, useEffect, useState } from "react";

import { NetworkError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { useToast } from "@/ui/feedback/use-toast";

import { reloadForMissingChunk } from "../missing-chunk";

/** What brings a dialog, and what to do where it cannot be had; the same at every rendering. */
interface Source<Props> {
  bring: () => Promise<ComponentType<Props>>;
  giveUp?: () => void;
}

/** A dialog that is fetched once it is wanted; null until it is there. */
export function useDialogPart<Props>(
  wanted: boolean,
  { bring, giveUp }: Source<Props>,
): { Dialog: ComponentType<Props> } | null {
  const toast = useToast();
  const failureText = useFailureText();
  const [part, setPart] = useState<{ Dialog: ComponentType<Props> } | null>(null);

  useEffect(() => {
    if (!wanted || part) return;
    bring().then(
      (Dialog) => setPart({ Dialog }),
      async (error: unknown) => {
        if (await reloadForMissingChunk(error)) return;
        giveUp?.();
        toast({ tone: "error", text: failureText(new NetworkError("", { cause: error })) });
      },
    );
  }, [wanted, part, bring, giveUp, toast, failureText]);

  return part;
}
