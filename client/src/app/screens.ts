import { msg } from "@lingui/core/macro";

import { LAST_SECTIONS } from "@/features/legal/sections";

import { lazyScreen, storedScreen } from "./lazy-screen";
import { notFound } from "./not-found";
import { wholeArticle } from "./public/screens/whole-article";
import { publicWordsOf } from "./words";

const landing = publicWordsOf("landing");
const auth = publicWordsOf("auth");
const notifications = publicWordsOf("notifications");
const reminders = publicWordsOf("reminders");
const legal = publicWordsOf("legal");
const articles = publicWordsOf("articles");

const loadArticle = async () => {
  const load = import(/* webpackChunkName: "article" */ "./public/screens/ArticleScreen");
  const [screen] = await Promise.all([load, wholeArticle.preload()]);
  return screen;
};

/** The screens for everybody: title, code and words. Those of member/screens.ts come when needed. */
export const screens = {
  landing: lazyScreen({
    title: msg`Personal finance, made clear`,
    load: () => import(/* webpackChunkName: "landing" */ "./public/screens/LandingScreen"),
    words: [landing],
  }),
  notFound,
  blog: lazyScreen({
    title: msg`Blog`,
    load: () => import(/* webpackChunkName: "blog" */ "@/features/articles/BlogPage"),
    words: [articles],
  }),
  tips: lazyScreen({
    title: msg`Financial Tips and Articles`,
    load: () => import(/* webpackChunkName: "tips" */ "@/features/articles/TipsPage"),
    words: [articles],
  }),
  blogArticle: storedScreen({
    title: msg`Blog`,
    load: async () => ({ default: (await loadArticle()).BlogArticle }),
    words: [articles],
  }),
  tip: storedScreen({
    title: msg`Financial Tips and Articles`,
    load: async () => ({ default: (await loadArticle()).TipArticle }),
    words: [articles],
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
  forgot: lazyScreen({
    title: msg`Forgot Password`,
    load: () => import(/* webpackChunkName: "forgot" */ "@/features/auth/ForgotPage"),
    words: [auth],
  }),
  reset: lazyScreen({
    title: msg`Setup New Password`,
    load: () => import(/* webpackChunkName: "reset" */ "@/features/auth/ResetPage"),
    words: [auth],
  }),
  invitation: lazyScreen({
    title: msg`Your invitation`,
    load: () => import(/* webpackChunkName: "invitation" */ "@/features/auth/InvitationPage"),
    words: [auth],
  }),
  done: lazyScreen({
    title: msg`Mark a reminder as done`,
    load: () => import(/* webpackChunkName: "done" */ "@/features/reminders/DonePage"),
    words: [reminders],
  }),
  unsubscribe: lazyScreen({
    title: msg`Unsubscribe from emails`,
    load: () =>
      import(/* webpackChunkName: "unsubscribe" */ "@/features/notifications/UnsubscribePage"),
    words: [notifications],
  }),
  about: lazyScreen({
    title: msg`About us`,
    load: () => import(/* webpackChunkName: "about" */ "@/features/legal/AboutPage"),
    words: [legal],
    hydrateId: LAST_SECTIONS.about,
  }),
  privacy: lazyScreen({
    title: msg`Privacy Policy`,
    load: () => import(/* webpackChunkName: "privacy-policy" */ "@/features/legal/PrivacyPage"),
    words: [legal],
    hydrateId: LAST_SECTIONS.privacy,
  }),
  terms: lazyScreen({
    title: msg`Terms`,
    load: () => import(/* webpackChunkName: "terms" */ "@/features/legal/TermsPage"),
    words: [legal],
    hydrateId: LAST_SECTIONS.terms,
  }),
};
