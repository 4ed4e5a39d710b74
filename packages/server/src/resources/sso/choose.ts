// The connection that a request means: in, an organisation and an id; out, its row, or a refusal that says what to send.
import type { TenantId } from '@linework/operations';
import { type Db, refuse } from '../../platform/endpoint.js';
import { type ConnectionRow, connectionsOf, MOST_CONNECTIONS } from './repo.js';

export async function demandConnection(db: Db, ownerId: TenantId, id: string | undefined): Promise<ConnectionRow> {
  const all = await connectionsOf(db, ownerId);
  const [only, other] = all;
  if (id !== undefined)
    return all.find((each) => each.id === id) ?? refuse('resource.not_found', 'No such connection.');
  if (only === undefined) refuse('resource.not_found', 'No identity provider is set up.');
  if (other !== undefined)
    refuse('resource.not_found', 'There are several connections. Say which one with `connection`.');
  return only;
}

/** The connection that is set up again; undefined for a new one, for which there is room. */
export async function connectionBefore(
  tx: Db,
  ownerId: TenantId,
  id: string | undefined,
  protocol: ConnectionRow['protocol'],
): Promise<ConnectionRow | undefined> {
  const all = await connectionsOf(tx, ownerId);
  if (id === undefined) {
    if (all.length >= MOST_CONNECTIONS)
      refuse('resource.full', `An organisation has at most ${MOST_CONNECTIONS} connections. Remove one first.`);
    return undefined;
  }
  const before = all.find((each) => each.id === id && each.protocol === protocol);
  return before ?? refuse('resource.not_found', 'No such connection.');
}
