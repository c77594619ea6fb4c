import { useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useToast } from "@/ui/feedback/use-toast";

/** Signs out; where that fails the person stays signed in and is told so. */
export function useLogout(): { busy: boolean; logout: () => void } {
  const { logout } = useSession();
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const failureText = useFailureText();
  return {
    busy,
    logout: () => {
      setBusy(true);
      logout()
        .catch((error: unknown) => toast({ tone: "error", text: failureText(error) }))
        .finally(() => setBusy(false));
    },
  };
}
