import { useLingui } from "@lingui/react/macro";
import { CalendarX, Ellipsis, ExternalLink, EyeOff, Pencil, Trash2 } from "lucide-react";
import { Link, useNavigate } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { articlePath } from "@/lib/paths";
import { ActionMenu } from "@/ui/ActionMenu";

import type { ListedArticle } from "../types";
import { useArticlePlaces } from "../use-listed";
import type { Asked } from "./Questions";

const icon = { "aria-hidden": true, className: "size-4.5" } as const;

interface RowActionsProps {
  article: ListedArticle;
  onAsk: (asked: Asked) => void;
}

/** What can be done with an article without opening it. */
export function RowActions({ article, onAsk }: RowActionsProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { id, kind, slug, state, planned_at } = article;
  const title = article.title || t`Without a title`;
  const edit = useArticlePlaces().articleAt(id);
  const shown = {
    label: t`See it`,
    icon: <ExternalLink {...icon} />,
    run: () => void window.open(articlePath(kind, slug, language), "_blank", "noopener"),
  };
  const hide = {
    label: state === "scheduled" ? t`Take off the schedule` : t`Unpublish`,
    icon: <EyeOff {...icon} />,
    run: () => onAsk({ act: "unpublish", article }),
  };
  const callOff = {
    label: t`Call off the changes`,
    icon: <CalendarX {...icon} />,
    run: () => onAsk({ act: "call-off", article }),
  };
  return (
    <span className="inline-flex shrink-0 max-sm:-mr-2.5">
      <Link
        to={edit}
        aria-label={t`Edit ${title}`}
        className="inline-grid size-11 place-items-center rounded-m text-ink-2 hover:bg-sunken hover:text-ink max-sm:hidden"
      >
        <Pencil aria-hidden="true" className="size-5" />
      </Link>
      <ActionMenu
        label={t`More for ${title}`}
        icon={<Ellipsis aria-hidden="true" className="size-5" />}
        actions={[
          { label: t`Edit`, icon: <Pencil {...icon} />, run: () => void navigate(edit) },
          ...(state === "published" ? [shown] : []),
          ...(planned_at ? [callOff] : []),
          ...(state === "draft" ? [] : [hide]),
          {
            label: t`Delete`,
            icon: <Trash2 {...icon} />,
            danger: true,
            run: () => onAsk({ act: "delete", article }),
          },
        ]}
      />
    </span>
  );
}
