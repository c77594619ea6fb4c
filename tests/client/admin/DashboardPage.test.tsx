import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { session } from "@/api/session";
import DashboardPage from "@/features/admin/DashboardPage";

import { answer, noConnection, serve } from "../support/server";
import { currentAddress, showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";

const QUIET = {
  support_open: 0,
  support_oldest_at: null,
  data_requests_open: 0,
  data_requests_overdue: 0,
  data_requests_next_due_at: null,
  drafts: 0,
  scheduled: 0,
  comments_held: 0,
  comments_oldest_at: null,
  mail_waiting: 0,
  mail_oldest_due_seconds: 0,
  mail_dead: 0,
  mail_reasons: [] as object[],
  push_waiting: 0,
  push_dead: 0,
  push_reasons: [],
  worker_seconds: 12,
  failing_jobs: [],
};
const SYSTEMS = ["Linux", "Mac", "iOS", "Windows", "Android", "Other"];
const NOTHING = { value: 0, previous: 0, change: null };
const months = (year: number, count: number, users: number) =>
  Array.from({ length: 12 }, (_, at) => ({
    month: `${year}-${String(at + 1).padStart(2, "0")}`,
    users: at < count ? users + at : null,
  }));
const NEW_SITE = {
  range: "30d",
  from: "2026-10-24",
  to: "2026-11-22",
  previous: { from: "2026-09-24", to: "2026-10-23" },
  views: NOTHING,
  visits: NOTHING,
  new_users: NOTHING,
  active_users: { ...NOTHING, previous: null },
  total_users: { this_year: months(2026, 11, 0), last_year: months(2025, 12, 0) },
  websites: [] as { name: string; visits: number }[],
  devices: SYSTEMS.map((name) => ({ name, views: 0 })),
  locations: [] as { country: string; label: string; views: number; share: number }[],
  imports: {
    layouts: [] as { layout: string; name: string; read: number; applied: number }[],
    failures: [] as { reason: string; files: number }[],
  },
  guests: {
    alive: 0,
    periods: [7, 30].map((days) => ({ days, begun: 0, kept: 0 })),
  },
  health: QUIET,
  as_of: "2026-11-22T05:00:00.000Z",
};
const BUSY = {
  ...NEW_SITE,
  views: { value: 7265, previous: 6545, change: 11 },
  visits: { value: 3671, previous: 3672, change: -0.03 },
  new_users: { value: 256, previous: 256, change: 0 },
  total_users: { this_year: months(2026, 11, 2000), last_year: months(2025, 12, 1000) },
  websites: [
    { name: "", visits: 2000 },
    { name: "google.com", visits: 1500 },
    { name: "other", visits: 500 },
  ],
  devices: SYSTEMS.map((name, at) => ({ name, views: at * 100 })),
  locations: [
    { country: "ID", label: "Indonesia", views: 750, share: 75 },
    { country: "", label: "Unknown", views: 250, share: 25 },
  ],
};

function open(dashboard: object, at = "/dashboard") {
  const calls = serve({ "GET /admin/dashboard": () => answer({ datas: [dashboard] }) });
  return { ...showScreen(<DashboardPage />, { at }), calls };
}

const card = (name: string) => screen.findByRole("region", { name });
const rowsOf = async (name: string) =>
  [...(await card(name)).querySelectorAll("tr")].map((row) => row.textContent);

beforeEach(async () => {
  windowOfWidth(1280);
  // Nothing is ever scrolled to, so that no lines are drawn.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  serve({});
  await session.goOn();
});

it("tells the four figures with two decimals of change, and every chart as a table", async () => {
  const { person } = open(BUSY);
  expect(await card("Views")).toHaveTextContent("Views7,265+11.00% morevs previous 30 days");
  expect(await card("Visits")).toHaveTextContent("Visits3,671-0.03% less");
  expect(await card("New Users")).toHaveTextContent("New Users2560.00% unchanged");
  expect(await card("Active Users")).toHaveTextContent("Active Users0No earlier data yet");
  expect(await rowsOf("Traffic by Website")).toEqual([
    "WebsiteVisitsShare of total",
    "Direct2,00050.0%",
    "google.com1,50037.5%",
    "Other50012.5%",
  ]);
  expect(await rowsOf("Traffic by Location")).toContain("Indonesia75075.0%");
  const users = await rowsOf("Total Users");
  expect([users[0], users[1], users[12]]).toEqual([
    "MonthLast yearThis year",
    "Jan1,0002,000",
    "Dec1,011–",
  ]);
  const devices = await card("Traffic by Device");
  await person.click(within(devices).getByRole("button", { name: "Show as table" }));
  expect(within(devices).getByRole("rowheader", { name: "Android" })).toBeVisible();
  expect(within(devices).queryByRole("list", { hidden: true })).not.toBeInTheDocument();
});

it("counts the files of each format, and why others failed", async () => {
  const layouts = [
    { layout: "bca-bisnis-csv", name: "BCA, KlikBCA Bisnis", read: 1200, applied: 1100 },
    { layout: "generic_table", name: "", read: 3, applied: 1 },
  ];
  const failures = [
    { reason: "unknown_layout", files: 7 },
    { reason: "of_tomorrow", files: 1 },
  ];
  open({ ...BUSY, imports: { layouts, failures } });
  expect(await rowsOf("Imports by format")).toEqual([
    "FormatFiles readImported",
    "BCA, KlikBCA Bisnis1,2001,100",
    "Other tables31",
  ]);
  expect(await rowsOf("Files that failed")).toEqual([
    "ReasonFiles",
    "No table found7",
    "of_tomorrow1",
  ]);
});

it("counts guests apart from everybody else", async () => {
  const periods = [
    { days: 7, begun: 1200, kept: 31 },
    { days: 30, begun: 4100, kept: 120 },
  ];
  open({ ...BUSY, guests: { alive: 1900, periods } });
  expect(await rowsOf("Guests")).toEqual([
    "PeriodStartedBecame accounts",
    "Last 7 days1,20031",
    "Last 30 days4,100120",
  ]);
  expect(await card("Guests")).toHaveTextContent("1,900 right now");
});

it("says of a new site that nobody came yet, and that nothing is late", async () => {
  open(NEW_SITE);
  expect(await card("Traffic by Website")).toHaveTextContent("No visits in this period");
  expect(await card("Traffic by Device")).toHaveTextContent("No views in this period");
  expect(await card("Imports by format")).toHaveTextContent("No files in this period");
  expect(await card("Files that failed")).toHaveTextContent("No failures in this period");
  expect(await card("At a glance")).toHaveTextContent("Nothing is late and everything is running.");
});

it("tells what waits and what is late, each with the way there", async () => {
  const { person } = open({
    ...NEW_SITE,
    health: {
      ...QUIET,
      support_open: 3,
      support_oldest_at: "2026-11-20T05:00:00.000Z",
      data_requests_open: 2,
      data_requests_overdue: 1,
      data_requests_next_due_at: "2026-11-22T02:00:00.000Z",
      mail_dead: 3,
      mail_reasons: [
        {
          given_up: true,
          error: "SMTPRecipientsRefused",
          number: 3,
          first_at: "2026-11-20T05:00:00.000Z",
          last_at: "2026-11-22T02:00:00.000Z",
        },
      ],
      worker_seconds: 900,
      failing_jobs: [
        {
          name: "page_views",
          failures: 4,
          failing_seconds: 7300,
          error: "OperationalError",
          last_run_seconds: null,
        },
      ],
    },
  });
  const glance = within(await card("At a glance"));
  const support = glance.getByRole("link", { name: /Open messages/ });
  expect(support).toHaveTextContent("Open messagesThe oldest has been waiting for 2 days3");
  expect(support).toHaveAttribute("href", "/user?tab=support");
  const requests = glance.getByRole("link", { name: /Data requests/ });
  expect(requests).toHaveTextContent("Overdue: 1, the oldest by 3 hours.2");
  expect(requests).toHaveAttribute("href", "/user?tab=data-requests");
  const comments = glance.getByRole("link", { name: /Held comments/ });
  expect(comments).toHaveAttribute("href", "/content?tab=comments");
  expect(glance.getByText("Not responding")).toBeVisible();
  expect(glance.getByText("Failed the last 4 times")).toBeVisible();
  expect(glance.queryByText(/Nothing is late/)).not.toBeInTheDocument();
  // What has no screen of its own tells the rest in place.
  const command = glance.getByText("flask --app wsgi run-job page_views");
  expect(command).not.toBeVisible();
  await person.click(glance.getByText("The page_views job is failing"));
  expect(command).toBeVisible();
  expect(glance.getAllByRole("definition").map((fact) => fact.textContent)).toEqual([
    "Counts views and visits",
    "2 hours",
    "None yet",
    "OperationalError",
  ]);
  await person.click(glance.getByText("Queued mail"));
  const why = glance.getByRole("list", { name: "Why it fails" });
  expect(why).toHaveTextContent("The mail server rejected the recipient");
  expect(why).toHaveTextContent("Failed: first 2 days ago, last 3 hours ago");
  expect(glance.getByRole("link", { name: "the user list" })).toHaveAttribute("href", "/user");
});

it.each([
  ["11 minutes", "2026-11-22T04:49:00.000Z", true],
  ["a moment that a mail server asks for", "2026-11-22T04:55:00.000Z", false],
])("calls mail that fails for %s late, though its next try is ahead", async (_, first_at, late) => {
  const reason = { given_up: false, error: "ConnectionRefusedError", number: 12, first_at };
  const mail_reasons = [{ ...reason, last_at: first_at }];
  open({ ...NEW_SITE, health: { ...QUIET, mail_waiting: 12, mail_reasons } });
  const glance = within(await card("At a glance"));
  const fails = glance.queryByText("Failing; the oldest was queued 11 minutes ago");
  expect(Boolean(fails)).toBe(late);
  expect(Boolean(glance.queryByText(/Nothing is late/))).toBe(!late);
});

it("looks again by itself without waking the session, and keeps what it has", async () => {
  const { calls, client, person } = open(BUSY, "/dashboard?range=7d");
  await card("Views");
  await client.invalidateQueries();
  expect(calls.map(({ path, background }) => [path, background])).toEqual([
    ["/admin/dashboard?range=7d", false],
    ["/admin/dashboard?range=7d", true],
  ]);
  serve({ "GET /admin/dashboard": noConnection });
  await client.invalidateQueries();
  expect(await screen.findByText(/We couldn't refresh these figures/)).toBeVisible();
  expect(screen.getByText("7,265")).toBeVisible();
  const more = serve({ "GET /admin/dashboard": () => answer({ datas: [NEW_SITE] }) });
  await person.selectOptions(screen.getByRole("combobox", { name: "Period" }), "12m");
  await waitFor(() => expect(screen.queryByText("7,265")).not.toBeInTheDocument());
  expect(currentAddress()).toBe("/dashboard?range=12m");
  expect(more.map(({ path }) => path)).toEqual(["/admin/dashboard?range=12m"]);
});

it("offers another try when it could not be loaded", async () => {
  serve({ "GET /admin/dashboard": noConnection });
  const { person } = showScreen(<DashboardPage />, { at: "/dashboard" });
  const again = await screen.findByRole("button", { name: "Try again" });
  serve({ "GET /admin/dashboard": () => answer({ datas: [BUSY] }) });
  await person.click(again);
  expect(await screen.findByText("7,265")).toBeVisible();
});
