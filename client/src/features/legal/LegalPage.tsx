import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { useAnchorScroll } from "@/browser/use-anchor-scroll";

import type { Section } from "./sections";

interface LegalPageProps {
  title: ReactNode;
  /** Since when it holds and when it was changed last. */
  dates?: ReactNode;
  lead: ReactNode;
  /** A drawing under the lead. */
  art?: ReactNode;
  sections: readonly Section[];
  /** Shows a table of contents, for long texts. */
  contents?: boolean;
}

function Contents({ sections }: { sections: readonly Section[] }) {
  const { t } = useLingui();
  return (
    <nav
      aria-labelledby="contents"
      className="mt-7 rounded-xl border border-line bg-surface p-4.5 sm:p-6 print:hidden"
    >
      <h2 id="contents" className="text-title tracking-tight">
        <Trans>On this page</Trans>
      </h2>
      <ol className="mt-2 grid gap-x-5 sm:grid-cols-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-center font-bold text-primary">
              {t(title)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Part({ section: { id, title, Body } }: { section: Section }) {
  const { t } = useLingui();
  const name = t(title);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="group">
        {name}{" "}
        <a
          href={`#${id}`}
          aria-label={t`Link to “${name}”`}
          className="px-2 font-bold text-primary opacity-0 group-hover:opacity-100 focus-visible:opacity-100 print:hidden"
        >
          #
        </a>
      </h2>
      <Body />
    </section>
  );
}

/** Layout of a legal text: title, effective date, contents and sections. */
export function LegalPage({ title, dates, lead, art, sections, contents = false }: LegalPageProps) {
  useAnchorScroll();
  return (
    <article className="mx-auto max-w-180 px-5 pt-6 sm:pt-10">
      <h1 tabIndex={-1} className="text-section font-heading tracking-[-.028em]">
        {title}
      </h1>
      {dates && <p className="mt-2 text-small text-balance text-ink-3">{dates}</p>}
      <p className="mt-5 text-lead text-pretty">{lead}</p>
      {art}
      {contents && <Contents sections={sections} />}
      <div className="prose mt-7">
        {sections.map((section) => (
          <Part key={section.id} section={section} />
        ))}
      </div>
    </article>
  );
}
