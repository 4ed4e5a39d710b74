// What was done or failed, shown for a while at the edge of the page; what can be undone has a button for it.
import { type ReadonlySignal, signal } from '@preact/signals';

export interface Notice {
  readonly number: number;
  readonly words: string;
  readonly isFailure: boolean;
  readonly undo: (() => Promise<void>) | undefined;
}

export interface Notices {
  readonly shown: ReadonlySignal<readonly Notice[]>;
  /** Says that something was done. */
  readonly say: (words: string, undo?: () => Promise<void>) => void;
  readonly fail: (words: string) => void;
  readonly close: (notice: Notice) => void;
}

/** Milliseconds: long enough to read two lines and to reach the button. What failed stays until it is closed. */
const SHOWN = 10_000;

export function noticesOf(): Notices {
  const shown = signal<readonly Notice[]>([]);
  let last = 0;
  const close = (notice: Notice): void => {
    shown.value = shown.value.filter((each) => each !== notice);
  };
  const add = (words: string, isFailure: boolean, undo?: () => Promise<void>): void => {
    const notice: Notice = { number: ++last, words, isFailure, undo };
    shown.value = [...shown.value, notice];
    if (!isFailure) setTimeout(() => close(notice), SHOWN);
  };
  return { shown, close, say: (words, undo) => add(words, false, undo), fail: (words) => add(words, true) };
}
