import { createEvent, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { ArticlePage } from "@/features/articles/ArticlePage";
import { LoadedArticle } from "@/features/articles/LoadedArticle";
import type { ArticleKind } from "@/lib/paths";

import { serverThat, visit } from "../auth/visit";
import { article, card } from "./articles";

function page(slug: string, kind: ArticleKind = "blog") {
  return (
    <ArticlePage
      kind={kind}
      slug={slug}
      announce={(title) => <output aria-label="title">{typeof title === "string" && title}</output>}
      missing={<h1>Nowhere</h1>}
      Whole={({ kind, article }) => <LoadedArticle kind={kind} article={article} comments={null} />}
    />
  );
}

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

/** Presses a link as told; whether the browser would go there by itself. */
function leaves(name: string, how: MouseEventInit = {}): boolean {
  const link = screen.getByRole("link", { name });
  const press = createEvent.click(link, { button: 0, ...how });
  // The browser of the tests can go nowhere.
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  let prevented = false;
  link.closest("main")?.addEventListener("click", (event) => {
    prevented = event.defaultPrevented;
  });
  fireEvent(link, press);
  return !prevented;
}

test("links of the text that lead to our pages change the page, all others are the browser's", async () => {
  const body = [
    '<h2 id="s-one">One</h2>',
    '<p><a href="/id/blog/two">article</a> <a href="/reminders">app</a></p>',
    '<p><a href="https://www.ojk.go.id">far</a> <a href="#s-one">here</a>',
    '<a href="/feed.xml">feed</a></p>',
  ].join("");
  serverThat({ "GET /articles/inner": [{ payload: { datas: [article("inner", { body })] } }] });
  visit("/blog/inner", <main>{page("inner")}</main>);
  await screen.findByRole("heading", { name: "One" });
  expect(screen.getByLabelText("title")).toHaveTextContent("About inner");

  for (const name of ["far", "here", "feed"]) expect(leaves(name), name).toBe(true);
  expect(leaves("article", { ctrlKey: true })).toBe(true);
  expect(leaves("article", { button: 1 })).toBe(true);
  expect(screen.getByLabelText("address")).toHaveTextContent("/blog/inner");
  expect(leaves("article")).toBe(false);
  expect(screen.getByLabelText("address")).toHaveTextContent("/id/blog/two");
  expect(leaves("app")).toBe(false);
  expect(screen.getByLabelText("address")).toHaveTextContent("/reminders");
});

test("an article tells its parts, sources, what is next and what is related", async () => {
  const whole = article("whole", {
    contents: [{ id: "s-one", title: "One" }],
    sources: [{ title: "Rules", publisher: "OJK", url: "https://www.ojk.go.id" }],
    next: card("later"),
    related: [card("beside")],
  });
  whole.labels.updated = "Updated November 20, 2026";
  serverThat({ "GET /articles/whole": [{ payload: { datas: [whole] } }] });
  visit("/blog/whole", page("whole"));
  expect(await screen.findByText("Updated November 20, 2026")).toBeVisible();
  const [part] = screen.getAllByRole("link", { name: "One", hidden: true });
  expect(part).toHaveAttribute("href", "#s-one");
  const source = screen.getByRole("link", { name: "Rules" });
  expect(source).toHaveAttribute("rel", "noopener nofollow");
  expect(screen.getByRole("link", { name: /^Next.*About later$/ })).toHaveAttribute(
    "href",
    "/blog/later",
  );
  expect(screen.getByRole("link", { name: "About beside" })).toBeVisible();
});

test("what is not there, or is of the other kind, is missing", async () => {
  const tip = article("a-tip", { kind: "tip", path: "/financialtips/a-tip" });
  serverThat({
    "GET /articles/none": [{ status: 404 }],
    "GET /articles/a-tip": [{ payload: { datas: [tip] } }],
  });
  const { unmount } = visit("/blog/none", page("none"));
  expect(await screen.findByRole("heading", { name: "Nowhere" })).toBeVisible();
  unmount();
  visit("/blog/a-tip", page("a-tip"));
  expect(await screen.findByRole("heading", { name: "Nowhere" })).toBeVisible();
});
