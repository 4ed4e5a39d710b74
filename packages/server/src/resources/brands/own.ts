// GET and PUT /user/brand: whose house style the caller's own calls draw with.
import type { TenantId } from '@linework/operations';
import type { z as Zod } from 'zod';
import { callerOf, change, endpoint, ownerOf } from '../../platform/endpoint.js';
import { permittedIn } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { libraryFields } from '../publishing/fields.js';
import { type Choice, choiceOf, saveChoice, styledOrganisations } from './choices.js';
import { brandTag } from './tag.js';

export const readOwnBrand = endpoint({
  name: 'get_own_brand',
  summary: 'Read the brand of your own calls',
  description:
    'Returns the organisation whose brand, style rules and icons apply to your own calls and diagrams. Until you choose one, it is your only organisation with any of them; if several have them, it is none.',
  http: { method: 'GET', path: '/user/brand', tag: brandTag },
  access: { scope: 'read' },
  effect: 'read',
  refusals: [],
  example: {},
  schemas: ({ z }) => ({ input: z.strictObject({}), output: ownFields(z) }),
  run: async (_input, context) => {
    const { db } = context.service.database;
    const owner = ownerOf(context);
    return { value: asOwn(await choiceOf(db, owner), await styledOrganisations(db, owner)) };
  },
});

export const chooseOwnBrand = change({
  name: 'set_own_brand',
  summary: 'Choose the brand of your own calls',
  description:
    'Your own calls and diagrams get the brand, style rules and icons of this organisation; null means none. The choice ends when you leave the organisation. Calls with a key of an organisation always get those of that organisation.',
  http: { method: 'PUT', path: '/user/brand', tag: brandTag },
  access: { scope: 'write' },
  effect: 'write',
  action: 'brand.choose',
  refusals: ['resource.not_found', 'auth.role_required'],
  example: { organization: 'acme' },
  schemas: ({ z }) => ({ input: z.strictObject({ organization: orgField(z).nullable() }), output: ownFields(z) }),
  run: async ({ organization }, context) => {
    const { service, tx, note } = context;
    // Memberships belong to the organisations.
    await service.database.leave(tx);
    const owner = ownerOf(context);
    const chosen = organization === null ? null : await permittedIn(tx, callerOf(context), organization, 'read');
    await saveChoice(tx, owner, chosen);
    note({ target: chosen ?? owner });
    return { value: asOwn(chosen, await styledOrganisations(tx, owner)) };
  },
});

function ownFields(z: typeof Zod) {
  return z.object({
    organization: libraryFields(z).nullable().describe('Whose brand, style rules and icons apply; null for none.'),
    isChosen: z.boolean().describe('Whether you have chosen, also if you chose none.'),
    choices: z.array(libraryFields(z)).describe('Your organisations that have a brand, style rules or icons, by slug.'),
  });
}

function asOwn(chosen: TenantId | null | undefined, choices: readonly Choice[]) {
  const [only, ...others] = choices;
  const own = chosen === undefined ? (others.length === 0 ? only : undefined) : choices.find(({ id }) => id === chosen);
  return { organization: own ?? null, isChosen: chosen !== undefined, choices: [...choices] };
}
