import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { session } from "@/api/session";
import ForecastPage from "@/app/member/pages/ForecastPage";

import { answer, refusal, serve } from "../support/server";
import { currentAddress, showScreen } from "../support/show-screen";
import { everythingInSight, everythingOfSize, windowOfWidth } from "../ui/window";
import { forecast, LAST_DAY, serveForecast, TOO_FEW } from "./forecasts";

const open = (at = "/forecast", language: "en" | "id" = "en") =>
  showScreen(<ForecastPage />, { at, language });
const END = "Expected on June 20, 2026";

beforeEach(async () => {
  windowOfWidth(1280);
  everythingInSight();
  // The lines are not drawn: their tests are those of the chart.
  everythingOfSize(0, 0);
  serve({});
  await session.goOn();
});

it("tells the end, the lowest day with its cause, and what is coming", async () => {
  serveForecast();
  open();
  await screen.findByText(END);
  expect(screen.getByText(/^Lowest on June 19, 2026/)).toHaveTextContent("Rp800.000, after Kos");
  const coming = screen.getByRole("region", { name: "What is coming" });
  expect(within(coming).getByRole("checkbox", { name: /^Kos/ })).toBeChecked();
  // The second time it may come to another amount.
  expect(within(coming).getByRole("checkbox", { name: /^Desain/ })).toHaveAccessibleName(
    /2 times, Rp650\.000 in all · Found in your entries/,
  );
});

it("draws no line before payday, when only tonight is left", async () => {
  serveForecast(LAST_DAY);
  open();
  await screen.findByText(END);
  expect(screen.getByText("Left in the evening").closest("div")).toHaveTextContent("Rp1.000.000");
  expect(screen.queryByRole("list", { name: "Day" })).not.toBeInTheDocument();
});

it("says of a card that counts in the balance that its bill moves nothing", async () => {
  const bill = { name: "BCA Card", amount: -1_500_000, day: "2026-06-19" };
  serve({ "GET /forecast": () => answer({ datas: [forecast({ included: [bill] })] }) });
  open();
  await screen.findByText(/^These cards count in your balance/);
  expect(screen.getByText(/^BCA Card/).closest("li")).toHaveTextContent("Rp1.500.000");
});

it("shows the picture of a goal, which no category has", async () => {
  const [first] = forecast().items;
  if (!first) throw new Error("Something is coming");
  const umrah = { ...first, key: "goal:1", source: "goal", name: "Umrah" } as const;
  const items = [first, { ...umrah, icon: "/icons/kaaba.svg" }];
  serve({ "GET /forecast": () => answer({ datas: [forecast({ items })] }) });
  open();
  const coming = await screen.findByRole("region", { name: "What is coming" });
  const [bill, goal] = [...coming.querySelectorAll("use")].map((use) => use.getAttribute("href"));
  expect(bill).toMatch(/category-sprite.*#/);
  expect(goal).toMatch(/goal-sprite.*#kaaba$/);
});

it("tells what makes a day that is chosen in the chart", async () => {
  serveForecast();
  const { person } = open();
  const days = await screen.findByRole("list", { name: "Day" });
  await person.click(within(days).getByRole("button", { name: /^Saturday, June 20/ }));
  expect(screen.getByRole("heading", { name: "Saturday, June 20" })).toBeVisible();
  await person.keyboard("{ArrowLeft}");
  const day = screen.getByRole("heading", { name: "Friday, June 19" }).parentElement;
  expect(day).toHaveTextContent(/Kos.*Rp2\.000\.000.*Daily spending.*Rp100\.000/);
});

it("has the same figures as a table", async () => {
  serveForecast();
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: "Show as table" }));
  const table = screen.getByRole("table", { name: "Expected balance at the end of each day" });
  expect(within(table).getAllByRole("row")).toHaveLength(4);
});

it("leaves something out by its tick, in the address, and goes back to the plan", async () => {
  const usual = forecast();
  const calls = serve({
    "GET /forecast": ({ path }) =>
      answer({
        datas: [
          path.includes("leave_out")
            ? { ...usual, end: { low: 0, expected: 3_000_000, high: 4_000_000 } }
            : usual,
        ],
      }),
  });
  const { person } = open();
  await person.click(await screen.findByRole("checkbox", { name: /^Kos/ }));
  await screen.findByText(/than planned/);
  expect(calls.at(-1)?.path).toBe("/forecast?leave_out=reminder%3AR");
  expect(currentAddress()).toBe("/forecast?leave_out=reminder%3AR");
  expect(screen.getByText(/than planned/)).toHaveTextContent("+Rp2.000.000 than planned");
  await person.click(screen.getByRole("button", { name: "As planned" }));
  await waitFor(() => expect(currentAddress()).toBe("/forecast"));
});

it("tries an amount, and takes it away again", async () => {
  serveForecast();
  const { person } = open();
  const form = await screen.findByRole("region", { name: "What if?" });
  await person.click(within(form).getByRole("button", { name: "Add to the forecast" }));
  expect(within(form).getByText("Enter an amount.")).toBeVisible();
  await person.type(within(form).getByRole("textbox", { name: /^Amount/ }), "500rb");
  await person.click(within(form).getByRole("button", { name: "Add to the forecast" }));
  await waitFor(() => expect(currentAddress()).toBe("/forecast?add=2026-06-18%3A-500000"));
  await person.click(within(form).getByRole("button", { name: /^Remove the amount/ }));
  await waitFor(() => expect(currentAddress()).toBe("/forecast"));
});

it("looks further ahead", async () => {
  const calls = serveForecast();
  const { person } = open();
  await person.click(await screen.findByRole("radio", { name: "3 months" }));
  await waitFor(() => expect(calls.at(-1)?.path).toBe("/forecast?months=3"));
});

it("says when the money runs out", async () => {
  const { points, ...rest } = forecast();
  const lowest = { day: "2026-06-19", low: -900_000, expected: -700_000, cause: "reminder:R" };
  const short = points.map((point, at) => (at === 1 ? { ...point, expected: -700_000 } : point));
  serveForecast({ ...rest, points: short, lowest });
  open();
  expect(await screen.findByText(/^Your money runs out on June 19, 2026/)).toHaveTextContent(
    "By June 19, 2026 you are Rp700.000 short.",
  );
});

it("says in Indonesian that there is not enough yet", async () => {
  serveForecast(TOO_FEW);
  open("/forecast", "id");
  expect(await screen.findByText("3 dari 14 hari")).toBeVisible();
  expect(screen.getByRole("progressbar", { name: "Hari yang tercatat" })).toHaveValue(3);
});

it("has room for nothing planned", async () => {
  serveForecast({ items: [] });
  open();
  expect(await screen.findByText("Nothing is planned until then")).toBeVisible();
});

it("offers to try again when it cannot be had", async () => {
  serve({ "GET /forecast": () => refusal(503, { code: "unavailable" }) });
  const { person } = open();
  const again = await screen.findByRole("button", { name: "Try again" });
  serveForecast();
  await person.click(again);
  expect(await screen.findByText(END)).toBeVisible();
});
