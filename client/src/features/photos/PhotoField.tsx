import { Trans, useLingui } from "@lingui/react/macro";
import { Camera } from "lucide-react";
import { lazy, Suspense, useRef } from "react";

import { useAccount } from "@/api/use-account";
import { useSession } from "@/api/use-session";
import { cx } from "@/lib/cx";
import { useBroughtPicture } from "@/lib/use-brought-picture";
import { Avatar } from "@/ui/Avatar";
import { Button } from "@/ui/Button";
import { WRAPPING } from "@/ui/button-styles";
import { FieldError } from "@/ui/FieldError";
import { useStayingFocus } from "@/ui/use-staying-focus";

import { PhotoProblemText } from "./PhotoProblemText";
import { KINDS } from "./picture";
import { RemovePhoto } from "./RemovePhoto";
import { useChosenPhoto } from "./use-chosen-photo";

const CropDialog = lazy(() => import(/* webpackChunkName: "crop" */ "./CropDialog"));

/** The address of the person's photo: at once from the token, then as the account says. */
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
  const over = useBroughtPicture(place, choose);
  const change = useRef<HTMLButtonElement>(null);
  const onFocus = useStayingFocus(change);

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
          {src !== null && <RemovePhoto />}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={KINDS.join()}
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
