import { Eye, MessageCircle } from "lucide-react";

import type { ArticleCard } from "@/api/public-content";
import { When } from "@/ui/template/When";

/** How often an article was read and talked about, as soon as it was. */
export function ArticleCounts({ card: { views, comments, labels } }: { card: ArticleCard }) {
  return (
    <ul className="flex flex-wrap gap-x-3 py-1 text-caption font-medium text-ink-3">
      <When value={views}>
        <li className="inline-flex items-center gap-1">
          <Eye aria-hidden="true" className="size-3.5" />
          {labels.views}
        </li>
      </When>
      <When value={comments}>
        <li className="inline-flex items-center gap-1">
          <MessageCircle aria-hidden="true" className="size-3.5" />
          {labels.comments}
        </li>
      </When>
    </ul>
  );
}
