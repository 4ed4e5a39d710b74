import { type Made, session } from '../../../testing/owned.js';

export const made: Made = {
  rows: { sessions: (service, ownerId) => session(service, ownerId) },
  alwaysRefused: { sign_in: 'a code is needed that nobody mailed' },
};
