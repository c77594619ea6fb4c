import { useFailureText } from "@/api/use-failure-text";
import { useToast } from "@/ui/use-toast";

import { useEndDevice } from "./use-devices";

/** Signs a device out, or with null all others, and says what came of it. */
export function useEndNow(): { end: (id: string | null) => void; busy: boolean } {
  const { mutate, isPending } = useEndDevice();
  const failureText = useFailureText();
  const toast = useToast();
  return {
    busy: isPending,
    end: (id) =>
      mutate(id, {
        onSuccess: (words) => words && toast({ tone: "success", text: words }),
        onError: (error) => toast({ tone: "error", text: failureText(error) }),
      }),
  };
}
