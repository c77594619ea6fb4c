import { Trans, useLingui } from "@lingui/react/macro";
import { Newspaper, Plus } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";

import { lazyComponent } from "@/lib/lazy-component";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { DataTable } from "@/ui/table/DataTable";
import { NothingHere } from "@/ui/feedback/NothingHere";
import { PageActions } from "@/ui/layout/PageActions";
import { Pagination } from "@/ui/table/Pagination";
import { SearchField } from "@/ui/fields/SearchField";
import { Segmented } from "@/ui/fields/Segmented";
import { Select } from "@/ui/fields/Select";
import { useFocusFallback } from "@/browser/use-focus-fallback";

import { readArticles } from "./api-calls";
import { EditorSkeleton } from "./EditorSkeleton";
import { ArticleItem, useArticleColumns } from "./list/ArticleRows";
import type { OpenArticleDialog } from "./list/ArticleDialogs";
import { ArticleDialogs } from "./list/ArticleDialogs";
import { ARTICLES_KEY, oneOf, useListAddress, useListQuery } from "./list-queries";

const ArticleEditor = lazyComponent(
  () => import(/* webpackChunkName: "console-content-editor" */ "./editor/ArticleEditor"),
);

const PER_PAGE = 10;

/** The articles, or the one that the address names. */
export default function ArticlesPanel() {
  const id = useListAddress().text("article");
  const place = useRef<HTMLDivElement>(null);
  // An article goes out of the list; the editor knows by itself where it leads.
  const onFocus = useFocusFallback(place);
  const before = useRef(id);
  useEffect(() => {
    const isBack = before.current !== "" && id === "";
    before.current = id;
    // The editor goes with the article that is deleted.
    if (isBack && document.activeElement === document.body) place.current?.focus();
  }, [id]);
  return (
    <div ref={place} tabIndex={-1} onFocus={id ? undefined : onFocus} className="outline-none">
      {id ? (
        <Suspense fallback={<EditorSkeleton />}>
          <ArticleEditor key={id} id={id} />
        </Suspense>
      ) : (
        <ArticlesList />
      )}
    </div>
  );
}

/** Every article: what it is called, who sees it, and what can be done with it. */
function ArticlesList() {
  const { t } = useLingui();
  const { text, q, page, set } = useListAddress();
  const [asked, setAsked] = useState<OpenArticleDialog | null>(null);
  const filter = {
    page,
    q: q || undefined,
    kind: oneOf(["blog", "tip"], text("kind")),
    state: oneOf(["draft", "published", "scheduled"], text("state")),
  };
  const { rows, total, ...loading } = useListQuery(ARTICLES_KEY, filter, readArticles);
  const columns = useArticleColumns(setAsked);
  const filtered = Boolean(filter.q ?? filter.kind ?? filter.state);

  return (
    <Card className="sm:p-4">
      <PageActions>
        <NewArticleButton />
      </PageActions>
      <ArticleFilters />
      <DataTable
        picture="wide"
        label={t`Articles`}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        item={(article) => <ArticleItem article={article} onAsk={setAsked} />}
        empty={<NoArticles filtered={filtered} />}
        {...loading}
      />
      <Pagination
        label={t`Pages of articles`}
        page={page}
        perPage={PER_PAGE}
        total={total}
        stale={loading.stale}
        onPage={(next, how) => set({ page: next > 1 ? String(next) : "" }, how)}
      />
      <ArticleDialogs asked={asked} onClose={() => setAsked(null)} />
    </Card>
  );
}

function NoArticles({ filtered }: { filtered: boolean }) {
  const { set } = useListAddress();
  if (!filtered) {
    return (
      <NothingHere icon={Newspaper} title={<Trans>No articles yet</Trans>}>
        <Trans>Select New article to start your first one.</Trans>
      </NothingHere>
    );
  }
  return (
    <NothingHere
      icon={Newspaper}
      title={<Trans>No matching articles</Trans>}
      action={
        <Button variant="secondary" onClick={() => set({ q: "", kind: "", state: "" })}>
          <Trans>Show all articles</Trans>
        </Button>
      }
    >
      <Trans>Try different words or filters.</Trans>
    </NothingHere>
  );
}

const NewArticleDialog = lazyComponent(
  () => import(/* webpackChunkName: "console-content-new" */ "./NewArticleDialog"),
);

/** Begins an article. */
function NewArticleButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={() => setOpen(true)}>
        <Trans>New article</Trans>
      </Button>
      {open && (
        <Suspense>
          <NewArticleDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Filters of the list: state, kind and search text. */
function ArticleFilters() {
  const { t } = useLingui();
  const { text, q, set } = useListAddress();
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <Segmented
        label={t`State`}
        className="max-sm:flex max-sm:w-full max-sm:flex-wrap max-sm:*:min-w-fit max-sm:*:flex-1"
        value={text("state")}
        options={[
          { value: "", label: t`All` },
          { value: "published", label: t`Published` },
          { value: "scheduled", label: t`Scheduled` },
          { value: "draft", label: t`Draft` },
        ]}
        onChange={(state) => set({ state })}
      />
      <div className="min-w-[min(100%,max(136px,8.5rem))] flex-1 sm:max-w-[max(192px,10rem)]">
        <Select
          aria-label={t`Type`}
          value={text("kind")}
          options={[
            { value: "", label: t`Blog and tips` },
            { value: "blog", label: t`Blog` },
            { value: "tip", label: t`Tips` },
          ]}
          onChange={({ target }) => set({ kind: target.value })}
        />
      </div>
      <SearchField
        label={t`Search articles`}
        placeholder={t`Search title`}
        q={q}
        onSearch={(q) => set({ q })}
        className="min-w-[min(100%,max(136px,8.5rem))] flex-1 sm:ml-auto sm:max-w-80"
      />
    </div>
  );
}
