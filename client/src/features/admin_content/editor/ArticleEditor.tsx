import { Trans } from "@lingui/react/macro";
import { FileX } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { lazyComponent } from "@/lib/lazy-component";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { Card } from "@/ui/layout/Card";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { NothingHere } from "@/ui/feedback/NothingHere";

import { readArticle } from "../api-calls";
import { EditorFrame, EditorSkeleton } from "../EditorSkeleton";
import { RETRY_POLICY, useArticleLinks } from "../list-queries";
import { EditorBody } from "./EditorBody";
import { isNotFound } from "./save-errors";
import { deleteDraft, findDraft } from "./draft-storage";

const GoneNote = lazyComponent(
  () => import(/* webpackChunkName: "console-content-gone" */ "./DeletedNotice"),
);

/** The editor of one article. */
export default function ArticleEditor({ id }: { id: string }) {
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["admin", "article", id],
    queryFn: ({ signal }) => readArticle(id, signal),
    // From here on the editor itself knows how the article is.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    ...RETRY_POLICY,
  });
  if (data) return <EditorBody key={data.id} article={data} />;
  if (isNotFound(error)) return <NoArticle id={id} />;
  if (!error) return <EditorSkeleton />;
  return (
    <EditorFrame>
      <Card>
        <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
          {failureText(error)}
        </ErrorState>
      </Card>
    </EditorFrame>
  );
}

/** Shown when the article does not exist any more; an unsaved draft can still be recovered. */
function NoArticle({ id }: { id: string }) {
  const { list } = useArticleLinks();
  const owner = useSession().claims?.sub ?? "";
  const [kept] = useState(() => findDraft(owner, id));
  return (
    <EditorFrame>
      {kept && (
        <Suspense>
          <GoneNote
            kind={kept.kind ?? "blog"}
            written={() => kept.content}
            onSaved={() => deleteDraft(owner, id)}
          />
        </Suspense>
      )}
      <Card>
        <NothingHere
          icon={FileX}
          title={<Trans>This article no longer exists</Trans>}
          action={
            <ButtonLink to={list}>
              <Trans>All articles</Trans>
            </ButtonLink>
          }
        >
          <Trans>Someone may have deleted it.</Trans>
        </NothingHere>
      </Card>
    </EditorFrame>
  );
}
