import { type Fixtures, session } from '../../../testing/owned.js';

export const fixtures: Fixtures = {
  rows: { sessions: (service, ownerId) => session(service, ownerId) },
  alwaysRefused: { sign_in: 'a code is needed that nobody mailed' },
};
