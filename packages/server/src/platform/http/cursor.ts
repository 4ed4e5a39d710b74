// Cursors of lists that are ordered by a moment and an id: in, the last item of a page; out, a text for the request of the next page, and back.
import { refuse } from '../endpoint.js';

export interface CursorPlace {
  readonly at: Date;
  readonly id: string;
}

export function cursorOf({ at, id }: CursorPlace): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
}

/** Refuses what no page returned. */
export function placeOf(cursor: string | undefined): CursorPlace | undefined {
  if (cursor === undefined) return undefined;
  const [, moment = '', id = ''] =
    /^((?!0000)\d{4}-\d\d-\d\dT[\d:.]{8,12}Z) ([0-9a-z]+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) refuse('validation.failed', 'cursor: send the next of the previous page, unchanged.');
  return { at, id };
}

/** Of rows that were read with one more than fits: those on the page, and the last of them if more follow. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
): { readonly shown: readonly Row[]; readonly last: Row | undefined } {
  const shown = rows.slice(0, limit);
  return { shown, last: rows.length > limit ? shown.at(-1) : undefined };
}
