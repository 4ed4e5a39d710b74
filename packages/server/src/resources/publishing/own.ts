// GET and PUT /user/publishing: where the caller's publishes go.
import type { z as Zod } from 'zod';
import { callerOf, change, endpoint, ownerOf } from '../../platform/endpoint.js';
import { hostingTag } from '../diagrams/tag.js';
import { permittedIn } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { destinationOf, requiredOf } from './destination.js';
import { asLibrary, libraryFields } from './fields.js';
import { librariesOf, type OwnLibrary, saveDefault } from './repo.js';

export const readOwnPublishing = endpoint({
  name: 'get_own_publishing',
  summary: 'Read where your publishes go',
  description: 'Returns the library that a publish goes to if it names none, and why.',
  http: { method: 'GET', path: '/user/publishing', tag: hostingTag },
  access: { scope: 'read' },
  effect: 'read',
  refusals: [],
  example: {},
  schemas: ({ z }) => ({ input: z.strictObject({}), output: ownFields(z) }),
  run: async (_input, context) => ({
    value: asOwn(await librariesOf(context.service.database.db, ownerOf(context))),
  }),
});

export const chooseOwnPublishing = change({
  name: 'set_own_publishing',
  summary: 'Choose your default organisation for publishing',
  description:
    'What you publish without naming a library goes to this organisation; null means your own library. The choice ends when you leave the organisation. An organisation that requires your publishes gets them, whatever you choose; between several, the choice decides.',
  http: { method: 'PUT', path: '/user/publishing', tag: hostingTag },
  access: { scope: 'write' },
  effect: 'write',
  action: 'publishing.choose',
  refusals: ['resource.not_found', 'auth.role_required'],
  example: { organization: 'acme' },
  schemas: ({ z }) => ({ input: z.strictObject({ organization: orgField(z).nullable() }), output: ownFields(z) }),
  run: async ({ organization }, context) => {
    const { service, tx, note } = context;
    // What an organisation requires is another tenant's.
    await service.database.leave(tx);
    const owner = ownerOf(context);
    const library =
      organization === null ? undefined : await permittedIn(tx, callerOf(context), organization, 'change');
    await saveDefault(tx, owner, library);
    note({ target: library ?? owner });
    return { value: asOwn(await librariesOf(tx, owner)) };
  },
});

function ownFields(z: typeof Zod) {
  return z.object({
    default: libraryFields(z).nullable().describe('Your choice; null for your own library.'),
    requiredBy: z.array(libraryFields(z)).describe('Organisations that require your publishes, by slug.'),
    organization: libraryFields(z)
      .nullable()
      .describe('Where a publish goes that names no library; null for your own library, or if you must choose.'),
    mustChoose: z.boolean().describe('Whether such a publish is refused, because several organisations require it.'),
  });
}

function asOwn(libraries: readonly OwnLibrary[]) {
  const chosen = libraries.find(({ isDefault }) => isDefault);
  const { organisation, choice } = destinationOf(libraries);
  return {
    default: chosen === undefined ? null : asLibrary(chosen),
    requiredBy: requiredOf(libraries).map(asLibrary),
    organization: organisation === undefined ? null : asLibrary(organisation),
    mustChoose: choice.length > 0,
  };
}
