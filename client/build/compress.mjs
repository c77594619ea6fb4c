/** Writes a .br and a .gz beside every file that gets smaller by it. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Sizes of brotli's blocks, as powers of two: a longer file packs best by one or by another. */
const BLOCKS = [16, 17, 18];
const TEXT = /\.(js|css|html|svg|json|webmanifest|txt|xml)$/;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

async function filesUnder(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

async function smallest(plain) {
  const blocks = BLOCKS.slice(0, plain.length > 2 ** BLOCKS[0] ? undefined : 1);
  const packed = await Promise.all(
    blocks.map((block) => {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGBLOCK]: block,
      };
      return brotli(plain, { params });
    }),
  );
  return packed.reduce((one, other) => (other.length < one.length ? other : one));
}

async function compress(file) {
  const plain = await readFile(file);
  const [small, wide] = await Promise.all([
    smallest(plain),
    gz(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (small.length < plain.length) await writeFile(`${file}.br`, small);
  if (wide.length < plain.length) await writeFile(`${file}.gz`, wide);
}

export async function compressUnder(folder) {
  const files = await filesUnder(folder);
  await Promise.all(files.map(compress));
}
