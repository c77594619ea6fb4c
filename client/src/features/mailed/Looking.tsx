import { type ReactNode, useEffect } from "react";

import { isPassing } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { ErrorState } from "@/ui/ErrorState";

import { type Dead, deadBy } from "./dead";
import { Reading } from "./Reading";
import { useLooking } from "./use-looking";

interface LookingProps<About> {
  token: string;
  /** Reads what the link is about. */
  read: (token: string) => Promise<About>;
  onDead: (dead: Dead) => void;
  /** What is shown of a link that does nothing any more. */
  dead: (dead: Dead) => ReactNode;
  children: (about: About) => ReactNode;
}

/** Looks at what a link is about before anybody presses anything. */
export function Looking<About>(props: LookingProps<About>) {
  const { token, read, onDead, dead, children } = props;
  const { seen, retry } = useLooking(token, read);
  if (!seen) return <Reading />;
  if (seen.about !== undefined) return children(seen.about);
  return <Unreadable error={seen.error} onRetry={retry} onDead={onDead} dead={dead} />;
}

interface UnreadableProps extends Pick<LookingProps<unknown>, "onDead" | "dead"> {
  error: unknown;
  onRetry: () => void;
}

/** The link is dead, or the same one may work in a moment. */
function Unreadable({ error, onRetry, onDead, dead }: UnreadableProps) {
  const words = useFailureText()(error);
  const passing = isPassing(error);
  useEffect(() => {
    if (!passing) onDead(deadBy(error));
  }, [passing, error, onDead]);
  return passing ? <ErrorState onRetry={onRetry}>{words}</ErrorState> : dead(deadBy(error));
}
