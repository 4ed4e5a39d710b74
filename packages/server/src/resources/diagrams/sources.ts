// The latest sources of an owner's diagrams as files: in, an owner; out, a file for each, in the folders that the owner chose.
import type { TenantId } from '@linework/operations';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { ArchiveEntry } from '../../platform/archive/entry.js';
import { fileName } from '../../platform/archive/file-name.js';
import type { Db } from '../../platform/db/db.js';
import { diagrams } from './tables.js';

/** Each has a source of up to 4 MB. */
const ROWS = 8;

const { id, title, folder, source, deleted } = diagrams;

interface Placed {
  readonly id: string;
  readonly title: string;
  readonly folder: string;
  readonly deleted: Date | null;
}

export async function* sourcesOf(db: Db, ownerId: TenantId): AsyncGenerator<ArchiveEntry> {
  const used = new Set<string>();
  for (let after = '', isMore = true; isMore; ) {
    const rows = await db
      .select({ id, title, folder, source, deleted })
      .from(diagrams)
      .where(and(eq(diagrams.ownerId, ownerId), gt(id, after)))
      .orderBy(asc(id))
      .limit(ROWS);
    for (const row of rows) yield { path: pathOf(row, used), content: [row.source] };
    after = rows.at(-1)?.id ?? after;
    isMore = rows.length === ROWS;
  }
}

/** Some file systems do not distinguish capital letters. */
function pathOf({ id: ownId, title: called, folder: within, deleted: gone }: Placed, used: Set<string>): string {
  const parts = within === '' ? [] : within.split('/').map((part) => fileName(part, 'folder'));
  const place = [gone === null ? 'diagrams' : 'deleted-diagrams', ...parts, fileName(called, 'diagram')].join('/');
  const path = used.has(`${place}.diagram`.toLowerCase()) ? `${place} (${ownId}).diagram` : `${place}.diagram`;
  used.add(path.toLowerCase());
  return path;
}
