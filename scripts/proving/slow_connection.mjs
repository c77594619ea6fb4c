/**
 * A connection as slow as a phone's, to a server near by. The browser slows down pages by itself,
 * but not what their service worker fetches.
 */
import { connect, createServer } from "node:net";

/** Passes on what comes, after the latency and no faster than the rate in bytes per second. */
function trickle(from, to, latency, rate) {
  let free = 0;
  from.on("data", (piece) => {
    free = Math.max(performance.now() + latency, free) + (piece.length / rate) * 1000;
    setTimeout(() => to.write(piece), free - performance.now());
  });
  from.on("close", () => setTimeout(() => to.destroy(), Math.max(0, free - performance.now())));
  from.on("error", () => to.destroy());
}

/** Listens on a port of its own; `speed` is written as for the browser's own emulation. */
export async function slowDown(address, { latency, downloadThroughput, uploadThroughput }) {
  const { hostname, port } = new URL(address);
  const server = createServer((browser) => {
    const product = connect(Number(port), hostname);
    trickle(product, browser, latency, downloadThroughput);
    trickle(browser, product, 0, uploadThroughput);
  });
  await new Promise((ready) => server.listen(0, "localhost", ready));
  return { address: `http://localhost:${server.address().port}`, close: () => server.close() };
}
