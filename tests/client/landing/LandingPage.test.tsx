import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";

import { session } from "@/api/session";
import { LandingPage } from "@/features/landing/LandingPage";
import LowerPage from "@/features/landing/lower/LowerPage";
import { TopBar } from "@/features/landing/TopBar";
import { DialogsContext } from "@/ui/dialog/app-dialogs";

import { token } from "../api/network";
import { serverThat, visit } from "../auth/visit";

beforeEach(async () => {
  serverThat({ "DELETE /logout": [{}] });
  await session.logout();
});

test("every call to action leads a visitor to sign in and back to what was wanted", async () => {
  visit("/id", <LandingPage lower={<LowerPage />} />, "id");
  await screen.findByRole("link", { name: "Tentukan tujuan" });
  const leadsTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(leadsTo("Mulai sekarang")).toBe("/id/login?next=%2Fid%3Ffeature%3Dquiz");
  expect(leadsTo("Catat pemasukan dan pengeluaran")).toBe(
    "/id/login?next=%2Fid%3Ffeature%3Dfeature1",
  );
  expect(leadsTo("Tentukan tujuan")).toBe("/id/login?next=%2Fid%3Ffeature%3Dfeature5");
});

/** As if somebody were signed in. */
async function signedIn(quiz_closed: boolean): Promise<void> {
  const details = { idle_seconds: 1800, ends_at: "2026-11-20T22:00:00Z", quiz_closed };
  await session.begin({ accessToken: token("a"), payload: { datas: [details] } });
}

function visitSignedIn() {
  const open = vi.fn();
  visit(
    "/",
    <DialogsContext value={open}>
      <TopBar />
      <LandingPage lower={null} />
    </DialogsContext>,
  );
  return open;
}

test("a new person begins with the quiz, and can open the product", async () => {
  await signedIn(false);
  const open = visitSignedIn();
  await userEvent.click(screen.getByRole("button", { name: "Get started" }));
  expect(open).toHaveBeenCalledWith("quiz");
  for (const link of screen.getAllByRole("link", { name: "Open Lumbung" })) {
    expect(link).toHaveAttribute("href", "/overview");
  }
  act(() => session.quizClosed());
  expect(screen.queryByRole("button", { name: "Get started" })).toBeNull();
});

test("whoever is through with the quiz opens the product from the bar, the menu and the hero", async () => {
  await signedIn(true);
  visitSignedIn();
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  expect(screen.getAllByRole("link", { name: "Open Lumbung" })).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "Get started" })).toBeNull();
  expect(screen.getByRole("link", { name: "See the tools" })).toBeVisible();
});

test("the drawings say nothing to those who listen", async () => {
  visit("/", <LandingPage lower={<LowerPage />} />);
  await screen.findByText("+Rp1.750.000");
  expect(screen.queryByText("+Rp1.750.000")?.closest("[aria-hidden=true]")).not.toBeNull();
  expect(screen.queryAllByRole("img")).toHaveLength(0);
});

test("the top bar marks the part of the page that is shown", () => {
  visit("/#feature-section", <TopBar />);
  const [bar] = screen.getAllByRole("navigation", { name: "Main" });
  const marked = within(bar as HTMLElement).getByRole("link", { current: "page" });
  expect(marked).toHaveTextContent("Feature");
});

test.each(["/id/blog/blog1", "/id/financialtips", "/id/financialtips/small-leaks"])(
  "the top bar marks the blog at %s",
  (address) => {
    visit(address, <TopBar />, "id");
    const [bar] = screen.getAllByRole("navigation", { name: "Utama" });
    const marked = within(bar as HTMLElement).getByRole("link", { current: "page" });
    expect(marked).toHaveTextContent("Blog");
  },
);

test("the menu closes when something below it leads elsewhere", async () => {
  const below = (
    <>
      <TopBar />
      <Link to="/blog/blog1">Below</Link>
    </>
  );
  visit("/blog", below);
  const menu = screen.getByRole("button", { name: "Menu" });
  await userEvent.click(menu);
  expect(menu).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(screen.getByRole("link", { name: "Below" }));
  expect(menu).toHaveAttribute("aria-expanded", "false");
});

test("the address of a feature leads a visitor to sign in, as pressing its card does", async () => {
  visit("/id?feature=feature4", <LandingPage lower={<LowerPage />} />, "id");
  const address = await screen.findByRole("status", { name: "address" });
  act(() => session.assumeSignedOut());
  await waitFor(() =>
    expect(address).toHaveTextContent("/id/login?next=%2Fid%3Ffeature%3Dfeature4"),
  );
});
