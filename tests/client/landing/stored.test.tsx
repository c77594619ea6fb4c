import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import Footer from "@/features/landing/lower/Footer";
import { Tips } from "@/features/landing/lower/Tips";

import { serverThat, visit } from "../auth/visit";

const TIP = {
  slug: "small-leaks",
  kind: "tip",
  title: "Find the small leaks in two weeks",
  description: "Small costs hide well.",
  path: "/financialtips/small-leaks",
  cover: null,
  minutes: 4,
  views: 0,
  comments: 0,
  published_at: "2026-11-01T00:00:00Z",
  labels: { published: "", reading: "4 min read", views: "", comments: "", age: "" },
};

test("the newest tips lead to their pages, and Explore More to all of them", async () => {
  const calls = serverThat({ "GET /articles": [{ payload: { datas: [TIP], next_cursor: null } }] });
  visit("/", <Tips />);
  const tip = await screen.findByRole("link", { name: TIP.title });
  expect(tip).toHaveAttribute("href", TIP.path);
  expect(tip.closest("article")).toHaveTextContent(/4 min read.*Small costs hide well/);
  expect(screen.getByRole("link", { name: "Explore More" })).toHaveAttribute(
    "href",
    "/financialtips",
  );
  expect(calls.map(({ url }) => new URL(url).search)).toEqual(["?kind=tip&language=en&limit=2"]);
});

test("without a tip the section is left out", async () => {
  const calls = serverThat({ "GET /articles": [{ payload: { datas: [], next_cursor: null } }] });
  visit("/id", <Tips />, "id");
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});

const NOBODY = { name: null, postcode: null, country: null, fax: null };
const SITE = {
  rates: [],
  contact: {
    ...NOBODY,
    email: "a@b.example",
    email_link: "mailto:a@b.example",
    phone: null,
    phone_link: null,
    street: "Jl. Contoh 1",
    city: "Jakarta",
  },
  social: { instagram: "https://i.example/l", youtube: null, x: null, facebook: null },
};

test("the footer shows what is known of the site, this year, and leads to the legal pages", async () => {
  serverThat({ "GET /site": [{ payload: { datas: [SITE] } }] });
  visit("/", <Footer />);
  // Until it is known where else the site is, its feed is offered.
  expect(screen.getByRole("link", { name: "Atom feed" })).toHaveAttribute("href", "/feed.xml");
  const mail = await screen.findByRole("link", { name: "a@b.example" });
  expect(mail).toHaveAttribute("href", "mailto:a@b.example");
  expect(screen.getByText("Jl. Contoh 1").parentElement).toHaveTextContent("Jl. Contoh 1, Jakarta");
  const leadsTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(leadsTo("Instagram")).toBe("https://i.example/l");
  expect(screen.queryByRole("link", { name: /YouTube|Atom feed/ })).not.toBeInTheDocument();
  expect(leadsTo("Privacy policy")).toBe("/privacypolicy");
  expect(leadsTo("Terms")).toBe("/terms");
  expect(leadsTo("Financial articles and tips")).toBe("/financialtips");
  expect(leadsTo("Blog")).toBe("/blog");
  expect(leadsTo("About us")).toBe("/about");
  const year = new Date().getFullYear();
  expect(screen.getByRole("contentinfo")).toHaveTextContent(`© ${year} Lumbung`);
});
