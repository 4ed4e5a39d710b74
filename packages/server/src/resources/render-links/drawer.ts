// For whom a link draws: in, a request and its signature; out, whose look the picture has, what it counts to, and who can keep it. Every new drawing is
// counted: to the caller, to the account or organisation that signed the link, or to the network of a reader where the service is open to everyone.
import { type Actor, accountTenant, refusedAccess } from '@linework/operations';
import { type EndpointContext, refuse } from '../../platform/endpoint.js';
import { takerOf } from '../../platform/pool/taker.js';
import type { StyleBytes } from '../../platform/pool/work.js';
import { actorOfRow, openedKey } from '../keys/keys.js';
import { subscribedKeyOf } from '../keys/repo.js';
import { admit } from '../pages/drawn.js';
import { linkInvalid } from './errors.js';
import { isSignatureOf, type Signed } from './signature.js';

/** What a caller, or a key that signs, has to have. */
export const DRAWS = { feature: 'drawing', scope: 'draw' } as const;

export interface Drawer {
  readonly style: StyleBytes | undefined;
  /** Whose share of the kept pictures it takes. */
  readonly owner: string;
  readonly taker: string;
  /** Called before an answer that is a picture, kept or not. */
  readonly count: () => Promise<void>;
  /** Called before a drawing or a conversion that is not kept. */
  readonly admit: () => Promise<void>;
  readonly caching: string;
  /** The request headers that decide the answer besides the URL. */
  readonly vary: string;
}

export interface Signature extends Signed {
  readonly signature: string;
}

/** A week. The URL decides the picture, and another version of the service seldom draws it otherwise. */
const ALWAYS = 'public, max-age=604800, immutable';

/** Seconds for which caches keep the picture of a signed link: so soon a link whose key was revoked is gone everywhere. */
const SIGNED_LASTS = 3_600;

const BY = /^([0-9a-z]{1,40})\.([0-9a-z]{1,40})$/;

const CREDENTIALS = 'authorization, cookie';

export async function drawerOf(context: EndpointContext, signed: Signature | undefined): Promise<Drawer> {
  const { actor, service } = context;
  if (signed !== undefined) return signerOf(context, signed);
  if (actor !== undefined) return callerOf(context, actor);
  if (service.publicRender === 'on') return anyone(context);
  return refuse(
    'auth.key_missing',
    'This service draws links for callers with an API key, in Authorization: Bearer lw_…, and signed links, which POST /v1/render/links makes.',
  );
}

async function callerOf({ service, address, countDrawing }: EndpointContext, actor: Actor): Promise<Drawer> {
  return {
    style: await service.styleFor(actor.tenant.id),
    owner: actor.tenant.id,
    taker: takerOf(actor, address),
    count: () => countDrawing(actor),
    admit: nothing,
    // Its look can change.
    caching: 'private, max-age=60',
    vary: CREDENTIALS,
  };
}

function anyone({ service, address }: EndpointContext): Drawer {
  return {
    style: undefined,
    owner: '',
    taker: takerOf(undefined, address),
    count: nothing,
    admit: once(() => admit(service, address)),
    caching: ALWAYS,
    vary: CREDENTIALS,
  };
}

async function signerOf(context: EndpointContext, signed: Signature): Promise<Drawer> {
  const { service, address, countDrawing } = context;
  const signer = await signerBehind(context, signed);
  const left = signed.expires === undefined ? SIGNED_LASTS : signed.expires - secondsOf(service.now());
  return {
    style: await service.styleFor(signer.tenant.id),
    owner: signer.tenant.id,
    // Its readers wait among themselves, and keep the account from nothing.
    taker: takerOf(undefined, address),
    count: nothing,
    admit: once(async () => {
      await admit(service, address);
      await countDrawing(signer);
    }),
    caching: `public, max-age=${Math.max(0, Math.min(SIGNED_LASTS, left))}`,
    vary: '',
  };
}

/** Throws `render.link_invalid`. Who has only a link learns from it no more of the key than that it is valid. */
async function signerBehind({ service }: EndpointContext, signed: Signature): Promise<Actor> {
  const [, owner = '', keyId = ''] = BY.exec(signed.by) ?? [];
  const entry = await subscribedKeyOf(service.database.db, accountTenant(owner).id, keyId);
  const apiKey = entry && openedKey(service.secrets, entry.row);
  if (entry === undefined || apiKey === undefined) return refuse(linkInvalid, NO_KEY);
  if (!isSignatureOf(apiKey, signed, signed.signature))
    refuse(linkInvalid, 'The signature does not fit this link. Copy the whole link, or sign it again.');
  if (signed.expires !== undefined && signed.expires <= secondsOf(service.now()))
    refuse(linkInvalid, 'The link has expired. Sign it again with POST /v1/render/links.');
  const signer = await actorOfRow(service, entry);
  if (signer === undefined || refusedAccess(DRAWS, signer, {}) !== undefined) refuse(linkInvalid, NO_KEY);
  return signer;
}

const NO_KEY = 'The API key that signed the link is no longer valid. Sign it again with another one.';

export function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000);
}

async function nothing(): Promise<void> {}

/** A request that converts and draws counts once. */
function once(work: () => Promise<void>): () => Promise<void> {
  let begun: Promise<void> | undefined;
  return () => {
    begun ??= work();
    return begun;
  };
}
