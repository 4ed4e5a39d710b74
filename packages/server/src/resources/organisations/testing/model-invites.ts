// Steps on invitations.
import type { Role } from '@linework/operations';
import { type Deed, nameIn } from './model-deed.js';
import { pathOf, refusedBetween } from './model-organisations.js';
import { admittedTo, chosen, domainOf, learnt, refusedWith, type State, withOrg } from './model-state.js';

const invite: Deed = {
  weight: 5,
  sends: (step, state, names) => {
    const email = names.people[step.target]?.email ?? '';
    const whom = step.yes ? { email } : { domain: email.split('@')[1] };
    return { path: `${pathOf(step, state, names)}/invites`, method: 'POST', body: { ...whom, role: step.role } };
  },
  expects: (step, state) => {
    const as = admittedTo(state, step, { permits: 'manage', scope: 'write' });
    if (typeof as === 'string') return refusedWith(as, state);
    if (refusedBetween(as.role, 'viewer', step.role)) return refusedWith('auth.role_required', state);
    const invited = step.yes ? (`${step.target}` as const) : (`@${domainOf(step.target)}` as const);
    const open = state.invites.findIndex((each) => each.org === as.at && each.invited === invited && !each.isClosed);
    const at = open === -1 ? state.invites.length : open;
    const invite = { org: as.at, invited, role: step.role, isClosed: false, link: state.links.length };
    const invites =
      open === -1 ? [...state.invites, invite] : state.invites.map((each, n) => (n === at ? invite : each));
    const next = withOrg(state, as.at, { known: step.yes ? learnt(as.org, step.target) : as.org.known });
    return { answer: 201, next: { ...next, invites, links: [...state.links, at] }, shows: open === -1 ? -1 : open };
  },
  // A new invitation has an id that nobody knows yet.
  reads: ({ body }, names) => names.invites.indexOf(body.id),
  grows: ({ body }, names, next) => ({
    links: [...names.links, String(body.url).split('/').at(-1) ?? ''],
    ...(next.invites.length > names.invites.length ? { invites: [...names.invites, body.id] } : {}),
  }),
};

const invites: Deed = {
  sends: (step, state, names) => ({ path: `${pathOf(step, state, names)}/invites` }),
  expects: (step, state) => {
    const as = admittedTo(state, step, { permits: 'manage', scope: 'read' });
    if (typeof as === 'string') return refusedWith(as, state);
    const shows = state.invites.flatMap(({ org, isClosed, role }, at) =>
      org === as.at && !isClosed ? [`${at} ${role}`] : [],
    );
    return { answer: 200, next: state, shows: [...shows].sort() };
  },
  reads: ({ body }, names) =>
    body.invites.map((each: { id: string; role: Role }) => `${names.invites.indexOf(each.id)} ${each.role}`).sort(),
};

const revoke: Deed = {
  sends: (step, state, names) => ({
    path: `${pathOf(step, state, names)}/invites/${nameIn(names.invites, chosen(step.thing, names.invites.length))}`,
    method: 'DELETE',
  }),
  expects: (step, state) => {
    const as = admittedTo(state, step, { permits: 'manage', scope: 'write' });
    if (typeof as === 'string') return refusedWith(as, state);
    const at = chosen(step.thing, state.invites.length);
    const row = at === undefined ? undefined : state.invites[at];
    if (row === undefined || row.org !== as.at || row.isClosed) return refusedWith('resource.not_found', state);
    return { answer: 204, next: closed(state, at) };
  },
};

const accept: Deed = {
  weight: 5,
  sends: (step, _state, names) => ({
    path: '/orgs/invites/accept',
    method: 'POST',
    body: { code: nameIn(names.links, chosen(step.thing, names.links.length)) },
  }),
  expects: (step, state) => {
    if (step.by !== 'session') return refusedWith('auth.session_required', state);
    const link = chosen(step.thing, state.links.length);
    const at = link === undefined ? undefined : state.links[link];
    const row = at === undefined ? undefined : state.invites[at];
    const org = row && state.orgs[row.org];
    if (row === undefined || org === undefined || row.link !== link || org.isDeleted)
      return refusedWith('resource.not_found', state);
    const { person: who } = step;
    if (org.members[who] !== undefined) return { answer: 200, next: state };
    if (row.isClosed) return refusedWith('invite.ended', state);
    if (row.invited !== `${who}` && row.invited !== `@${domainOf(who)}`)
      return refusedWith('invite.other_address', state);
    const next = withOrg(state, row.org, { members: { ...org.members, [who]: row.role }, known: learnt(org, who) });
    return { answer: 200, next: row.invited.startsWith('@') ? next : closed(next, at) };
  },
};

function closed(state: State, at: number | undefined): State {
  return { ...state, invites: state.invites.map((each, n) => (n === at ? { ...each, isClosed: true } : each)) };
}

export const inviteDeeds = {
  invites: invite,
  'lists invitations': invites,
  'revokes an invitation': revoke,
  'accepts an invitation': accept,
} as const satisfies Readonly<Record<string, Deed>>;
