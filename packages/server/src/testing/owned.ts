// Accounts and their data, put into a service without its endpoints: in, the service; out, ids, keys and cookies. An endpoint with an id in its
// path needs an entry here that creates what the id names.
import {
  type AnyOperation,
  accountTenant,
  pathParameters,
  type Role,
  SCOPES,
  type Scope,
  type TenantId,
} from '@linework/operations';
import { sessionCookie } from '../platform/auth/actor.js';
import { changeOf } from '../platform/change/change.js';
import { newId } from '../platform/ids.js';
import { onceOf } from '../platform/once/once.js';
import type { Service } from '../platform/service.js';
import { callerBehind } from '../resources/accounts/actor.js';
import { madeAccount } from '../resources/accounts/repo.js';
import { beginSession } from '../resources/auth/sessions.js';
import { addConnection } from '../resources/connections/connections.js';
import { created } from '../resources/diagrams/saving.js';
import { newLink, putInvite } from '../resources/invites/repo.js';
import { makeKey, revoked } from '../resources/keys/keys.js';
import { addMember } from '../resources/members/repo.js';
import { addOrganisation, giveUpSlug, takeSlug } from '../resources/organisations/repo.js';
import { linkTo } from '../resources/stable-links/links.js';

export const SOURCE = 'flow "Hello"\nnode a "You"\nnode b service "Linework"\na -> b : "draws"\n';

/** Returns its id. */
export async function account(service: Service, email: string = `${newId()}@example.com`): Promise<TenantId> {
  const made = await service.database.transaction((tx) => madeAccount(tx, newId(), email, service.now()));
  if (made === undefined) throw new Error('There is no account.');
  return accountTenant(made.id).id;
}

export interface KeyState {
  readonly scopes?: readonly Scope[];
  readonly state?: 'good' | 'revoked' | 'expired';
}

/** The key itself, and its id. */
export async function key(
  service: Service,
  ownerId: TenantId,
  { scopes = SCOPES, state = 'good' }: KeyState = {},
): Promise<{ readonly id: string; readonly key: string }> {
  const expires = state === 'expired' ? new Date(service.now().getTime() - 1_000) : undefined;
  return service.database.transaction(async (tx) => {
    const made = await makeKey(tx, service, ownerId, { name: 'Test', scopes, expires });
    if (state === 'revoked') await revoked(tx, service, ownerId, made.row.id, 'personal');
    return { id: made.row.id, key: made.key };
  });
}

/** The cookie of a user who signed in some minutes ago. */
export async function session(service: Service, ownerId: TenantId, minutesAgo = 0): Promise<string> {
  const signedIn = new Date(service.now().getTime() - minutesAgo * 60_000);
  const token = await service.database.transaction((tx) => beginSession(tx, ownerId, signedIn));
  return `${sessionCookie(service.baseUrl).name}=${token}`;
}

const connection: Make = async (service, ownerId) => {
  const id = newId();
  await service.database.transaction((tx) =>
    addConnection(tx, service, { id, ownerId, name: 'Agent', client: 'client' }),
  );
  return id;
};

/** `input`: what was made before, such as the organisation that the path names. */
type Make = (service: Service, ownerId: TenantId, input?: Readonly<Record<string, unknown>>) => Promise<string>;

const diagram: Make = async (service, ownerId) => {
  const actor = { ...callerBehind(ownerId), by: 'session' } as const;
  const content = { source: SOURCE, kind: 'flow', title: 'Hello' };
  return (await service.database.transaction((tx) => created(tx, service, ownerId, actor, content, {}))).id;
};

/** The address of a diagram that anyone with the link can open. */
const unlisted: Make = async (service, ownerId) => {
  const actor = { ...callerBehind(ownerId), by: 'session' } as const;
  const content = { source: SOURCE, kind: 'flow', title: 'Hello' };
  const settings = { visibility: 'unlisted' } as const;
  const { id } = await service.database.transaction((tx) => created(tx, service, ownerId, actor, content, settings));
  return `${service.baseUrl}/d/${id}`;
};

const link: Make = async (service, ownerId) => {
  const diagramId = await diagram(service, ownerId);
  return (await service.database.transaction((tx) => linkTo(tx, service, ownerId, newId(), diagramId))).id;
};

const answerOnce: Make = async (service, ownerId) => {
  const asked = { ownerId, key: newId(), operation: 'test', input: {} };
  await onceOf(service.database, service.secrets, service.now, asked)(async () => ({ value: {} }));
  return asked.key;
};

const audit: Make = async (service, ownerId) => {
  const actor = { ...callerBehind(ownerId), by: 'session' } as const;
  await changeOf(service, { actor, tenant: actor.tenant })('key.create', async () => ({ value: {} }));
  return '';
};

const usage: Make = async (service, ownerId) => {
  service.usage.count({ ...callerBehind(ownerId), by: 'session' }, 'draw');
  await service.usage.flush();
  return '';
};

/** An organisation that the account owns. */
export async function organisation(
  service: Service,
  accountId: string,
  ownerId = newId() as TenantId,
): Promise<TenantId> {
  const now = service.now();
  const row = { ownerId, slug: slugOfId(ownerId), name: 'Acme', made: now, updated: now, deleted: null };
  await service.database.transaction(async (tx) => {
    await addOrganisation(tx, row);
    await takeSlug(tx, ownerId, row.slug, now);
    await addMember(tx, { ownerId, accountId, role: 'owner', joined: now });
  });
  return ownerId;
}

const slugOfId = (ownerId: string): string => `org-${ownerId.slice(0, 12)}`;

/** Returns the account of a new member. */
export async function member(service: Service, ownerId: TenantId, role: Role = 'viewer'): Promise<TenantId> {
  const accountId = await account(service);
  await service.database.transaction((tx) => addMember(tx, { ownerId, accountId, role, joined: service.now() }));
  return accountId;
}

const invitation: Make = async (service, ownerId) => {
  const now = service.now();
  const id = newId();
  const times = { made: now, expires: new Date(now.getTime() + 86_400_000), closed: null };
  const row = { ownerId, id, invited: `${id}@example.com`, role: 'viewer', by: ownerId, ...times } as const;
  await service.database.transaction((tx) => putInvite(tx, row, newLink()));
  return id;
};

/** By the name of a table: adds a row of the owner. */
export const ROWS: Readonly<Record<string, Make>> = {
  api_keys: async (service, ownerId) => (await key(service, ownerId)).id,
  audit_entries: audit,
  diagram_versions: diagram,
  diagrams: diagram,
  former_slugs: async (service, ownerId) => {
    await service.database.transaction((tx) => giveUpSlug(tx, ownerId, newId(), service.now()));
    return '';
  },
  invites: invitation,
  members: (service, ownerId) => member(service, ownerId),
  names: diagram,
  once_answers: answerOnce,
  organisations: (service, ownerId) => organisation(service, ownerId, ownerId),
  sessions: (service, ownerId) => session(service, ownerId),
  stable_links: link,
  usage_days: usage,
};

/** By the path up to the id, or by the name of a field that is not in the path. */
const THINGS: Readonly<Record<string, Make>> = {
  '/user/api-keys/{id}': async (service, ownerId) => (await key(service, ownerId)).id,
  '/user/mcp/connections/{keyId}': connection,
  '/user/diagrams/{id}': diagram,
  '/user/diagrams/{id}/versions/{versionId}': async () => '1',
  '/user/stable-links/{id}': link,
  '/orgs/{org}': (service, ownerId) => organisation(service, ownerId),
  '/orgs/{org}/members/{userId}': (service, _ownerId, input) => member(service, orgIn(input)),
  '/orgs/{org}/invites/{id}': (service, _ownerId, input) => invitation(service, orgIn(input)),
  confirm: async (_service, _ownerId, input) => slugOfId(orgIn(input)),
  diagramId: diagram,
  url: unlisted,
};

const orgIn = (input: Readonly<Record<string, unknown>> = {}): TenantId => String(input.org) as TenantId;

/** An input that succeeds, with ids of the owner's data. */
export async function goodInput(
  service: Service,
  { http, example }: Pick<AnyOperation, 'http' | 'example'>,
  ownerId: TenantId,
): Promise<Readonly<Record<string, unknown>>> {
  if (http === undefined) return example;
  const input: Record<string, unknown> = { ...example };
  for (const name of pathParameters(http)) {
    const place = http.path.slice(0, http.path.indexOf(`{${name}}`) + name.length + 2);
    const make = THINGS[place];
    if (make === undefined) throw new Error(`Say in testing/owned.ts how what ${place} names is made.`);
    input[name] = await make(service, ownerId, input);
  }
  // Unique across the whole service.
  if ('alias' in example) input.alias = newId();
  for (const name of Object.keys(example)) {
    const make = THINGS[name];
    if (make !== undefined) input[name] = await make(service, ownerId, input);
  }
  return input;
}

/** Whether its input names something that has an owner. */
export function namesAThing({ http, example }: Pick<AnyOperation, 'http' | 'example'>): boolean {
  return http !== undefined && (pathParameters(http).length > 0 || Object.keys(example).some((name) => name in THINGS));
}
