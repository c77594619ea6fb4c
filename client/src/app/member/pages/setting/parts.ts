import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  FileLock,
  LifeBuoy,
  type LucideIcon,
  Mail,
  Shapes,
  ShieldCheck,
  SlidersHorizontal,
  User,
} from "lucide-react";

import type { SettingTab } from "@/lib/paths";

import { type LazyPart, lazyPart } from "../../../lazy-screen";
import { wordsOf } from "../../words";

interface SettingPart {
  label: MessageDescriptor;
  icon: LucideIcon;
  part: LazyPart;
}

/** The tabs of the settings; each brings its code and words when it is opened. */
export const PARTS: Record<SettingTab, SettingPart> = {
  account: {
    label: msg`Account Information`,
    icon: User,
    part: lazyPart({
      load: () => import(/* webpackChunkName: "setting-account" */ "./AccountTab"),
      words: ["users", "photos", "privacy"].map(wordsOf),
    }),
  },
  preference: {
    label: msg`Preference`,
    icon: SlidersHorizontal,
    part: lazyPart({
      load: () => import(/* webpackChunkName: "setting-preference" */ "./PreferenceTab"),
      words: ["users", "install"].map(wordsOf),
    }),
  },
  categories: {
    label: msg`Categories`,
    icon: Shapes,
    part: lazyPart({
      load: () =>
        import(
          /* webpackChunkName: "setting-categories" */ "@/features/categories/CategoriesPanel"
        ),
      words: [wordsOf("categories")],
    }),
  },
  subscribe: {
    label: msg`Subscribe`,
    icon: Mail,
    part: lazyPart({
      load: () => import(/* webpackChunkName: "setting-subscribe" */ "./SubscribeTab"),
      words: ["notifications", "monthly_letter"].map(wordsOf),
    }),
  },
  support: {
    label: msg`Help & Support`,
    icon: LifeBuoy,
    part: lazyPart({
      load: () =>
        import(/* webpackChunkName: "setting-support" */ "@/features/support/SupportPanel"),
      words: [wordsOf("support")],
    }),
  },
  security: {
    label: msg`Security`,
    icon: ShieldCheck,
    part: lazyPart({
      load: () => import(/* webpackChunkName: "setting-security" */ "./SecurityTab"),
      words: ["auth", "sessions", "second_factor"].map(wordsOf),
    }),
  },
  privacy: {
    label: msg`Privacy`,
    icon: FileLock,
    part: lazyPart({
      load: () => import(/* webpackChunkName: "setting-privacy" */ "./PrivacyTab"),
      words: [wordsOf("privacy")],
    }),
  },
};
