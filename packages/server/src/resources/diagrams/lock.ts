// PUT and DELETE /user/diagrams/{id}/lock: a locked diagram can only be unlocked.
import { endpoint, ownerOf, refuse } from '../../platform/endpoint.js';
import { asHosted, hostedFields, idField } from './fields.js';
import { changeDiagram, heldDiagram } from './repo.js';
import { changeable } from './saving.js';
import { hostingTag } from './tag.js';

export const lockDiagram = endpoint({
  name: 'lock_diagram',
  summary: 'Lock a hosted diagram',
  description: 'Every change is refused until it is unlocked, another lock included.',
  http: { method: 'PUT', path: '/user/diagrams/{id}/lock', tag: hostingTag },
  access: { scope: 'write' },
  effect: 'write',
  refusals: ['resource.not_found', 'resource.locked'],
  example: { id: 'd' },
  schemas: ({ z }) => ({ input: z.strictObject({ id: idField(z) }), output: hostedFields(z) }),
  run: async ({ id }, context) => {
    const { database, now, baseUrl } = context.service;
    const row = await database.transaction(async (tx) =>
      changeDiagram(tx, await changeable(tx, ownerOf(context), id), { locked: now() }),
    );
    return { value: asHosted(baseUrl, row) };
  },
});

export const unlockDiagram = endpoint({
  name: 'unlock_diagram',
  summary: 'Unlock a hosted diagram',
  description: 'Allows changes again. A diagram that is not locked stays unchanged.',
  http: { method: 'DELETE', path: '/user/diagrams/{id}/lock', tag: hostingTag },
  access: { scope: 'write' },
  effect: 'write',
  refusals: ['resource.not_found'],
  example: { id: 'd' },
  schemas: ({ z }) => ({ input: z.strictObject({ id: idField(z) }), output: hostedFields(z) }),
  run: async ({ id }, context) => {
    const { database, baseUrl } = context.service;
    const owner = ownerOf(context);
    const row = await database.transaction(async (tx) => {
      const held = await heldDiagram(tx, owner, id);
      if (held === undefined || held.deleted !== null) refuse('resource.not_found', 'No such diagram.');
      return changeDiagram(tx, held, { locked: null });
    });
    return { value: asHosted(baseUrl, row) };
  },
});
