// Texts that the browser keeps for a page.

export interface Kept {
  /** Empty if nothing is kept. */
  readonly get: (key: string) => string;
  /** An empty value is removed. */
  readonly set: (key: string, value: string) => void;
}

/** Keeps nothing if storage is forbidden or full. Reading the property can already throw, so it is passed as a function. */
export function keptIn(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Kept {
  return {
    get: (key) => {
      try {
        return storage().getItem(key) ?? '';
      } catch {
        return '';
      }
    },
    set: (key, value) => {
      try {
        if (value === '') storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {}
    },
  };
}
