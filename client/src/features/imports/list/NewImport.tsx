import { Trans, useLingui } from "@lingui/react/macro";
import { ClipboardPaste, FileUp, X } from "lucide-react";
import { Suspense, useId, useRef, useState } from "react";

import { useFileDrop } from "@/browser/use-file-drop";
import { cx } from "@/lib/cx";
import { lazyComponent } from "@/lib/lazy-component";
import { Button } from "@/ui/buttons/Button";
import type { ButtonVariant } from "@/ui/buttons/button-styles";
import { IconButton } from "@/ui/buttons/IconButton";
import { Card } from "@/ui/layout/Card";
import { WalletBadge } from "@/ui/pictures/WalletBadge";

import type { Import, KnownWallet } from "../types";
import { Uploads } from "./Uploads";
import { useUploads } from "./use-uploads";

const PasteForm = lazyComponent(() => import(/* webpackChunkName: "import-paste" */ "./PasteForm"));

/** What the file picker offers first; the server looks at the bytes. */
const TYPES = ".pdf,.csv,.tsv,.txt,.xlsx,.xls,.ods,.ofx,.qfx,.qif,.sta,.940,.mt940,.xml,.json,.zip";

interface NewImportProps {
  wallet: KnownWallet | null;
  onOpen: (opened: Import) => void;
  onForgetWallet: () => void;
  shared: readonly File[];
  onForgetShared: () => void;
}

/** The place for files: chosen, dropped anywhere on it, or pasted as text. */
export function NewImport(props: NewImportProps) {
  const { wallet, onOpen, onForgetWallet, shared, onForgetShared } = props;
  const { uploads, send, dismiss, sending } = useUploads(onOpen);
  const [pasting, setPasting] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const over = useFileDrop(place, (files) => send(files.map((file) => ({ file }))));
  return (
    <Card className="flex flex-col gap-4">
      {shared.length > 0 && (
        <SharedFiles
          files={shared}
          onSend={() => {
            send(shared.map((file) => ({ file })));
            onForgetShared();
          }}
          onForget={onForgetShared}
        />
      )}
      {wallet && <ChosenWallet wallet={wallet} onForget={onForgetWallet} />}
      <div
        ref={place}
        className={cx(
          "flex flex-col items-center gap-3 rounded-panel border border-dashed px-4 py-6 text-center transition-colors duration-1",
          over ? "border-primary bg-primary-soft" : "border-line-control bg-sunken",
        )}
      >
        <p className="font-label max-sm:hidden">
          <Trans>Drop bank statements here</Trans>
        </p>
        <p className="max-w-[38ch] text-small text-balance text-ink-2">
          <Trans>
            PDF, CSV or Excel from your bank, OFX, QIF, MT940, the export of another app, or your
            Lumbung data. Up to 20 MB.
          </Trans>
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <FileButton
            variant={shared.length > 0 ? "secondary" : "primary"}
            busy={sending}
            onFiles={(files) => send(files.map((file) => ({ file })))}
          />
          <Button
            variant="secondary"
            aria-expanded={pasting}
            icon={<ClipboardPaste aria-hidden="true" className="size-5" />}
            onClick={() => setPasting(!pasting)}
          >
            <Trans>Paste text</Trans>
          </Button>
        </div>
      </div>
      {pasting && (
        <Suspense>
          <PasteForm
            sending={sending}
            onSend={(text) => send([{ text }])}
            onCancel={() => setPasting(false)}
          />
        </Suspense>
      )}
      <Uploads uploads={uploads} onRetry={(one) => send([one.upload], one.key)} onGone={dismiss} />
    </Card>
  );
}

interface SharedFilesProps {
  files: readonly File[];
  onSend: () => void;
  onForget: () => void;
}

/** What another app has shared waits for a press: a page elsewhere could have sent it, too. */
function SharedFiles({ files, onSend, onForget }: SharedFilesProps) {
  const { t } = useLingui();
  return (
    <div role="status" className="flex items-center gap-3">
      <p className="min-w-0 flex-1 font-label wrap-anywhere">
        {files.map(({ name }) => name).join(", ")}
      </p>
      <Button onClick={onSend}>
        <Trans>Import</Trans>
      </Button>
      <IconButton
        label={t`Dismiss shared files`}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onForget}
      />
    </div>
  );
}

interface FileButtonProps {
  variant: ButtonVariant;
  busy: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that opens the picker of files. */
function FileButton({ variant, busy, onFiles }: FileButtonProps) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={TYPES}
        aria-label={t`Files to import`}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again after it was corrected.
          currentTarget.value = "";
        }}
      />
      <Button
        variant={variant}
        busy={busy}
        busyLabel={t`Reading`}
        icon={<FileUp aria-hidden="true" className="size-5" />}
        onClick={() => input.current?.click()}
      >
        <Trans>Choose files</Trans>
      </Button>
    </>
  );
}

interface ChosenWalletProps {
  wallet: KnownWallet;
  onForget: () => void;
}

/** Where the next file goes, whatever it says itself. */
function ChosenWallet({ wallet, onForget }: ChosenWalletProps) {
  const { t } = useLingui();
  const { name } = wallet;
  return (
    <div className="flex items-center gap-3.5">
      <WalletBadge wallet={wallet} size="sm" />
      <p className="min-w-0 flex-1 font-label wrap-anywhere">
        <Trans>Into {name}</Trans>
      </p>
      <IconButton
        label={t`Let the file choose the wallet`}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onForget}
      />
    </div>
  );
}
