import { Trans } from "@lingui/react/macro";
import { Share2 } from "lucide-react";

import { Button } from "@/ui/buttons/Button";
import { CopyButton } from "@/ui/buttons/CopyButton";
import { useMounted } from "@/ui/dialog/use-mounted";

import { SHARE_ID } from "./share-id";

/** Passing the article on: its address to copy, and the device's own way where there is one. */
export function Share({ title }: { title: string }) {
  const mounted = useMounted();
  return (
    <div id={SHARE_ID} className="mt-8 flex min-h-11 flex-wrap gap-3 print:hidden noscript:hidden">
      {mounted && <ShareButtons title={title} />}
    </div>
  );
}

/** The address without what belongs to this visit alone. */
function addressHere(): string {
  return `${window.location.origin}${window.location.pathname}`;
}

function ShareButtons({ title }: { title: string }) {
  const url = addressHere();
  // Not every browser has it, whatever the types say; a share that is called off is no failure.
  const canShare = "share" in navigator;
  const share = () => navigator.share({ title, url }).catch(() => undefined);
  return (
    <>
      <CopyButton text={url} copied={<Trans>Link copied</Trans>}>
        <Trans>Copy link</Trans>
      </CopyButton>
      {canShare && (
        <Button
          variant="secondary"
          icon={<Share2 aria-hidden="true" className="size-4.5" />}
          onClick={() => void share()}
        >
          <Trans>Share</Trans>
        </Button>
      )}
    </>
  );
}
