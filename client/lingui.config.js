import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { formatter } from "@lingui/format-po";

const rootDir = fileURLToPath(new URL("./src", import.meta.url));

const FEATURES = readdirSync(new URL("./src/features", import.meta.url));

/** Parts of ui that only the console and few pages show: their words come with those. */
const ONLY_IN_CONSOLE = [
  "table/DataTable",
  "table/Pagination",
  "fields/SearchField",
  "table/Stale",
];

/** Parts that come later than the first screen of their feature, with words of their own. */
const LATER = [
  "admin_desk/layouts",
  "landing/lower",
  "outbox/details",
  "overview/lower",
  "transactions/categories",
  "transactions/exports",
  "transactions/list",
  "transactions/record",
];

/** Parts of ui that few pages for everybody show: their words come with what shows them. */
const NOT_EVERYWHERE = [
  "charts",
  "colors",
  "days",
  "dialog",
  "fields",
  "mail-link",
  "months",
  "order",
  "rows",
];

/** What an area shows of these, or of another one, without bringing all of its words. */
const SHOWN = {
  "app/member": ["ui/charts", "ui/dialog", "ui/fields"],
  "features/auth": ["ui/fields"],
  "features/budgets": ["ui/months"],
  "features/categories": ["ui/colors", "ui/order"],
  "features/comments": ["ui/dialog", "ui/fields"],
  "features/imports": ["ui/rows"],
  "features/landing/lower": ["ui/dialog"],
  "features/notifications": ["ui/mail-link"],
  "features/reminders": ["ui/mail-link"],
  "features/rules": ["ui/order"],
  "features/transactions/categories": ["ui/months"],
  "features/transactions/list": ["ui/days", "ui/fields/SearchField.tsx", "ui/rows"],
  "features/transactions/record": ["features/transactions/list/use-delete-transaction.tsx"],
  "features/wallets": [
    ...["ui/colors", "ui/days", "ui/fields/SearchField.tsx"],
    ...["ui/order", "ui/rows"],
  ],
};

const EXCLUDED = {
  // What search engines are told about the pages, and what only signed-in people read, is
  // not sent along with every page.
  app: ["app/public", "app/member", "app/console"],
  ui: NOT_EVERYWHERE.map((part) => `ui/${part}`),
};

function catalogOf(area) {
  const later = LATER.map((part) => `features/${part}`).filter((part) =>
    part.startsWith(`${area}/`),
  );
  return {
    path: `<rootDir>/${area}/locales/{locale}`,
    include: [area, ...(SHOWN[area] ?? [])].map((part) => `<rootDir>/${part}`),
    exclude: [
      ...[...(EXCLUDED[area] ?? []), ...later].map((part) => `**/${part}/**`),
      ...ONLY_IN_CONSOLE.map((part) => `ui/${part}.tsx`)
        .filter((part) => !SHOWN[area]?.includes(part))
        .map((part) => `**/${part}`),
    ],
  };
}

/** What every message is written by, directly or as `i18n`. */
const SPEAKS = /lingui|i18n/;

/** Messages of the files that were read: some stand in the catalogues of several areas. */
const messagesOf = new Map();

async function collectFrom(file, code, context) {
  if (!SPEAKS.test(code)) return [];
  const messages = [];
  const { extractor } = (await import("@lingui/cli/api")).default;
  await extractor.extract(file, code, (message) => messages.push(message), context);
  return messages;
}

/** Lingui's own way to find messages, for each file once and for none that says nothing. */
const lean = {
  match: (file) => /\.tsx?$/.test(file),
  async extract(file, code, tell, context) {
    if (!messagesOf.has(file)) messagesOf.set(file, await collectFrom(file, code, context));
    messagesOf.get(file).forEach(tell);
  },
};

/** One pair of catalogues per area, so that a screen brings only its own words. */
export default {
  rootDir,
  sourceLocale: "en",
  locales: ["en", "id"],
  format: formatter({ lineNumbers: false, origins: false, printPlaceholdersInComments: false }),
  catalogs: [
    ...["api", "app", "app/member", "app/public", "ui"].map(catalogOf),
    {
      path: "<rootDir>/app/console/locales/{locale}",
      include: [
        "<rootDir>/app/console",
        ...ONLY_IN_CONSOLE.map((part) => `<rootDir>/ui/${part}.tsx`),
      ],
    },
    ...[...FEATURES, ...LATER].map((part) => catalogOf(`features/${part}`)),
  ],
  orderBy: "message",
  extractors: [lean],
};
