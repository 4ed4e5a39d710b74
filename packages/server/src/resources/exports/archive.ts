// The archive of an owner's data as a response: in, whose; out, a ZIP that is made while it is read.
import type { Reply } from '@linework/operations';
import type { ArchiveEntry } from '../../platform/archive/entry.js';
import { zipped } from '../../platform/archive/zip.js';
import type { Service } from '../../platform/service.js';
import { partsOf } from './parts.js';
import { type Archive, readMe } from './read-me.js';

export const ZIP = 'application/zip';

/** For both endpoints: the archive is large, and needed seldom. */
export const EXPORTS = { by: 'account', most: 5, seconds: 86_400 } as const;

export function archiveReply({ baseUrl, database, stored, now }: Service, owner: Archive['owner']): Reply {
  const begun = now();
  const name = `linework-${owner.kind}-${owner.id}-${begun.toISOString().slice(0, 10)}.zip`;
  const entries = async function* (): AsyncGenerator<ArchiveEntry> {
    yield { path: 'README.md', content: [readMe({ stored, owner, baseUrl, begun })] };
    yield* partsOf(database, stored, owner);
  };
  return {
    headers: { 'content-disposition': `attachment; filename="${name}"` },
    streamed: { mediaType: ZIP, pieces: zipped(entries(), begun) },
  };
}
