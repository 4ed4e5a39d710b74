// GET /orgs/{org}/folder-rules: the rules of an organisation's folders, and what counts in one folder.
import { endpoint, ownerOf, refuse, tenantDb } from '../../platform/endpoint.js';
import { cutPage } from '../../platform/http/cursor.js';
import { organisationDiagramTag } from '../organisation-diagrams/tag.js';
import { orgField } from '../organisations/fields.js';
import { asEffective, asRule, calledField, effectiveFields, ruleFields } from './fields.js';
import { rulesAbove, rulesAfter } from './repo.js';
import { effectiveIn } from './rules.js';

export const listFolderRules = endpoint({
  name: 'list_folder_rules',
  summary: 'List folder rules',
  description:
    'Lists the rules by folder, in pages: next is the cursor of the following page. With folder, effective also says what counts in that folder, and which rule states it: of each, the nearest rule that states it.',
  http: { method: 'GET', path: '/orgs/{org}/folder-rules', tag: organisationDiagramTag },
  access: { scope: 'read', role: { permits: 'manage', in: 'org' } },
  effect: 'read',
  refusals: ['resource.not_found'],
  example: { org: 'acme', folder: 'team/payments' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      org: orgField(z),
      folder: calledField(z).optional(),
      cursor: z.string().max(2_000).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional().describe('Default: 20.'),
    }),
    output: z.object({
      rules: z.array(ruleFields(z)),
      effective: effectiveFields(z).optional().describe('What counts in the folder of the request.'),
      next: z.string().nullable(),
    }),
  }),
  run: async ({ folder, cursor, limit = 20 }, context) => {
    const db = tenantDb(context);
    const owner = ownerOf(context);
    const rules = await rulesAfter(db, owner, folderIn(cursor), limit + 1);
    const { shown, last } = cutPage(rules, limit);
    const effective = folder === undefined ? undefined : effectiveIn(await rulesAbove(db, owner, folder), folder);
    return {
      value: {
        rules: shown.map(asRule),
        ...(folder !== undefined && effective && { effective: asEffective(folder, effective) }),
        next: last === undefined ? null : Buffer.from(last.folder).toString('base64url'),
      },
    };
  },
});

/** Refuses what no page returned. */
function folderIn(cursor: string | undefined): string | undefined {
  const folder = cursor === undefined ? undefined : Buffer.from(cursor, 'base64url').toString();
  if (folder !== undefined && /\p{C}/u.test(folder))
    refuse('validation.failed', 'cursor: send the next of the previous page, unchanged.');
  return folder;
}
