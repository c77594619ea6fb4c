import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { session } from "@/api/session";
import { NotificationsDialog } from "@/features/notifications/NotificationsDialog";
import type { NotificationItem } from "@/features/notifications/types";
import { UNREAD_KEY } from "@/features/notifications/unread";
import { HiddenAmountsContext } from "@/ui/money/hidden-amounts";

import { answer, noConnection, refusal, serve } from "../support/server";
import { currentAddress, showScreen } from "../support/show-screen";
import { everythingInSight, windowOfWidth } from "../ui/window";
import { notice } from "./notifications";

const BILL = notice("reminder", {
  name: "Pay the rent",
  icon: "/icons/receipt.svg",
  amount: 1_500_000,
  day: "2024-06-18",
  time: "08:00",
});
const NEAR = notice(
  "budget_near",
  { name: "Dining Out", amount: 800_000, spent: 650_000, month: "2024-06", level: 80 },
  { created_at: "2024-06-17T16:00:00Z" },
);
const FULL = { name: "Fashion", amount: 300_000, spent: 345_000, month: "2024-06" };
const TOLD: NotificationItem[] = [
  BILL,
  NEAR,
  notice("budget_reached", FULL, { read_at: "2024-06-18T02:00Z" }),
  notice(
    "plan_date",
    { amount: 500_000, day: "2024-06-16" },
    { created_at: "2024-06-16T01:00:00Z", settled_at: "2024-06-16T02:00:00Z" },
  ),
  notice("monthly_letter", { month: "2024-05" }, { created_at: "2024-06-01T01:00:00Z" }),
].sort((a, b) => b.created_at.localeCompare(a.created_at));

const page = (datas: NotificationItem[], next_cursor: string | null = null) =>
  answer({
    datas,
    unread: datas.filter(({ read_at }) => read_at === null).length,
    letter: null,
    next_cursor,
  });

function open(
  answers: Parameters<typeof serve>[0],
  { onClose = vi.fn(), hidden = false, language = "en" as "en" | "id" } = {},
) {
  const calls = serve(answers);
  const shown = showScreen(
    <HiddenAmountsContext value={{ hidden, hide: () => undefined }}>
      <NotificationsDialog
        today="2024-06-18"
        timezone="Asia/Jakarta"
        actionsOf={({ kind }) => kind === "reminder" && <button type="button">Done</button>}
        onClose={onClose}
      />
    </HiddenAmountsContext>,
    { language },
  );
  return { ...shown, calls, onClose };
}

beforeEach(async () => {
  windowOfWidth(1440);
  everythingInSight();
  serve({});
  await session.goOn();
});

test("what was told stands under its day, in words for its kind, and leads to what it is about", async () => {
  open({ "GET /notifications": () => page(TOLD) });
  const bill = await screen.findByRole("link", { name: /Pay the rent/ });
  expect(bill).toHaveAccessibleName(/^Unread: .*Due today, 8:00 AM · Rp1\.500\.000/);
  const days = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(days).toEqual(["Today", "Yesterday", "June 16, 2024", "June 1, 2024"]);
  const leads = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(leads).toEqual([
    "/notification",
    "/reminders?day=2024-06-18",
    "/budget?month=2024-06",
    "/budget?month=2024-06",
    "/planning?tab=investments",
    "/letters?month=2024-05",
  ]);
  const near = screen.getByRole("link", { name: /81% of the Dining Out budget is spent/ });
  expect(near).toHaveTextContent("Rp650.000 of Rp800.000 spent in June 2024");
  const over = screen.getByRole("link", { name: /The Fashion budget is Rp45\.000 over/ });
  expect(over).toHaveTextContent("Rp345.000 of Rp300.000 spent in June 2024");
  const plan = screen.getByRole("link", { name: /Rp500\.000 to invest on Sunday, June 16/ });
  expect(within(plan.closest("li") ?? plan).getByText("Done")).toBeVisible();
  expect(screen.getByRole("link", { name: /Your letter for May 2024/ })).toBeVisible();
  expect(screen.getAllByRole("button", { name: "Done" })).toHaveLength(1);
});

test("a reminder that was missed several times is one line, read with all it stands for", async () => {
  const missed = notice(
    "reminder",
    { name: "Pay the rent", day: "2024-06-17" },
    { subject_id: "r1", times: 3 },
  );
  const { person, calls } = open({
    "GET /notifications": () => page([missed]),
    "POST /notifications/read": () => answer({ unread: 0, letter: null }),
  });
  const line = await screen.findByRole("link", { name: /Pay the rent/ });
  expect(line).toHaveTextContent("Missed 3 times, last on Monday, June 17");
  await person.click(line);
  const sent = calls.find(({ method }) => method === "POST");
  expect(sent?.body).toEqual({ all: false, subject_id: "r1" });
});

test.each([
  ["en", "Recorded: Kos di Tebet", "Rp2.200.000 for today, as you asked"],
  ["id", "Dicatat: Kos di Tebet", "Rp2.200.000 untuk hari ini, sesuai permintaanmu"],
] as const)(
  "an entry that was recorded by itself says what, in %s, and leads to its day",
  async (language, title, detail) => {
    const told = notice("entry_recorded", {
      name: "Kos di Tebet",
      amount: 2_200_000,
      day: "2024-06-18",
    });
    open({ "GET /notifications": () => page([told]) }, { language });
    const line = await screen.findByRole("link", { name: new RegExp(title) });
    expect(line).toHaveTextContent(detail);
    expect(line).toHaveAttribute("href", "/reminders?day=2024-06-18");
    expect(screen.queryByRole("button", { name: "Done" })).toBeNull();
  },
);

test("a comment that was looked at leads to its article in one's language, with the reason", async () => {
  const below = { name: "Dana darurat", path: "/blog/rain" };
  const told = [
    notice("comment_removed", { ...below, reason: "scam" }),
    notice("comment_released", below),
  ];
  open({ "GET /notifications": () => page(told) }, { language: "id" });
  const removed = await screen.findByRole("link", { name: /Kami menghapus komentarmu/ });
  expect(removed).toHaveTextContent("Isinya tampak seperti penipuan. Di “Dana darurat”");
  expect(removed).toHaveAttribute("href", "/id/blog/rain");
  const released = screen.getByRole("link", { name: /Sekarang orang lain bisa melihat/ });
  expect(released).toHaveTextContent("Di “Dana darurat”");
});

test("hidden amounts stay hidden, and Indonesian is spoken", async () => {
  open({ "GET /notifications": () => page(TOLD) }, { hidden: true, language: "id" });
  expect(await screen.findByText(/Jatuh tempo hari ini, 08\.00/)).toBeVisible();
  expect(screen.queryByText(/Rp\d/)).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Tandai semua dibaca" })).toBeVisible();
});

test("a press marks it as read, closes the list and leads on", async () => {
  let told = TOLD;
  const { person, calls, onClose, client } = open({
    "GET /notifications": () => page(told),
    "POST /notifications/read": () => {
      told = TOLD.map((one) => (one === BILL ? { ...one, read_at: one.created_at } : one));
      return answer({ unread: 3 });
    },
  });
  await person.click(await screen.findByRole("link", { name: /Pay the rent/ }));
  expect(onClose).toHaveBeenCalled();
  expect(currentAddress()).toBe("/reminders?day=2024-06-18");
  await waitFor(() => expect(client.getQueryData(UNREAD_KEY)).toBe(3));
  const posted = calls.find(({ method }) => method === "POST");
  expect(posted?.body).toEqual({ all: false, ids: ["reminder"] });
});

test("all are marked as read at once, and unread again where that could not be kept", async () => {
  const { person } = open({
    "GET /notifications": () => page(TOLD),
    "POST /notifications/read": () => refusal(503, { code: "unavailable" }),
  });
  await screen.findByRole("link", { name: /Pay the rent/ });
  await person.click(await screen.findByRole("button", { name: "Mark all as read" }));
  expect(await screen.findByText("The server said no.")).toBeVisible();
  expect(await screen.findByRole("link", { name: /^Unread: Pay the rent/ })).toBeVisible();
  serve({
    "GET /notifications": () => page(TOLD.map((one) => ({ ...one, read_at: one.created_at }))),
    "POST /notifications/read": () => answer({ unread: 0 }),
  });
  await person.click(await screen.findByRole("button", { name: "Mark all as read" }));
  await waitFor(() => expect(screen.queryByText("Unread:")).not.toBeInTheDocument());
  expect(screen.queryByRole("button", { name: "Mark all as read" })).not.toBeInTheDocument();
  expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true);
});

test("an empty list says what will come, and a failed one offers another try", async () => {
  const { person } = open({ "GET /notifications": noConnection });
  const again = await screen.findByRole("button", { name: "Try again" });
  serve({ "GET /notifications": () => page([]) });
  await person.click(again);
  expect(await screen.findByText("No notifications yet")).toBeVisible();
});

test("what was told longer ago comes when the end comes in sight", async () => {
  const { calls } = open({
    "GET /notifications": ({ path }) =>
      path.includes("cursor=two") ? page([NEAR]) : page([BILL], "two"),
  });
  expect(await screen.findByRole("link", { name: /Dining Out/ })).toBeVisible();
  expect(calls.at(-1)?.path).toBe("/notifications?limit=20&cursor=two");
  expect(screen.queryByRole("button", { name: "Load more" })).not.toBeInTheDocument();
});
