import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

const DIST = join(import.meta.dirname, "..", "..", "..", "client", "dist");
const ASSETS = "/assets/";
const WORKER = "/sw.js";
const TEXT = /javascript|html|css|json|svg/;
/** These belong to one connection, or to what is rewritten. */
const NOT_FORWARDED = [
  ...["connection", "content-length", "content-encoding", "transfer-encoding"],
  // Both releases have the same tags.
  ...["if-none-match", "if-modified-since"],
];

interface Release {
  version: string;
  parts: string[];
  late: string[];
}

const { version, parts, late } = JSON.parse(
  readFileSync(join(DIST, "release.json"), "utf8"),
) as Release;

const backwards = (text: string) => [...text].reverse().join("");

/** What the next release calls the hashes of this one, and the other way round. */
const names = [version, ...[...parts, ...late].flatMap((name) => /[\da-f]{8}/.exec(name) ?? [])];
const RENAMED = new RegExp([...names, ...names.map(backwards)].join("|"), "g");
const rename = (text: string) => text.replace(RENAMED, backwards);

/** The release that a server sends. */
export const THIS = version;
export const NEXT = backwards(version);

export interface ReleaseServer {
  address: string;
  /** From now on the next release is served, whose parts all have other names. */
  deploy: () => void;
  /** Whether the server is gone, as a proxy in front of it says. */
  breakDown: (isBroken: boolean) => void;
  /** From now on the worker of an operator who withdraws it is served. */
  withdraw: () => void;
  close: () => Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** The headers of a request, as if it had come to the product under test. */
function headersOf(request: IncomingMessage, target: string): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    const isForwarded = name !== "host" && !NOT_FORWARDED.includes(name);
    if (isForwarded && typeof value === "string") headers.set(name, value);
  }
  if (headers.has("origin")) headers.set("origin", target);
  headers.set("accept-encoding", "identity");
  return headers;
}

async function forward(request: IncomingMessage, path: string): Promise<Response> {
  const target = process.env.E2E_URL ?? "";
  const { method = "GET" } = request;
  const body = ["GET", "HEAD"].includes(method) ? undefined : await bodyOf(request);
  const headers = headersOf(request, target);
  return await fetch(target + path, { method, headers, body, redirect: "manual" });
}

type Change = (text: string) => string;

async function passOn(served: Response, response: ServerResponse, change: Change): Promise<void> {
  for (const [name, value] of served.headers) {
    if (!NOT_FORWARDED.includes(name)) response.appendHeader(name, change(value));
  }
  response.statusCode = served.status;
  const body = Buffer.from(await served.arrayBuffer());
  const isText = TEXT.test(served.headers.get("content-type") ?? "");
  response.end(isText ? change(body.toString()) : body);
}

function sendWithdrawnWorker(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" });
  response.end(readFileSync(join(DIST, "withdrawn-worker.js")));
}

function sendBadGateway(response: ServerResponse): void {
  response.writeHead(502, { "content-type": "text/html" });
  response.end("<h1>502 Bad Gateway</h1>");
}

/**
 * A server of two releases of the build, one after the other. The next one is the same code, in
 * which every hash is written backwards.
 */
export async function serveReleases(): Promise<ReleaseServer> {
  let change: Change = (text) => text;
  let isWithdrawn = false;
  let isGone = false;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url: path = "/" } = request;
    if (isGone) return sendBadGateway(response);
    if (isWithdrawn && path === WORKER) return sendWithdrawnWorker(response);
    const served = await forward(request, path.startsWith(ASSETS) ? change(path) : path);
    await passOn(served, response, change);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, "localhost", ready));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      change = rename;
    },
    breakDown: (isBroken) => {
      isGone = isBroken;
    },
    withdraw: () => {
      isWithdrawn = true;
    },
    close: () => close(server),
  };
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}
