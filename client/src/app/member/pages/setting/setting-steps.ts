import { lazyPart } from "../../../lazy-screen";

/** The settings on a narrow window; it comes with their page, whose head it has there. */
export const settingSteps = lazyPart({
  load: () => import(/* webpackChunkName: "setting-steps" */ "./SettingSteps"),
});
