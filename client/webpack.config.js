import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

import CopyPlugin from "copy-webpack-plugin";
import CssMinimizerPlugin from "css-minimizer-webpack-plugin";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import TerserPlugin from "terser-webpack-plugin";
import webpack from "webpack";

import { leanStyles } from "./build/lean-styles.mjs";
import { ManifestPlugin } from "./build/manifest-plugin.mjs";
import { swcOptions } from "./swc.config.mjs";

const require = createRequire(import.meta.url);
const here = path.dirname(fileURLToPath(import.meta.url));
const at = (...parts) => path.join(here, ...parts);
const API = process.env.API_URL ?? "http://localhost:8080";

/** What the browser build and the prerendering build share. */
function common({ production, name }) {
  return {
    name,
    mode: production ? "production" : "development",
    context: here,
    cache: {
      type: "filesystem",
      cacheDirectory: at("..", ".cache", "webpack"),
      name: `${name}-${production ? "production" : "development"}`,
      buildDependencies: {
        config: [
          fileURLToPath(import.meta.url),
          at("build/lean-styles.mjs"),
          at("build/static-members.mjs"),
          at("build/unused-features.mjs"),
          at("swc.config.mjs"),
          at("lingui.config.js"),
        ],
      },
    },
    resolve: {
      extensions: [".tsx", ".ts", ".js"],
      alias: { "@": at("src") },
    },
    performance: { hints: false },
    stats: "errors-warnings",
    infrastructureLogging: { level: "warn" },
  };
}

function scripts(production) {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: { loader: "swc-loader", options: swcOptions({ stripMessages: production }) },
  };
}

const catalogues = {
  test: /\.po$/,
  type: "javascript/auto",
  use: { loader: "@lingui/loader", options: { config: at("lingui.config.js") } },
};

/** nivo asks for lodash one function at a time; es-toolkit has the same functions in less. */
const smallLodash = new webpack.NormalModuleReplacementPlugin(/^lodash(\/|$)/, (resource) => {
  const name = resource.request.replace(/^lodash\/?/, "").replace(/\.js$/, "");
  resource.request = require.resolve(name ? `es-toolkit/compat/${name}` : "es-toolkit/compat");
});

/** The part around every signed-in page, with the first of them: most visits start there. */
const FRAME = ["member", "overview"];
/** Another page whose modules it shares, and what comes after the first paint of all of them. */
const FRAMED = [...FRAME, "transactions", "member-later"];

function partsOf(module, { chunkGraph }) {
  return [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name);
}

function inFrame(module, graphs) {
  return partsOf(module, graphs).some((name) => FRAME.includes(name));
}

/** The part around the pages for everybody, and the pages that take from it what they share. */
const PUBLIC_FRAME = "public-layout";
const PUBLIC_PAGES = [
  "landing",
  "blog",
  "tips",
  "article",
  "article-text",
  "about",
  "privacy-policy",
  "terms",
  "not-found",
];

function inPublicFrame(module, graphs) {
  return partsOf(module, graphs).includes(PUBLIC_FRAME);
}

/**
 * A drawing so small that its bytes cost less than a request for it. It stands in html and scripts
 * as text, which packs better than base64.
 */
const DRAWINGS = {
  test: /\.svg$/,
  type: "asset",
  parser: { dataUrlCondition: { maxSize: 800 } },
  generator: { dataUrl: (drawing) => svgAddress(drawing.toString()) },
};

function svgAddress(drawing) {
  const line = drawing
    .replace(/<!--.*?-->/gs, "")
    .replace(/\s+/g, " ")
    .replaceAll("> <", "><")
    .trim();
  const quoted = line.replaceAll("'", "%27").replaceAll('"', "'");
  return `data:image/svg+xml,${quoted.replace(/[#<>&]/g, encodeURIComponent)}`;
}

/** What every browser of the target has: libraries then bring nothing for those without it. */
const BROWSER_HAS = {
  object: ["window", "document", "window.document", "performance"],
  function: [
    "window.document.createElement",
    "AbortController",
    "MessageChannel",
    "queueMicrotask",
    "reportError",
  ],
  // The second one is how React's developer tools are found: they have the development build.
  undefined: ["setImmediate", "__REACT_DEVTOOLS_GLOBAL_HOOK__"],
};

/** The calendar, and the dialog that has it from the start. */
const CALENDAR = ["calendar", "reminders"];

function inCalendar(module, graphs) {
  return partsOf(module, graphs).includes(CALENDAR[0]);
}

/** Libraries whose way to ask another one for its members hides which of them they use. */
const HIDING =
  /[\\/](react-dom[\\/]cjs[\\/]react-dom(-client)?\.production|react-router(-dom)?[\\/]dist[\\/]index)\.js$/;

/** Libraries with much that no page uses, and that nothing but their own code could leave out. */
const LARGE =
  /[\\/](react-dom[\\/]cjs[\\/]react-dom-client\.production|react-router[\\/]dist[\\/]index)\.js$/;

const leanLibraries = [
  { test: HIDING, use: [at("build/static-members.mjs")] },
  { test: LARGE, use: [at("build/unused-features.mjs")] },
];

function browserTypes() {
  const types = Object.entries(BROWSER_HAS).flatMap(([type, names]) =>
    names.map((name) => [`typeof ${name}`, JSON.stringify(type)]),
  );
  return new webpack.DefinePlugin(Object.fromEntries(types));
}

/** Ids that stay the same from build to build; short ones may meet, which moves few of them. */
function shortIds() {
  return [
    new webpack.ids.DeterministicChunkIdsPlugin({ maxLength: 3, fixedLength: true }),
    new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true }),
  ];
}

function naming(production) {
  if (!production) return { chunkIds: "named", moduleIds: "named" };
  // Ids come from plugins. Exports have one letter: a new one renames its neighbours.
  return { chunkIds: false, moduleIds: false, mangleExports: "size" };
}

function smallest() {
  return [
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      extractComments: false,
      terserOptions: {
        ecma: 2022,
        module: true,
        compress: { passes: 4, toplevel: true },
        format: { comments: false },
      },
    }),
  ];
}

/** Rules in the order in which Tailwind writes them pack better than merged and sorted ones. */
const PLAIN_ORDER = { preset: ["default", { mergeRules: false, cssDeclarationSorter: false }] };

const TAILWIND = {
  loader: "postcss-loader",
  options: { postcssOptions: { plugins: ["@tailwindcss/postcss", leanStyles()] } },
};

function browserBuild(production) {
  const hash = production ? ".[contenthash:8]" : "";
  return {
    ...common({ production, name: "browser" }),
    target: "browserslist",
    entry: { main: at("src/app/main.ts") },
    // eval would break the content security policy, so development has plain source maps.
    devtool: production ? false : "cheap-module-source-map",
    output: {
      path: at("dist/static"),
      publicPath: "/",
      filename: `assets/[name]${hash}.js`,
      // Without their names the list of parts in the entry is a third shorter.
      chunkFilename: production ? "assets/[contenthash:8].js" : "assets/[name].js",
      assetModuleFilename: `assets/[name]${hash}[ext]`,
      clean: { keep: /^(icons\/|manifest\..*webmanifest|sw\.js)/ },
      crossOriginLoading: false,
      // A part that does not come in so many milliseconds is fetched again.
      chunkLoadTimeout: 20_000,
    },
    module: {
      rules: [
        scripts(production),
        catalogues,
        ...(production ? leanLibraries : []),
        {
          // Only its address is wanted: it comes with the part that wants it, not with the entry.
          test: /\.css$/,
          resourceQuery: /url/,
          type: "asset/resource",
          use: [TAILWIND],
        },
        {
          test: /\.css$/,
          resourceQuery: { not: /url/ },
          use: [
            MiniCssExtractPlugin.loader,
            // Pictures that the build puts beside the parts have addresses already.
            {
              loader: "css-loader",
              options: { importLoaders: 1, url: { filter: (url) => !url.startsWith("/") } },
            },
            TAILWIND,
          ],
        },
        DRAWINGS,
        { test: /\.(woff2|png|webp)$/, type: "asset/resource" },
      ],
    },
    plugins: [
      smallLodash,
      new MiniCssExtractPlugin({
        filename: `assets/[name]${hash}.css`,
        chunkFilename: `assets/[name]${hash}.css`,
      }),
      new CopyPlugin({
        patterns: [
          { from: at("public"), globOptions: { ignore: ["**/*.js"] } },
          {
            from: at("public/theme.js"),
            to: `assets/theme${hash}[ext]`,
            // One request for all that runs before the page.
            transform: (theme) =>
              [
                theme,
                ...["retry", "early-presses", "install-prompt"].map((name) =>
                  readFileSync(at(`public/${name}.js`)),
                ),
              ].join(""),
          },
        ],
      }),
      new ManifestPlugin(),
      ...(production ? [browserTypes(), ...shortIds()] : []),
    ],
    optimization: {
      minimizer: [...smallest(), new CssMinimizerPlugin({ minimizerOptions: PLAIN_ORDER })],
      splitChunks: {
        chunks: "async",
        // A part of its own is one more request before a page shows; a smaller one does not pay.
        minSize: 60_000,
        cacheGroups: {
          // A library that only one part uses comes in that part's own file.
          defaultVendors: false,
          frame: {
            name: "frame",
            chunks: ({ name }) => FRAMED.includes(name),
            test: inFrame,
            enforce: true,
          },
          publicFrame: {
            name: "public-frame",
            chunks: ({ name }) => [PUBLIC_FRAME, ...PUBLIC_PAGES].includes(name),
            test: inPublicFrame,
            enforce: true,
          },
          calendar: {
            name: "month",
            chunks: ({ name }) => CALENDAR.includes(name),
            test: inCalendar,
            enforce: true,
          },
          // They come beside the code that reads sentences, and weigh almost as much.
          sentenceWords: {
            name: "sentence-words",
            chunks: ({ name }) => name === "sentence-parser",
            test: /[\\/]sentence[\\/]words\.ts$/,
            enforce: true,
          },
        },
      },
      ...naming(production),
    },
    devServer: {
      port: Number(process.env.PORT ?? 8081),
      hot: false,
      liveReload: true,
      static: false,
      devMiddleware: { writeToDisk: true },
      proxy: [{ context: () => true, target: API }],
      client: { overlay: false },
    },
  };
}

/** The same screens for node, so that public pages can be written as html once per language. */
function pagesBuild(production) {
  return {
    ...common({ production, name: "pages" }),
    target: "node20",
    entry: { pages: at("src/app/prerender.tsx") },
    devtool: false,
    output: {
      path: at("..", ".cache", "pages"),
      filename: "[name].cjs",
      publicPath: "/",
      library: { type: "commonjs2" },
      assetModuleFilename: "assets/[name].[contenthash:8][ext]",
      clean: true,
    },
    module: {
      rules: [
        scripts(production),
        catalogues,
        { test: /\.css$/, type: "asset/resource", generator: { emit: false } },
        { ...DRAWINGS, generator: { ...DRAWINGS.generator, emit: false } },
        { test: /\.(woff2|png|webp)$/, type: "asset/resource", generator: { emit: false } },
      ],
    },
    plugins: [smallLodash, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: false },
  };
}

/**
 * The service worker: one small file, whose address never changes. `build/worker.mjs` adds what it
 * caches. The other one takes its place when an operator withdraws it.
 */
function workerBuild(production) {
  return {
    ...common({ production, name: "worker" }),
    target: ["webworker", "es2022"],
    entry: {
      sw: at("src/worker/sw.ts"),
      withdrawn: { import: at("src/worker/withdrawn.ts"), filename: "../withdrawn-worker.js" },
    },
    devtool: false,
    output: { path: at("dist/static"), filename: "[name].js", publicPath: "/" },
    module: { rules: [scripts(production)] },
    optimization: { minimizer: smallest() },
  };
}

export default (_env, argv = {}) => {
  const production = argv.mode !== "development";
  return [browserBuild(production), pagesBuild(production), workerBuild(production)];
};
