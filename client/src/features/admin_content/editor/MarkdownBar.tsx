import { useLingui } from "@lingui/react/macro";
import {
  Bold,
  Heading,
  Italic,
  Link as LinkIcon,
  List,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from "lucide-react";
import type { RefObject } from "react";

import { cx } from "@/lib/cx";
import { IconButton } from "@/ui/IconButton";
import { Toolbar } from "@/ui/Toolbar";

import { act, step } from "./edit-field";
import type { Act } from "./markdown";

interface MarkdownBarProps {
  area: RefObject<HTMLTextAreaElement | null>;
  /** The id of the text. */
  controls: string;
  /** What holds where the caret is. */
  held: ReadonlySet<Act>;
}

interface Tool {
  key: Act | "undo" | "redo";
  label: string;
  Icon: LucideIcon;
}

function useTools(): Tool[] {
  const { t } = useLingui();
  const mac = navigator.platform.startsWith("Mac");
  const [mod, shift] = mac ? ["⌘", "⇧⌘"] : ["Ctrl+", "Ctrl+Shift+"];
  return [
    { key: "heading", label: t`Heading (${shift}2)`, Icon: Heading },
    { key: "bold", label: t`Bold (${mod}B)`, Icon: Bold },
    { key: "italic", label: t`Italic (${mod}I)`, Icon: Italic },
    { key: "list", label: t`List (${shift}8)`, Icon: List },
    { key: "quote", label: t`Quote (${shift}9)`, Icon: Quote },
    { key: "link", label: t`Link (${mod}K)`, Icon: LinkIcon },
    { key: "undo", label: t`Undo (${mod}Z)`, Icon: Undo2 },
    { key: "redo", label: t`Redo (${shift}Z)`, Icon: Redo2 },
  ];
}

/** Buttons that write the signs of Markdown into the text. */
export function MarkdownBar({ area, controls, held }: MarkdownBarProps) {
  const { t } = useLingui();
  const tools = useTools();
  const use = (key: Tool["key"]) => {
    const field = area.current;
    if (!field) return;
    if (key === "undo" || key === "redo") step(field, key);
    else act(field, key);
  };
  return (
    <Toolbar
      label={t`Formatting`}
      count={tools.length}
      className="flex overflow-x-auto border-b border-line bg-sunken p-1 [scrollbar-width:none] max-sm:grid max-sm:grid-cols-4"
    >
      {(stop) =>
        tools.map(({ key, label, Icon }, index) => {
          const isAct = key !== "undo" && key !== "redo" && key !== "link";
          const pressed = isAct && held.has(key);
          return (
            <IconButton
              key={key}
              {...stop(index)}
              label={label}
              title={label}
              aria-controls={controls}
              aria-pressed={isAct ? pressed : undefined}
              icon={<Icon aria-hidden="true" className="size-5" />}
              className={cx(
                "w-auto min-w-9 flex-1 hover:bg-surface! sm:max-w-11",
                pressed && "bg-surface text-primary!",
                key === "undo" && "sm:ml-auto",
              )}
              // The caret stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => use(key)}
            />
          );
        })
      }
    </Toolbar>
  );
}
