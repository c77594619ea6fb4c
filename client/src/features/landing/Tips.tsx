import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";

import { cx } from "@/lib/cx";

import { TIPS_SECTION } from "./sections";
import { TIPS, type Tip } from "./tips";

function TipCard({ tip }: { tip: Tip }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <article>
      <img
        src={tip.cover}
        alt=""
        width={800}
        height={500}
        loading="lazy"
        className="h-auto w-full rounded-xl dimmed"
      />
      <div className="flex flex-col items-start gap-1.5 px-1 pt-4">
        <h3 id={`${id}-title`} className="text-xl text-balance">
          {t(tip.title)}
        </h3>
        <p className="text-pretty text-ink-2">{t(tip.desc)}</p>
        <ul
          id={`${id}-detail`}
          hidden={!open}
          className="list-disc space-y-2.5 pt-2 pl-5 text-pretty text-ink-2 marker:text-gold"
        >
          {tip.detail.map((part) => (
            <li key={part.id}>{t(part)}</li>
          ))}
        </ul>
        <button
          type="button"
          id={`${id}-more`}
          aria-expanded={open}
          aria-controls={`${id}-detail`}
          aria-labelledby={`${id}-more ${id}-title`}
          onClick={() => setOpen(!open)}
          className="inline-flex min-h-11 items-center gap-1 font-bold text-primary"
        >
          {open ? <Trans>Read Less</Trans> : <Trans>Read More</Trans>}
          <ChevronDown
            aria-hidden="true"
            className={cx("size-4 transition-transform duration-2", open && "rotate-180")}
          />
        </button>
      </div>
    </article>
  );
}

/** Two short tips, read in place. */
export function Tips() {
  return (
    <section
      id={TIPS_SECTION}
      aria-labelledby={`${TIPS_SECTION}-title`}
      className="mx-auto mt-14 max-w-300 scroll-mt-24 px-5 sm:mt-24 sm:px-8"
    >
      <h2
        id={`${TIPS_SECTION}-title`}
        className="mb-7 text-section font-heading tracking-[-.028em]"
      >
        <Trans>Financial Tips & Articles</Trans>
      </h2>
      <div className="grid gap-8 sm:grid-cols-2 sm:gap-6">
        {TIPS.map((tip) => (
          <TipCard key={tip.id} tip={tip} />
        ))}
      </div>
    </section>
  );
}
