import { useLingui } from "@lingui/react/macro";

import { Segmented } from "@/ui/Segmented";

import type { Language } from "../types";
import type { DeskView } from "./use-desk-view";

/** One language or, where there is room, both beside each other. */
export function LanguageChoice({ view: { wide, choice, choose } }: { view: DeskView }) {
  const { t } = useLingui();
  const names = [
    { value: "en" as const, label: t`English` },
    { value: "id" as const, label: t`Indonesian` },
  ];
  return (
    <Segmented<Language | "both">
      block={!wide}
      className="self-start max-lg:self-stretch"
      label={t`Language of the text`}
      value={choice}
      options={wide ? [{ value: "both", label: t`Side by side` }, ...names] : names}
      onChange={choose}
    />
  );
}
