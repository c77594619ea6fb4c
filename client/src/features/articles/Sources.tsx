import { Trans } from "@lingui/react/macro";

import type { Source } from "@/api/public-types";
import { Each } from "@/ui/Each";
import { When } from "@/ui/When";

/** What the article leans on; on paper with the addresses. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <When value={sources}>
      <section aria-labelledby="sources" className="mt-10 border-t border-line pt-6">
        <h2 id="sources" className="scroll-mt-24 text-title tracking-tight">
          <Trans>Sources</Trans>
        </h2>
        <ul className="mt-1 text-small">
          <Each of={sources}>
            {({ title, publisher, url }) => (
              <li className="py-0.5">
                <a href={url} rel="noopener nofollow" className="link inline-block py-2.5">
                  {title}
                </a>
                <span className="block text-caption text-ink-3">{publisher}</span>
                <span className="hidden break-all text-ink-3 print:block">{url}</span>
              </li>
            )}
          </Each>
        </ul>
      </section>
    </When>
  );
}
