import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { session } from "@/api/session";
import SupportPanel from "@/features/support/SupportPanel";

import { answer, noConnection, refusal, serve } from "./server";
import { showScreen } from "./show-screen";

const SENT = {
  id: "1",
  message: "Where is my barn?",
  state: "open",
  created_at: "2026-06-18T03:00:00Z",
  last_at: "2026-06-18T03:00:00Z",
  replies: [],
};
const ME = { username: "sariwulan", email: "sari@contoh.id", timezone: "Asia/Jakarta" };

function open(more: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    "GET /users": () => answer({ datas: [ME] }),
    "GET /support": () => answer({ datas: [] }),
    ...more,
  });
  return { ...showScreen(<SupportPanel />), calls };
}

const area = () => screen.getByRole("textbox", { name: "Your message" });
const send = () => screen.getByRole("button", { name: "Send message" });

beforeEach(async () => {
  sessionStorage.clear();
  serve({});
  await session.goOn();
});

test("messages are listed with their day and state", async () => {
  open({
    "GET /support": () => answer({ datas: [SENT, { ...SENT, id: "2", state: "answered" }] }),
  });
  expect(await screen.findByText("Open")).toBeVisible();
  expect(screen.getByText("Answered")).toBeVisible();
  expect(screen.getAllByText(/June 18, 2026 at 10:00/)).toHaveLength(2);
});

test("a long message is shown in part, and whole when it is asked for", async () => {
  const long = "Nasi campur. ".repeat(40).trim();
  const { person } = open({
    "GET /support": () => answer({ datas: [{ ...SENT, message: long }] }),
  });
  await person.click(await screen.findByRole("button", { name: "Show the whole message" }));
  const shown = screen.getByRole("button", { name: "Show less", expanded: true });
  expect(screen.getByText(long)).not.toHaveClass("line-clamp-4");
  await person.click(shown);
  expect(screen.getByText(long)).toHaveClass("line-clamp-4");
});

test("nobody's list says what to do, and a failed one offers another try", async () => {
  const { unmount } = open();
  expect(await screen.findByText("No messages yet")).toBeVisible();
  unmount();
  const { person } = open({ "GET /support": noConnection });
  const again = await screen.findByRole("button", { name: "Try again" });
  serve({ "GET /support": () => answer({ datas: [SENT] }) });
  await person.click(again);
  expect(await screen.findByText("Where is my barn?")).toBeVisible();
});

test("an empty message is not sent, and neither is one of 4,001 characters", async () => {
  const { person, calls } = open();
  await person.click(send());
  expect(await screen.findByText("Please write your message.")).toBeVisible();
  await person.click(area());
  await person.paste("🌾".repeat(4001));
  expect(screen.getByText("1 character too many")).toBeVisible();
  await person.click(send());
  expect(await screen.findByText("Use at most 4,000 characters.")).toBeVisible();
  expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
});

test("a message whose answer is lost is sent again under the same key", async () => {
  const { person, calls } = open({ "POST /support": noConnection });
  await person.type(area(), "Where is my barn?");
  await person.click(send());
  expect(await screen.findByText(/We can.t reach Lumbung/)).toBeVisible();
  expect(area()).toHaveValue("Where is my barn?");
  const more = serve({
    "GET /support": () => answer({ datas: [SENT] }),
    "POST /support": () => answer({ message: "Sent.", datas: [SENT] }, 201),
  });
  await person.click(send());
  expect(await screen.findByText("Sent.")).toBeVisible();
  expect(area()).toHaveValue("");
  const key = calls.find(({ method }) => method === "POST")?.key;
  expect(key).toBeTruthy();
  expect(more.find(({ method }) => method === "POST")?.key).toBe(key);
});

test("what the server says about the message stands at it", async () => {
  const { person } = open({
    "POST /support": () =>
      refusal(422, { code: "invalid", errors: { message: ["Please write your message."] } }),
  });
  await person.type(area(), "?");
  await person.click(send());
  await waitFor(() => expect(area()).toHaveAccessibleDescription(/Please write your message\./));
});

test("what followed on a message is shown, and can be gone on with", async () => {
  const at = "2026-06-19T03:00:00Z";
  const replies = [{ id: "r", by: "operator", text: "Behind the house.", created_at: at }];
  const answered = { ...SENT, state: "answered", replies };
  const more = { id: "s", by: "owner", text: "Found it!", created_at: at };
  const { person, calls } = open({
    "GET /support": () => answer({ datas: [answered] }),
    "POST /support/1/replies": () =>
      answer(
        { message: "Sent.", datas: [{ ...answered, state: "open", replies: [...replies, more] }] },
        201,
      ),
  });
  expect(await screen.findByText("Behind the house.")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Reply" }));
  const back = screen.getByRole("textbox", { name: "Your reply" });
  expect(back).toHaveFocus();
  await person.click(screen.getByRole("button", { name: "Send reply" }));
  expect(await screen.findByText("Please write your message.")).toBeVisible();
  await person.type(back, "Found it!");
  await person.click(screen.getByRole("button", { name: "Send reply" }));
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Your reply" })).toBeNull());
  const sent = calls.filter(({ method }) => method === "POST");
  expect(sent.map(({ body }) => body)).toEqual([{ message: "Found it!" }]);
  expect(sent[0]?.key).toBeTruthy();
});
