// Where the provider that began a session ends its own (OpenID Connect RP-Initiated Logout 1.0): in, the address as the sign-in learned it; out, the same
// once the session has ended. It contains the ID token, by which the provider knows whom to sign out, so it is encrypted. Nobody waits for the provider:
// its address is kept from the sign-in.
import { type SealedColumn, sealedColumn } from '../../platform/secrets/sealed-column.js';
import { secretUse } from '../../platform/secrets/secrets.js';
import type { Service } from '../../platform/service.js';
import type { Via } from '../auth/sessions.js';
import { sessions } from '../auth/tables.js';

export const signOutUse = secretUse('sso-sign-out');

type Place = Readonly<Record<Exclude<keyof Via, 'providerSignOut'>, string | null>>;

export function sealedSignOut({ secrets }: Pick<Service, 'secrets'>, place: Place, address: string): Uint8Array {
  return secrets.seal(signOutUse, address, placeOf(place));
}

/** Undefined if no provider began the session, or if it offers no such page. */
export function providerSignOut(
  { secrets }: Pick<Service, 'secrets'>,
  { providerSignOut: sealed, ...place }: Via,
): string | undefined {
  return sealed === null ? undefined : secrets.open(signOutUse, sealed, placeOf(place));
}

/** What is written for one session opens for no other person. */
function placeOf({ via, viaConnection, providerSession, providerSubject }: Place): string {
  return JSON.stringify(['sso sign-out', via, viaConnection, providerSession, providerSubject]);
}

export const sealedSignOuts: SealedColumn = sealedColumn({
  use: signOutUse,
  what: 'addresses at which providers end their sessions',
  table: sessions,
  column: sessions.providerSignOut,
  as: 'bytes',
  key: { ownerId: sessions.ownerId, hash: sessions.hash },
  others: {
    via: sessions.via,
    viaConnection: sessions.viaConnection,
    providerSession: sessions.providerSession,
    providerSubject: sessions.providerSubject,
  },
  place: placeOf,
});
