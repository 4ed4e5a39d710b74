// Who takes turns in the pool: in, a caller; out, a name for the account, or for the network of a caller without one.
import type { Actor } from '@linework/operations';
import { networksOf } from '../limits/networks.js';

export function takerOf(actor: Pick<Actor, 'id'> | undefined, address: string): string {
  return actor === undefined ? `network ${networksOf(address).at(-1)?.name}` : `account ${actor.id}`;
}
