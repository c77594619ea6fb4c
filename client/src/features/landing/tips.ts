import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import lender from "./art/cover-lender.svg";
import payday from "./art/cover-payday.svg";

export interface Tip {
  id: string;
  cover: string;
  title: MessageDescriptor;
  desc: MessageDescriptor;
  detail: readonly MessageDescriptor[];
}

export const TIPS: readonly Tip[] = [
  {
    id: "payday",
    cover: payday,
    title: msg`Save on payday, not at the end of the month`,
    desc: msg`What is left at the end of the month is usually nothing. Move your savings first, and live on the rest.`,
    detail: [
      msg`Pick an amount you will not miss: 10 percent is a good start. On a salary of Rp5.000.000 that is Rp500.000 a month, and Rp6.000.000 after a year.`,
      msg`Let your bank do it. Most banking apps can repeat a transfer every month: set it for the day after your salary arrives, into a second account without a card.`,
      msg`Is the month still too tight? Halve the amount rather than stop. A small habit that stays beats a big one that breaks.`,
      msg`Your savings are safe there: the deposit insurance LPS guarantees up to Rp2 billion per customer per bank, as long as the bank pays no more interest than the LPS rate.`,
    ],
  },
  {
    id: "lender",
    cover: lender,
    title: msg`Check a lender before you borrow online`,
    desc: msg`Three minutes of checking keep an illegal lender away from your phone and your money.`,
    detail: [
      msg`Look the name up with OJK, the financial authority: call 157 or send a WhatsApp message to 081-157-157-157. A lender that is not on its list is illegal, however good the offer looks.`,
      msg`See what the app asks for. A licensed lender may use only your camera, microphone and location. One that wants your contacts or photos may use them against you.`,
      msg`Compare what reaches your account with everything you pay back, fees included. If all your instalments together take more than 30 percent of your income, borrow less or wait.`,
    ],
  },
];
