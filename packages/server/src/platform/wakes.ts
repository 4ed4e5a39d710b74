// Waking what waits for changes, in this process: in, names; out, watches that resolve once something with one of their names has changed. A wake says only
// that something may have changed: a watcher reads it again, and none depends on being woken, since other processes change things too.
export interface Watch {
  /** Resolves once a name was woken since the last call; at once if it was meanwhile, and in any case after `most` milliseconds. */
  readonly next: (most: number) => Promise<void>;
  /** Resolves the waiting call. */
  readonly wake: () => void;
  readonly end: () => void;
}

export interface Wakes {
  readonly watch: (names: readonly string[]) => Watch;
  readonly wake: (name: string) => void;
  /** How many watches have begun and not ended. */
  readonly size: () => number;
}

export function wakes(): Wakes {
  const watched = new Map<string, Set<() => void>>();
  let size = 0;
  return {
    watch: (names) => {
      const { next, wake } = waiting();
      size++;
      for (const name of names) watched.set(name, (watched.get(name) ?? new Set()).add(wake));
      return {
        next,
        wake,
        end: () => {
          size--;
          for (const name of names) {
            const all = watched.get(name);
            all?.delete(wake);
            if (all?.size === 0) watched.delete(name);
          }
        },
      };
    },
    wake: (name) => {
      for (const wake of watched.get(name) ?? []) wake();
    },
    size: () => size,
  };
}

function waiting(): Pick<Watch, 'next' | 'wake'> {
  let isDue = false;
  let resolveNext: (() => void) | undefined;
  const wake = (): void => {
    isDue = true;
    resolveNext?.();
  };
  const next: Watch['next'] = async (most) => {
    if (!isDue)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, most);
        resolveNext = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    resolveNext = undefined;
    isDue = false;
  };
  return { next, wake };
}
