import type { MessageDescriptor } from "@lingui/core";
import type { ComponentType } from "react";

/** One section of a legal text: anchor, title and content. */
export interface Section {
  id: string;
  title: MessageDescriptor;
  Body: ComponentType;
}

/** The last part of each text; until the reader comes near it the html is enough. */
export const LAST_SECTIONS = {
  about: "about-contact",
  privacy: "privacy-contact",
  terms: "terms-contact",
} as const;
