import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { session } from "@/api/session";
import { ForecastCard } from "@/features/forecast/ForecastCard";

import { refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { LAST_DAY, serveForecast, TOO_FEW } from "./forecasts";

beforeEach(async () => {
  serve({});
  await session.goOn();
});

it("tells what will be left before payday, and leads to the days", async () => {
  serveForecast();
  showScreen(<ForecastCard />);
  expect(await screen.findByText("Expected on June 20, 2026")).toBeVisible();
  expect(screen.getByText("Rp1.000.000")).toBeVisible();
  expect(screen.getByRole("link", { name: "Forecast" })).toHaveAttribute("href", "/forecast");
});

it("needs no line for tonight alone", async () => {
  serveForecast(LAST_DAY);
  showScreen(<ForecastCard />);
  expect(await screen.findByText("Expected on June 20, 2026")).toBeVisible();
  expect(document.querySelector("polyline")).toBeNull();
});

it("counts the days that are missing", async () => {
  serveForecast(TOO_FEW);
  showScreen(<ForecastCard />);
  expect(await screen.findByText("3 of 14 days")).toBeVisible();
});

it("offers to try again", async () => {
  serve({ "GET /forecast": () => refusal(503, { code: "unavailable" }) });
  showScreen(<ForecastCard />);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
