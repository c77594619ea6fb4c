import { useLingui } from "@lingui/react/macro";

import { PROBLEMS } from "./checks";

/** Turns what a field's error says into words: our own by its name, the server's as they came. */
export function useProblem(): (message: string | undefined) => string | undefined {
  const { t } = useLingui();
  return (message) => {
    const ours = Object.entries(PROBLEMS).find(([name]) => name === message);
    return ours ? t(ours[1]) : message;
  };
}
