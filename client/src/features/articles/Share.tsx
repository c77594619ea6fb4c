import { Trans } from "@lingui/react/macro";
import { Share2 } from "lucide-react";
import { useEffect, useState } from "react";

import { Button } from "@/ui/buttons/Button";
import { CopyButton } from "@/ui/buttons/CopyButton";

import { SHARE_ID } from "./share-id";

/** Shares the article: copies its URL, or uses the device's share sheet. */
export function Share({ title }: { title: string }) {
  // Not on the prerendered page, which does not know the browser.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
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
  // Not every browser supports sharing, whatever the types say; a cancelled share is no error.
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
