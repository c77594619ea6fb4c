import { lazy, memo, Suspense } from "react";

import { patiently } from "@/api/chunk-loading";
import { COMMENTS_ID } from "@/features/comments/comments-keys";

import { catalogues, publicWordsOf } from "../../words";
import { talkWanted } from "./talk-wanted";

const words = publicWordsOf("comments");

const Comments = lazy(async () => {
  await talkWanted;
  return await patiently(async () => {
    const loading = import(/* webpackChunkName: "comments" */ "@/features/comments/Comments");
    const [comments] = await Promise.all([loading, catalogues.add(words)]);
    return comments;
  });
});

/** What people say about an article; its code comes when the reader gets near, or does anything. */
export const Talk = memo(({ slug }: { slug: string }) => (
  <Suspense fallback={<section id={COMMENTS_ID} className="min-h-60" />}>
    <Comments slug={slug} />
  </Suspense>
));
