import { Trans, useLingui } from "@lingui/react/macro";
import { Download, Share2 } from "lucide-react";
import { useState } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatMonth } from "@/lib/dates";
import { Button } from "@/ui/buttons/Button";
import { CloseButton } from "@/ui/dialog/CloseButton";
import { Dialog } from "@/ui/dialog/Dialog";
import { Alert } from "@/ui/feedback/Alert";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useToast } from "@/ui/feedback/use-toast";
import { Toggle } from "@/ui/fields/Toggle";
import { useAmounts } from "@/ui/money/use-amounts";

import type { Letter } from "../types";
import { PICTURE_SIZE } from "./draw-picture";
import { composePicture, describePicture } from "./picture-content";
import { canShare, sharePicture } from "./share-picture";
import { usePicture } from "./use-picture";

interface SharePictureDialogProps {
  letter: Letter;
  name: string;
  onClose: () => void;
}

/** A picture of the letter to share: amounts and the name only when they are chosen. */
export default function SharePictureDialog({ letter, name, onClose }: SharePictureDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { hidden, text } = useAmounts();
  const [withAmounts, setWithAmounts] = useState(false);
  const [withName, setWithName] = useState(false);
  const words = usePictureWords(letter.month);
  const content = composePicture(letter, words, {
    writeAmount: withAmounts && !hidden ? text : null,
    name: withName ? name : null,
  });
  const { url, blob, failed } = usePicture(content);

  const share = async (made: Blob) => {
    const became = await sharePicture(made, nameFile(letter));
    if (became === "saved") toast({ tone: "success", text: t`The picture is in your downloads.` });
    if (became !== "cancelled") onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Share as a picture</Trans>}
      footer={
        <>
          <CloseButton>
            <Trans>Cancel</Trans>
          </CloseButton>
          <ShareButton
            blob={blob}
            fileName={nameFile(letter)}
            failed={failed}
            onShare={(made) => void share(made)}
          />
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {failed ? (
          <Alert tone="error" role="alert">
            <Trans>We couldn't make the picture. Close this and try again.</Trans>
          </Alert>
        ) : (
          <Preview url={url} text={describePicture(content)} />
        )}
        <ul className="divide-y divide-line">
          {!hidden && (
            <li className="py-2.5">
              <Toggle
                label={<Trans>Show amounts</Trans>}
                hint={<Trans>If this is off, the picture shows percentages only.</Trans>}
                on={withAmounts}
                onChange={setWithAmounts}
              />
            </li>
          )}
          <li className="py-2.5">
            <Toggle label={<Trans>Show my name</Trans>} on={withName} onChange={setWithName} />
          </li>
        </ul>
        <p className="text-small text-ink-3">
          <Trans>The picture is made on this device. Nothing is sent until you share it.</Trans>
        </p>
      </div>
    </Dialog>
  );
}

function nameFile({ month }: Letter): string {
  return `lumbung-${month}.png`;
}

/** The picture as it will be shared, or its place while it is made. */
function Preview({ url, text }: { url: string | undefined; text: string }) {
  const place = "mx-auto w-full max-w-80 rounded-panel";
  if (!url) return <Skeleton className={`h-96 ${place}`} />;
  return (
    <img src={url} alt={text} {...PICTURE_SIZE} className={`h-auto border border-line ${place}`} />
  );
}

interface ShareButtonProps {
  /** Nothing while it is made. */
  blob: Blob | undefined;
  fileName: string;
  failed: boolean;
  onShare: (blob: Blob) => void;
}

/** Hands the picture to another app where the browser can, else saves it. */
function ShareButton({ blob, fileName, failed, onShare }: ShareButtonProps) {
  const shares = blob !== undefined && canShare(blob, fileName);
  const Icon = shares ? Share2 : Download;
  return (
    <Button
      busy={!blob && !failed}
      disabled={failed}
      icon={<Icon aria-hidden="true" className="size-5" />}
      onClick={() => blob && onShare(blob)}
    >
      {shares ? <Trans>Share</Trans> : <Trans>Save picture</Trans>}
    </Button>
  );
}

function usePictureWords(key: string) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const month = formatMonth(`${key}-01`, language);
  return {
    title: t`My money in ${month}`,
    standsOut: t`What stood out`,
    madeWith: t`Made with Lumbung`,
    figures: { income: t`Income`, expenses: t`Expenses`, left: t`Left` },
  };
}
