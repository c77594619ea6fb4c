import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

import js from "@eslint/js";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import importX from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import lingui from "eslint-plugin-lingui";
import hooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.dirname(here);
const source = "client/src";

/** What each layer may import besides itself; a feature sees these and never another feature. */
const LAYERS = {
  lib: [],
  browser: ["lib"],
  i18n: ["lib"],
  theme: ["browser", "lib"],
  api: ["i18n", "browser", "lib"],
  worker: ["api", "lib"],
  ui: ["i18n", "theme", "browser", "lib"],
  features: ["ui", "api", "i18n", "theme", "browser", "lib"],
};

function foldersOf(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** Everything under src that a folder must not import, made from the folders that there are. */
function zones() {
  const layers = foldersOf(source);
  const between = Object.entries(LAYERS).map(([layer, allowed]) => ({
    target: `./${source}/${layer}`,
    from: layers
      .filter((other) => other !== layer && !allowed.includes(other))
      .map((other) => `./${source}/${other}`),
    message: `${layer} may import ${allowed.join(", ") || "nothing"}.`,
  }));
  const features = foldersOf(`${source}/features`);
  const among = features.map((feature) => ({
    target: `./${source}/features/${feature}`,
    from: features
      .filter((other) => other !== feature)
      .map((other) => `./${source}/features/${other}`),
    message: "A feature never imports another; join them in app/pages.",
  }));
  return [...between, ...among];
}

const COLOUR = "/#[0-9a-f]{3,8}\\b|\\b(rgb|hsl|oklch|oklab)a?\\(/i";
const SCALE = "/-\\[-?[\\d.]+(px|rem)\\]/";
const ADDRESS =
  "/^\\u002F(id|login|register|verification|done|unsubscribe|overview|transaction|api)(\\u002F|[?#]|$)/";

// What a call of the API names is checked by its type.
const CALLED =
  ":not(CallExpression[callee.object.name='api'] > Literal, CallExpression[callee.name='initialAnswer'] > Literal, TSLiteralType > Literal)";

/** A rule for plain strings and the parts of template strings alike. */
function inStrings(pattern, message) {
  return [
    { selector: `Literal[value=${pattern}]${CALLED}`, message },
    { selector: `TemplateElement[value.raw=${pattern}]`, message },
  ];
}

const noColours = inStrings(COLOUR, "Colours are written in theme/tokens.css.");
const noScales = inStrings(SCALE, "Sizes come from the scale in theme/tokens.css.");
const noAddresses = inStrings(ADDRESS, "Addresses are written in lib/paths.ts.");
const noBarrels = [
  { selector: "ExportAllDeclaration", message: "Import the file itself; there are no barrels." },
];

const NOT_RETRIED =
  "React alone fetches a part once for ever: lib/lazy-component.ts waits and tries again.";
const NOT_IN_BUILD = "build/unused-features.mjs takes it out of React.";
/** What React could do and does not in our build. */
const noUnusedFeatures = [
  "JSXOpeningElement > JSXIdentifier[name=/^(html|head|body|title|meta|link|style|script)$|-/]",
  "JSXOpeningElement[name.name=/^(form|button|input)$/] > JSXAttribute[name.name=/^(formA|a)ction$/]",
  "JSXAttribute[name.name=/^onBeforeInput/]",
].map((selector) => ({ selector, message: NOT_IN_BUILD }));
const UNUSED_LIBRARY_FEATURES = {
  react: ["SuspenseList", "unstable_SuspenseList", "useActionState", "unstable_useCacheRefresh"],
  "react-dom": [
    "preconnect",
    "prefetchDNS",
    "preinit",
    "preinitModule",
    "preload",
    "preloadModule",
    "requestFormReset",
    "useFormState",
    "useFormStatus",
  ],
  "react-router-dom": ["RouterProvider", "createBrowserRouter", "createMemoryRouter"],
};

export default tseslint.config(
  { ignores: ["client/dist/**", "client/src/api/{schema.d,public-calls}.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error", noInlineConfig: true } },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    files: ["client/**/*.{js,mjs}"],
    languageOptions: {
      globals: {
        console: "readonly",
        process: "readonly",
        URL: "readonly",
        document: "readonly",
        localStorage: "readonly",
        matchMedia: "readonly",
        addEventListener: "readonly",
        removeEventListener: "readonly",
        dispatchEvent: "readonly",
        Event: "readonly",
        window: "readonly",
        setTimeout: "readonly",
        Element: "readonly",
      },
    },
  },
  {
    files: ["**/*.{ts,tsx,js,mjs}"],
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [
        createTypeScriptImportResolver({ project: path.join(here, "tsconfig.json") }),
      ],
    },
    rules: {
      complexity: ["error", 8],
      "max-lines": ["error", { max: 400 }],
      eqeqeq: "error",
      "no-console": ["error", { allow: ["error"] }],
      "import-x/no-self-import": "error",
      "import-x/no-duplicates": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["client/src/**/*.{ts,tsx}"],
    extends: [jsxA11y.flatConfigs.recommended, hooks.configs.flat["recommended-latest"]],
    plugins: { lingui },
    rules: {
      "import-x/no-restricted-paths": ["error", { basePath: root, zones: zones() }],
      // A dialog puts the focus where one begins to write.
      "jsx-a11y/no-autofocus": "off",
      // Effects here follow the address and the account, which are outside of React.
      "react-hooks/set-state-in-effect": "off",
      "max-lines-per-function": ["error", { max: 120, skipComments: true }],
      "no-restricted-globals": [
        "error",
        { name: "fetch", message: "Calls go through api/client.ts." },
        { name: "XMLHttpRequest", message: "Calls go through api/client.ts." },
      ],
      "no-restricted-imports": [
        "error",
        { name: "react", importNames: ["lazy"], message: NOT_RETRIED },
        ...Object.entries(UNUSED_LIBRARY_FEATURES).map(([name, importNames]) => ({
          name,
          importNames,
          message: NOT_IN_BUILD,
        })),
      ],
      "no-restricted-syntax": [
        "error",
        ...noColours,
        ...noScales,
        ...noAddresses,
        ...noBarrels,
        ...noUnusedFeatures,
      ],
      "lingui/no-unlocalized-strings": [
        "error",
        {
          ignore: ["^[^\\p{L}]*$", "^\\S*$"],
          // Words that people read stand in JSX; everything else is told apart by its place.
          ignoreFunctions: ["*", "*.*"],
          ignoreNames: [{ regex: { pattern: "^(?!title$|label$|alt$|placeholder$|aria-label$)" } }],
        },
      ],
      "lingui/t-call-in-function": "error",
      "lingui/no-single-variables-to-translate": "error",
      "lingui/no-expression-in-message": "error",
      "lingui/no-single-tag-to-translate": "error",
      "lingui/no-trans-inside-trans": "error",
    },
  },
  {
    // The words of both languages by which a sentence is understood: nobody reads them.
    files: ["client/src/features/transactions/sentence/*.ts"],
    rules: { "lingui/no-unlocalized-strings": "off" },
  },
  {
    // The tests silence the console to see that nobody speaks on it.
    files: ["tests/client/setup.ts", "client/build/**"],
    rules: { "no-console": "off" },
  },
  {
    files: ["client/src/api/{transport,upload,worker-calls}.ts", "client/src/worker/shell.ts"],
    rules: { "no-restricted-globals": "off" },
  },
  {
    files: ["client/src/lib/paths.ts", "client/src/api/**/*.ts"],
    rules: { "no-restricted-syntax": ["error", ...noColours, ...noScales, ...noBarrels] },
  },
  {
    files: ["client/src/lib/lazy-component.ts"],
    rules: { "no-restricted-imports": "off" },
  },
);
