/** The whole client for production: pictures, covers, parts, pages, and hashed files compressed. */
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import webpack from "webpack";

import configurations from "../webpack.config.js";
import { compressUnder } from "./compress.mjs";
import { writeCovers } from "./covers.mjs";
import { writePictures } from "./icons.mjs";
import { writePages } from "./pages.mjs";
import { writeWorker } from "./worker.mjs";

const at = (relative) => fileURLToPath(new URL(relative, import.meta.url));

function bundle() {
  const compiler = webpack(configurations({}, { mode: "production" }));
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) reject(failure);
        else if (stats.hasErrors() || stats.hasWarnings()) {
          reject(new Error(stats.toString("errors-warnings")));
        } else resolve();
      });
    });
  });
}

await rm(at("../dist"), { recursive: true, force: true });
try {
  await bundle();
  await writePictures();
  await writeCovers();
  await writeWorker(await writePages());
  await compressUnder(at("../dist/static"));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
// The pages' bundle keeps a channel between tabs open, which would keep this process alive.
process.exit(0);
