import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useQueryClient } from "@tanstack/react-query";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { Card } from "@/ui/Card";
import { useWholePage } from "@/ui/page-frame";

import type { WorkingCopy } from "../types";
import { ARTICLES_KEY, useArticlePlaces } from "../use-listed";
import { AboutCard } from "./AboutCard";
import { titleOf } from "./content";
import { CoverCard } from "./CoverCard";
import { DeleteButton } from "./DeleteButton";
import { DeskHead } from "./DeskHead";
import { DeskNotes } from "./DeskNotes";
import { LanguageChoice } from "./LanguageChoice";
import { LanguageSide } from "./LanguageSide";
import type { OpenDialog } from "./open-dialog";
import { PublishingCard } from "./PublishingCard";
import { useActs } from "./use-acts";
import { useDeskView } from "./use-desk-view";
import { usePublishing } from "./use-publishing";
import { useWriter } from "./use-writer";

const VersionsDialog = lazy(
  () => import(/* webpackChunkName: "console-content-versions" */ "./VersionsDialog"),
);
const MeanwhileDialog = lazy(
  () => import(/* webpackChunkName: "console-content-meanwhile" */ "./MeanwhileDialog"),
);
const DeleteDialog = lazy(
  () => import(/* webpackChunkName: "console-content-delete" */ "../DeleteDialog"),
);

/** Where an article is written: both languages, how it is published, its picture. */
export function Desk({ article: opened }: { article: WorkingCopy }) {
  const desk = useWriter(opened);
  const { writer, article } = desk;
  const view = useDeskView();
  const acts = useActs(writer);
  const publishing = usePublishing(article, desk.content, acts);
  const [open, setOpen] = useState<OpenDialog>(null);
  const navigate = useNavigate();
  const { list } = useArticlePlaces();
  const client = useQueryClient();
  const close = () => setOpen(null);
  const gone = desk.standing === "gone";
  const { language: own } = useLanguage();
  useWholePage();

  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <fieldset disabled={gone} className="contents">
        <DeskHead desk={desk} view={view} publishing={publishing} open={open} onOpen={setOpen} />
      </fieldset>
      <DeskNotes desk={desk} onDecide={() => setOpen("meanwhile")} />
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
              <LanguageSide
                key={language}
                language={language}
                desk={desk}
                view={view}
                errors={publishing.refusal?.errors ?? {}}
              />
            ))}
          </div>
        </Card>
        <fieldset
          disabled={gone}
          className="grid min-w-0 grid-cols-1 items-start gap-4 sm:gap-5 lg:grid-cols-2 xl:grid-cols-1"
        >
          <PublishingCard article={article} publishing={publishing} />
          <CoverCard article={article} acts={acts} />
          <AboutCard desk={desk} acts={acts} />
          <DeleteButton onPress={() => setOpen("delete")} />
        </fieldset>
      </div>
      <Suspense>
        {open === "versions" && <VersionsDialog article={article} acts={acts} onClose={close} />}
        {open === "meanwhile" && desk.theirs && (
          <MeanwhileDialog
            writer={writer}
            mine={desk.content}
            theirs={desk.theirs}
            onClose={close}
          />
        )}
        {open === "delete" && (
          <DeleteDialog
            article={article}
            title={titleOf(article, own)}
            onClose={close}
            onDeleted={() => {
              writer.take(article);
              void client.invalidateQueries({ queryKey: ARTICLES_KEY });
              void navigate(list);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
