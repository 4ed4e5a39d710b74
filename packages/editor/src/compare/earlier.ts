// What a text can be compared with: in, the desk; out, its drafts in this browser, and the versions that the service keeps of it, each with its text.

import { versionOf, versionsOf } from '../hosted/service.js';
import type { Desk } from '../start/desk.js';

export interface Earlier {
  readonly key: string;
  readonly words: string;
  readonly text: () => Promise<string | undefined>;
}

const TIME = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Versions that are listed. */
const MOST = 50;

export async function earlierOf(desk: Desk): Promise<readonly Earlier[]> {
  const [versions, drafts] = await Promise.all([versionList(desk).catch(() => []), draftList(desk)]);
  return [...versions, ...drafts];
}

async function versionList({ hosting }: Desk): Promise<readonly Earlier[]> {
  const hosted = hosting.hosted.peek();
  if (hosted === undefined) return [];
  const { place } = hosted;
  const versions = await versionsOf(place, MOST);
  return versions.map(({ number, createdAt }) => ({
    key: `version ${number}`,
    words: `Version ${number} · ${TIME.format(new Date(createdAt))}`,
    text: async () => (await versionOf(place, number)).source,
  }));
}

async function draftList(desk: Desk): Promise<readonly Earlier[]> {
  const drafts = await desk.drafts();
  const list = (await drafts.list()) ?? [];
  const text = desk.state.text.peek();
  const listed = list.map(({ id, title, time, change }) => ({
    key: `draft ${id}`,
    words: `${title} · ${TIME.format(time)} · ${change}`,
    text: () => drafts.textOf(id),
  }));
  // The newest draft is often the text itself.
  const [newest, ...rest] = listed;
  return newest !== undefined && (await newest.text()) === text ? rest : listed;
}
