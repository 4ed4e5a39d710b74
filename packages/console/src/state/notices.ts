// What was done or failed, shown for a while at the edge of the page; what can be undone has a button for it.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Refusal } from '../api/refusal.js';

export interface Notice {
  readonly number: number;
  readonly words: string;
  readonly isFailure: boolean;
  readonly undo: (() => Promise<void>) | undefined;
  readonly needsSignIn: boolean;
}

export interface Notices {
  readonly shown: ReadonlySignal<readonly Notice[]>;
  /** Says that something was done. */
  readonly say: (words: string, undo?: () => Promise<void>) => void;
  readonly fail: (words: string) => void;
  /** Says why the service refused, with the way to sign in again if that is what it takes. */
  readonly refuse: (refusal: Refusal) => void;
  readonly close: (notice: Notice) => void;
}

export function noticesOf(): Notices {
  const shown = signal<readonly Notice[]>([]);
  let last = 0;
  const close = (notice: Notice): void => {
    shown.value = shown.value.filter((each) => each !== notice);
  };
  const add = (notice: Pick<Notice, 'words'> & Partial<Notice>): void => {
    const whole: Notice = { number: ++last, isFailure: false, undo: undefined, needsSignIn: false, ...notice };
    shown.value = [...shown.value, whole];
  };
  return {
    shown,
    close,
    say: (words, undo) => add({ words, undo }),
    fail: (words) => add({ words, isFailure: true }),
    refuse: ({ message, needsSignIn }) => add({ words: message, isFailure: true, needsSignIn }),
  };
}
