// A text that this browser keeps between visits: in, its name in the storage; out, the text of the last visit, and keeping.
import { keptIn } from '@linework/web';
import { type ReadonlySignal, signal } from '@preact/signals';

/** Pause in typing, in ms, before a draft is kept. */
const SETTLED = 300;

export interface Draft {
  /** Empty if nothing is kept. */
  readonly first: string;
  /** False once the browser refuses: its storage is blocked or full. */
  readonly isKept: ReadonlySignal<boolean>;
  readonly keep: (text: string) => void;
  /** Keeps it after a pause, and at the latest when the page is left. */
  readonly keepLater: (text: string) => void;
}

export function keptDraft(key: string): Draft {
  const store = keptIn(() => localStorage);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: string | undefined;
  const isKept = signal(true);
  const keep = (text: string): void => {
    clearTimeout(timer);
    waiting = undefined;
    store.set(key, text);
    isKept.value = store.get(key) === text;
  };
  addEventListener('pagehide', () => {
    if (waiting !== undefined) keep(waiting);
  });
  return {
    first: store.get(key),
    isKept,
    keep,
    keepLater: (text) => {
      clearTimeout(timer);
      waiting = text;
      timer = setTimeout(() => keep(text), SETTLED);
    },
  };
}
