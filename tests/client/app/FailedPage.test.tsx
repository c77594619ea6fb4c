import { screen } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { expect, test, vi } from "vitest";

import { AppError } from "@/api/errors";
import { ErrorBoundary } from "@/app/ErrorBoundary";
import { FailedPage } from "@/app/FailedPage";

import { visit } from "../auth/visit";
import { expectFocus } from "../support/focus";

test("a screen that breaks names the newest request, and asks for one where there was none", async () => {
  const asked: Request[] = [];
  vi.stubGlobal("fetch", (request: Request) => {
    asked.push(request);
    return Promise.resolve(new Response(null, { headers: { "X-Request-Id": "01ASKED" } }));
  });
  visit("/nowhere", <FailedPage error={new TypeError("secret of the code")} />);
  const heading = await screen.findByRole("heading", { level: 1 });
  expect(heading).toHaveTextContent("Unexpected Application Error!");
  expect(await screen.findByText("01ASKED")).toBeVisible();
  expect(asked.map(({ method }) => method)).toContain("HEAD");
  expect(screen.queryByText(/secret of the code/)).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
});

test("a refused call names its own request", () => {
  const refusal = { status: 500, code: "internal", message: "Try later.", requestId: "01REFUSED" };
  visit("/", <FailedPage error={new AppError(refusal)} />);
  expect(screen.getByText("01REFUSED")).toBeVisible();
  expect(screen.getByText("Try later.")).toBeVisible();
});

function Broken() {
  if (useLocation().pathname === "/") return <p>Sound</p>;
  throw Object.assign(new Error("gone"), { name: "ChunkLoadError" });
}

test("without a connection it says so, and goes when the address changes", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const { person } = visit(
    "/broken",
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  await expectFocus(screen.findByRole("heading", { name: "No connection" }));
  expect(screen.getByText("You're offline. Nothing is lost; try again soon.")).toBeVisible();
  await person.click(screen.getByRole("link", { name: "Back to home" }));
  expect(await screen.findByText("Sound", undefined, { timeout: 20_000 })).toBeVisible();
});
