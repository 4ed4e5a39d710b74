// connect, reconnect and disconnect: edges by their ends.

import { WORD } from '../../syntax/token.js';
import { type EditFault, fault, isFault } from '../fault.js';
import { findEdge, shown } from '../find.js';
import { newWords } from '../line-words.js';
import { withoutLines } from '../mentions.js';
import type { EditOperation, Fields } from '../operation.js';
import { insertion, spotOf } from '../place.js';
import { edgeSlots } from '../slots.js';
import type { Structure } from '../structure.js';
import { type Done, NOTHING } from './done.js';
import { commentsSaid } from './remove.js';
import { nameOf } from './set.js';

export function connect(structure: Structure, operation: Extract<EditOperation, { op: 'connect' }>): Done | EditFault {
  const { from, to, fields = {} } = operation;
  const {
    arrow = structure.grammar.edges?.arrows.includes('->') ? '->' : (structure.grammar.edges?.arrows[0] ?? ''),
    ...rest
  } = fields;
  const line = edgeLine(structure, from, arrow, to, rest as Fields);
  if (typeof line !== 'string') return line;
  const spot = spotOf(structure, operation, { shape: 'edge' }, structure.root);
  if (isFault(spot)) return spot;
  return { edits: insertion(structure, spot, [line]), said: `Added ${line}.` };
}

export function edgeLine(
  { source, grammar }: Structure,
  from: string,
  arrow: unknown,
  to: string,
  fields: Fields,
): string | EditFault {
  const { edges } = grammar;
  if (!edges) return fault('statement.unknown', `${grammar.kind} has no edges.`);
  for (const end of [from, to]) if (!WORD.test(end)) return fault('id.form', `${shown(end)} is not a valid id.`);
  if (typeof arrow !== 'string' || !edges.arrows.includes(arrow))
    return fault(
      'field.value',
      `${grammar.kind} has no such arrow. Use one of: ${edges.arrows.join(', ')}.`,
      edges.arrows,
    );
  return newWords(`${from} ${arrow} ${to}`, edgeSlots(source, edges), fields);
}

export function reconnect(
  structure: Structure,
  { at, from, to }: Extract<EditOperation, { op: 'reconnect' }>,
): Done | EditFault {
  const placed = findEdge(structure, at);
  if (isFault(placed)) return placed;
  const { statement } = placed.entry;
  const ends = [
    { token: statement.from, to: from },
    { token: statement.to, to },
  ].flatMap((each) =>
    each.to === undefined || each.to === each.token.text ? [] : [{ token: each.token, to: each.to }],
  );
  if (ends.length === 0) return NOTHING;
  for (const each of ends) if (!WORD.test(each.to)) return fault('id.form', `${shown(each.to)} is not a valid id.`);
  const { arrow } = placed.entry;
  return {
    edits: ends.map((each) => ({ span: each.token.span, text: each.to })),
    said: `Reconnected ${nameOf(structure, placed)} as ${from ?? at.from} ${arrow} ${to ?? at.to}.`,
  };
}

export function disconnect(
  structure: Structure,
  { from, to, nth }: Extract<EditOperation, { op: 'disconnect' }>,
): Done | EditFault {
  const placed = findEdge(structure, { from, to, nth });
  if (isFault(placed)) return placed;
  return {
    edits: [...withoutLines(structure, [placed])],
    said: `Removed ${nameOf(structure, placed)}.${commentsSaid(structure, [placed])}`,
  };
}
