// The diagram of the service that the text belongs to: in, the text; out, which version it started from, and whether it differs. What opens and saves is
// loaded only when it is needed.
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Place, Version } from './service.js';

export interface Hosted {
  readonly place: Place;
  readonly title: string;
  /** What the text began with. */
  readonly base: Version;
}

export interface Hosting {
  readonly hosted: Signal<Hosted | undefined>;
  /** The text is that of the version it began with. */
  readonly isSaved: ReadonlySignal<boolean>;
}

export function hostingOf(text: ReadonlySignal<string>): Hosting {
  const hosted = signal<Hosted | undefined>(undefined);
  return { hosted, isSaved: computed(() => hosted.value?.base.source === text.value) };
}
