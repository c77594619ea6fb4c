import { useLingui } from "@lingui/react/macro";

import { SearchField } from "@/ui/SearchField";
import { Segmented } from "@/ui/Segmented";
import { Select } from "@/ui/Select";

import { useListAddress } from "../use-listed";

/** Which articles are shown: by state, by kind and by words. */
export function ArticleFilters() {
  const { t } = useLingui();
  const { text, q, set } = useListAddress();
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <Segmented
        label={t`State`}
        className="max-sm:flex max-sm:w-full max-sm:flex-wrap max-sm:*:min-w-fit max-sm:*:flex-1"
        value={text("state")}
        options={[
          { value: "", label: t`All` },
          { value: "published", label: t`Published` },
          { value: "scheduled", label: t`Scheduled` },
          { value: "draft", label: t`Draft` },
        ]}
        onChange={(state) => set({ state })}
      />
      <div className="min-w-[min(100%,max(136px,8.5rem))] flex-1 sm:max-w-[max(192px,10rem)]">
        <Select
          aria-label={t`Kind`}
          value={text("kind")}
          options={[
            { value: "", label: t`Blog and tips` },
            { value: "blog", label: t`Blog` },
            { value: "tip", label: t`Tips` },
          ]}
          onChange={({ target }) => set({ kind: target.value })}
        />
      </div>
      <SearchField
        label={t`Search articles`}
        placeholder={t`Search title`}
        q={q}
        onSearch={(q) => set({ q })}
        className="min-w-[min(100%,max(136px,8.5rem))] flex-1 sm:ml-auto sm:max-w-80"
      />
    </div>
  );
}
