export const CATEGORY_ICONS: string[];
export const MORE_ICONS: string[];
export const GOAL_ICONS: string[];
export const SPRITE: string;
export const MORE_SPRITE: string;
export const GOAL_SPRITE: string;
export function sprite(names?: string[]): string;
export function pictures(names?: string[]): { name: string; svg: string }[];
export function writePictures(folder?: string): void;
