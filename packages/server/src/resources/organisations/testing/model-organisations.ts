// Steps on organisations and their members.
import type { Role } from '@linework/operations';
import { type Deed, type Names, NEVER } from './model-deed.js';
import { withoutPerson } from './model-rules.js';
import {
  admittedTo,
  called,
  type Expected,
  hasScope,
  may,
  type Org,
  orgCalled,
  refusedWith,
  SLUGS,
  type State,
  type Step,
  withOrg,
} from './model-state.js';

export function pathOf(step: Step, state: State, names: Names): string {
  const by = called(state, step.place);
  if (by === 'nothing') return `/orgs/${NEVER}`;
  return `/orgs/${'org' in by ? names.orgs[by.org] : names.slugs[by.slug]}`;
}

const owners = ({ members }: Org): number => Object.values(members).filter((each) => each === 'owner').length;

/** Why one member cannot give another a role, or take it. */
export function refusedBetween(by: Role, from: Role, to: Role | undefined): boolean {
  return !may(by, 'manage') || ((from === 'owner' || to === 'owner') && by !== 'owner');
}

const person = ({ target }: Step, { people }: Pick<Names, 'people'>): string => people[target]?.id ?? NEVER;

const rename: Deed = {
  weight: 2,
  sends: (step, state, names) => ({
    path: pathOf(step, state, names),
    method: 'PATCH',
    body: { slug: names.slugs[step.thing % SLUGS] },
  }),
  expects: (step, state) => {
    const as = admittedTo(state, step, { permits: 'manage', scope: 'write', evenDeleted: true });
    if (typeof as === 'string') return refusedWith(as, state);
    if (as.org.isDeleted) return refusedWith('resource.not_found', state);
    const slug = step.thing % SLUGS;
    const holder = state.slugs[slug];
    if (holder !== undefined && holder !== as.at) return refusedWith('organisation.slug_taken', state);
    const next = withOrg(state, as.at, { slug });
    return { answer: 200, next: { ...next, slugs: { ...state.slugs, [slug]: as.at } } };
  },
};

const restore: Deed = {
  weight: 4,
  sends: (step, state, names) => ({ path: pathOf(step, state, names), method: 'PATCH', body: { deleted: false } }),
  expects: (step, state) => {
    const as = admittedTo(state, step, { permits: 'manage', scope: 'write', evenDeleted: true });
    if (typeof as === 'string') return refusedWith(as, state);
    if (as.org.isDeleted && as.role !== 'owner') return refusedWith('resource.not_found', state);
    return { answer: 200, next: withOrg(state, as.at, { isDeleted: false }) };
  },
};

const remove: Deed = {
  weight: 2,
  sends: (step, state, names) => {
    const at = orgCalled(state, step.place);
    const slug = names.slugs[at === undefined ? 0 : (state.orgs[at]?.slug ?? 0)];
    return { path: `${pathOf(step, state, names)}?confirm=${step.yes ? slug : 'wrong'}`, method: 'DELETE' };
  },
  expects: (step, state) => {
    const as = admittedTo(state, step, { permits: 'own', scope: 'write', session: true });
    if (typeof as === 'string') return refusedWith(as, state);
    if (!step.yes) return refusedWith('organisation.not_confirmed', state);
    return { answer: 204, next: withOrg(state, as.at, { isDeleted: true }) };
  },
};

const readOrganisation: Deed = {
  sends: (step, state, names) => ({ path: pathOf(step, state, names) }),
  expects: (step, state) => {
    const as = admittedTo(state, step, { permits: 'read', scope: 'read' });
    if (typeof as === 'string') return refusedWith(as, state);
    return { answer: 200, next: state, shows: [as.at, as.org.slug, as.role] };
  },
  reads: ({ body }, names) => [names.orgs.indexOf(body.id), names.slugs.indexOf(body.slug), body.role],
};

const listOwn: Deed = {
  sends: () => ({ path: '/orgs' }),
  expects: ({ person: who, by }, state) => {
    if (!hasScope(by, 'read')) return refusedWith('auth.scope_required', state);
    const shows = state.orgs.flatMap(({ members, isDeleted }, at) => {
      const role = members[who];
      return role === undefined || (isDeleted && role !== 'owner') ? [] : [`${at} ${role} ${isDeleted}`];
    });
    return { answer: 200, next: state, shows };
  },
  reads: ({ body }, names) =>
    body.organizations
      .map((each: { id: string; role: Role; deletedAt: string | null }) =>
        [names.orgs.indexOf(each.id), each.role, each.deletedAt !== null].join(' '),
      )
      .sort(),
};

const members: Deed = {
  sends: (step, state, names) => ({ path: `${pathOf(step, state, names)}/members?limit=100` }),
  expects: (step, state) => {
    const as = admittedTo(state, step, { permits: 'read', scope: 'read' });
    if (typeof as === 'string') return refusedWith(as, state);
    return {
      answer: 200,
      next: state,
      shows: Object.entries(as.org.members)
        .map((each) => each.join(' '))
        .sort(),
    };
  },
  reads: ({ body }, { people }) =>
    body.members
      .map((each: { userId: string; email: string; role: Role }) =>
        [people.findIndex(({ id, email }) => id === each.userId && email === each.email), each.role].join(' '),
      )
      .sort(),
};

const changeRole: Deed = {
  weight: 4,
  sends: (step, state, names) => ({
    path: `${pathOf(step, state, names)}/members/${person(step, names)}`,
    method: 'PATCH',
    body: { role: step.role },
  }),
  expects: (step, state) => {
    const as = admittedTo(state, step, { permits: 'manage', scope: 'write' });
    if (typeof as === 'string') return refusedWith(as, state);
    return changed(state, step, as, step.role);
  },
};

const removeMember: Deed = {
  weight: 3,
  sends: (step, state, names) => ({
    path: `${pathOf(step, state, names)}/members/${step.yes ? 'me' : person(step, names)}`,
    method: 'DELETE',
  }),
  expects: (step, state) => {
    const as = admittedTo(state, step, { permits: 'read', scope: 'write' });
    if (typeof as === 'string') return refusedWith(as, state);
    return changed(state, step.yes ? { ...step, target: step.person } : step, as, undefined);
  },
};

/** Who leaves needs no permission for it. */
function changed(
  state: State,
  { person: who, target }: Step,
  { at, org, role }: { readonly at: number; readonly org: Org; readonly role: Role },
  to: Role | undefined,
): Expected {
  const { [target]: from, ...others } = org.members;
  if (from === undefined) return refusedWith('resource.not_found', state);
  const isLeaving = who === target && to === undefined;
  if (!isLeaving && refusedBetween(role, from, to)) return refusedWith('auth.role_required', state);
  if (from === 'owner' && to !== 'owner' && owners(org) === 1) return refusedWith('organisation.last_owner', state);
  if (to === undefined)
    return { answer: 204, next: withOrg(state, at, { members: others, rules: withoutPerson(org.rules, target) }) };
  return { answer: 200, next: withOrg(state, at, { members: { ...others, [target]: to } }) };
}

export const organisationDeeds = {
  'renames an organisation': rename,
  'restores an organisation': restore,
  'deletes an organisation': remove,
  'reads an organisation': readOrganisation,
  'lists organisations': listOwn,
  'lists members': members,
  'changes a role': changeRole,
  'removes a member, or leaves': removeMember,
} as const satisfies Readonly<Record<string, Deed>>;
