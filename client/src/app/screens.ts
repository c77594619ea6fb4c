import { msg } from "@lingui/core/macro";

import { lazyScreen } from "./lazy-screen";
import { wordsOf } from "./words";

const landing = wordsOf("landing");
const auth = wordsOf("auth");
const overview = wordsOf("overview");
const transactions = wordsOf("transactions");

/** Every screen: its title, its code and its words. */
export const screens = {
  landing: lazyScreen({
    title: msg`Personal finance that stays clear`,
    load: () => import(/* webpackChunkName: "landing" */ "@/features/landing/LandingPage"),
    words: [landing],
  }),
  notFound: lazyScreen({
    title: msg`Page not found`,
    load: () => import(/* webpackChunkName: "not-found" */ "@/features/landing/NotFoundPage"),
    words: [landing],
  }),
  login: lazyScreen({
    title: msg`Login`,
    load: () => import(/* webpackChunkName: "login" */ "@/features/auth/LoginPage"),
    words: [auth],
  }),
  register: lazyScreen({
    title: msg`Register`,
    load: () => import(/* webpackChunkName: "register" */ "@/features/auth/RegisterPage"),
    words: [auth],
  }),
  verification: lazyScreen({
    title: msg`Verify your account`,
    load: () => import(/* webpackChunkName: "verification" */ "@/features/auth/VerificationPage"),
    words: [auth],
  }),
  overview: lazyScreen({
    title: msg`Overview`,
    load: () => import(/* webpackChunkName: "overview" */ "./pages/OverviewPage"),
    words: [overview, transactions],
  }),
  transactions: lazyScreen({
    title: msg`Transactions`,
    load: () => import(/* webpackChunkName: "transactions" */ "./pages/TransactionsPage"),
    words: [overview, transactions],
  }),
};
