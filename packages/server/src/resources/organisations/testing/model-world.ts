// A service as the model begins: in, how many people and organisations; out, both sides of it, and the credentials of everyone.
import { ROLES, type Role, type TenantId } from '@linework/operations';
import { newId } from '../../../platform/ids.js';
import type { Service } from '../../../platform/service.js';
import { account, key, session } from '../../../testing/owned.js';
import { folderRule } from '../../folder-rules/testing/fixtures.js';
import { addMember } from '../../members/repo.js';
import { addOrganisation, takeSlug } from '../repo.js';
import type { Names } from './model-deed.js';
import { type By, domainOf, SLUGS, type State } from './model-state.js';

type Credentials = Readonly<Record<By, { readonly cookie: string } | { readonly key: string }>>;

export interface World {
  readonly state: State;
  readonly names: Names;
  readonly credentials: readonly Credentials[];
}

export interface Size {
  readonly people: number;
  readonly orgs: number;
}

/** What every organisation begins with: without it, few steps would meet a rule. */
const RULES = {
  team: { see: { roles: ['editor'], people: [] }, write: { roles: [], people: [] }, unlisted: false },
  'team/payments': { write: { roles: ['editor'], people: [] }, unlisted: true },
} as const;

/** Every tenth belongs to every organisation, and one in so many to none. */
function roleIn(person: number, org: number, orgs: number): Role | undefined {
  const isMember = person % (orgs + 1) === org || person % 10 === 9;
  return isMember ? ROLES[Math.floor(person / (orgs + 1)) % ROLES.length] : undefined;
}

export async function newWorld(service: Service, size: Size): Promise<World> {
  const people: { id: string; email: string }[] = [];
  const credentials: Credentials[] = [];
  const mark = newId().slice(-10);
  for (let at = 0; at < size.people; at++) {
    const email = `person-${at}@${mark}-${domainOf(at)}.example`;
    const id = await account(service, email);
    people.push({ id, email });
    credentials.push({
      session: { cookie: await session(service, id) },
      'full key': await key(service, id),
      'reading key': await key(service, id, { scopes: ['read'] }),
      'drawing key': await key(service, id, { scopes: ['draw'] }),
    });
  }
  const slugs = Array.from({ length: SLUGS }, (_, at) => `slug-${at}-${mark}`);
  const orgs: string[] = [];
  const states: State['orgs'][number][] = [];
  for (let org = 0; org < size.orgs; org++) {
    const roles = people.flatMap((_, at) => {
      const role = roleIn(at, org, size.orgs);
      return role === undefined ? [] : [[at, role] as const];
    });
    const by = roles.map(([at, role]) => [people[at]?.id ?? '', role] as const);
    const ownerId = await newOrganisation(service, slugs[org] ?? '', by);
    for (const [folder, rule] of Object.entries(RULES)) await folderRule(service, ownerId, folder, rule);
    orgs.push(ownerId);
    states.push({
      members: Object.fromEntries(roles),
      known: roles.map(([at]) => at),
      isDeleted: false,
      slug: org,
      rules: RULES,
      isClosed: false,
    });
  }
  return {
    state: {
      orgs: states,
      slugs: Object.fromEntries(orgs.map((_, org) => [org, org])),
      diagrams: [],
      invites: [],
      links: [],
    },
    names: { people, orgs, slugs, diagrams: [], invites: [], links: [] },
    credentials,
  };
}

async function newOrganisation(
  service: Service,
  slug: string,
  by: readonly (readonly [string, Role])[],
): Promise<TenantId> {
  const ownerId = newId() as TenantId;
  const now = service.now();
  await service.database.transaction(async (tx) => {
    await addOrganisation(tx, { ownerId, slug, name: 'Acme', made: now, updated: now, deleted: null });
    await takeSlug(tx, ownerId, slug, now);
    for (const [accountId, role] of by) await addMember(tx, { ownerId, accountId, role, joined: now });
  });
  return ownerId;
}
