// Folder rules at work: in, a request and a folder of the library that it works on; out, what the caller can do there, or a refusal. One's own library
// has no rules. Owners and admins see and change everything, but what a rule says of unlisted diagrams counts for them too.
import type { Membership } from '@linework/operations';
import type { SQL } from 'drizzle-orm';
import {
  type ChangeContext,
  callerOf,
  type EndpointContext,
  ownerOf,
  refuse,
  tenantDb,
} from '../../platform/endpoint.js';
import type { DiagramRow } from '../diagrams/repo.js';
import { diagrams } from '../diagrams/tables.js';
import { roleOf } from '../members/held.js';
import { folderRestricted } from './errors.js';
import { rulesAbove, rulesOf } from './repo.js';
import { accessTo, type FolderAccess, type Insider, type Stated, seesEverything, UNRESTRICTED } from './rules.js';
import { visibleFolders } from './visible.js';

type Filed = Pick<DiagramRow, 'folder' | 'visibility'>;

/** The diagrams that the caller sees in a list of the library; undefined if all. */
export async function visibleTo(context: EndpointContext): Promise<SQL | undefined> {
  const member = admittedAs(context);
  if (member === undefined || seesEverything(member)) return undefined;
  return visibleFolders(await rulesOf(tenantDb(context), ownerOf(context)), member, diagrams.folder);
}

/** What the caller can do in a folder, as far as a reader is concerned; a change asks again in its transaction. */
export async function accessIn(context: EndpointContext, folder: string): Promise<FolderAccess> {
  const member = admittedAs(context);
  if (member === undefined || seesEverything(member)) return UNRESTRICTED;
  return accessTo(await rulesAbove(tenantDb(context), ownerOf(context), folder), folder, member);
}

/** Whether the caller sees the diagrams in a folder. */
export async function isVisible(context: EndpointContext, folder: string): Promise<boolean> {
  return (await accessIn(context, folder)).see.value;
}

/** Refuses a change in a folder where the caller cannot write; whether the folder is seen at all. */
export async function demandWrite(context: ChangeContext, folder: string): Promise<boolean> {
  const { see, write } = await accessNow(context, folder);
  if (see.value) demandStated(write, 'change its diagrams');
  return see.value;
}

/**
 * Refuses to file a diagram where the caller cannot write, and to make it unlisted where that is not allowed. One that is unlisted already can
 * stay in its folder: while the rule is there, its link works only for those who see the folder.
 */
export async function demandFiling(
  context: ChangeContext,
  before: Filed | undefined,
  after: { readonly [Name in keyof Filed]?: Filed[Name] | undefined },
): Promise<void> {
  const folder = after.folder ?? before?.folder ?? '';
  const visibility = after.visibility ?? before?.visibility;
  const isMoved = folder !== before?.folder;
  const { write, unlisted } = await accessNow(context, folder);
  if (isMoved) demandStated(write, 'change its diagrams');
  if (visibility === 'unlisted' && (isMoved || after.visibility !== undefined) && !unlisted.value)
    refuse(
      folderRestricted,
      `The rule of ${called(unlisted.rule)} does not allow unlisted diagrams. Set visibility to private.`,
    );
}

function demandStated({ value, rule }: Stated<boolean>, what: string): void {
  if (!value)
    refuse(
      folderRestricted,
      `The rule of ${called(rule)} does not let you ${what}. Use another folder, or ask an owner or admin to change the rule.`,
    );
}

const called = (rule: string | undefined): string =>
  rule === undefined || rule === '' ? 'the whole library' : `the folder '${rule}'`;

/** As the transaction sees it: the role can have changed since the request was admitted. */
async function accessNow(context: ChangeContext, folder: string): Promise<FolderAccess> {
  if (context.tenant?.kind !== 'organisation') return UNRESTRICTED;
  const { tx, tenant } = context;
  const caller = callerOf(context);
  const role = await roleOf(tx, { organisation: tenant.id }, caller, 'read');
  return accessTo(await rulesAbove(tx, tenant.id, folder), folder, { role, accountId: caller.id });
}

function admittedAs(context: EndpointContext): Insider | undefined {
  const as = membershipHere(context);
  return as && { role: as.role, accountId: callerOf(context).id };
}

/** Undefined in one's own library. */
function membershipHere(context: EndpointContext): Membership | undefined {
  if (context.tenant?.kind !== 'organisation') return undefined;
  const owner = ownerOf(context);
  const as = Object.values(callerOf(context).memberships ?? {}).find(({ organisation }) => organisation === owner);
  return as ?? refuse('resource.not_found', 'No such organisation.');
}
