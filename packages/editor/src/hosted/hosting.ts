// The diagram of the service that the text belongs to: in, the desk; out, which version it began with, whether it differs, and saving. A text that was left
// unsaved is here after a reload, with the version that it began with.
import { keptIn } from '@linework/web';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Desk } from '../start/desk.js';
import {
  addressOf,
  latestOf,
  type Place,
  type Saved,
  ServiceRefusal,
  saved,
  type Version,
  versionOf,
} from './service.js';

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

const KEY = 'linework-hosted';
const store = () => keptIn(() => localStorage);

export function hostingOf(text: ReadonlySignal<string>): Hosting {
  const hosted = signal<Hosted | undefined>(undefined);
  return { hosted, isSaved: computed(() => hosted.value?.base.source === text.value) };
}

/** Opens the diagram of the page's address. */
export async function openHosted(desk: Desk, place: Place): Promise<void> {
  const newest = await latestOf(place);
  const draft = desk.state.text.peek();
  const left = versionLeft(place);
  const base = left === undefined ? undefined : await versionOf(place, left).catch(() => undefined);
  if (base !== undefined && draft.trim() !== '' && draft !== base.source) {
    begin(desk, { place, title: newest.title, base });
    desk.notice.value = 'Your unsaved changes are still here.';
    return;
  }
  await desk.replace(newest.source);
  begin(desk, { place, title: newest.title, base: newest });
}

/** From now on, the text belongs to this version. */
export function begin({ hosting }: Desk, hosted: Hosted): void {
  hosting.hosted.value = hosted;
  const { place, base } = hosted;
  store().set(KEY, JSON.stringify({ address: addressOf(place), version: base.number }));
  if (location.search !== addressOf(place).slice(1)) history.replaceState(null, '', addressOf(place));
}

/** The text belongs to nothing any more. */
export function leave({ hosting }: Desk): void {
  hosting.hosted.value = undefined;
  store().set(KEY, '');
  history.replaceState(null, '', '/');
}

export type SaveResult = { readonly saved: Saved } | { readonly newer: Version };

/** Saves the text as a version after the one it began with. If somebody has saved another one since, nothing is saved, and the result is that one. */
export async function saveHosted(desk: Desk, { place, base }: Hosted, source: string): Promise<SaveResult> {
  try {
    const done = await saved(place, source, base.number);
    begin(desk, { place, title: done.title, base: { number: done.version, title: done.title, source } });
    return { saved: done };
  } catch (cause) {
    if (!(cause instanceof ServiceRefusal && cause.code === 'resource.changed')) throw cause;
    return { newer: await latestOf(place) };
  }
}

function versionLeft(place: Place): number | undefined {
  const kept = store().get(KEY);
  if (kept === '') return undefined;
  try {
    const { address, version } = JSON.parse(kept) as { readonly address?: unknown; readonly version?: unknown };
    return address === addressOf(place) && typeof version === 'number' ? version : undefined;
  } catch {
    return undefined;
  }
}
