import { Trans } from "@lingui/react/macro";
import { Check, CircleAlert, Columns3, Lock, Undo2 } from "lucide-react";
import type { ReactNode } from "react";

import { Spinner } from "@/ui/feedback/Spinner";
import { Badge } from "@/ui/layout/Badge";

import type { ImportState } from "./types";

const ICON = { "aria-hidden": true, className: "size-3.5" } as const;

interface Look {
  tone: "neutral" | "green" | "red" | "gold";
  icon?: ReactNode;
  words: ReactNode;
}

const LOOKS: Readonly<Record<ImportState, Look>> = {
  reading: { tone: "neutral", icon: <Spinner />, words: <Trans>Reading</Trans> },
  locked: { tone: "gold", icon: <Lock {...ICON} />, words: <Trans>Needs a password</Trans> },
  mapping: { tone: "gold", icon: <Columns3 {...ICON} />, words: <Trans>Needs columns</Trans> },
  review: { tone: "gold", words: <Trans>To review</Trans> },
  applying: { tone: "neutral", icon: <Spinner />, words: <Trans>Importing</Trans> },
  applied: { tone: "green", icon: <Check {...ICON} />, words: <Trans>Imported</Trans> },
  undoing: { tone: "neutral", icon: <Spinner />, words: <Trans>Undoing</Trans> },
  undone: { tone: "neutral", icon: <Undo2 {...ICON} />, words: <Trans>Undone</Trans> },
  failed: { tone: "red", icon: <CircleAlert {...ICON} />, words: <Trans>Can't be read</Trans> },
};

/** How far an import is, in a word. */
export function StateBadge({ state }: { state: ImportState }) {
  const { tone, icon, words } = LOOKS[state];
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  );
}
