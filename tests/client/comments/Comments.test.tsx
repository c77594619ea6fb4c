import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { session } from "@/api/session";
import Comments from "@/features/comments/Comments";

import { expectFocus } from "../support/focus";
import { answer, noConnection, refusal, serve } from "../support/server";
import { currentAddress, showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";

const LIST = "GET /articles/blog1/comments";
const POST = "POST /articles/blog1/comments";

/** A moment so many minutes before now. */
const before = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

function comment(more: object = {}) {
  const author = { username: "bayu", avatar_url: null };
  const rest = { edited_at: null, state: "shown", mine: false, editable_until: null };
  return {
    id: "1",
    author,
    text: "Halo",
    created_at: before(3.5),
    reported: false,
    ...rest,
    ...more,
  };
}

const mine = (more: object = {}) =>
  comment({ id: "2", mine: true, text: "Punyaku", editable_until: before(-12), ...more });

const page = (datas: readonly object[], next_cursor: string | null = null) =>
  answer({ datas, total: datas.length, next_cursor });

function open(answers: Parameters<typeof serve>[0] = {}, language: "en" | "id" = "en") {
  const calls = serve({ [LIST]: () => page([comment(), mine()]), ...answers });
  const at = language === "id" ? "/id/blog/blog1" : "/blog/blog1";
  return { calls, ...showScreen(<Comments slug="blog1" />, { at, language }) };
}

const area = () => screen.findByRole("textbox", { name: "Your comment" });
const send = () => screen.getByRole("button", { name: "Comment" });
const rowOf = async (text: string) => {
  const row = (await screen.findByText(text)).closest("li");
  if (!row) throw new Error(`${text} stands in no list`);
  return within(row);
};

beforeEach(async () => {
  sessionStorage.clear();
  windowOfWidth(1440);
  serve({});
  await session.goOn();
});

afterEach(() => vi.useRealTimers());

test("a visitor reads all and is led to sign in and back", async () => {
  serve({ "DELETE /logout": () => answer({}) });
  await session.logout();
  const { person, calls } = open({}, "id");
  expect(await screen.findByText("Halo")).toBeVisible();
  expect(screen.getAllByText("3 menit yang lalu")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: /Laporkan/ })).toBeNull();
  expect(calls.map(({ path }) => path)).toEqual(["/articles/blog1/comments?limit=20"]);
  await person.click(screen.getByRole("link", { name: "Masuk untuk berkomentar" }));
  expect(currentAddress()).toBe("/id/login?next=%2Fid%2Fblog%2Fblog1%23comments");
});

test("what somebody writes is nothing but text", async () => {
  const text = "<img src=x onerror=alert(1)>\n[x](javascript:alert(1)) **b**";
  const { container } = open({ [LIST]: () => page([comment({ text })]) });
  const words = await screen.findByText(/onerror/);
  expect(words.textContent).toBe(text);
  expect(words).toHaveAttribute("dir", "auto");
  expect(container.querySelectorAll("[onerror], b, strong, a")).toHaveLength(0);
});

test("an empty list says what to do, and a failed one offers another try", async () => {
  const { unmount } = open({ [LIST]: () => page([]) });
  expect(await screen.findByText("No comments yet")).toBeVisible();
  unmount();
  const { person } = open({ [LIST]: noConnection });
  const again = await screen.findByRole("button", { name: "Try again" });
  serve({ [LIST]: () => page([comment()]) });
  await person.click(again);
  expect(await screen.findByText("Halo")).toBeVisible();
});

test("older ones come when they are asked for, none of them twice", async () => {
  const { person, calls } = open({
    [LIST]: ({ path }) =>
      path.includes("cursor")
        ? page([comment(), comment({ id: "0", text: "Lama" })])
        : page([comment()], "next"),
  });
  await person.click(await screen.findByRole("button", { name: "Show older comments" }));
  expect(await screen.findByText("Lama")).toBeVisible();
  expect(screen.getAllByText("Halo")).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Show older comments" })).toBeNull();
  expect(calls.at(-1)?.path).toContain("cursor=next");
});

test("nothing and 2,001 characters are not sent; emoji count as one", async () => {
  const { person, calls } = open();
  await area();
  await person.click(send());
  expect(await screen.findByText("Please write your comment.")).toBeVisible();
  await person.click(await area());
  await person.paste("🌾".repeat(2001));
  expect(screen.getByText("1 character too many")).toBeVisible();
  await person.click(send());
  expect(await screen.findByText("Use at most 2,000 characters.")).toBeVisible();
  expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
});

test("a comment whose answer is lost is sent again under the same key", async () => {
  const { person, calls } = open({ [POST]: noConnection });
  await person.type(await area(), "Lihat situs.com{Control>}{Enter}{/Control}");
  expect(await screen.findByText(/We can.t reach Lumbung/)).toBeVisible();
  const kept = mine({ id: "3", text: "Lihat situs.com", state: "held" });
  const more = serve({ [POST]: () => answer({ message: "We look at it.", datas: [kept] }, 201) });
  await person.click(send());
  const row = await rowOf("Lihat situs.com");
  expect(row.getByText("Only you can see this until we've reviewed it.")).toBeVisible();
  expect(await screen.findByText("We look at it.")).toBeVisible();
  await waitFor(async () => expect(await area()).toHaveFocus());
  expect(await area()).toHaveValue("");
  // A held one is counted by nobody.
  expect(screen.getByRole("heading", { name: "Comments 2" })).toBeVisible();
  const key = calls.find(({ method }) => method === "POST")?.key;
  expect(key).toBeTruthy();
  expect(more.find(({ method }) => method === "POST")?.key).toBe(key);
});

test("what the server says against it is shown, and a minor is led to a parent", async () => {
  const { person } = open({ [POST]: () => refusal(403, { code: "parental_consent_required" }) });
  await person.type(await area(), "Halo");
  await person.click(send());
  expect(await screen.findByText("The server said no.")).toBeVisible();
  const way = screen.getByRole("link", { name: "Ask a parent" });
  expect(way).toHaveAttribute("href", "/setting?tab=privacy");
  expect(await area()).toHaveValue("Halo");
});

test("what was typed and not sent is there again, for the same person", async () => {
  const { person, unmount } = open();
  await person.type(await area(), "Setengah");
  unmount();
  open();
  expect(await area()).toHaveValue("Setengah");
});

test("when the session runs out it says so, and what was typed waits for whoever signs in", async () => {
  const { person } = open();
  await person.type(await area(), "Setengah");
  const served = fetch as (request: Request) => Promise<Response>;
  vi.stubGlobal("fetch", (request: Request) =>
    request.url.endsWith("/token")
      ? Promise.resolve(refusal(401, { code: "unauthorized" }))
      : served(request),
  );
  await act(() => session.check());
  const words = await screen.findByText(/Your comment is saved; sign in to send it/);
  expect(words).toHaveAttribute("role", "alert");
  expect(words).toHaveFocus();
  await person.click(screen.getByRole("link", { name: "Sign in to comment" }));
  serve({ [LIST]: () => page([comment()]) });
  await act(() => session.goOn());
  expect(await area()).toHaveValue("Setengah");
  await expectFocus(area());
});

test("a comment is changed where it stands", async () => {
  const { person, calls } = open({
    "PUT /comments/2": () =>
      answer({ message: "Changed.", datas: [mine({ text: "Baru", edited_at: before(0) })] }),
  });
  const row = await rowOf("Punyaku");
  await person.click(row.getByRole("button", { name: "Edit" }));
  const edit = await screen.findByRole("textbox", { name: "Edit your comment" });
  expect(edit).toHaveFocus();
  await person.clear(edit);
  await person.type(edit, "Baru");
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Baru")).toBeVisible();
  expect(screen.getByText("edited")).toBeVisible();
  expect(screen.getByRole("button", { name: "Edit" })).toHaveFocus();
  expect(calls.at(-1)).toMatchObject({ path: "/comments/2", body: { text: "Baru" } });
});

test("the way to change a comment goes when its time is over", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  open({ [LIST]: () => page([mine({ editable_until: before(-1) })]) });
  // Not by vi.waitFor, which moves the clock on with every look and gives up after a second.
  while (!screen.queryByRole("button", { name: "Edit" })) {
    await act(() => new Promise((resolve) => setImmediate(resolve)));
  }
  act(() => vi.advanceTimersByTime(59_000));
  expect(screen.getByRole("button", { name: "Edit" })).toBeVisible();
  act(() => vi.advanceTimersByTime(1_000));
  expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
  expect(screen.getByRole("button", { name: "Delete" })).toBeVisible();
});

test("a comment is deleted after a question, and one that is gone already too", async () => {
  const { person } = open({ "DELETE /comments/2": () => refusal(404, { code: "not_found" }) });
  const row = await rowOf("Punyaku");
  await person.click(row.getByRole("button", { name: "Delete" }));
  const question = await screen.findByRole("alertdialog", { name: "Delete this comment?" });
  await person.click(within(question).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByText("Punyaku")).toBeNull());
  await expectFocus(screen.findByRole("heading", { name: "Comments 1" }));
});

test("a comment is reported once, with a reason", async () => {
  const { person, calls } = open({
    "POST /comments/1/report": () => answer({ message: "Thank you." }),
  });
  const row = await rowOf("Halo");
  await person.click(row.getByRole("button", { name: "Report the comment by bayu" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Report this comment" }));
  await person.click(dialog.getByRole("button", { name: "Report" }));
  expect(await dialog.findByText("Choose a reason.")).toBeVisible();
  expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
  await person.click(dialog.getByRole("radio", { name: "It's a scam" }));
  await person.click(dialog.getByRole("button", { name: "Report" }));
  const done = await row.findByText("You reported this.");
  expect(done).toBeVisible();
  await waitFor(() => expect(done).toHaveFocus());
  expect(calls.at(-1)?.body).toEqual({ reason: "scam", note: null });
});
