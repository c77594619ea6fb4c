import { lazyPart } from "../../../lazy-screen";
import { wordsOf } from "../../words";

const words = [wordsOf("investments")];

/** The cards of the tabs; each comes when its tab is opened, so that the goals show first. */
export const cards = {
  picker: lazyPart({ load: () => import(/* webpackChunkName: "goal-picker" */ "./PickerPart") }),
  plan: lazyPart({ load: () => import(/* webpackChunkName: "plan" */ "./PlanPart"), words }),
  plans: lazyPart({ load: () => import(/* webpackChunkName: "plan" */ "./PlansPart"), words }),
  simulation: lazyPart({
    load: () =>
      import(
        /* webpackChunkName: "simulation" */ "@/features/investments/simulation/SimulationCard"
      ),
    words,
  }),
  risk: lazyPart({
    load: () => import(/* webpackChunkName: "risk" */ "@/features/investments/risk/RiskCard"),
    words,
  }),
};
