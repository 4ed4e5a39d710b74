// The library that a publish goes to, decided in its transaction: in, the account and what the request says; out, the owner. An alias that exists
// decides, because it continues one diagram; policies and choices are for new ones.
import { type Actor, isPermitted, type TenantId } from '@linework/operations';
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

/** The owner of the alias, if it is the account or an organisation in which the account is allowed to publish. */
async function continuedLibrary(tx: Db, actor: Actor, alias: string): Promise<TenantId | undefined> {
  const holder = await named(tx, aliasName, alias);
  if (holder === undefined || holder.ownerId === actor.tenant.id) return holder?.ownerId;
  const membership = await membershipIn(tx, actor.id, holder.ownerId);
  if (membership === undefined || membership.isDeleted || !isPermitted(membership.role, 'change')) return undefined;
  await permittedRole(tx, membership, actor, 'change');
  return membership.organisation;
}

const listed = (libraries: readonly OwnLibrary[]): string => libraries.map(({ slug }) => slug).join(' and ');
