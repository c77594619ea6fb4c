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

/** Says what a file is, and how large. */
export function useLayoutWords() {
  const { t } = useLingui();
  return {
    titleOf: ({ bank, kind }: Pick<LayoutLine, "bank" | "kind">): string =>
      bank || (isKnown(kind) ? t(KINDS[kind]) : kind),
    factsOf: ({ kind, size_kb }: Pick<LayoutLine, "kind" | "size_kb">): string => {
      const size_mb = Math.floor(size_kb / 1000);
      const size = size_mb < 1 ? t`up to ${size_kb} kB` : t`up to ${size_mb} MB`;
      return [isKnown(kind) ? t(KINDS[kind]) : kind, size].join(" · ");
    },
  };
}
