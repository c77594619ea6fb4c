import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import type { LayoutLine } from "./types";

const KINDS = {
  pdf: msg`PDF`,
  archive: msg`Workbook or ZIP`,
  ole: msg`Old or locked workbook`,
  html: msg`Web page`,
  marked_text: msg`Text with markup`,
  text: msg`Text table`,
} as const;

const isKnown = (kind: string): kind is keyof typeof KINDS => kind in KINDS;

/** Says whose layout it is, or what the file is, and the rest of what is known of it. */
export function useLayoutWords() {
  const { t } = useLingui();
  const nameOf = (kind: string): string => (isKnown(kind) ? t(KINDS[kind]) : kind);
  return {
    titleOf: ({ bank, kind }: Pick<LayoutLine, "bank" | "kind">): string => bank || nameOf(kind),
    factsOf: ({ bank, kind, size_kb }: Pick<LayoutLine, "bank" | "kind" | "size_kb">): string => {
      const size_mb = Math.floor(size_kb / 1000);
      const size = size_mb < 1 ? t`up to ${size_kb} kB` : t`up to ${size_mb} MB`;
      return bank ? [nameOf(kind), size].join(" · ") : size;
    },
  };
}
