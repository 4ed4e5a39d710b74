// The library that a publish goes to: in, the account and what the request says; out, the owner. An alias that exists decides, because it continues
// one diagram; policies and choices are for new ones. It is decided in the transaction; what is done before that uses what is likely.
import { type Actor, isPermitted, type Membership, type TenantId } from '@linework/operations';
import { type Db, refuse } from '../../platform/endpoint.js';
import { named } from '../../platform/names/repo.js';
import { permittedRole } from '../members/held.js';
import { membershipIn } from '../members/repo.js';
import { aliasName } from '../stable-links/links.js';
import { destinationOf, requiredOf } from './destination.js';
import { libraryRequired } from './errors.js';
import { librariesOf, type OwnLibrary } from './repo.js';

export interface Choice {
  readonly alias: string | undefined;
  /** Into the account's own library, whatever its default is. */
  readonly personal: boolean;
}

export async function libraryFor(tx: Db, actor: Actor, { alias, personal }: Choice): Promise<TenantId> {
  const { id: own } = actor.tenant;
  const continued = alias === undefined ? undefined : await continuedLibrary(tx, actor, alias);
  if (continued !== undefined) return continued;
  const libraries = await librariesOf(tx, own);
  if (personal) {
    const required = requiredOf(libraries);
    if (required.length > 0) refuse(libraryRequired, `${listed(required)} requires that you publish to its library.`);
    return own;
  }
  const { organisation, choice } = destinationOf(libraries);
  if (choice.length > 0)
    refuse(
      libraryRequired,
      `${listed(choice)} require that you publish to their library. Name one as the organization, or choose your default with PUT /user/publishing.`,
    );
  if (organisation === undefined) return own;
  const { id, role } = organisation;
  await permittedRole(tx, { organisation: id, role, isDeleted: false }, actor, 'change');
  return id;
}

/** The same without locks and refusals, as of now: the transaction can decide otherwise. */
export async function likelyLibrary(db: Db, actor: Actor, { alias, personal }: Choice): Promise<TenantId> {
  const { id: own } = actor.tenant;
  const holder = alias === undefined ? undefined : await continuable(db, actor, alias);
  if (holder !== undefined) return holder === 'own' ? own : holder.organisation;
  if (personal) return own;
  return destinationOf(await librariesOf(db, own)).organisation?.id ?? own;
}

/** The owner of the alias, if it is the account or an organisation in which the account is allowed to publish. */
async function continuedLibrary(tx: Db, actor: Actor, alias: string): Promise<TenantId | undefined> {
  const holder = await continuable(tx, actor, alias);
  if (holder === undefined) return undefined;
  if (holder === 'own') return actor.tenant.id;
  await permittedRole(tx, holder, actor, 'change');
  return holder.organisation;
}

async function continuable(db: Db, actor: Actor, alias: string): Promise<'own' | Membership | undefined> {
  const holder = await named(db, aliasName, alias);
  if (holder?.ownerId === actor.tenant.id) return 'own';
  const membership = holder && (await membershipIn(db, actor.id, holder.ownerId));
  return membership === undefined || membership.isDeleted || !isPermitted(membership.role, 'change')
    ? undefined
    : membership;
}

const listed = (libraries: readonly OwnLibrary[]): string => libraries.map(({ slug }) => slug).join(' and ');
