import type { MessageDescriptor } from "@lingui/core";
import {
  type ComponentType,
  createElement,
  Fragment,
  type FunctionComponent,
  type PropsWithChildren,
  Suspense,
  useState,
} from "react";
import { matchRoutes, type RouteObject } from "react-router-dom";

import { loadWithProgress, loadWithRetry } from "@/api/chunk-loading";
import { RouteAnnouncer } from "./RouteAnnouncer";
import type { LoadWords } from "@/i18n/catalogues";
import { waitForInteraction } from "@/browser/lazy-hydration";
import { lazyComponent } from "@/lib/lazy-component";

import { catalogues } from "./words";

/** A part of the page whose code and words come when they are first needed. */
export interface LazyPart<Props extends object = object> {
  Component: ComponentType<Props>;
  /** Fetches the part and its words; after it the part shows without waiting. */
  preload: () => Promise<void>;
}

interface PartSource<Props extends object = object> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  words?: readonly LoadWords[];
  /** An element id of the prerendered html; where it exists, hydration waits for an interaction. */
  hydrateId?: string;
}

export function lazyPart<Props extends object = object>(
  source: PartSource<Props>,
): LazyPart<Props> {
  const { load, words = [], hydrateId = "" } = source;
  let Ready: ComponentType<Props> | null = null;
  const fetchAll = async () => {
    const [loaded] = await Promise.all([load(), ...words.map((part) => catalogues.add(part))]);
    Ready = loaded.default;
    return loaded;
  };
  const Later = lazyComponent(fetchAll, async (load) => {
    if (!hydrateId) return await loadWithProgress(load);
    await waitForInteraction(hydrateId);
    return await loadWithRetry(load);
  });
  return {
    Component: (props) => {
      // The same as long as it is shown: another one would be drawn anew.
      const [Part] = useState<ComponentType<Props>>(() => Ready ?? Later);
      return createElement<Props>(Part, props);
    },
    preload: async () => {
      if (!Ready && !globalThis.document?.getElementById(hydrateId)) await fetchAll();
    },
  };
}

/** A lazy part that is a whole screen: coming to it names the window and moves the focus. */
export interface LazyScreen extends LazyPart {
  title: MessageDescriptor;
}

/**
 * A boundary for a lazily hydrated part: shows the prerendered html when the page changes before
 * the code has loaded, such as by a link to an anchor. Null without such html.
 */
export function createHydrationFallback(id: string): FunctionComponent<PropsWithChildren> | null {
  const came = globalThis.document?.getElementById(id);
  const isWritten = typeof document === "undefined";
  if (!came && !isWritten) return null;
  const html = { __html: came?.closest("main")?.innerHTML ?? "" };
  return ({ children }) => (
    <Suspense fallback={<div dangerouslySetInnerHTML={html} />}>{children}</Suspense>
  );
}

export function lazyScreen(source: PartSource & { title: MessageDescriptor }): LazyScreen {
  const { Component: Page, preload } = lazyPart(source);
  const { hydrateId = "" } = source;
  const Around = (hydrateId && createHydrationFallback(hydrateId)) || Fragment;
  return {
    Component: () => (
      <>
        <Around>
          <Page />
        </Around>
        <RouteAnnouncer title={source.title} />
      </>
    ),
    preload,
    title: source.title,
  };
}

/** A screen that arrives by itself, because its title is stored with what it shows. */
export function storedScreen(source: PartSource & { title: MessageDescriptor }): LazyScreen {
  return { ...lazyPart(source), title: source.title };
}

/** A route whose parts can be fetched before it is shown. */
export function lazyRoute({ Component, preload }: LazyPart, more: RouteObject = {}): RouteObject {
  return { element: <Component />, handle: { preload }, ...more } as RouteObject;
}

/** Fetches what an address needs of some routes, so that its page shows at once. */
export async function preloadFrom(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  const preloads = matches.map(({ route }) => (route.handle as LazyPart | undefined)?.preload());
  await Promise.all(preloads);
}
