import webpack from "webpack";

/** Writes which files each entry and named chunk needs, for the html pages and the size gates. */
export class ManifestPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("ManifestPlugin", (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: "ManifestPlugin", stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const shipped = (files) => [...files].filter((file) => !file.endsWith(".map")).sort();
          const chunks = {};
          for (const { name, files } of compilation.chunks) if (name) chunks[name] = shipped(files);
          for (const group of compilation.chunkGroups) {
            if (group.name) chunks[group.name] = shipped(group.getFiles());
          }
          const assets = shipped(compilation.getAssets().map((asset) => asset.name));
          compilation.emitAsset(
            "../manifest.json",
            new webpack.sources.RawSource(JSON.stringify({ chunks, assets }, null, 2)),
          );
        },
      );
    });
  }
}
