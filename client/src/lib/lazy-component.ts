import { type ComponentType, createElement, type FunctionComponent, lazy } from "react";

type LoadPart = <Part>(load: () => Promise<Part>) => Promise<Part>;

interface Loaded<Props> {
  default: ComponentType<Props>;
}

let loadPart: LoadPart = (load) => load();

/** What has failed for good, and begins again when it is wanted once more. */
const failed = new Set<() => void>();

/** Has all parts loaded in this way, such as one that waits for a connection. */
export function loadPartsBy(load: LoadPart): void {
  loadPart = load;
}

/** Fetches parts again that could not be fetched: React alone remembers a failure for ever. */
export function retryFailedParts(): void {
  for (const restart of failed) restart();
  failed.clear();
}

/** A component whose code is fetched when it is first shown, in the way of all parts or its own. */
export function lazyComponent<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  by?: LoadPart,
): FunctionComponent<Props> {
  const start = () =>
    lazy(async () => {
      try {
        return await (by ?? loadPart)(load);
      } catch (error) {
        failed.add(() => {
          Part = start();
        });
        throw error;
      }
    });
  let Part: ComponentType<Props> = start();
  return (props) => createElement(Part, props);
}
