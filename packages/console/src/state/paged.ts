// A list that the service gives in pages: in, a function that reads the page after a cursor; out, what was read so far, and reading more.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { asRefusal, type Refusal } from '../api/refusal.js';

export interface Part<Item> {
  readonly items: readonly Item[];
  /** The cursor of the following page; null after the last. */
  readonly next: string | null;
}

export interface Paged<Item> {
  /** Undefined until the first page is there. */
  readonly items: readonly Item[] | undefined;
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  readonly refusal: Refusal | undefined;
  readonly more: () => Promise<void>;
  /** Reads the first page again; what is shown stays meanwhile. */
  readonly reload: () => Promise<void>;
  /** Shows a change that the service has confirmed. */
  readonly change: (change: (items: readonly Item[]) => readonly Item[]) => void;
}

interface Known<Item> {
  readonly items?: readonly Item[];
  readonly next?: string | null;
  readonly isBusy: boolean;
  readonly refusal?: Refusal;
}

/** Reads again when one of `inputs` changes, such as a search; an answer that comes too late is dropped. */
export function usePaged<Item>(
  load: (cursor: string | undefined) => Promise<Part<Item>>,
  inputs: readonly unknown[],
): Paged<Item> {
  const [known, setKnown] = useState<Known<Item>>({ isBusy: true });
  const turn = useRef(0);
  const newest = useRef(load);
  newest.current = load;
  const read = useCallback(async (cursor?: string): Promise<void> => {
    const own = ++turn.current;
    setKnown(({ refusal: _, ...before }) => ({ ...before, isBusy: true }));
    try {
      const { items, next } = await newest.current(cursor);
      if (own !== turn.current) return;
      setKnown((before) => ({
        items: cursor === undefined ? items : [...(before.items ?? []), ...items],
        next,
        isBusy: false,
      }));
    } catch (thrown) {
      const refusal = asRefusal(thrown);
      if (own === turn.current) setKnown((before) => ({ ...before, isBusy: false, refusal }));
    }
  }, []);
  useEffect(() => {
    void read();
  }, inputs);
  const { items, next = null, isBusy, refusal } = known;
  return {
    items,
    isBusy,
    refusal,
    hasMore: next !== null,
    more: () => read(next ?? undefined),
    reload: () => read(),
    change: (change) => setKnown((before) => ({ ...before, items: change(before.items ?? []) })),
  };
}
