// Steps on the publishing policy of an organisation.
import type { Deed } from './model-deed.js';
import { pathOf } from './model-organisations.js';
import { admittedTo, refusedWith, withOrg } from './model-state.js';

const decide: Deed = {
  sends: (step, state, names) => ({
    path: `${pathOf(step, state, names)}/publishing`,
    method: 'PUT',
    body: { destination: 'anywhere', unlisted: step.yes ? 'allowed' : 'forbidden' },
  }),
  expects: (step, state) => {
    const as = admittedTo(state, step, { permits: 'manage', scope: 'write' });
    if (typeof as === 'string') return refusedWith(as, state);
    return { answer: 200, next: withOrg(state, as.at, { isClosed: !step.yes }) };
  },
};

const readPolicy: Deed = {
  sends: (step, state, names) => ({ path: `${pathOf(step, state, names)}/publishing` }),
  expects: (step, state) => {
    const as = admittedTo(state, step, { permits: 'read', scope: 'read' });
    if (typeof as === 'string') return refusedWith(as, state);
    return { answer: 200, next: state, shows: as.org.isClosed ? 'forbidden' : 'allowed' };
  },
  reads: ({ body }) => body.unlisted,
};

export const publishingDeeds = {
  'decides who sees unlisted diagrams': decide,
  'reads the publishing policy': readPolicy,
} as const satisfies Readonly<Record<string, Deed>>;
