import { Trans, useLingui } from "@lingui/react/macro";
import { Camera } from "lucide-react";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";

import { useAccount } from "@/api/use-account";
import { useSession } from "@/api/use-session";
import { cx } from "@/lib/cx";
import { usePictureDrop } from "@/browser/use-picture-drop";
import { lazyComponent } from "@/lib/lazy-component";
import { Avatar } from "@/ui/pictures/Avatar";
import { Button } from "@/ui/buttons/Button";
import { WRAPPING } from "@/ui/buttons/button-styles";
import { FieldError } from "@/ui/fields/FieldError";
import { useFocusFallback } from "@/browser/use-focus-fallback";

import { ACCEPTED_TYPES, openPicture, findProblem, releasePicture } from "./picture";
import type { PhotoProblem, Picture } from "./picture";

const CropDialog = lazyComponent(() => import(/* webpackChunkName: "crop" */ "./CropDialog"));

const RemovePhoto = lazyComponent(
  () => import(/* webpackChunkName: "account-cards" */ "./RemovePhoto"),
);

/** URL of the photo: first from the token, then from the account. */
function usePhoto(): string | null {
  const account = useAccount();
  const { claims } = useSession();
  return account ? account.avatar_url : (claims?.avatarUrl ?? null);
}

/** The person's photo, and the ways to bring another one: choose, drop, paste, remove. */
export function PhotoField() {
  const { t } = useLingui();
  const src = usePhoto();
  const place = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { picture, problem, reading, choose, drop } = useChosenPhoto();
  const over = usePictureDrop(place, choose);
  const change = useRef<HTMLButtonElement>(null);
  const onFocus = useFocusFallback(change);

  return (
    <fieldset
      ref={place}
      onFocus={onFocus}
      aria-label={t`Photo`}
      className={cx(
        "flex items-center gap-5 rounded-panel outline-offset-8 transition-colors duration-1",
        over && "bg-primary-soft outline-2 outline-primary outline-dashed",
      )}
    >
      <span className="shrink-0 *:size-22">
        <Avatar src={src} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap gap-2">
          <Button
            ref={change}
            variant="secondary"
            className={WRAPPING}
            icon={<Camera aria-hidden="true" className="size-5" />}
            busy={reading}
            onClick={() => input.current?.click()}
          >
            <Trans>Change photo</Trans>
          </Button>
          {src !== null && (
            <Suspense>
              <RemovePhoto />
            </Suspense>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED_TYPES.join()}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file can be chosen again.
            target.value = "";
            if (file) void choose(file);
          }}
        />
        <p className="mt-2 text-small font-medium text-ink-3">
          <Trans>JPG, PNG or WebP, up to 5 MB</Trans>
          <span className="hidden pointer-fine:block">
            <Trans>You can also drop or paste it here.</Trans>
          </span>
        </p>
        {problem && (
          <div className="mt-2">
            <FieldError id="photo-problem">
              <PhotoProblemText problem={problem} />
            </FieldError>
          </div>
        )}
      </div>
      {picture && (
        <Suspense>
          <CropDialog picture={picture} onClose={drop} />
        </Suspense>
      )}
    </fieldset>
  );
}

interface ChosenPhoto {
  picture: Picture | null;
  problem: PhotoProblem | null;
  /** A file is being opened. */
  reading: boolean;
}

const NO_PHOTO: ChosenPhoto = { picture: null, problem: null, reading: false };

/** The file that was chosen, dropped or pasted last, opened as a picture. */
function useChosenPhoto() {
  const [chosen, setChosen] = useState(NO_PHOTO);
  const newest = useRef<File | null>(null);
  const { picture } = chosen;

  useEffect(() => (picture ? () => releasePicture(picture) : undefined), [picture]);

  const choose = useCallback(async (file: File) => {
    newest.current = file;
    const problem = findProblem(file);
    setChosen({ ...NO_PHOTO, problem, reading: !problem });
    if (problem) return;
    const opened = await openPicture(file).catch(() => null);
    // Only the last chosen file counts, even if an earlier one takes longer.
    if (newest.current === file) {
      setChosen({ ...NO_PHOTO, picture: opened, problem: opened ? null : "unreadable" });
    } else if (opened) {
      releasePicture(opened);
    }
  }, []);

  const drop = useCallback(() => {
    newest.current = null;
    setChosen(NO_PHOTO);
  }, []);

  return { ...chosen, choose, drop };
}

/** Why a file cannot become the photo, and what to do instead. */
function PhotoProblemText({ problem }: { problem: PhotoProblem }) {
  if (problem === "large") {
    return <Trans>This photo is larger than 5 MB. Please choose a smaller one.</Trans>;
  }
  if (problem === "kind") {
    return <Trans>This isn't a JPG, PNG or WebP picture. Please choose another file.</Trans>;
  }
  return <Trans>We can't read this file as a picture. Please choose another one.</Trans>;
}
