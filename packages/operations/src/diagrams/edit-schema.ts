// The operations of an edit as a schema: in, zod and the shared schemas; out, a list of operations distinguished by `op`. An agent sees
// their forms in one line each, and the full text in tools://edit_diagram.
import { LIMITS } from '@linework/core';
import type { z as Zod } from 'zod';

/** Operations per call. Each of them reads the source again. */
const MOST = 100;
/** Characters of a line with its block. */
const LONGEST_LINE = 20_000;

const FORMS = [
  'In order; all or none:',
  '{op:"add", statement:"node", fields:{id,type,label,tone,…}} or {op:"add", line:"…"}, with in/before/after;',
  '{op:"set", at, fields} (null clears);',
  '{op:"rename", id, to};',
  '{op:"move", at, in/before/after} (none: out of its block);',
  '{op:"connect", from, to, fields:{arrow,label,…}};',
  '{op:"reconnect", at, from?, to?};',
  '{op:"disconnect", from, to, nth?};',
  '{op:"insert", at, fields:{id,…}} puts a node on an edge;',
  '{op:"group", members:[…], fields:{id,label}};',
  '{op:"dissolve", at};',
  '{op:"remove", at, cascade?} (with lines that name it);',
  '{op:"replace", at, line};',
  '{op:"header", fields:{title,…}}.',
  'at, in, before, after: "id", "table.column", {from,to,nth} or {row:"its text"}; in:"" is the top.',
].join(' ');

export function editSchemas(z: typeof Zod) {
  const text = z.string().max(LIMITS.text);
  const nth = z.int().min(1).optional().describe('Which of several identical ones, from 1.');
  const edge = z.strictObject({ from: text, to: text, nth });
  const ref = z.union([text, edge, z.strictObject({ row: text, nth })]).meta({
    id: 'EditTarget',
    description:
      'An id or table.column, an edge by its ends, or a line without an id by one of its texts or its full text. For in, an empty string is the diagram itself.',
  });
  const value = z.union([text, z.number(), z.boolean(), z.null(), z.array(z.union([text, z.number()])).max(1_000)]);
  const fields = z
    .record(z.string(), value)
    .describe('By name: label, type, options, flags (true), cells and texts of a row, arrow of an edge. null clears.');
  const place = { in: ref.optional(), before: ref.optional(), after: ref.optional() };
  const statement = text.optional().describe('The keyword; omitted for items and for lines of a table or enum.');
  const line = z.string().min(1).max(LONGEST_LINE);
  const cascade = z
    .boolean()
    .optional()
    .describe('Also removes the edges, notes and options that refer to it. Without cascade these block the removal.');
  const one = z.discriminatedUnion('op', [
    z.strictObject({ op: z.literal('header'), fields }),
    z
      .strictObject({
        op: z.literal('add'),
        statement,
        fields: fields.optional(),
        line: line.optional().describe('The line as written, with its block.'),
        ...place,
      })
      .refine((each) => (each.fields === undefined) !== (each.line === undefined), {
        error: 'Give fields or a line.',
      }),
    z.strictObject({ op: z.literal('set'), at: ref, fields }),
    z.strictObject({ op: z.literal('rename'), id: text, to: text }),
    z.strictObject({ op: z.literal('move'), at: ref, ...place }),
    z.strictObject({
      op: z.literal('group'),
      members: z.array(ref).min(1).max(500),
      statement,
      fields: fields.optional(),
    }),
    z.strictObject({ op: z.literal('dissolve'), at: ref, cascade }),
    z.strictObject({ op: z.literal('connect'), from: text, to: text, fields: fields.optional(), ...place }),
    z.strictObject({ op: z.literal('reconnect'), at: edge, from: text.optional(), to: text.optional() }),
    z.strictObject({ op: z.literal('disconnect'), from: text, to: text, nth }),
    z.strictObject({ op: z.literal('insert'), at: edge, statement, fields, ...place }),
    z.strictObject({ op: z.literal('remove'), at: ref, cascade }),
    z.strictObject({ op: z.literal('replace'), at: ref, line }),
  ]);
  return { operations: z.array(one).max(MOST).meta({ brief: true, description: FORMS }) };
}

export type EditRequest = Zod.output<ReturnType<typeof editSchemas>['operations']>[number];
