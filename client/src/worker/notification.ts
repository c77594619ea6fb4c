import { APP_PATHS } from "@/lib/paths";

const NAME = "Lumbung";

const ICON = "/icon-any-192.png";

/** The push payload: texts, path to open, and tag. */
interface Pushed {
  title: string;
  text: string;
  path: string;
  tag: string;
  language: string;
}

function read(text: string | undefined): Partial<Record<keyof Pushed, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

const words = (value: unknown) => (typeof value === "string" && value ? value : undefined);

/** Builds the notification of a push. Browsers require one for each push. */
export function buildNotification(text: string | undefined): [string, NotificationOptions] {
  const pushed = read(text);
  return [
    words(pushed.title) ?? NAME,
    {
      body: words(pushed.text),
      lang: words(pushed.language),
      tag: words(pushed.tag),
      icon: ICON,
      data: words(pushed.path),
    },
  ];
}

/** The address that a tap opens: of this site alone, else the page about notifications. */
export function getPath(data: unknown, origin: string): string {
  const wanted = words(data);
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, origin)) return APP_PATHS.notifications;
  const address = new URL(wanted, origin);
  if (address.origin !== origin) return APP_PATHS.notifications;
  return `${address.pathname}${address.search}${address.hash}`;
}
