import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { lazyComponent } from "@/lib/lazy-component";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { useWholePage } from "@/ui/layout/page-frame";
import { Segmented } from "@/ui/fields/Segmented";

import type { Language, WorkingCopy } from "../types";
import { ARTICLES_KEY, useArticleLinks } from "../list-queries";
import { AboutCard } from "./AboutCard";
import { titleOf } from "./content";
import { CoverCard } from "./CoverCard";
import { EditorHeader } from "./EditorHeader";
import { LanguagePane } from "./LanguagePane";
import { PublishingCard } from "./PublishingCard";
import { useArticleActions } from "./use-article-actions";
import { useEditorView } from "./use-editor-view";
import type { EditorView, OpenDialog } from "./use-editor-view";
import { usePublishing } from "./use-publishing";
import { useAutosave } from "./use-autosave";
import type { EditorSession } from "./use-autosave";

const VersionsDialog = lazyComponent(
  () => import(/* webpackChunkName: "console-content-versions" */ "./VersionsDialog"),
);
const MeanwhileDialog = lazyComponent(
  () => import(/* webpackChunkName: "console-content-meanwhile" */ "./ConflictDialog"),
);
const DeleteDialog = lazyComponent(
  () => import(/* webpackChunkName: "console-content-delete" */ "../DeleteDialog"),
);

/** The editor of one article: both languages, publishing, cover and topics. */
export function EditorBody({ article: opened }: { article: WorkingCopy }) {
  const session = useAutosave(opened);
  const { autosave, article } = session;
  const view = useEditorView();
  const actions = useArticleActions(autosave);
  const publishing = usePublishing(article, session.content, actions);
  const [open, setOpen] = useState<OpenDialog>(null);
  const navigate = useNavigate();
  const { list } = useArticleLinks();
  const client = useQueryClient();
  const close = () => setOpen(null);
  const gone = session.saveStatus === "gone";
  const { language: own } = useLanguage();
  useWholePage();

  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <fieldset disabled={gone} className="contents">
        <EditorHeader
          session={session}
          view={view}
          publishing={publishing}
          open={open}
          onOpen={setOpen}
        />
      </fieldset>
      <EditorNotices session={session} onDecide={() => setOpen("meanwhile")} />
      <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 xl:grid-cols-[minmax(0,1fr)_--spacing(81)]">
        <Card className="flex flex-col gap-4.5">
          <LanguageChoice view={view} />
          <div
            className={cx(
              "grid grid-cols-1 gap-x-6 gap-y-4.5",
              view.languages.length > 1 && "lg:grid-cols-2",
            )}
          >
            {view.languages.map((language) => (
              <LanguagePane
                key={language}
                language={language}
                session={session}
                view={view}
                errors={publishing.submitError?.errors ?? {}}
              />
            ))}
          </div>
        </Card>
        <fieldset
          disabled={gone}
          className="grid min-w-0 grid-cols-1 items-start gap-4 sm:gap-5 lg:grid-cols-2 xl:grid-cols-1"
        >
          <PublishingCard article={article} publishing={publishing} />
          <CoverCard article={article} actions={actions} />
          <AboutCard session={session} actions={actions} />
          <DeleteButton onPress={() => setOpen("delete")} />
        </fieldset>
      </div>
      <Suspense>
        {open === "versions" && (
          <VersionsDialog article={article} actions={actions} onClose={close} />
        )}
        {open === "meanwhile" && session.theirs && (
          <MeanwhileDialog
            autosave={autosave}
            mine={session.content}
            theirs={session.theirs}
            onClose={close}
          />
        )}
        {open === "delete" && (
          <DeleteDialog
            article={article}
            title={titleOf(article, own)}
            onClose={close}
            onDeleted={() => {
              autosave.load(article);
              void client.invalidateQueries({ queryKey: ARTICLES_KEY });
              void navigate(list);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

const GoneNote = lazyComponent(
  () => import(/* webpackChunkName: "console-content-gone" */ "./DeletedNotice"),
);

/** What the operator has to know before going on. */
function EditorNotices({ session, onDecide }: { session: EditorSession; onDecide: () => void }) {
  if (session.saveStatus === "conflict") {
    return (
      <div className="sticky top-2 z-20 shadow-float rounded-m">
        <Alert tone="error" role="alert">
          <p>
            <Trans>
              Someone else saved this article while you were writing. Nothing is overwritten, and
              your text is saved on this device. See what's different, then decide.
            </Trans>
          </p>
          <Button variant="secondary" className="mt-2.5" onClick={onDecide}>
            <Trans>See what's different</Trans>
          </Button>
        </Alert>
      </div>
    );
  }
  if (session.saveStatus === "gone") {
    const { autosave, article, isUnstored } = session;
    return (
      <Suspense>
        <GoneNote
          kind={article.kind}
          isUnstored={isUnstored}
          written={() => autosave.state().content}
          onSaved={() => autosave.load(article)}
        />
      </Suspense>
    );
  }
  if (!session.restored) return null;
  return (
    <Alert tone="info" role="status">
      <Trans>We restored your earlier text and are saving it now.</Trans>
    </Alert>
  );
}

/** One language or, where there is room, both beside each other. */
function LanguageChoice({ view: { wide, choice, choose } }: { view: EditorView }) {
  const { t } = useLingui();
  const names = [
    { value: "en" as const, label: t`English` },
    { value: "id" as const, label: t`Indonesian` },
  ];
  return (
    <Segmented<Language | "both">
      block={!wide}
      className="self-start max-lg:self-stretch"
      label={t`Text language`}
      value={choice}
      options={wide ? [{ value: "both", label: t`Side by side` }, ...names] : names}
      onChange={choose}
    />
  );
}

/** Deletes the article; placed apart from the other actions. */
function DeleteButton({ onPress }: { onPress: () => void }) {
  return (
    <Button
      block
      variant="warning"
      className="border border-danger"
      icon={<Trash2 aria-hidden="true" className="size-4.5" />}
      onClick={onPress}
    >
      <Trans>Delete article</Trans>
    </Button>
  );
}
