import { type PublicPath, publicPath } from "@/lib/paths";

import { useLanguage } from "./use-language";

/** Turns a public page into its address in the language of this page. */
export function usePublicPath(): (path: PublicPath) => string {
  const { language } = useLanguage();
  return (path) => publicPath(path, language);
}
