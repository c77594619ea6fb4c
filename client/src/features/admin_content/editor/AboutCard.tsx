import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link2 } from "lucide-react";
import { Suspense, useState } from "react";

import { lazyComponent } from "@/lib/lazy-component";
import { Button } from "@/ui/buttons/Button";
import { WRAPPING } from "@/ui/buttons/button-styles";
import { Card } from "@/ui/layout/Card";
import { Checkbox } from "@/ui/fields/Checkbox";

import { TOPICS } from "./limits";
import type { ArticleActions } from "./use-article-actions";
import type { EditorSession } from "./use-autosave";

const AddressDialog = lazyComponent(
  () => import(/* webpackChunkName: "console-content-address" */ "./AddressDialog"),
);

const NAMES: Record<(typeof TOPICS)[number], MessageDescriptor> = {
  saving: msg({ message: "Saving", context: "topic" }),
  budgeting: msg`Budgeting`,
  goals: msg`Goals`,
  debt: msg`Debt`,
  investing: msg`Investing`,
  safety: msg`Safety`,
};

/** Where the article lies and what it is about. */
export function AboutCard({
  session,
  actions,
}: {
  session: EditorSession;
  actions: ArticleActions;
}) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { article, content, autosave } = session;
  const toggle = (topic: string, wanted: boolean) => {
    const others = content.topics.filter((each) => each !== topic);
    autosave.change({ ...content, topics: wanted ? [...others, topic] : others });
  };
  return (
    <Card className="flex flex-col gap-3.5">
      <h2 className="text-title tracking-tight">
        <Trans>About the article</Trans>
      </h2>
      <div>
        <p className="text-small leading-5 font-label">
          <Trans>Address</Trans>
        </p>
        <p className="mt-1 text-small wrap-anywhere text-ink-2">{article.path}</p>
        {article.slug_is_free ? (
          <Button
            variant="soft"
            className={`mt-2 ${WRAPPING}`}
            icon={<Link2 aria-hidden="true" className="size-4.5" />}
            onClick={() => setOpen(true)}
          >
            <Trans>Change address or type</Trans>
          </Button>
        ) : (
          <p className="mt-1 text-small text-ink-3">
            {article.state === "scheduled" ? (
              <Trans>You can't change the address while the article is scheduled.</Trans>
            ) : (
              <Trans>You can't change the address because readers already use it.</Trans>
            )}
          </p>
        )}
      </div>
      <fieldset>
        <legend className="mb-1 text-small leading-5 font-label">
          <Trans>Topics</Trans>
        </legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(112px,7rem)),1fr))] gap-x-3">
          {TOPICS.map((topic) => (
            <Checkbox
              key={topic}
              label={t(NAMES[topic])}
              checked={content.topics.includes(topic)}
              onChange={({ target }) => toggle(topic, target.checked)}
            />
          ))}
        </div>
      </fieldset>
      {open && (
        <Suspense>
          <AddressDialog autosave={autosave} actions={actions} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
