// PUT and DELETE /user/diagrams/{id}/lock: a locked diagram can only be unlocked.
import { change, refuse } from '../../platform/endpoint.js';
import { locked } from './errors.js';
import { asHosted, hostedFields, idField } from './fields.js';
import { changeDiagram } from './repo.js';
import { changeable, heldFor } from './saving.js';
import { hostingTag } from './tag.js';

export const lockDiagram = change({
  name: 'lock_diagram',
  summary: 'Lock a hosted diagram',
  description: 'Every change is refused until it is unlocked, another lock included.',
  http: { method: 'PUT', path: '/user/diagrams/{id}/lock', tag: hostingTag },
  access: { scope: 'write' },
  effect: 'write',
  action: 'diagram.lock',
  refusals: ['resource.not_found', locked],
  example: { id: 'd' },
  schemas: ({ z }) => ({ input: z.strictObject({ id: idField(z) }), output: hostedFields(z) }),
  run: async ({ id }, context) => {
    const { service, tx } = context;
    const row = await changeDiagram(tx, await changeable(context, id), { locked: service.now() });
    return { value: asHosted(service.baseUrl, row) };
  },
});

export const unlockDiagram = change({
  name: 'unlock_diagram',
  summary: 'Unlock a hosted diagram',
  description: 'Allows changes again. A diagram that is not locked stays unchanged.',
  http: { method: 'DELETE', path: '/user/diagrams/{id}/lock', tag: hostingTag },
  access: { scope: 'write' },
  effect: 'write',
  action: 'diagram.unlock',
  refusals: ['resource.not_found'],
  example: { id: 'd' },
  schemas: ({ z }) => ({ input: z.strictObject({ id: idField(z) }), output: hostedFields(z) }),
  run: async ({ id }, context) => {
    const { service, tx } = context;
    const held = await heldFor(context, id);
    if (held === undefined || held.deleted !== null) refuse('resource.not_found', 'No such diagram.');
    return { value: asHosted(service.baseUrl, await changeDiagram(tx, held, { locked: null })) };
  },
});
