import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

const folder = (): string => join(process.env.E2E_DATA_DIR ?? "var", "mail");

function decode(body: string, encoding: string): string {
  if (encoding === "base64") {
    return Buffer.from(body, "base64").toString("utf8");
  }
  if (encoding !== "quoted-printable") {
    return body;
  }
  const bytes = body
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** The plain text of a mail file: of the whole, or of its text/plain part. */
function plainText(file: string): string {
  const parts = file.split(/^--=+\d+==(?:--)?\r?$/m);
  const part = parts.find((each) => /content-type:\s*text\/plain/i.test(each)) ?? file;
  const [head = "", ...body] = part.trimStart().split(/\r?\n\r?\n/);
  const encoding = /content-transfer-encoding:\s*(\S+)/i.exec(head)?.[1] ?? "";
  return decode(body.join("\n\n"), encoding.toLowerCase());
}

/** What was read once: a mail that has been kept changes no more. */
const known = new Map<string, string>();

async function read(name: string): Promise<string> {
  const kept = known.get(name);
  if (kept) return kept;
  const file = await readFile(join(folder(), name), "utf8");
  if (file) known.set(name, file);
  return file;
}

async function mailsTo(address: string): Promise<string[]> {
  const names = (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const files = await Promise.all(names.sort().map(read));
  return files.filter((file) => /^to:.*$/im.exec(file)?.[0].includes(address)).map(plainText);
}

/** The plain texts of all mails to an address, once there are so many; fails after 20 seconds. */
export async function waitForMails(address: string, count = 1): Promise<string[]> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const mails = await mailsTo(address);
    if (mails.length >= count) {
      return mails;
    }
    await setTimeout(100);
  }
  throw new Error(`no mail number ${count} to ${address} within 20 seconds`);
}

/** The first link of the newest of `count` mails to an address. */
export async function waitForLink(address: string, count = 1): Promise<string> {
  const mails = await waitForMails(address, count);
  const link = /https?:\/\/[^\s<>"]+/.exec(mails.at(-1) ?? "")?.[0];
  if (!link) {
    throw new Error(`the mail to ${address} holds no link`);
  }
  return link;
}

/** The link with this parameter in the newest of `count` such mails to an address. */
export async function waitForMailedLink(
  address: string,
  parameter: string,
  count = 1,
): Promise<string> {
  const pattern = new RegExp(`https?://[^\\s<>"]*[?&]${parameter}=[^\\s<>"]+`);
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const links = (await mailsTo(address)).flatMap((mail) => pattern.exec(mail)?.[0] ?? []);
    if (links.length >= count) return links.at(-1) ?? "";
    await setTimeout(100);
  }
  throw new Error(`no link number ${count} with ${parameter} to ${address} within 20 seconds`);
}
