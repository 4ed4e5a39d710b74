// Cursors of usage: in, the last row of a page; out, a text for the request of the next page, and back.
import { refuse } from '../../platform/endpoint.js';
import { ACTS } from '../../platform/usage/act.js';
import type { Place } from '../../platform/usage/days.js';

export function cursorOf({ day, keyId, accountId, act }: Place): string {
  return Buffer.from([day, keyId, accountId, act].join(' ')).toString('base64url');
}

/** Refuses what no page returned. */
export function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [, day = '', keyId = '', accountId = '', name = ''] =
    /^((?!0000)\d{4}-\d\d-\d\d) ([\w-]*) ([\w-]*) ([a-z]+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const act = ACTS.find((each) => each === name);
  if (act === undefined || !isDate(day))
    return refuse('validation.failed', 'cursor: send the next of the previous page, unchanged.');
  return { day, keyId, accountId, act };
}

function isDate(day: string): boolean {
  const moment = new Date(day);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}
