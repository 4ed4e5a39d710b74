// Runs before drawing and checking in a stateful service: an account's rate limit, what counts to its usage, and cached responses,
// so that an identical request is not drawn again. Every operation is a pure function of its input, its caller's house style and this version.
import type { Actor, AnyOperation, CallLimit } from '@linework/operations';
import type { FastifyReply } from 'fastify';
import { takeTogether } from '../limits/together.js';
import type { PictureCache } from '../pictures/cache.js';
import type { CachedPicture } from '../pictures/files.js';
import type { HttpAnswer, HttpCall } from '../pool/work.js';
import type { Service } from '../service.js';
import { answerKey } from './answer-key.js';
import { charge } from './endpoint-routes.js';

interface Styled extends Pick<HttpCall, 'style' | 'otherStyles'> {
  readonly actor?: Actor;
}

export interface Gate {
  /** Throws if the account is over its rate limit, or its plan's daily allowance is used up. */
  readonly admit: (actor: Actor, reply: FastifyReply) => Promise<void>;
  readonly count: (actor: Actor, operation: Pick<AnyOperation, 'draws'>) => void;
  /** Of identical requests at once, one is run for all. */
  readonly answer: (
    call: HttpCall,
    /** Aborts when the caller leaves; called if there is something to wait for. */
    signalOf: () => AbortSignal,
    make: (signal: AbortSignal) => Promise<HttpAnswer>,
  ) => Promise<HttpAnswer>;
  /** The call, with the house style of its caller's organisation. */
  readonly styled: <Call extends Styled>(call: Call) => Promise<Call>;
}

/** Bytes of a request that the event loop hashes to find a cached response. */
const MOST_HASHED = 1_000_000;

export const DRAWS_PER_MINUTE = 6_000;

export function gateOf(service: Service, { known, getOrMake }: PictureCache, most: number = DRAWS_PER_MINUTE): Gate {
  const limit: CallLimit = { name: 'drawing', by: 'account', most, seconds: 60 };
  const take = takeTogether(service.database.db, service.now);
  return {
    admit: async (actor, reply) => {
      for (const act of ['draw', 'check'] as const) service.usage.demand(actor, act);
      // Drawing needs no disk, so a full one does not stop it.
      await charge(take(limit, actor.id), reply).catch((error: unknown) => {
        if (!service.space.saw(error)) throw error;
      });
    },
    count: (actor, { draws }) => service.usage.count(actor, draws ? 'draw' : 'check'),
    answer: async (call, signalOf, make) => {
      if (sizeOf(call) > MOST_HASHED) return make(signalOf());
      const key = answerKey(call, service.version);
      const cached = known(key);
      if (cached !== undefined) return answerIn(cached);
      const signal = signalOf();
      let refused: HttpAnswer | undefined;
      const entry = await getOrMake({
        key,
        owner: call.actor?.tenant.id ?? '',
        signal,
        make: async (abandoned) => {
          const answer = await make(abandoned);
          if (answer.status !== 200) {
            refused = answer;
            return undefined;
          }
          return { type: JSON.stringify(answer.headers), content: answer.body };
        },
      });
      // A refusal names its own request, so nobody else gets it.
      return entry === undefined ? (refused ?? make(signal)) : answerIn(entry);
    },
    styled: async (call) => {
      if (call.actor === undefined) return call;
      const { own: style, others } = await service.stylesFor(call.actor.tenant.id);
      return { ...call, ...(style && { style }), ...(others.length > 0 && { otherStyles: others }) };
    },
  };
}

function answerIn({ type, content }: CachedPicture): HttpAnswer {
  return { status: 200, headers: JSON.parse(type) as HttpAnswer['headers'], body: content };
}

function sizeOf({ body = [] }: HttpCall): number {
  return body.reduce((sum, { length }) => sum + length, 0);
}
