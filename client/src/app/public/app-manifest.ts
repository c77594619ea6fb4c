import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { Language } from "@/i18n/languages";
import { actionPath, APP_PATHS, SHARE_TARGET } from "@/lib/paths";

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: "any" | "maskable";
}

/** The shapes in which a browser shows the product before it is installed. */
const SHAPES = { narrow: "585x1266", wide: "1280x800" } as const;

interface Picture {
  label: MessageDescriptor;
  shapes: readonly (keyof typeof SHAPES)[];
}

/** Pictures of screens, by their names: `scripts/screenshots --install` takes them. */
const PICTURES: Readonly<Record<string, Picture>> = {
  overview: { label: msg`Your month at a glance`, shapes: ["narrow", "wide"] },
  transactions: { label: msg`What came in and went out`, shapes: ["narrow", "wide"] },
  budget: { label: msg`Budgets that fit your income`, shapes: ["narrow"] },
};

interface Shortcut {
  name: MessageDescriptor;
  url: string;
}

const SHORTCUTS: readonly Shortcut[] = [
  { name: msg`Record`, url: actionPath("record") },
  { name: msg`Transfer`, url: actionPath("transfer") },
  { name: msg`Import`, url: APP_PATHS.imports },
];

const DESCRIPTION = msg`Record income and expenses in rupiah and see where your money goes.`;

/** Texts open the Record dialog, statements the import: what `features/imports` takes. */
const SHARE = {
  action: SHARE_TARGET,
  method: "POST",
  enctype: "multipart/form-data",
  params: {
    title: "title",
    text: "text",
    url: "url",
    files: [
      {
        name: "files",
        accept: [
          ...["application/pdf", "text/csv", "text/tab-separated-values", "text/plain"],
          ...["application/vnd.ms-excel", "application/json", "application/zip", "text/xml"],
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
          "application/vnd.oasis.opendocument.spreadsheet",
          ...[".pdf", ".csv", ".tsv", ".txt", ".xlsx", ".xls", ".ods", ".ofx", ".qfx", ".qif"],
          ...[".sta", ".940", ".mt940", ".xml", ".json", ".zip"],
        ],
      },
    ],
  },
};

function icon(size: number, purpose: Icon["purpose"]): Icon {
  const src = `/icon-${purpose}-${size}.png`;
  return { src, sizes: `${size}x${size}`, type: "image/png", purpose };
}

function pictures(language: Language, i18n: I18n) {
  return Object.entries(PICTURES).flatMap(([screen, { label, shapes }]) =>
    shapes.map((shape) => ({
      src: `/install-${screen}-${shape}-${language}.webp`,
      sizes: SHAPES[shape],
      type: "image/webp",
      form_factor: shape,
      label: i18n._(label),
    })),
  );
}

/**
 * The web app manifest in a language, which makes the product installable. The id ties it to what
 * is installed already, so it never changes, and the start has no query: the server compresses
 * pages only without one.
 */
export function appManifest(language: Language, i18n: I18n, color: string) {
  return {
    id: APP_PATHS.overview,
    name: "Lumbung",
    short_name: "Lumbung",
    description: i18n._(DESCRIPTION),
    lang: language,
    dir: "ltr",
    start_url: APP_PATHS.overview,
    scope: "/",
    display: "standalone",
    background_color: color,
    theme_color: color,
    categories: ["finance"],
    icons: [icon(192, "any"), icon(512, "any"), icon(192, "maskable"), icon(512, "maskable")],
    screenshots: pictures(language, i18n),
    share_target: SHARE,
    shortcuts: SHORTCUTS.map(({ name, url }) => ({
      name: i18n._(name),
      url,
      icons: [icon(192, "any")],
    })),
  };
}
