import { Trans } from "@lingui/react/macro";
import { HeartHandshake, ScanText } from "lucide-react";
import { useState } from "react";

import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";

import type { Import } from "../types";
import { LayoutDialog } from "./LayoutDialog";

/** Offers to send what an unknown layout looks like, or thanks for it. */
export default function LayoutRequest({ one }: { one: Import }) {
  const [open, setOpen] = useState(false);
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-3">
      {one.shape === "sent" ? (
        <p role="status" className="flex items-start gap-3 text-ink-2">
          <HeartHandshake aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
          <Trans>Thank you for sending this layout. We'll try to support it.</Trans>
        </p>
      ) : (
        <>
          <div className="min-w-0 grow basis-72">
            <h2 className="text-body font-label">
              <Trans>Help us read files like this</Trans>
            </h2>
            <p className="text-small text-ink-2">
              <Trans>
                Send us how this file is laid out, without its words and numbers. You see everything
                first.
              </Trans>
            </p>
          </div>
          <Button
            variant="secondary"
            icon={<ScanText aria-hidden="true" className="size-5" />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <Trans>See what you'd send</Trans>
          </Button>
        </>
      )}
      {open && <LayoutDialog id={one.id} onClose={() => setOpen(false)} />}
    </Card>
  );
}
