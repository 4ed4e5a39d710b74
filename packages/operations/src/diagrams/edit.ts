// edit: change a source by small typed operations; one that cannot be done is a normal result that says why.
import {
  EDIT_FAULTS,
  type EditFaultKey,
  type EditOperation,
  type EditResult,
  editSource,
  fingerprint,
} from '@linework/core';
import { coreContext } from '../core-context.js';
import { operation } from '../operation.js';
import { EXAMPLE_SOURCE } from '../shared-schemas.js';
import { type EditRequest, editSchemas } from './edit-schema.js';
import { diagramsTag } from './tag.js';

const REASONS = Object.keys(EDIT_FAULTS) as [EditFaultKey, ...EditFaultKey[]];

export const edit = operation({
  name: 'edit',
  tool: 'edit_diagram',
  verb: 'edit',
  summary: 'Change a diagram by small operations',
  description:
    'Changes named parts of a source and leaves every other line as it is; all operations or none. Use it for a diagram that exists; write a new one whole.',
  http: { method: 'POST', path: '/v1/diagrams/edit', tag: diagramsTag },
  access: 'pro',
  effect: 'read',
  refusals: [],
  example: {
    source: EXAMPLE_SOURCE,
    operations: [
      { op: 'rename', id: 'db', to: 'orders' },
      { op: 'set', at: 'api', fields: { label: 'Order service', tone: 'blue' } },
      { op: 'insert', at: { from: 'api', to: 'orders' }, fields: { id: 'pool', label: 'Connection pool' } },
    ],
  },
  schemas: ({ z, source, diagnostic, diagnostics, defaults, place }) => ({
    input: z.strictObject({
      source,
      ...editSchemas(z),
      expect: z
        .string()
        .max(64)
        .optional()
        .describe('The fingerprint of the source these operations are made for, from the answer before.'),
      defaults: defaults.optional(),
    }),
    output: z.object({
      ok: z.boolean().describe('Whether all operations were done.'),
      source: z.string().describe('After all of them; as it was given otherwise.'),
      fingerprint: z.string().describe('Of that source: 16 hexadecimal digits, for expect.'),
      edits: z
        .array(z.object({ ...place, text: z.string() }))
        .describe('The change as edits of the source that was given.'),
      changes: z.array(z.string()).describe('What changed, in words.'),
      before: diagnostics,
      diagnostics,
      refused: z
        .object({
          operation: z.int().min(0).optional().describe('Which of them, from 0; left out where none was tried.'),
          reason: z.enum(REASONS),
          message: z.string(),
          near: z.array(z.string()).describe('What may have been meant.'),
          mistakes: z
            .array(z.object({ ...diagnostic.shape, text: z.string().describe('The line as it would be.') }))
            .meta({ brief: true })
            .describe('What would be wrong with the diagram.'),
        })
        .optional()
        .describe('Why nothing was done.'),
    }),
  }),
  run: ({ source, operations, expect, defaults }, context) => {
    const core = coreContext(context, defaults);
    const now = fingerprint(source);
    const isStale = expect !== undefined && expect !== now;
    const result = editSource(source, isStale ? [] : operations.map(asked), core);
    return { value: answer(isStale ? stale(result, now) : result) };
  },
});

/** A schema of one form with two kinds of `add`, which the core tells apart. */
function asked(request: EditRequest): EditOperation {
  if (request.op !== 'add') return request;
  const { line, fields = {}, statement, ...place } = request;
  return line === undefined ? { ...place, statement, fields } : { ...place, line };
}

function stale(result: EditResult, now: string): EditResult {
  const message = `The source has the fingerprint ${now}: read it again and make the operations for it.`;
  return {
    ...result,
    ok: false,
    refused: { operation: undefined, reason: 'source.stale', message, near: [], mistakes: [] },
  };
}

function answer({ ok, source, edits, changes, before, after, refused }: EditResult) {
  const told = { ok, source, fingerprint: fingerprint(source), edits, changes, before, diagnostics: after };
  if (refused === undefined) return told;
  const { operation: index, ...why } = refused;
  return { ...told, refused: index === undefined ? why : { operation: index, ...why } };
}
