// What a stream of presence says: in, who is there and the latest version; out, events as text (HTML Standard, section 9.2.5). One event is one line of JSON,
// in which nothing can end it early.
import type { ListedVersion } from '../diagrams/repo.js';
import type { Doing, PresentRow } from './repo.js';

/** Somebody else who has the diagram open, or the same account in another window. */
export interface PresentPerson {
  readonly id: string;
  readonly email: string;
  readonly doing: Doing;
  /** ISO 8601. */
  readonly since: string;
  readonly isYou: boolean;
}

/** Milliseconds after which a browser connects again. */
const RETRY = 3_000;

export const BEGIN = `retry: ${RETRY}\n\n`;

/** A comment, which keeps the connection and isn't an event. */
export const BEAT = ':\n\n';

export function eventOf(name: 'people' | 'version' | 'ended', data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Each account once, however many streams it has: those of others, and the own ones besides `ownStream`. */
export function peopleIn(
  rows: readonly PresentRow[],
  own: { readonly id: string; readonly accountId: string },
): readonly PresentPerson[] {
  const people = new Map<string, PresentPerson>();
  for (const { id, accountId, email, doing, since } of rows) {
    if (id === own.id) continue;
    const before = people.get(accountId);
    people.set(accountId, {
      id: accountId,
      email,
      doing: before?.doing === 'editing' ? 'editing' : doing,
      since: before?.since ?? since.toISOString(),
      isYou: accountId === own.accountId,
    });
  }
  return [...people.values()];
}

export function versionEvent(
  { number, by, keyId, made: savedAt }: ListedVersion,
  email: string | undefined,
  accountId: string,
): string {
  const who = { id: by, email: email ?? null, isKey: keyId !== '', isYou: by === accountId && keyId === '' };
  return eventOf('version', { number, by: who, savedAt: savedAt.toISOString() });
}
