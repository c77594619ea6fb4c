/** How the cards of the dashboard lie beside each other where there is room. */
export const SECOND_ROW = "grid grid-cols-1 gap-3 sm:gap-5 lg:grid-cols-3";
export const THIRD_ROW = "grid grid-cols-1 gap-3 sm:gap-5 xl:grid-cols-2";
