// Moves a diagram between the libraries of an account and of an organisation: in, where it is and where it goes; out, the diagram there. Its id,
// aliases, versions and ETag stay. Who calls it has decided that the caller is allowed to take it and to put it there.
import type { TenantId } from '@linework/operations';
import type { Db } from '../../platform/db/database.js';
import { refuse } from '../../platform/endpoint.js';
import type { Service } from '../../platform/service.js';
import { handOverLinks, holdLinksTo } from '../stable-links/links.js';
import { type DiagramRow, handOverDiagram, heldDiagram } from './repo.js';
import { unlessLocked } from './saving.js';
import { saveWords } from './search/repo.js';

export interface Move {
  readonly id: string;
  readonly from: TenantId;
  readonly to: TenantId;
  /** Where it is filed afterwards; the folder of the same name if omitted. */
  readonly folder?: string;
}

/** Refuses a locked diagram, and one that is no longer there: of several moves at once, one happens. */
export async function moveDiagram(
  tx: Db,
  { now }: Pick<Service, 'now'>,
  { id, from, to, folder }: Move,
): Promise<DiagramRow> {
  await holdLinksTo(tx, from, id);
  const row = unlessLocked(await heldDiagram(tx, from, id)) ?? refuse('resource.not_found', 'No such diagram.');
  if (to === from) return row;
  await handOverLinks(tx, from, id, to);
  const moved = await handOverDiagram(tx, row, to, { updated: now(), ...(folder === undefined ? {} : { folder }) });
  await saveWords(tx, moved);
  return moved;
}
