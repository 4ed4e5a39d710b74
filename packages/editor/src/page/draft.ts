// The draft of the text, which this browser keeps: in, a storage; out, the text of the last visit, and keeping.
import { keptIn } from '@linework/web';

const KEY = 'linework-draft';
/** Pause in typing, in ms, before a draft is kept. */
const SETTLED = 300;

export interface Draft {
  /** Empty if nothing is kept. */
  readonly first: string;
  readonly keep: (text: string) => void;
  /** Keeps it after a pause. */
  readonly keepLater: (text: string) => void;
}

export function keptDraft(): Draft {
  const store = keptIn(() => localStorage);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (text: string): void => {
    clearTimeout(timer);
    store.set(KEY, text);
  };
  return {
    first: store.get(KEY),
    keep,
    keepLater: (text) => {
      clearTimeout(timer);
      timer = setTimeout(() => keep(text), SETTLED);
    },
  };
}
