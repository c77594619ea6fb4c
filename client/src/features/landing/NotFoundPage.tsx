import { Trans } from "@lingui/react/macro";

import { usePublicPath } from "@/i18n/use-public-path";
import { APP_PATHS, PUBLIC_PATHS } from "@/lib/paths";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { Illustration } from "@/ui/pictures/Illustration";

/** The page for unknown addresses, with a link home. */
export default function NotFoundPage() {
  const address = usePublicPath();
  return (
    <div className="grid min-h-[calc(100dvh-64px)] place-items-center px-5 py-6 text-center sm:min-h-[calc(100dvh-76px)]">
      <div>
        <Illustration name="not-found" className="mx-auto mb-2 w-full max-w-105" />
        <p className="text-5xl leading-tight font-extrabold text-primary">4 0 4</p>
        <h1 tabIndex={-1} className="mx-auto my-2 max-w-[22ch] text-balance">
          <Trans>Sorry, We couldnt find what you are looking for!</Trans>
        </h1>
        <p className="mb-6 text-balance text-ink-2">
          <Trans>The path may have moved. The barn is this way.</Trans>
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={address(PUBLIC_PATHS.home)} size="lg">
            <Trans>Back to home</Trans>
          </ButtonLink>
          <ButtonLink to={APP_PATHS.overview} size="lg" variant="secondary">
            <Trans>My overview</Trans>
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
