// PUT /orgs/{org}/folder-rules: restrict a folder and those below it.
import { callerOf, change, memberOf, refuse } from '../../platform/endpoint.js';
import { folderField } from '../diagrams/fields.js';
import { demandMember, heldStanding, roleOf } from '../members/held.js';
import { organisationDiagramTag } from '../organisation-diagrams/tag.js';
import { orgField } from '../organisations/fields.js';
import { asRule, ruleFields, seeField, styleFields, unlistedField, writeField } from './fields.js';
import { putRule, ruleCount, ruleOf } from './repo.js';
import type { Audience } from './rules.js';

/** So that every request in a library can read them all. */
const MOST_RULES = 200;

export const restrictFolder = change({
  name: 'restrict_folder',
  summary: 'Restrict a folder',
  description:
    'Sets the rule of a folder, which also counts in the folders below it, and replaces the one it had. What it omits is left to the rules of the folders above; the nearest rule counts. Owners and admins see and change everything in any case. While unlisted is false, links of unlisted diagrams work only for members who see the folder. brand and styleRules say which parts of the house style apply there.',
  http: { method: 'PUT', path: '/orgs/{org}/folder-rules', tag: organisationDiagramTag },
  access: { scope: 'write', role: { permits: 'manage', in: 'org' } },
  effect: 'destructive',
  action: 'folder.restrict',
  refusals: ['resource.not_found', 'resource.full'],
  example: { org: 'acme', folder: 'team/payments', write: { roles: ['editor'], people: [] }, unlisted: false },
  schemas: ({ z }) => ({
    input: z.strictObject({
      org: orgField(z),
      folder: folderField(z),
      see: seeField(z).optional(),
      write: writeField(z).optional(),
      unlisted: unlistedField(z).optional(),
      brand: styleFields(z).brand.optional(),
      styleRules: styleFields(z).styleRules.optional(),
    }),
    output: ruleFields(z),
  }),
  run: async ({ org, folder, see, write, unlisted, brand, styleRules }, context) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    const caller = callerOf(context);
    // Changes of diagrams that were admitted under the old rule end before it is replaced.
    await heldStanding(tx, organisation);
    await roleOf(tx, as, caller, 'manage');
    if ([see, write, unlisted, brand, styleRules].every((each) => each === undefined))
      refuse('validation.failed', 'Send see, write, unlisted, brand or styleRules, or remove the rule with DELETE.');
    const before = await ruleOf(tx, organisation, folder);
    if (before === undefined && (await ruleCount(tx, organisation)) >= MOST_RULES)
      refuse('resource.full', `An organisation has at most ${MOST_RULES} folder rules. Remove one first.`);
    for (const id of new Set([...(see?.people ?? []), ...(write?.people ?? [])]))
      await demandMember(tx, organisation, id);
    const rule = {
      folder,
      see: see === undefined ? null : withoutRepeats(see),
      write: write === undefined ? null : withoutRepeats(write),
      unlisted: unlisted ?? null,
      brand: brand ?? null,
      styleRules: styleRules ?? null,
      setBy: caller.id,
      setAt: service.now(),
    };
    await putRule(tx, organisation, rule);
    note({ target: folder, ...(before && { before: asRule(before) }), after: asRule(rule) });
    return { value: asRule(rule) };
  },
});

function withoutRepeats({ roles, people }: Audience): Audience {
  return { roles: [...new Set(roles)], people: [...new Set(people)] };
}
