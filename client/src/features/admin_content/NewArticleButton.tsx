import { Trans } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";

import { Button } from "@/ui/Button";

const NewArticleDialog = lazy(
  () => import(/* webpackChunkName: "console-content-new" */ "./NewArticleDialog"),
);

/** Begins an article. */
export function NewArticleButton() {
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
