import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ACCOUNT_KEY, useAccount } from "@/api/use-account";
import { KeepForm, KeepTitle } from "@/features/auth/KeepForm";
import type { OpenedDialog } from "@/ui/dialog/app-dialogs";
import { Dialog } from "@/ui/dialog/Dialog";

/** How a guest becomes a full account and keeps everything. */
export default function KeepDialog({ onClose }: OpenedDialog<"keep">) {
  const account = useAccount();
  const client = useQueryClient();
  const [sent, setSent] = useState<string | null>(null);
  return (
    <Dialog open onClose={onClose} title={<KeepTitle />}>
      <KeepForm
        waiting={sent ?? account?.email_change ?? null}
        onSent={(email) => {
          setSent(email);
          void client.invalidateQueries({ queryKey: ACCOUNT_KEY });
        }}
      />
    </Dialog>
  );
}
