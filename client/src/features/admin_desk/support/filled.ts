import type { Sender, Template } from "../types";

/** A ready-made answer in the person's language, with their name in it. */
export function filled(
  { text_en, text_id }: Pick<Template, "text_en" | "text_id">,
  { fullname, language }: Pick<Sender, "fullname" | "language">,
): string {
  return (language === "id" ? text_id : text_en).replaceAll("{name}", () => fullname);
}
