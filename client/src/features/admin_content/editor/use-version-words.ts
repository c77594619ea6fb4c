import { useLingui } from "@lingui/react/macro";

/** Why a version was kept, in words. */
export function useVersionWords(): (what: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    published: t`Published`,
    shipped: t`Came with Lumbung`,
    set_aside: t`Set aside`,
  };
  return (what) => words[what] ?? what;
}
