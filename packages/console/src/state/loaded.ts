// Something read from the service: while it loads, as it is, or why it can't be read.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { asRefusal, type Refusal } from '../api/refusal.js';

export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly refusal: Refusal }
  | { readonly state: 'ready'; readonly value: Value };

export interface Loading<Value> {
  readonly loaded: Loaded<Value>;
  /** Reads it again; what is shown stays meanwhile. */
  readonly reload: () => Promise<void>;
  /** Shows another value, such as the answer to a change. */
  readonly show: (value: Value) => void;
}

/** Reads again when one of `inputs` changes; an answer that comes too late is dropped. */
export function useLoaded<Value>(load: () => Promise<Value>, inputs: readonly unknown[]): Loading<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' });
  const turn = useRef(0);
  const newest = useRef(load);
  newest.current = load;
  const read = useCallback(async (): Promise<void> => {
    const own = ++turn.current;
    const next = await newest.current().then(
      (value): Loaded<Value> => ({ state: 'ready', value }),
      (thrown: unknown): Loaded<Value> => ({ state: 'failed', refusal: asRefusal(thrown) }),
    );
    if (own === turn.current) setLoaded(next);
  }, []);
  useEffect(() => {
    setLoaded({ state: 'loading' });
    void read();
  }, inputs);
  const show = useCallback((value: Value) => {
    turn.current++;
    setLoaded({ state: 'ready', value });
  }, []);
  return { loaded, reload: read, show };
}
