/** The router changes screens as its next version does: the old one stays until the new one is there. */
export const ROUTER_OPTIONS = { v7_startTransition: true, v7_relativeSplatPath: true } as const;
