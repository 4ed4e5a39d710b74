// Where those who see a diagram in its library work with it: in, what is shown; out, its addresses in the console and in the editor. Both ask again who
// calls, so an address gives nobody anything.
import type { Db } from '../../platform/db/database.js';
import { CONSOLE_PATH } from '../console/page.js';
import { organisationOf } from '../organisations/repo.js';
import type { Shown } from './find.js';
import type { OwnAddresses } from './page.js';

/** A locked diagram has no address to edit it: no version can be saved. */
export async function ownAddresses(db: Db, { row, mayChange }: Shown): Promise<OwnAddresses> {
  const slug = (await organisationOf(db, row.ownerId))?.slug;
  const query = new URLSearchParams({ diagram: row.id, ...(slug !== undefined && { organization: slug }) });
  return {
    console: `${CONSOLE_PATH}${slug === undefined ? '' : `/orgs/${slug}`}/diagrams/${row.id}`,
    editor: mayChange && row.locked === null ? `/?${query}` : undefined,
  };
}
