import { createContext, type ReactNode } from "react";

import type { CategoryChoice } from "../types";

/** Draws the field that chooses a category, for parts of the list that no dialog hands it to. */
export const CategoryFieldContext = createContext<(choice: CategoryChoice) => ReactNode>(
  () => null,
);
