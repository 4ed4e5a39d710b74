// What the model knows of a service with organisations: people, and who belongs to what. Nothing here is read from the service.
import type { Role } from '@linework/operations';

export type By = 'session' | 'full key' | 'reading key' | 'drawing key';

export interface FolderRule {
  readonly see?: Audience | undefined;
  readonly write?: Audience | undefined;
  readonly unlisted?: boolean | undefined;
}

export interface Audience {
  readonly roles: readonly Role[];
  readonly people: readonly number[];
}

export interface Org {
  /** By person; one who is missing is not a member. */
  readonly members: Readonly<Record<number, Role>>;
  /** Everyone whose name its members may have learnt: members, former ones, and those invited. */
  readonly known: readonly number[];
  readonly isDeleted: boolean;
  /** Index in the slugs of the model. */
  readonly slug: number;
  /** By folder. */
  readonly rules: Readonly<Record<string, FolderRule>>;
  /** Whether its policy keeps out everyone who is not a member. */
  readonly isClosed: boolean;
}

/** `org 0` or `person 3`. */
export type Owner = `${'org' | 'person'} ${number}`;

export interface Diagram {
  readonly owner: Owner;
  readonly isUnlisted: boolean;
  readonly isLocked: boolean;
  readonly isDeleted: boolean;
  readonly folder: string;
  /** What distinguishes its source from others. */
  readonly text: number;
  readonly versions: number;
}

export interface Invite {
  readonly org: number;
  /** A person, or the domain of one after an @. */
  readonly invited: `${'' | '@'}${number}`;
  readonly role: Role;
  readonly isClosed: boolean;
  /** The latest of its links, by index. */
  readonly link: number;
}

export interface State {
  readonly orgs: readonly Org[];
  /** The organisation that each slug leads to. */
  readonly slugs: Readonly<Record<number, number>>;
  readonly diagrams: readonly Diagram[];
  readonly invites: readonly Invite[];
  /** The invitation of each link that was ever made. */
  readonly links: readonly number[];
}

/** Choices of one step. What a number chooses depends on what there is by then; one past the end chooses what never existed. */
export interface Step {
  readonly does: string;
  readonly person: number;
  readonly by: By;
  readonly place: number;
  readonly target: number;
  readonly role: Role;
  readonly thing: number;
  readonly yes: boolean;
}

/** What the service should answer: a status, or the key of an error; and what there is afterwards. */
export interface Expected {
  readonly answer: number | string;
  readonly next: State;
  /** What the answer shows, as the deed reads it. */
  readonly shows?: unknown;
}

/** Domains of the people's addresses. */
const DOMAINS = 2;

export const domainOf = (person: number): number => person % DOMAINS;

export const refusedWith = (answer: string, next: State): Expected => ({ answer, next });

export function replaced<T>(list: readonly T[], at: number, change: Partial<T>): readonly T[] {
  return list.map((each, index) => (index === at ? { ...each, ...change } : each));
}

export function withOrg(state: State, at: number, change: Partial<Org>): State {
  return { ...state, orgs: replaced(state.orgs, at, change) };
}

export function learnt(org: Org | undefined, ...people: readonly number[]): readonly number[] {
  return [...new Set([...(org?.known ?? []), ...people])];
}

/** The index that a choice means among so many things; `undefined` for what never existed. */
export function chosen(choice: number, many: number): number | undefined {
  const at = choice % (many + 1);
  return at === many ? undefined : at;
}

/** Slugs that the steps choose from. */
export const SLUGS = 4;

/** Choices of a place; from the second on, a step on diagrams works in one's own library. */
export const [PLACES, OWN_PLACES]: readonly [number, number] = [36, 27];

/** What a path calls an organisation: its id, a slug, or what never existed. */
export type Called = { readonly org: number } | { readonly slug: number } | 'nothing';

export function called({ orgs }: State, place: number): Called {
  const at = chosen(place, orgs.length + SLUGS);
  if (at === undefined) return 'nothing';
  return at < orgs.length ? { org: at } : { slug: at - orgs.length };
}

export function orgCalled(state: State, place: number): number | undefined {
  const by = called(state, place);
  if (by === 'nothing') return undefined;
  return 'org' in by ? by.org : state.slugs[by.slug];
}

type Permission = 'read' | 'change' | 'manage' | 'own';

/** Stated here again, so that a mistake in the service's table is not one in the model. */
const MAY: Readonly<Record<Role, readonly Permission[]>> = {
  viewer: ['read'],
  editor: ['read', 'change'],
  admin: ['read', 'change', 'manage'],
  owner: ['read', 'change', 'manage', 'own'],
};

export const may = (role: Role, permission: Permission): boolean => MAY[role].includes(permission);

const SCOPES: Readonly<Record<By, readonly string[]>> = {
  session: ['draw', 'read', 'write'],
  'full key': ['draw', 'read', 'write'],
  'reading key': ['read'],
  'drawing key': ['draw'],
};

export const hasScope = (by: By, scope: 'read' | 'write'): boolean => SCOPES[by].includes(scope);

export interface Needs {
  readonly permits: Permission;
  readonly scope: 'read' | 'write';
  readonly session?: true;
  readonly evenDeleted?: true;
}

/** The caller's role in the organisation that the step calls; or why the service refuses. */
export function admittedTo(
  state: State,
  { person, by, place }: Step,
  { permits, scope, session, evenDeleted }: Needs,
): { readonly at: number; readonly org: Org; readonly role: Role } | string {
  if (session && by !== 'session') return 'auth.session_required';
  if (!hasScope(by, scope)) return 'auth.scope_required';
  const at = orgCalled(state, place);
  const org = at === undefined ? undefined : state.orgs[at];
  const role = org?.members[person];
  if (at === undefined || org === undefined || role === undefined || (org.isDeleted && !evenDeleted))
    return 'resource.not_found';
  return may(role, permits) ? { at, org, role } : 'auth.role_required';
}
