// What a store may hold: in, entries with their owner and size; out, the keys that have to go, the least recently used first. Only the accounting:
// the content is elsewhere.

export interface Shares {
  /** Bytes of everything. */
  readonly whole: number;
  /** Bytes of one owner. */
  readonly each: number;
}

export interface Budget {
  readonly has: (key: string) => boolean;
  /** `at`: in the unit of the entry. Uses at the same moment keep the order of the first. */
  readonly used: (key: string, at: number) => void;
  /** Returns the keys that have to go. That is the new one itself if it is larger than one owner's share. */
  readonly add: (key: string, entry: Entry) => readonly string[];
  readonly drop: (key: string) => void;
  /** Keys that were last used before a moment. */
  readonly unusedSince: (at: number) => readonly string[];
  readonly bytes: () => number;
}

export interface Entry {
  readonly owner: string;
  readonly bytes: number;
  /** When it was last used. */
  readonly at: number;
}

/** Keys in the order of use: a map keeps the order of insertion. */
interface Shelf {
  readonly keys: Map<string, Entry>;
  bytes: number;
}

export function budget({ whole, each }: Shares): Budget {
  const all = shelf();
  const owners = new Map<string, Shelf>();

  const drop = (key: string): void => {
    const entry = all.keys.get(key);
    const own = entry && owners.get(entry.owner);
    if (own === undefined) return;
    for (const from of [all, own]) take(from, key);
    if (own.keys.size === 0) owners.delete(entry?.owner ?? '');
  };
  const put = (key: string, entry: Entry): Shelf => {
    drop(key);
    const own = owners.get(entry.owner) ?? shelf();
    owners.set(entry.owner, own);
    for (const on of [all, own]) {
      on.keys.set(key, entry);
      on.bytes += entry.bytes;
    }
    return own;
  };
  const overflow = (of: Shelf, most: number): readonly string[] => {
    const gone: string[] = [];
    for (const key of of.keys.keys()) {
      if (of.bytes <= most) break;
      drop(key);
      gone.push(key);
    }
    return gone;
  };
  return {
    has: (key) => all.keys.has(key),
    used: (key, at) => {
      const entry = all.keys.get(key);
      if (entry === undefined || entry.at === at) return;
      const { owner, bytes } = entry;
      const again = { owner, bytes, at };
      const own = owners.get(owner) ?? shelf();
      for (const on of [all, own]) {
        on.keys.delete(key);
        on.keys.set(key, again);
      }
    },
    add: (key, entry) => {
      if (entry.bytes > each) return [key];
      const own = put(key, entry);
      return [...overflow(own, each), ...overflow(all, whole)];
    },
    drop,
    unusedSince: (at) => {
      const keys: string[] = [];
      for (const [key, entry] of all.keys) {
        if (entry.at >= at) break;
        keys.push(key);
      }
      return keys;
    },
    bytes: () => all.bytes,
  };
}

function shelf(): Shelf {
  return { keys: new Map(), bytes: 0 };
}

function take(from: Shelf, key: string): void {
  from.bytes -= from.keys.get(key)?.bytes ?? 0;
  from.keys.delete(key);
}
