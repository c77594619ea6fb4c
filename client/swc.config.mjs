import { fileURLToPath } from "node:url";

/** One way of reading TypeScript for the build, the prerendering and the tests. */
export function swcOptions({ refresh = false, stripMessages = false } = {}) {
  return {
    sourceMaps: true,
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      target: "es2022",
      transform: { react: { runtime: "automatic", refresh, development: refresh } },
      experimental: {
        cacheRoot: fileURLToPath(new URL("../.cache/swc", import.meta.url)),
        plugins: [
          [
            "@lingui/swc-plugin",
            {
              descriptorFields: stripMessages ? "id-only" : "all",
              useLinguiV5IdGeneration: true,
            },
          ],
        ],
      },
    },
  };
}
