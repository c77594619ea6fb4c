/** Webpack's server with live reload in front of the API; pages are written after each build. */
import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";

import configurations from "../webpack.config.js";
import { writeCovers } from "./covers.mjs";
import { writePictures } from "./icons.mjs";
import { writePages } from "./pages.mjs";

const compiler = webpack(configurations({}, { mode: "development" }));
const [browser] = compiler.compilers;
compiler.hooks.done.tap("pages", (stats) => {
  if (stats.hasErrors()) return;
  writePages().catch((error) => console.error(error.message));
});
await writePictures();
await writeCovers();
await new WebpackDevServer(browser.options.devServer, compiler).start();
