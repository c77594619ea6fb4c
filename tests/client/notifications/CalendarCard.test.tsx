import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { reauthentication } from "@/api/reauthentication";
import { session } from "@/api/session";
import CalendarCard from "@/features/notifications/CalendarCard";

import { answer, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";

function feed(secret: string, changes: object = {}) {
  const host = `lumbung.example/api/v1/calendar/${secret}.ics`;
  return {
    url: `https://${host}`,
    webcal_url: `webcal://${host}`,
    is_on: true,
    with_amounts: false,
    renewed_at: "2026-11-22T03:00:00.000Z",
    ...changes,
  };
}

beforeEach(async () => {
  serve({});
  await session.goOn();
});

test("the address is copied, opened and told to be private", async () => {
  serve({ "GET /calendar": () => answer({ datas: [feed("first")] }) });
  const { person } = showScreen(<CalendarCard />);
  const address = await screen.findByRole("textbox", { name: "Calendar address" });
  expect(address).toHaveValue(feed("first").url);
  expect(address).toHaveAttribute("readonly");
  await person.click(screen.getByRole("button", { name: "Copy address" }));
  expect(await screen.findByRole("button", { name: "Copied" })).toBeVisible();
  expect(screen.getByText("Copied", { selector: "[role=status]" })).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(feed("first").url);
  expect(screen.getByRole("link", { name: "Open in my calendar" })).toHaveAttribute(
    "href",
    feed("first").webcal_url,
  );
  expect(screen.getByText(/^Keep this address private/)).toBeVisible();
  for (const program of ["Google Calendar", "Apple Calendar", "Outlook"]) {
    expect(screen.getByText(program)).toBeInTheDocument();
  }
});

test("the first address is made when it is asked for", async () => {
  const calls = serve({
    "GET /calendar": () => answer({ datas: [] }),
    "POST /calendar": () => answer({ datas: [feed("first")] }),
  });
  const { person } = showScreen(<CalendarCard />);
  const button = await screen.findByRole("button", { name: "Get my calendar address" });
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(0);
  await person.click(button);
  const address = await screen.findByRole("textbox", { name: "Calendar address" });
  expect(address).toHaveValue(feed("first").url);
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("a new address comes after a question", async () => {
  let present = feed("first");
  const calls = serve({
    "GET /calendar": () => answer({ datas: [present] }),
    "POST /calendar/renew": () => {
      present = feed("second");
      return answer({ message: "Renewed.", datas: [present] });
    },
  });
  const renewals = () => calls.filter(({ method }) => method === "POST").length;
  const { person } = showScreen(<CalendarCard />);
  const button = await screen.findByRole("button", { name: "Make a new address" });
  await person.click(button);
  const question = await screen.findByRole("alertdialog", { name: "Make a new address?" });
  await person.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(renewals()).toBe(0);
  await person.click(button);
  await person.click(await screen.findByRole("button", { name: "Make a new one" }));
  expect(await screen.findByText("Your calendar has a new address.")).toBeVisible();
  expect(screen.getByDisplayValue(feed("second").url)).toBeVisible();
  expect(renewals()).toBe(1);
});

test("amounts are told at once, and not when that cannot be kept", async () => {
  let refuse = false;
  const calls = serve({
    "GET /calendar": () => answer({ datas: [feed("first")] }),
    "PUT /calendar": () =>
      refuse
        ? refusal(503, { code: "unavailable" })
        : answer({ message: "Kept.", datas: [feed("first", { with_amounts: true })] }),
  });
  const { person } = showScreen(<CalendarCard />);
  const amounts = await screen.findByRole("switch", { name: /^Show amounts/ });
  expect(amounts).not.toBeChecked();
  await person.click(amounts);
  await waitFor(() => expect(amounts).toBeChecked());
  expect(calls.at(-1)?.body).toEqual({ with_amounts: true });
  refuse = true;
  await person.click(amounts);
  expect(await screen.findByText("The server said no.")).toBeVisible();
  await waitFor(() => expect(amounts).toBeChecked());
});

test("amounts wait for a password that was not given lately, and stay hidden without it", async () => {
  let fresh = false;
  serve({
    "GET /calendar": () => answer({ datas: [feed("first")] }),
    "PUT /calendar": () =>
      fresh
        ? answer({ message: "Kept.", datas: [feed("first", { with_amounts: true })] })
        : refusal(403, { code: "reauthentication_required" }),
  });
  const { person } = showScreen(<CalendarCard />);
  const amounts = await screen.findByRole("switch", { name: /^Show amounts/ });
  await person.click(amounts);
  await waitFor(() => expect(reauthentication.isAsked()).toBe(true));
  act(() => reauthentication.settle(false));
  await waitFor(() => expect(amounts).not.toBeChecked());
  await person.click(amounts);
  await waitFor(() => expect(reauthentication.isAsked()).toBe(true));
  fresh = true;
  act(() => reauthentication.settle(true));
  await waitFor(() => expect(amounts).toBeChecked());
});

test("switched off there is no address, and one that is lost can be made anew", async () => {
  serve({ "GET /calendar": () => answer({ datas: [feed("first", { is_on: false })] }) });
  const { unmount } = showScreen(<CalendarCard />);
  expect(await screen.findByText(/^Your calendar is off/)).toBeVisible();
  expect(screen.queryByRole("textbox")).toBeNull();
  unmount();
  const lost = feed("first", { url: null, webcal_url: null });
  serve({ "GET /calendar": () => answer({ datas: [lost] }) });
  showScreen(<CalendarCard />);
  expect(await screen.findByText(/^We can't show this address/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Make a new address" })).toBeVisible();
});

test("what cannot be loaded is tried again", async () => {
  let works = false;
  serve({
    "GET /calendar": () =>
      works ? answer({ datas: [feed("first")] }) : refusal(403, { code: "forbidden" }),
  });
  const { person } = showScreen(<CalendarCard />);
  expect(screen.getByText("Loading...")).toBeInTheDocument();
  expect(await screen.findByText("The server said no.")).toBeVisible();
  works = true;
  await person.click(screen.getByRole("button", { name: /again/i }));
  expect(await screen.findByDisplayValue(feed("first").url)).toBeVisible();
});
