// edit: changes a source with small typed operations. An operation that cannot be applied is a normal result with the reason.
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
  summary: 'Change a diagram with small operations',
  description:
    'Changes named parts of a source and keeps every other line unchanged; applies all operations or none. Use it for an existing diagram; write a new one in full.',
  http: { method: 'POST', path: '/v1/diagrams/edit', tag: diagramsTag },
  access: { feature: 'drawing', scope: 'draw' },
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
        .describe('Fingerprint of the source these operations are for, from the previous response.'),
      defaults: defaults.optional(),
    }),
    output: z.object({
      ok: z.boolean().describe('Whether all operations were applied.'),
      source: z.string().describe('After all operations; unchanged if ok is false.'),
      fingerprint: z.string().describe('Of that source, for expect: 16 hexadecimal digits.'),
      edits: z.array(z.object({ ...place, text: z.string() })).describe('The change as edits of the given source.'),
      changes: z.array(z.string()).describe('What changed, in words.'),
      before: diagnostics,
      diagnostics,
      refused: z
        .object({
          operation: z
            .int()
            .min(0)
            .optional()
            .describe('Index of the failed operation, from 0; omitted if none was tried.'),
          reason: z.enum(REASONS),
          message: z.string(),
          near: z.array(z.string()).describe('Possible intended names.'),
          mistakes: z
            .array(z.object({ ...diagnostic.shape, text: z.string().describe('The resulting line.') }))
            .meta({ brief: true })
            .describe('Errors that the edited diagram would have.'),
        })
        .optional()
        .describe('Why nothing was changed.'),
    }),
  }),
  run: ({ source, operations, expect, defaults }, context) => {
    const core = coreContext(context, defaults);
    const now = fingerprint(source);
    const isStale = expect !== undefined && expect !== now;
    const result = editSource(source, isStale ? [] : operations.map(toOperation), core);
    // Its time grows with the text, so an unchanged one is read once.
    const then = result.source === source ? now : fingerprint(result.source);
    return { value: answer(isStale ? stale(result, now) : result, then) };
  },
});

/** A schema of one form with two variants of `add`, which the core distinguishes. */
function toOperation(request: EditRequest): EditOperation {
  if (request.op !== 'add') return request;
  const { line, fields = {}, statement, ...place } = request;
  return line === undefined ? { ...place, statement, fields } : { ...place, line };
}

function stale(result: EditResult, now: string): EditResult {
  const message = `The source has changed; its fingerprint is ${now}. Read it again and base the operations on it.`;
  return {
    ...result,
    ok: false,
    refused: { operation: undefined, reason: 'source.stale', message, near: [], mistakes: [] },
  };
}

function answer({ ok, source, edits, changes, before, after, refused }: EditResult, of: string) {
  const result = { ok, source, fingerprint: of, edits, changes, before, diagnostics: after };
  if (refused === undefined) return result;
  const { operation: index, ...why } = refused;
  return { ...result, refused: index === undefined ? why : { operation: index, ...why } };
}
