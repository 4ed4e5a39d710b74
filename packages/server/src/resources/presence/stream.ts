// The stream of one reader of a diagram: in, the request and the row of the reader; out, its events, until the reader leaves, is no longer allowed to see the
// diagram, or has been there for long. Every round reads everything again, permission first, so that nothing here can be out of date for longer than one.
import { setTimeout as pause } from 'node:timers/promises';
import { type Db, toFault } from '../../platform/db/database.js';
import { type EndpointContext, ownerOf, refuse, tenantDb } from '../../platform/endpoint.js';
import { RequestError } from '../../platform/http/envelope.js';
import { listedVersionsOf, placeOf } from '../diagrams/repo.js';
import { accessIn } from '../folder-rules/access.js';
import { BEAT, BEGIN, eventOf, peopleIn, versionEvent } from './events.js';
import { addressIn, type Doing, leave, type PresenceRow, presentIn, renew } from './repo.js';

/** Milliseconds between two rounds in which nothing woke the stream: what other processes change is known after that. */
const EVERY = 10_000;

/** Milliseconds in which changes gather into one round. */
const GATHER = 100;

/** Milliseconds for which a row counts after a round: a few rounds, of which a slow one is not missed. */
export const LASTS = 30_000;

/** Milliseconds after which a stream ends, and its reader connects again. */
export const LIFE = 30 * 60_000;

export interface Visit {
  /** `tenant`: whose diagram it is. */
  readonly context: EndpointContext;
  readonly row: PresenceRow;
}

/** The name that wakes everyone who has a diagram open. */
const openName = ({ diagramId }: PresenceRow): string => `open ${diagramId}`;

interface Reported {
  readonly people: string;
  readonly version: number;
}

export async function* presenceStream(visit: Visit): AsyncGenerator<string> {
  const { context, row } = visit;
  const { service, left, stopping } = context;
  const { db } = service.database;
  const watch = service.wakes.watch([openName(row), row.ownerId, row.accountId]);
  const signals = [left, stopping];
  for (const each of signals) each.addEventListener('abort', watch.wake);
  const until = row.since.getTime() + LIFE;
  try {
    service.wakes.wake(openName(row));
    // It has begun.
    yield '';
    yield BEGIN;
    let reported: Reported = { people: '', version: 0 };
    while (!left.aborted && service.now().getTime() < until) {
      const round = await roundOf(visit, reported);
      reported = round.reported;
      yield round.text;
      if (round.isLast) return;
      await watch.next(EVERY);
      if (!signals.some(({ aborted }) => aborted)) await pause(GATHER);
    }
  } finally {
    for (const each of signals) each.removeEventListener('abort', watch.wake);
    watch.end();
    await leave(db, row);
    service.wakes.wake(openName(row));
  }
}

interface Round {
  readonly reported: Reported;
  readonly text: string;
  readonly isLast: boolean;
}

/** What has changed since the last round; a refusal is the last event. */
async function roundOf(visit: Visit, reported: Reported): Promise<Round> {
  try {
    if (visit.context.stopping.aborted) refuse('service.unavailable', 'The service is stopping. Try again soon.');
    return { ...(await changesSince(visit, reported)), isLast: false };
  } catch (error) {
    const fault = toFault(error);
    if (!(fault instanceof RequestError)) throw error;
    return { reported, text: eventOf('ended', { errorCode: fault.key, message: fault.message }), isLast: true };
  }
}

async function changesSince({ context, row }: Visit, reported: Reported): Promise<Omit<Round, 'isLast'>> {
  const { service } = context;
  const { version, mayChange } = await openDiagram({ ...context, actor: await context.callerNow() }, row.diagramId);
  const now = service.now();
  await renew(service.database.db, {
    ...row,
    doing: doingOf(row.doing, mayChange),
    expires: new Date(now.getTime() + LASTS),
  });
  const db = tenantDb(context);
  const people = peopleIn(await presentIn(db, row.ownerId, row.diagramId, now), row);
  const texts = [
    ...(JSON.stringify(people) === reported.people ? [] : [eventOf('people', { people })]),
    ...(version === reported.version ? [] : [await versionText(db, row, version)]),
  ];
  return { reported: { people: JSON.stringify(people), version }, text: texts.join('') || BEAT };
}

async function versionText(db: Db, { ownerId, diagramId, accountId }: PresenceRow, number: number): Promise<string> {
  const [version] = await listedVersionsOf(db, ownerId, diagramId, number + 1, 1);
  return version === undefined ? '' : versionEvent(version, await addressIn(db, ownerId, version.by), accountId);
}

/** Somebody who cannot save is only looking. */
export function doingOf(wanted: Doing, mayChange: boolean): Doing {
  return mayChange ? wanted : 'looking';
}

/** The diagram as the caller has it; refuses one that the caller does not see as one that does not exist. */
export async function openDiagram(
  context: EndpointContext,
  id: string,
): Promise<{ readonly version: number; readonly mayChange: boolean }> {
  const place = await placeOf(tenantDb(context), ownerOf(context), id);
  const { see, write } = await accessIn(context, place?.folder ?? '');
  if (place === undefined || !see.value) refuse('resource.not_found', 'No such diagram.');
  return { version: place.version, mayChange: write.value };
}
