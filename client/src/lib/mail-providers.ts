/** Where people read their mail on the web. */
interface MailProvider {
  name: string;
  address: string;
}

const GMAIL = { name: "Gmail", address: "https://mail.google.com/mail/" };
const YAHOO = { name: "Yahoo Mail", address: "https://mail.yahoo.com/" };
const OUTLOOK = { name: "Outlook", address: "https://outlook.live.com/mail/" };
const ICLOUD = { name: "iCloud Mail", address: "https://www.icloud.com/mail" };

const PROVIDERS: Readonly<Record<string, MailProvider>> = {
  "gmail.com": GMAIL,
  "googlemail.com": GMAIL,
  "yahoo.com": YAHOO,
  "yahoo.co.id": YAHOO,
  "ymail.com": YAHOO,
  "outlook.com": OUTLOOK,
  "outlook.co.id": OUTLOOK,
  "hotmail.com": OUTLOOK,
  "live.com": OUTLOOK,
  "icloud.com": ICLOUD,
  "me.com": ICLOUD,
};

/** Who keeps the mails of an address, if it is one of the large providers. */
export function findMailProvider(email: string): MailProvider | null {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return Object.hasOwn(PROVIDERS, domain) ? (PROVIDERS[domain] ?? null) : null;
}
