// Keeps a draft whenever the text has rested: in, the text and the drafts; out, watching, until the page ends.
import { effect, type ReadonlySignal } from '@preact/signals';
import type { Drafts } from './drafts.js';

/** Pause in typing, in ms. */
const RESTED = 10_000;

export function keepRested(text: ReadonlySignal<string>, { keep }: Drafts): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    const now = text.value;
    clearTimeout(timer);
    timer = setTimeout(() => void keep(now), RESTED);
  });
}
