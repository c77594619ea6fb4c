import { useSyncExternalStore } from "react";

/** A value outside of React that components can follow. */
export interface Store<Value> {
  get: () => Value;
  /** Replaces the value and notifies the subscribers, unless it stays the same. */
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
  /** The value at the beginning, with which html is prerendered and hydrated. */
  initial: () => Value;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    initial: () => initial,
  };
}

/** The value of a store; the component renders again when it changes. */
export function useStore<Value>({ subscribe, get, initial }: Omit<Store<Value>, "set">): Value {
  return useSyncExternalStore(subscribe, get, initial);
}
