// Repeated use of a refresh token: in, a used token; out, the response of its first use, for some seconds. The response can get lost, or a
// client can refresh from several places at once; neither is a theft. After that, a second use ends the connection (RFC 9700, section 4.14.2).
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { errors, type KoaContextWithOIDC } from 'oidc-provider';
import type { Service } from '../../platform/service.js';
import { consumeRecord, findRecord, type OauthRecord, putRecord, reuseRecord } from './records.js';

/** Seconds. The client that refreshed has to retry within this time. */
const GRACE = 30;

const MODEL = 'RefreshAnswer';

/** Milliseconds after the first use when it counts as broken off, and how often it is checked. */
const PATIENCE = 10_000;
const EVERY = 200;

/** Seconds for which a response is kept: a repeat that arrived within the grace can wait longer than that for the database. */
const KEPT = 300;

type TokenResponse = Readonly<Record<string, unknown>>;

type Stored = Pick<Service, 'database' | 'secrets' | 'now'>;

/** Ends the handling of a repeat; `answerRepeat` replaces the error with the response. */
class Repeat extends errors.InvalidGrant {
  readonly response: TokenResponse;

  constructor(response: TokenResponse) {
    super('already used');
    this.response = response;
  }
}

const arrivals = new AsyncLocalStorage<Date>();

/** Handles a request that arrived now. The grace ends for what arrives later, however long the work takes. */
export function arrivedAt<Result>(now: Date, handle: () => Result): Result {
  return arrivals.run(now, handle);
}

export function isInGrace({ consumed }: Pick<OauthRecord, 'consumed'>, now: Date): boolean {
  return consumed !== null && (arrivals.getStore() ?? now).getTime() - consumed.getTime() < GRACE * 1_000;
}

/** Returns for the first use; throws `Repeat` for another one that arrived within the grace. False means that the token is gone. */
export async function useRefreshToken({ database: { db }, secrets, now }: Stored, id: string): Promise<boolean> {
  if (await consumeRecord(db, 'RefreshToken', id, now())) return true;
  while (true) {
    const response = await findRecord(db, secrets, MODEL, id, now());
    if (response !== undefined) throw new Repeat(sinceThen(response.content, now()));
    const token = await findRecord(db, secrets, 'RefreshToken', id, now());
    if (token === undefined || token.consumed === null) return false;
    // The first use never got a response, so this one becomes the first.
    if (now().getTime() - token.consumed.getTime() >= PATIENCE)
      if (await reuseRecord(db, 'RefreshToken', id, token.consumed, now())) return true;
    await wait(EVERY);
  }
}

/** Call after each request: keeps the response to the first use of a refresh token. */
export async function keepResponse({ database: { db }, secrets, now }: Stored, ctx: KoaContextWithOIDC): Promise<void> {
  const { params, entities } = ctx.oidc ?? {};
  const { jti } = entities?.Grant ?? {};
  // Only a first use rotates the token; a repeat does not extend the grace.
  if (ctx.status !== 200 || entities?.RotatedRefreshToken === undefined || typeof params?.refresh_token !== 'string')
    return;
  const content = { response: ctx.body, made: now().getTime(), ...(jti === undefined ? {} : { grantId: jti }) };
  await putRecord(db, secrets, MODEL, params.refresh_token, content, new Date(now().getTime() + KEPT * 1_000));
}

/** Call when the token endpoint has failed: replaces the error of a repeat with the first response. */
export function answerRepeat(ctx: KoaContextWithOIDC, error: unknown): void {
  if (!(error instanceof Repeat)) return;
  ctx.status = 200;
  ctx.type = 'json';
  ctx.body = error.response;
}

function sinceThen({ response, made: issuedAt }: Readonly<Record<string, unknown>>, now: Date): TokenResponse {
  const body = response as TokenResponse;
  const passed = Math.max(0, Math.round((now.getTime() - Number(issuedAt)) / 1_000));
  return { ...body, expires_in: Math.max(1, Number(body.expires_in) - passed) };
}
