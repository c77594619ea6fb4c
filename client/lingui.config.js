import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { formatter } from "@lingui/format-po";

const rootDir = fileURLToPath(new URL("./src", import.meta.url));

/** Parts of ui that only the console shows: their words come with it, not with every page. */
const ONLY_IN_CONSOLE = [
  "table/DataTable",
  "table/Pagination",
  "fields/SearchField",
  "table/Stale",
];

/** Features with a page behind a mailed link, which bring the words of ui/mail-link along. */
const WITH_MAIL_LINK = ["notifications", "reminders"];

const EXCLUDED = {
  // What search engines are told about the pages, and what only signed-in people read, is
  // not sent along with every page.
  app: ["**/app/public/**", "**/app/member/**", "**/app/console/**"],
  ui: [...ONLY_IN_CONSOLE.map((part) => `**/ui/${part}.tsx`), "**/ui/mail-link/**"],
};

/** One pair of catalogues per area, so that a screen brings only its own words. */
export default {
  rootDir,
  sourceLocale: "en",
  locales: ["en", "id"],
  format: formatter({ lineNumbers: false, origins: false, printPlaceholdersInComments: false }),
  catalogs: [
    ...["api", "app", "app/member", "app/public", "ui"].map((area) => ({
      path: `<rootDir>/${area}/locales/{locale}`,
      include: [`<rootDir>/${area}`],
      exclude: EXCLUDED[area] ?? [],
    })),
    {
      path: "<rootDir>/app/console/locales/{locale}",
      include: [
        "<rootDir>/app/console",
        ...ONLY_IN_CONSOLE.map((part) => `<rootDir>/ui/${part}.tsx`),
      ],
    },
    ...readdirSync(new URL("./src/features", import.meta.url)).map((name) => ({
      path: `<rootDir>/features/${name}/locales/{locale}`,
      include: [
        `<rootDir>/features/${name}`,
        ...(WITH_MAIL_LINK.includes(name) ? ["<rootDir>/ui/mail-link"] : []),
      ],
    })),
  ],
  orderBy: "message",
};
