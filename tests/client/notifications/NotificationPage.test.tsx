import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { session } from "@/api/session";
import NotificationPage from "@/features/notifications/NotificationPage";

import { answer, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";

const ME = { username: "sariwulan", email: "sari@contoh.id", language: "id" };

beforeEach(async () => {
  serve({});
  await session.begin();
});

test("says what is always sent, where to and in which language, and shows no switch", async () => {
  serve({ "GET /users": () => answer({ datas: [ME] }) });
  showScreen(<NotificationPage />);
  expect(await screen.findByText("sari@contoh.id")).toBeVisible();
  expect(screen.getByText("Bahasa Indonesia")).toBeVisible();
  expect(screen.getByText("New device")).toBeVisible();
  expect(screen.getByText("Important account notices may still be sent.")).toBeVisible();
  expect(screen.queryByRole("switch")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Change email address" })).toHaveAttribute(
    "href",
    "/setting",
  );
  expect(screen.getByRole("link", { name: "Change language" })).toHaveAttribute(
    "href",
    "/setting?tab=preference",
  );
});

test("an outage offers another try and takes nothing else away", async () => {
  serve({ "GET /users": () => refusal(503, { code: "unavailable" }) });
  const { person } = showScreen(<NotificationPage />);
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.getByText("Always sent by email")).toBeVisible();
  serve({ "GET /users": () => answer({ datas: [ME] }) });
  await person.click(again);
  expect(await screen.findByText("sari@contoh.id")).toBeVisible();
});
