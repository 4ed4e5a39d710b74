// Rotation of the service's secret, as far as it can be done at once: in, the secrets, newest first; out, how much of what was encrypted with an older one
// now is with the newest, and what still needs an older one. It can stop at any moment, and continues where it stopped.
import type { SealedColumn } from '../../platform/secrets/sealed-column.js';
import type { Secrets } from '../../platform/secrets/secrets.js';
import { resources } from '../../resources/registry.js';
import { note } from './note.js';
import type { Operator } from './operator.js';

export interface Rotated {
  /** What was encrypted again, by what it is. */
  readonly done: Readonly<Record<string, number>>;
  /** What no configured secret opens. */
  readonly unreadable: Readonly<Record<string, number>>;
  /** What can still depend on an older secret: how many, and until when. */
  readonly needed: readonly { readonly count: number; readonly words: string }[];
}

export async function rotate(operator: Operator): Promise<Rotated> {
  const { database, now } = operator;
  const secrets = await operator.secrets();
  // First, so that a rotation that stops is in the log too.
  await database.transaction((tx) => note(tx, operator, { action: 'operator.rotate', after: { begun: true } }));
  const counts: (Counts & { readonly what: string })[] = [];
  for (const column of resources.flatMap(({ sealed = [] }) => sealed))
    counts.push({ what: column.what, ...(await sealedAgain(operator, secrets, column)) });
  const of = (name: keyof Counts) =>
    Object.fromEntries(counts.filter((each) => each[name] > 0).map((each) => [each.what, each[name]]));
  const result = { done: of('done'), unreadable: of('unreadable') };
  const needed: Rotated['needed'][number][] = [];
  const hashed = resources.flatMap((each) => each.hashed ?? []);
  for (const { words, count } of hashed.filter(({ use }) => secrets.keys(use).length > 1))
    needed.push({ words, count: await count(database.db, now(), secrets.mark) });
  await database.transaction((tx) => note(tx, operator, { action: 'operator.rotate', after: result }));
  return { ...result, needed: needed.filter(({ count }) => count > 0) };
}

interface Counts {
  readonly done: number;
  readonly unreadable: number;
}

async function sealedAgain({ database }: Operator, secrets: Secrets, { batch }: SealedColumn): Promise<Counts> {
  let [done, unreadable] = [0, 0];
  let last: readonly string[] | undefined;
  do {
    const part = await batch(database, secrets, last);
    done += part.done;
    unreadable += part.unreadable;
    last = part.last;
  } while (last !== undefined);
  return { done, unreadable };
}
