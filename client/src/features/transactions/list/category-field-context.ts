import { createContext, type ReactNode } from "react";

import type { CategoryChoice } from "../types";

/** Renders the category field for parts of the list that get it from no dialog. */
export const CategoryFieldContext = createContext<(choice: CategoryChoice) => ReactNode>(
  () => null,
);
