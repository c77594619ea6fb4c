import { useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { useToast } from "@/ui/feedback/use-toast";

/**
 * Signs out; where that fails the person stays signed in and is told so. A guest, who would lose
 * everything, is asked first.
 */
export function useLogout(): { busy: boolean; logout: () => void } {
  const { logout, isGuest } = useSession();
  const open = useOpenDialog();
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const failureText = useFailureText();
  return {
    busy,
    logout: () => {
      if (isGuest) {
        open("leave");
        return;
      }
      setBusy(true);
      logout()
        .catch((error: unknown) => toast({ tone: "error", text: failureText(error) }))
        .finally(() => setBusy(false));
    },
  };
}
