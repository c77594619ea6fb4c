import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";
import { Link } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";

import { articleKey, articlesKey, siteKey, usePublicAnswer } from "@/api/public-content";
import { SLUG, template } from "@/app/template/placeholders";
import type { Variant } from "@/app/template/template-renderer";
import { writer } from "@/app/template/template-renderer";
import { ROUTER_OPTIONS } from "@/app/router-options";
import { templateMode } from "@/lib/template-mode";
import { Each } from "@/ui/template/Each";
import { When } from "@/ui/template/When";
import { loginPath, storedPath } from "@/lib/paths";

let now: ReturnType<typeof writer>;

function begin(variant: Variant = "ready") {
  now = writer(variant);
  templateMode.now = now;
}

beforeEach(() => begin());

afterEach(() => {
  templateMode.now = null;
});

const written = (page: React.ReactNode) =>
  template(
    renderToString(
      <StaticRouter location="/id/blog" future={ROUTER_OPTIONS}>
        {page}
      </StaticRouter>,
    ),
  );

function List() {
  const { answer } = usePublicAnswer(articlesKey({ kind: "blog", language: "id", limit: 3 }));
  return (
    answer && (
      <Each of={answer.datas}>
        {(card, first) => (
          <Link to={storedPath(card.path, "id")} aria-current={first}>
            {card.title} · {card.labels.reading}
            <When value={card.cover} otherwise="–">
              {({ src }) => <img src={src} loading="lazy" alt="" />}
            </When>
          </Link>
        )}
      </Each>
    )
  );
}

test("a list becomes a loop, and its conditions stand in it", () => {
  const row = "articles_blog_3_datas_one";
  const link = (first: boolean) =>
    `<a aria-current="${first}" href="/id/{{ ${row}.path[1:] }}">{{ ${row}.title }}<!-- --> · ` +
    `<!-- -->{{ ${row}.labels.reading }}<!-- -->{% if ${row}.cover %}` +
    `<img src="/{{ ${row}.cover.src[1:] }}" loading="lazy" alt=""/>` +
    `{% else %}<!-- -->–<!-- -->{% endif %}</a>`;
  expect(written(<List />)).toBe(
    `{% for ${row} in articles_blog_3.datas %}<!-- -->{% if loop.first %}${link(true)}` +
      `{% else %}${link(false)}{% endif %}<!-- -->{% endfor %}`,
  );
  expect([...now.needed.values()]).toEqual([
    {
      id: "articles_blog_3:id",
      name: "articles_blog_3",
      call: "articles",
      query: { kind: "blog", language: "id", limit: "3" },
    },
  ]);
});

function One({ bare = false }: { bare?: boolean }) {
  const { state, answer } = usePublicAnswer(articleKey({ slug: SLUG, language: "en" }));
  if (state !== "ready") return state;
  return (
    <main id={`of-${SLUG}`}>
      <a href={loginPath("en", `/blog/${SLUG}`)}>{"{{ 7 * 7 }} {% raw %}"}</a>
      {bare ? answer.body : <div dangerouslySetInnerHTML={{ __html: answer.body }} />}
    </main>
  );
}

test("an article is named by its slug, and braces of our own are never evaluated", () => {
  expect(written(<One />)).toBe(
    `<main id="of-{{ slug }}"><a href="/login?next=%2Fblog%2F{{ slug|urlencode }}">` +
      `{{ '{' }}{ 7 * 7 }} {{ '{' }}% raw %}</a><div>{{ article.body|safe }}</div></main>`,
  );
  const [asked] = now.needed.values();
  expect(asked?.id).toBe("article:{slug}:en");
  expect(asked?.query).toEqual({ slug: "{slug}", language: "en" });
});

test.each(["failed", "missing"] as const)("a page is also written as %s", (variant) => {
  begin(variant);
  expect(written(<One />)).toBe(variant);
  expect(now.needed.size).toBe(1);
});

test("what cannot be written is told, instead of being written wrong", () => {
  expect(() =>
    template(renderToString(<p title="a">{"\uE000article.body|safe\uE001 b"}</p>)),
  ).toThrow("must be the whole content");
  const Wrong = ({ how }: { how: (datas: readonly unknown[]) => unknown }) => {
    const { answer } = usePublicAnswer(articlesKey({ kind: "tip", language: "en" }));
    return <>{answer && String(how(answer.datas))}</>;
  };
  for (const how of [
    (datas: readonly unknown[]) => datas.length > 0,
    (datas: readonly unknown[]) => datas.map(String),
  ]) {
    expect(() => written(<Wrong how={how} />)).toThrow("see ui/Each and ui/When");
  }
  expect(() => written(<When value={3}>x</When>)).toThrow("as it is");
});

test("in a browser the same parts show what there is", () => {
  const { answer } = now;
  expect(answer(siteKey())).toMatchObject({ state: "ready" });
  templateMode.now = null;
  const shown = (page: React.ReactNode) => renderToString(<p>{page}</p>);
  expect(
    shown(<Each of={[{ slug: "a" }, { slug: "b" }]}>{({ slug }) => <b>{slug}</b>}</Each>),
  ).toBe("<p><b>a</b><b>b</b></p>");
  for (const none of [null, "", 0, [], false]) {
    expect(
      shown(
        <When value={none} otherwise={<i />}>
          {() => <b />}
        </When>,
      ),
    ).toBe("<p><i></i></p>");
  }
  expect(shown(<When value={[1]}>{([one]) => <b>{one}</b>}</When>)).toBe("<p><b>1</b></p>");
});
