// Finds the diagram at an address: in, the caller and the address; out, the diagram and the version to show, or undefined, which does not reveal
// whether there is nothing or the caller is not allowed to see it.
import { type Actor, isPermitted, membershipOf, type TenantId } from '@linework/operations';
import type { Db } from '../../platform/db/database.js';
import { type DiagramRow, diagramBehind, diagramNamed, versionOf } from '../diagrams/repo.js';
import { rulesAbove } from '../folder-rules/repo.js';
import { accessTo, effectiveIn, type FolderRule } from '../folder-rules/rules.js';
import { membershipIn } from '../members/repo.js';
import { isHidden } from '../organisations/repo.js';
import { settingsUnderPolicy } from '../publishing/unlisted.js';
import type { Place } from './place.js';

export interface Shown {
  readonly place: Place;
  readonly row: DiagramRow;
  /** What is drawn: the latest version, or the one that the address names. */
  readonly version: {
    readonly number: number;
    readonly title: string;
    readonly kind: string;
    readonly source: string /** When it was saved; for the latest, when it was last changed. */;
    readonly made: Date;
  };
  /** Known only if nobody else may see this, or if it was asked for. */
  readonly isOwner: boolean;
  /** Whether the caller can save another version, as far as it is known who calls. */
  readonly mayChange: boolean;
  /** What the caller sees besides the latest version: as its owner, or by the owner's choice. */
  readonly sees: { readonly source: boolean; readonly versions: boolean };
}

/** Called only if the caller matters. */
export type AskActor = () => Promise<Actor | undefined>;

export async function shownAt(db: Db, place: Place, actorOf: AskActor, wantsOwner = false): Promise<Shown | undefined> {
  const stored = await rowAt(db, place);
  const { ownerId, folder } = stored ?? NOTHING;
  const settings = await settingsUnderPolicy(db, stored ?? NOTHING);
  const row = stored && { ...stored, ...settings };
  const isGone = await isHidden(db, ownerId);
  const isEarlier = row !== undefined && place.version !== undefined && place.version !== row.version;
  const rules = await rulesAbove(db, ownerId, folder);
  const isPrivate = row?.visibility !== 'unlisted' || !effectiveIn(rules, folder).unlisted.value;
  const isOwners = row === undefined || isPrivate || (isEarlier && !row.showVersions);
  const asks = isOwners || wantsOwner;
  const { reads: isOwner, changes: mayChange } = asks
    ? await rightsOf(db, await actorOf(), ownerId, { folder, rules })
    : NO_RIGHTS;
  if (row === undefined || isGone || (isOwners && !isOwner)) return undefined;
  const version = await versionAt(db, row, place.version);
  const sees = { source: isOwner || row.embedSource, versions: isOwner || row.showVersions };
  return version && { place, row, version, isOwner, mayChange, sees };
}

/** What is not there takes the statements of what the caller may not see, so that the time does not distinguish them. */
const NOTHING = { ownerId: '' as TenantId, folder: '', visibility: 'private', embedSource: false } as const;

function rowAt(db: Db, { by, name }: Place): Promise<DiagramRow | undefined> {
  return by === 'alias' ? diagramBehind(db, name) : diagramNamed(db, name);
}

async function versionAt(db: Db, row: DiagramRow, number: number | undefined): Promise<Shown['version'] | undefined> {
  if (number === undefined || number === row.version) return { ...row, number: row.version, made: row.updated };
  return versionOf(db, row.ownerId, row.id, String(number));
}

interface Rights {
  readonly reads: boolean;
  readonly changes: boolean;
}

const NO_RIGHTS: Rights = { reads: false, changes: false };

/** As the owner, with a key of the owner, or as a member of the organisation that owns it, if the rules of its folder let this one see it. */
async function rightsOf(
  db: Db,
  actor: Actor | undefined,
  ownerId: TenantId,
  { folder, rules }: { readonly folder: string; readonly rules: readonly FolderRule[] },
): Promise<Rights> {
  if (actor === undefined || actor.isSuspended || actor.scopes?.includes('read') === false) return NO_RIGHTS;
  const { tenant, id: accountId } = actor;
  const writes = actor.scopes?.includes('write') !== false;
  if (tenant.id === ownerId && tenant.kind === 'account') return { reads: true, changes: writes };
  const as = tenant.id === ownerId ? membershipOf(actor, ownerId) : await membershipIn(db, accountId, ownerId);
  if (as === undefined || !isPermitted(as.role, 'read')) return NO_RIGHTS;
  const { see, write } = accessTo(rules, folder, { role: as.role, accountId });
  return {
    reads: see.value,
    changes: see.value && writes && isPermitted(as.role, 'change') && write.value,
  };
}
