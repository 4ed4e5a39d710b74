// GET /user/diagrams: the hosted diagrams.
import { endpoint, ownerOf, tenantDb } from '../../platform/endpoint.js';
import { cursorOf, cutPage, placeOf } from '../../platform/http/cursor.js';
import { visibleTo } from '../folder-rules/access.js';
import { linkNamed } from '../stable-links/links.js';
import { aliasField, asHosted, hostedFields } from './fields.js';
import { foldersOf, MOST_FOLDERS, pageOf } from './repo.js';
import { searchedPage } from './search/repo.js';
import { hostingTag } from './tag.js';

export const listDiagrams = endpoint({
  name: 'list_diagrams',
  summary: 'List hosted diagrams',
  description: 'Lists the latest first, in pages: next is the cursor of the following page.',
  http: { method: 'GET', path: '/user/diagrams', tag: hostingTag },
  access: { scope: 'read' },
  effect: 'read',
  refusals: [],
  example: { limit: 20 },
  schemas: ({ z }) => ({
    input: z.strictObject({
      folder: z.string().max(300).optional().describe('Only diagrams in this folder.'),
      folders: z
        .enum(['true', 'false'])
        .optional()
        .describe(
          `true also lists the folders by name, each with its number of diagrams. Beyond ${MOST_FOLDERS}, moreFolders is true; search then finds the diagrams of the others.`,
        ),
      search: z
        .string()
        .min(1)
        .max(100)
        .optional()
        .describe(
          'Only diagrams with all of these words in the title, the folder or the text of the diagram: labels, notes and ids. The last word can be incomplete. Single letters are ignored; a search without a longer word finds nothing.',
        ),
      alias: aliasField(z).optional().describe('Only the diagram of this stable link.'),
      deleted: z.enum(['true', 'false']).optional().describe('true lists diagrams deleted in the last thirty days.'),
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional().describe('Default: 20.'),
    }),
    output: z.object({
      diagrams: z.array(hostedFields(z)),
      folders: z.array(z.object({ folder: z.string(), count: z.int() })).optional(),
      moreFolders: z.boolean().optional().describe('Whether folders has not all of them.'),
      next: z.string().nullable(),
    }),
  }),
  run: async ({ folder, folders, search, alias, deleted, cursor, limit = 20 }, context) => {
    const { service } = context;
    const db = tenantDb(context);
    const owner = ownerOf(context);
    const link = alias === undefined ? undefined : await linkNamed(db, alias);
    // Nothing has an empty id.
    const id = alias === undefined ? undefined : link?.ownerId === owner ? link.diagramId : '';
    const visible = await visibleTo(context);
    const page = { visible, folder, id, deleted: deleted === 'true', after: placeOf(cursor), limit: limit + 1 };
    const rows = await (search === undefined ? pageOf(db, owner, page) : searchedPage(db, owner, page, search));
    const { shown, last } = cutPage(rows, limit);
    const all = folders === 'true' ? await foldersOf(db, owner, visible) : undefined;
    return {
      value: {
        diagrams: shown.map((row) => asHosted(service.baseUrl, row)),
        ...(all === undefined ? {} : { folders: [...all.folders], moreFolders: all.more }),
        next: last === undefined ? null : cursorOf({ at: last.updated, id: last.id }),
      },
    };
  },
});
