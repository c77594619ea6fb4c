import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { useEffect, useState } from "react";

import type { Heading } from "@/api/public-content";
import { Each } from "@/ui/template/Each";
import { When } from "@/ui/template/When";

interface TableOfContentsProps {
  contents: readonly Heading[];
}

function Entries({ contents, current }: TableOfContentsProps & { current: string | null }) {
  return (
    <ol>
      <Each of={contents}>
        {({ id, title }) => (
          <li>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className="flex min-h-11 items-center border-l-2 border-line py-1.5 pl-4 text-small font-label text-balance text-ink-2 hover:text-ink aria-[current]:border-gold aria-[current]:text-ink"
            >
              {title}
            </a>
          </li>
        )}
      </Each>
    </ol>
  );
}

/** Above the text: one line that opens. */
export function InlineContents({ contents }: TableOfContentsProps) {
  const { t } = useLingui();
  return (
    <When value={contents}>
      <details className="group mt-6 rounded-panel border border-line bg-surface px-4.5 xl:hidden print:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between rounded-panel font-label">
          <Trans>On this page</Trans>
          <ChevronDown
            aria-hidden="true"
            className="size-5 text-ink-2 transition-transform duration-2 group-open:rotate-180"
          />
        </summary>
        <nav aria-label={t`Contents`} className="pt-1 pb-4">
          <Entries contents={contents} current={null} />
        </nav>
      </details>
    </When>
  );
}

/** Beside the text, where there is room: always in sight, with the part that is being read. */
export function SidebarContents({ contents }: TableOfContentsProps) {
  const { t } = useLingui();
  const current = useCurrentHeading(contents);
  return (
    <When value={contents}>
      <div className="absolute inset-y-0 left-full hidden w-60 pl-10 xl:block print:hidden">
        <nav aria-label={t`On this page`} className="sticky top-28">
          <p aria-hidden="true" className="mb-2 text-caption font-medium text-ink-3">
            <Trans>On this page</Trans>
          </p>
          <Entries contents={contents} current={current} />
        </nav>
      </div>
    </When>
  );
}

/** A section is current once its heading is in the upper third of the window. */
const UPPER = 1 / 3;
const FAR = 100_000;

/** The id of the part that is being read. */
function useCurrentHeading(headings: readonly Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const passed = new Set<string>();
    // The observer reports changes, so nothing has to be measured.
    const look = (changes: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) passed.add(target.id);
        else passed.delete(target.id);
      }
      setCurrent(headings.filter(({ id }) => passed.has(id)).at(-1)?.id ?? null);
    };
    // It reaches far above the window, so that also a leap back over a heading is seen.
    const rootMargin = `${FAR}px 0px -${(1 - UPPER) * 100}% 0px`;
    const observer = new IntersectionObserver(look, { rootMargin });
    for (const { id } of headings) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
