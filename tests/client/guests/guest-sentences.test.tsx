import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";

import { session } from "@/api/session";
import { PlanForm } from "@/features/investments/plan/PlanForm";
import { NoLetter } from "@/features/monthly_letter/NoLetter";
import type { Letters } from "@/features/monthly_letter/types";
import { ChoicesCard } from "@/features/notifications/ChoicesCard";
import { DestinationsCard } from "@/features/notifications/DestinationsCard";
import { Subscription } from "@/features/notifications/Subscription";
import PushCard from "@/features/push/PushCard";
import { ChannelFinding } from "@/features/quiz/ResultFindings";

import { token } from "../api/network";
import { answer, serve } from "../support/server";
import { showScreen } from "../support/show-screen";

const CHOICES = { location: true, calendar: true, reminders: true, suggestion: true };
const LETTERS = { state: "on", next_on: "2026-12-01" } as Letters;
const channel = { chosen: "SMS", used: "email", because: [] } as const;

async function begin(isGuest: boolean): Promise<void> {
  const email = isGuest ? null : "sari@contoh.id";
  serve({
    "GET /users": () => answer({ datas: [{ email, is_guest: isGuest, language: "en" }] }),
    "GET /users/notifications": () => answer({ datas: [CHOICES] }),
  });
  const details = { idle_seconds: 1800, ends_at: "2027-01-01T00:00:00Z", quiz_closed: true };
  const datas = [{ ...details, is_guest: isGuest }];
  await session.begin({ accessToken: token("g"), payload: { datas } });
}

/** What speaks of how Lumbung reaches somebody, and a text that tells that it has come. */
const SHOWN: [name: string, part: ReactNode, there: RegExp][] = [
  ["the switches", <ChoicesCard key="1" />, /under the bell/],
  ["where it is sent", <DestinationsCard key="2" />, /English/],
  ["the monthly letter", <Subscription key="3" />, /your own transactions/],
  ["an investment plan", <PlanForm key="4" today="2026-11-29" />, /remind you/],
  ["the letter to come", <NoLetter key="5" letters={LETTERS} />, /sums up/],
  ["a browser without push", <PushCard key="6" />, /under the bell/],
  [
    "the quiz",
    <ChannelFinding key="7" channel={{ ...channel, because: [] }} pushSwitch={null} />,
    /app|SMS/,
  ],
];

beforeEach(() => localStorage.clear());

test.each(SHOWN)("%s promises a guest no email", async (_name, part, there) => {
  await begin(true);
  showScreen(part);
  expect(await screen.findByText(there)).toBeVisible();
  const words = document.body.textContent.replace(/Register with your email|no email/g, "");
  expect(words).not.toMatch(/email|@|unsubscribe/i);
});

test.each(SHOWN)("%s says to members how they are reached", async (_name, part, there) => {
  await begin(false);
  showScreen(part);
  expect(await screen.findByText(there)).toBeVisible();
  expect(await screen.findAllByText(/email|@/i)).not.toHaveLength(0);
});
