import { useQueryClient } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import OfflineNotice from "@/features/outbox/details/OfflineNotice";

import { storeInMemory } from "../support/indexed-db";
import { showScreen } from "../support/show-screen";

const NOW = new Date("2026-11-20T12:00:00Z");
const SHOWN = [["overview"]];

afterEach(() => {
  vi.useRealTimers();
});

/** A page with an answer of that time. */
function Page({ answered }: { answered: string }) {
  useQueryClient().setQueryData(["overview"], {}, { updatedAt: Date.parse(answered) });
  return <OfflineNotice owner="ayu" timezone="Asia/Jakarta" shown={SHOWN} />;
}

test.each([
  ["seconds", "2026-11-20T11:59:31Z", "Last updated just now.", "Terakhir diperbarui baru saja."],
  [
    "minutes",
    "2026-11-20T11:55:00Z",
    "Last updated 5 minutes ago (6:55 PM).",
    "Terakhir diperbarui 5 menit yang lalu (18.55).",
  ],
  [
    "hours",
    "2026-11-20T09:30:00Z",
    "Last updated 2 hours ago (4:30 PM).",
    "Terakhir diperbarui 2 jam yang lalu (16.30).",
  ],
  [
    "a day",
    "2026-11-19T11:00:00Z",
    "Last updated yesterday (November 19, 2026 at 6:00 PM).",
    "Terakhir diperbarui kemarin (19 November 2026 pukul 18.00).",
  ],
  [
    "days",
    "2026-11-16T12:00:00Z",
    "Last updated 4 days ago (November 16, 2026 at 7:00 PM).",
    "Terakhir diperbarui 4 hari yang lalu (16 November 2026 pukul 19.00).",
  ],
])("says of a page that is %s old how old it is, in both languages", async (_, at, en, id) => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  storeInMemory();
  for (const [language, words] of [["en", en] as const, ["id", id] as const]) {
    const { unmount } = showScreen(<Page answered={at} />, { language });
    const notice = await screen.findByText(/offline/);
    await vi.waitFor(() => expect(plain(notice.textContent)).toContain(words));
    unmount();
  }
});

/** Formats put narrow spaces before 'PM'. */
const plain = (text: string | null) => text?.replaceAll(/\s/g, " ");
