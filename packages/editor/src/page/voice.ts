// What a screen reader hears of the page: in, sentences; out, the words of its one live region. What follows the keys waits until the reader rests, and
// is added only if it is new.
import { type ReadonlySignal, signal } from '@preact/signals';

export interface Voice {
  readonly words: ReadonlySignal<string>;
  /** Of what was just done. */
  readonly say: (words: string) => void;
  /** Of a state that can change with every key: the last one is read after a pause. */
  readonly sayRested: (words: string) => void;
}

/** ms without a key. */
const RESTED = 1000;
/** A region whose words stay the same is not read again. */
const AGAIN = '\u00a0';

export function voice(): Voice {
  const words = signal('');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastState = '';
  const say = (next: string): void => {
    words.value = next === words.peek() ? next + AGAIN : next;
  };
  return {
    words,
    say,
    sayRested: (next) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (next === lastState) return;
        lastState = next;
        say(next);
      }, RESTED);
    },
  };
}
