// Runs before drawing and checking in a stateful service: an account's rate limit, what counts to its usage, and cached responses,
// so that an identical request is not drawn again. Every operation is a pure function of its input and this version.
import { createHash } from 'node:crypto';
import type { Actor, AnyOperation, CallLimit } from '@linework/operations';
import type { FastifyReply } from 'fastify';
import type { Keeping } from '../pictures/kept.js';
import type { HttpAnswer, HttpCall } from '../pool/work.js';
import type { Service } from '../service.js';
import { spend } from './endpoint-routes.js';

export interface Gate {
  /** Throws if the account is over its rate limit, or its plan's daily allowance is used up. */
  readonly admit: (actor: Actor, reply: FastifyReply) => Promise<void>;
  readonly count: (actor: Actor, operation: Pick<AnyOperation, 'draws'>) => void;
  readonly answer: (call: HttpCall, make: () => Promise<HttpAnswer>) => Promise<HttpAnswer>;
}

export const DRAWS_PER_MINUTE = 6_000;

export function gateOf(service: Service, { kept }: Keeping, most: number = DRAWS_PER_MINUTE): Gate {
  const limit: CallLimit = { name: 'drawing', by: 'account', most, seconds: 60 };
  return {
    admit: async (actor, reply) => {
      for (const act of ['draw', 'check'] as const) service.usage.demand(actor, act);
      await spend(service, [limit], actor.id, reply);
    },
    count: (actor, { draws }) => service.usage.count(actor, draws ? 'draw' : 'check'),
    answer: async (call, make) => {
      let refused: HttpAnswer | undefined;
      const found = await kept(keyOf(call, service.version), async () => {
        const made = await make();
        if (made.status !== 200) {
          refused = made;
          return undefined;
        }
        return { type: JSON.stringify(made.headers), content: made.body };
      });
      if (found === undefined) return refused ?? make();
      return { status: 200, headers: JSON.parse(found.type) as HttpAnswer['headers'], body: found.content };
    },
  };
}

function keyOf({ operation, accept = '', beside, body = [] }: HttpCall, version: string): string {
  const hash = createHash('sha256').update(JSON.stringify(['answer', version, operation, accept, beside]));
  for (const block of body) hash.update(block);
  return hash.digest('base64url');
}
