import { cx } from "@/lib/cx";

import emailSent from "./illustrations/email-sent.svg";
import emptyGoals from "./illustrations/empty-goals.svg";
import emptyTransactions from "./illustrations/empty-transactions.svg";
import hero from "./illustrations/hero.svg";
import notFound from "./illustrations/not-found.svg";

const pictures = {
  "email-sent": { src: emailSent, width: 240, height: 176 },
  "empty-goals": { src: emptyGoals, width: 240, height: 176 },
  "empty-transactions": { src: emptyTransactions, width: 240, height: 176 },
  hero: { src: hero, width: 560, height: 540 },
  "not-found": { src: notFound, width: 320, height: 220 },
};

export type IllustrationName = keyof typeof pictures;

interface IllustrationProps {
  name: IllustrationName;
  className?: string;
  /** Fetched only where it is shown: a written page may hold it and never show it. */
  lazy?: boolean;
}

/** A drawing beside words that say the same; dimmed on dark pages. */
export function Illustration({ name, className, lazy }: IllustrationProps) {
  const { src, width, height } = pictures[name];
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt=""
      loading={lazy ? "lazy" : undefined}
      className={cx("h-auto max-w-full dimmed", className)}
    />
  );
}
