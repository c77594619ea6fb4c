import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { reauthentication } from "@/api/reauthentication";
import { ExportCard } from "@/features/privacy/ExportCard";
import type { Export } from "@/features/privacy/use-exports";

import { answer, noConnection, refusal, serve } from "../support/server";
import { savedFiles } from "../support/saved-files";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";

function file(changed: Partial<Export> = {}): Export {
  return {
    id: "01",
    state: "ready",
    progress: 100,
    size: 1_234_567,
    created_at: "2026-11-20T20:00:00Z",
    finished_at: "2026-11-20T20:00:09Z",
    expires_at: "2026-11-22T20:00:09Z",
    ...changed,
  };
}

const ME = { username: "sariwulan", timezone: "Asia/Jakarta" };
const QUEUED = { state: "queued", progress: 0, size: null } as const;

function open(answers: Parameters<typeof serve>[0], language: "en" | "id" = "en") {
  const calls = serve({ "GET /users": () => answer({ datas: [ME] }), ...answers });
  return { calls, ...showScreen(<ExportCard />, { at: "/setting", language }) };
}

const listed = (...files: Export[]) => ({ "GET /users/exports": () => answer({ datas: files }) });
const exportButton = () => screen.findByRole("button", { name: "Export" });

beforeEach(() => windowOfWidth(1280));
afterEach(() => reauthentication.settle(false));

describe("asking for a file", () => {
  it("shows how far it is, by itself, until it is ready", async () => {
    const states = [[], [file({ state: "running", progress: 40, size: null })], [file()]];
    const { person, calls } = open({
      "GET /users/exports": () => answer({ datas: states.shift() ?? [file()] }),
      "POST /users/exports": () => answer({ message: "", datas: [file(QUEUED)] }, 202),
    });
    await person.click(await exportButton());
    expect(await screen.findByRole("progressbar", { name: "Your file" })).toBeInTheDocument();
    expect(screen.queryByText("0%")).not.toBeInTheDocument();
    expect(await screen.findByText("40%")).toBeInTheDocument();
    expect(await screen.findByText("Your file is ready (1.2 MB)")).toBeInTheDocument();
    expect(
      await screen.findByText(/^Kept until November 23, 2026 at 3:00\sAM$/),
    ).toBeInTheDocument();
    const looks = calls.filter(({ path, method }) => method === "GET" && path === "/users/exports");
    expect(looks.map(({ background }) => background)).toEqual([false, true, true]);
  });

  it("goes on with one that was asked for before the page was left", async () => {
    open(listed(file({ state: "running", progress: 70, size: null })));
    expect(await screen.findByText("70%")).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("asks who it is first when the server wants that", async () => {
    let confirmed = false;
    const { person } = open({
      ...listed(),
      "POST /users/exports": () =>
        confirmed
          ? answer({ message: "", datas: [file()] }, 202)
          : refusal(403, { code: "reauthentication_required" }),
    });
    await person.click(await exportButton());
    await waitFor(() => expect(reauthentication.isAsked()).toBe(true));
    confirmed = true;
    reauthentication.settle(true);
    expect(await screen.findByText(/Your file is ready/)).toBeInTheDocument();
  });

  it("leaves everything as it was when the person would rather not say", async () => {
    const { person } = open({
      ...listed(),
      "POST /users/exports": () => refusal(403, { code: "reauthentication_required" }),
    });
    await person.click(await exportButton());
    await waitFor(() => expect(reauthentication.isAsked()).toBe(true));
    reauthentication.settle(false);
    expect(await exportButton()).toBeEnabled();
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
  });

  it("says when the next one can be made after too many", async () => {
    const { person } = open({
      ...listed(),
      "POST /users/exports": () => {
        const refused = refusal(429, { code: "rate_limited" });
        refused.headers.set("Retry-After", "7200");
        return refused;
      },
    });
    await person.click(await exportButton());
    expect(await screen.findByText(/You can request another on .+ at /)).toBeInTheDocument();
  });
});

describe("a file that is there", () => {
  it("is fetched and given as a download named by the day of the person", async () => {
    const names = savedFiles();
    const { person } = open({
      ...listed(file()),
      "GET /users/exports/01/file": () => new Response("PK"),
    });
    await person.click(await screen.findByRole("button", { name: "Download" }));
    await waitFor(() => expect(names).toEqual(["lumbung-data-2026-11-21.zip"]));
  });

  it("says why when it cannot be fetched, and looks again what there is", async () => {
    let gone = false;
    const { person } = open({
      "GET /users/exports": () => answer({ datas: [file(gone ? { state: "expired" } : {})] }),
      "GET /users/exports/01/file": () => {
        gone = true;
        return refusal(404, { code: "export_gone" });
      },
    });
    await person.click(await screen.findByRole("button", { name: "Download" }));
    expect(await screen.findByText(/Your file from .+ is gone/)).toBeInTheDocument();
    expect(await exportButton()).toBeEnabled();
  });
});

it("offers another try when a file could not be made", async () => {
  const { person } = open({
    ...listed(file({ state: "failed", size: null })),
    "POST /users/exports": () => answer({ message: "", datas: [file(QUEUED)] }, 202),
  });
  expect(await screen.findByText(/We couldn't make the file/)).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("progressbar")).toBeInTheDocument();
});

it("says what is being loaded, and tries again when that failed", async () => {
  let down = true;
  const { person } = open({
    "GET /users/exports": () => (down ? noConnection() : answer({ datas: [] })),
  });
  expect(screen.getByText("Checking for your file")).toBeInTheDocument();
  expect(await screen.findByText(/can't reach Lumbung/)).toBeInTheDocument();
  down = false;
  await person.click(screen.getByRole("button", { name: "Try again" }));
  expect(await exportButton()).toBeInTheDocument();
});
