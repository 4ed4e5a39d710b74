// The colours of the page: the reader's system's, unless the switch overrides it. Out, the choice, which is kept, and what it comes to.

import { keptIn } from '@linework/web';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Scheme } from '../drawing/protocol.js';

const KEY = 'linework-colours';

export const CHOICES = ['', 'light', 'dark'] as const;
export type SchemeChoice = (typeof CHOICES)[number];

export interface PageScheme {
  /** Empty: as the system. */
  readonly choice: Signal<SchemeChoice>;
  readonly scheme: ReadonlySignal<Scheme>;
}

export function pageScheme(): PageScheme {
  const store = keptIn(() => localStorage);
  const media = matchMedia('(prefers-color-scheme: dark)');
  const system = signal<Scheme>(media.matches ? 'dark' : 'light');
  media.addEventListener('change', () => {
    system.value = media.matches ? 'dark' : 'light';
  });
  const stored = store.get(KEY);
  const choice = signal<SchemeChoice>(CHOICES.find((each) => each === stored) ?? '');
  effect(() => {
    store.set(KEY, choice.value);
    if (choice.value === '') delete document.documentElement.dataset.colours;
    else document.documentElement.dataset.colours = choice.value;
  });
  return { choice, scheme: computed(() => choice.value || system.value) };
}
