// PATCH /user/folders: renames a folder or moves it, with everything below it.
import { change, ownerOf, refuse } from '../../platform/endpoint.js';
import { demandFiling, demandWrite } from '../folder-rules/access.js';
import { folderRestricted } from '../folder-rules/errors.js';
import { moveRules } from '../folder-rules/move.js';
import { locked } from './errors.js';
import { folderField, LONGEST_FOLDER } from './fields.js';
import { countWithin, heldWithin, holdFolders, lockedWithin, movedPath, refileWithin } from './folder-diagrams.js';
import { hostingTag } from './tag.js';

/** Diagrams that one request moves. */
const MOST_MOVED = 5_000;

/** Locked diagrams that a refusal lists. */
const MOST_LISTED = 10;

export const moveFolder = change({
  name: 'move_folder',
  summary: 'Rename or move a folder',
  description: `Moves every diagram of the folder and of the folders below it, at most ${MOST_MOVED.toLocaleString('en')} with one request: while more is true, send the request again. If to has diagrams already, the folders are merged; merged is their number. Links and the time of the last change stay. If a diagram is locked, nothing moves, and details lists the first ${MOST_LISTED} locked ones. Deleted diagrams keep their folder.`,
  http: { method: 'PATCH', path: '/user/folders', tag: hostingTag },
  access: { scope: 'write' },
  effect: 'write',
  action: 'folder.move',
  refusals: ['resource.not_found', locked, folderRestricted, 'validation.failed'],
  example: { from: 'team', to: 'product' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      from: folderField(z).min(1).describe('The folder, as names separated by slashes.'),
      to: folderField(z).describe('Its new path; empty moves its content to the top.'),
    }),
    output: z.object({
      moved: z.int().describe('Number of diagrams that moved.'),
      merged: z.int().describe('Number of diagrams that were in to, or below it, before.'),
      more: z.boolean().describe('Whether diagrams are left in from.'),
    }),
  }),
  run: async ({ from, to }, context) => {
    const { tx, note } = context;
    const owner = ownerOf(context);
    if (to === from || to.startsWith(`${from}/`))
      refuse('validation.failed', `to: '${to}' is in '${from}' itself. Choose a folder outside of it.`);
    await holdFolders(tx, owner, 'moving');
    if (!(await demandWrite(context, from))) refuse('resource.not_found', 'No such folder.');
    await demandFiling(context, undefined, { folder: to });
    const rows = await heldWithin(tx, owner, from, MOST_MOVED + 1);
    if (rows.length === 0) refuse('resource.not_found', 'No such folder.');
    await moveRules(context, from, to, rows.length <= MOST_MOVED);
    const lockedRows = await lockedWithin(tx, owner, from, MOST_LISTED);
    if (lockedRows.length > 0)
      refuse(locked, `'${from}' has locked diagrams. Unlock them first.`, { locked: lockedRows });
    const moving = rows.slice(0, MOST_MOVED);
    for (const { folder } of moving) demandShort(movedPath(folder, from, to));
    const merged = to === '' ? 0 : await countWithin(tx, owner, to);
    await refileWithin(tx, owner, moving, (folder) => movedPath(folder, from, to));
    const counts = { moved: moving.length, merged, more: rows.length > MOST_MOVED };
    note({ target: from, before: { folder: from }, after: { folder: to, ...counts } });
    return { value: counts };
  },
});

function demandShort(folder: string): void {
  if (folder.length > LONGEST_FOLDER)
    refuse(
      'validation.failed',
      `to: a folder below it would be longer than ${LONGEST_FOLDER} characters. Choose a shorter path.`,
    );
}
