import { fileURLToPath } from "node:url";

import { formatter } from "@lingui/format-po";

const rootDir = fileURLToPath(new URL("./src", import.meta.url));

/** One pair of catalogues per area, so that a screen brings only its own words. */
export default {
  rootDir,
  sourceLocale: "en",
  locales: ["en", "id"],
  format: formatter({ lineNumbers: false, origins: false }),
  catalogs: [
    ...["api", "app", "app/own", "app/console", "app/public", "ui"].map((area) => ({
      path: `<rootDir>/${area}/locales/{locale}`,
      include: [`<rootDir>/${area}`],
      // What search engines are told about the pages, and what only signed-in people read, is
      // not sent along with every page.
      exclude: area === "app" ? ["**/app/public/**", "**/app/own/**", "**/app/console/**"] : [],
    })),
    {
      path: "<rootDir>/features/{name}/locales/{locale}",
      include: ["<rootDir>/features/{name}"],
    },
  ],
  orderBy: "message",
};
