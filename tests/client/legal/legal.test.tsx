import { screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { expect, test } from "vitest";

import AboutPage from "@/features/legal/AboutPage";
import PrivacyPage from "@/features/legal/PrivacyPage";
import { LAST_SECTIONS } from "@/features/legal/sections";
import TermsPage from "@/features/legal/TermsPage";
import type { Language } from "@/i18n/languages";

import { serverThat, visit } from "../auth/visit";

function read(Page: ComponentType, language: Language = "en") {
  serverThat({ "GET /site": [{ payload: { datas: [] } }] });
  visit("/", <Page />, language);
  const headings = within(screen.getByRole("article")).getAllByRole("heading");
  return headings.map(({ textContent }) => textContent?.replace(/ #$/, ""));
}

// First, because an answer is asked for once.
test("what is known of the site stands at the end of each text", async () => {
  const nobody = { name: null, phone: null, postcode: null, country: null, fax: null };
  const contact = {
    ...nobody,
    email: "a@b.example",
    email_link: "mailto:a@b.example",
    street: "Jl. Contoh 1",
    city: "Jakarta",
  };
  serverThat({ "GET /site": [{ payload: { datas: [{ contact, social: {} }] } }] });
  visit("/", <TermsPage />);
  expect(await screen.findByRole("link", { name: "a@b.example" })).toBeVisible();
  expect(screen.getByText("Jakarta")).toBeVisible();
  expect(screen.queryByText("Phone")).not.toBeInTheDocument();
});

test("the terms have the parts that were promised", () => {
  expect(read(TermsPage)).toEqual(
    expect.arrayContaining([
      "Terms of Use",
      "Acceptance of these terms",
      "Modifications",
      "Use of the Site",
      "User accounts",
      "Account security",
      "User Responsibilities",
      "Prohibited activities",
      "User content",
      "Disclaimers and Limitation of Liability",
      "Governing Law",
      "Indemnification",
    ]),
  );
  const prohibited = screen.getByText("Impersonation:").closest("ul");
  expect(within(prohibited as HTMLElement).getAllByRole("listitem")).toHaveLength(5);
});

test("the privacy policy leads to each of its parts, and says since when it holds", () => {
  read(PrivacyPage, "id");
  expect(screen.getByText(/^Berlaku sejak 31 Oktober 2023/)).toBeVisible();
  const contents = screen.getByRole("navigation", { name: "Di halaman ini" });
  const parts = within(contents)
    .getAllByRole("link")
    .map((link) => document.getElementById((link.getAttribute("href") ?? "").slice(1)));
  expect(parts).toHaveLength(10);
  for (const part of parts) expect(part?.tagName).toBe("H2");
  expect(screen.getByText(/UU 27\/2022 memberimu hak/)).toBeVisible();
});

test("each text has the part by which it wakes up, and no sentence twice", () => {
  for (const [Page, last] of [
    [AboutPage, LAST_SECTIONS.about],
    [PrivacyPage, LAST_SECTIONS.privacy],
    [TermsPage, LAST_SECTIONS.terms],
  ] as const) {
    document.body.replaceChildren();
    const headings = read(Page);
    expect(document.getElementById(last)?.textContent).toContain(headings.at(-1));
    expect(new Set(headings).size).toBe(headings.length);
  }
});
