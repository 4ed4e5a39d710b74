// How only keys fail.
import type { OwnError } from '../../platform/errors/own-error.js';

export const unreadable: OwnError = {
  key: 'resource.unreadable',
  status: 410,
  meaning:
    'The resource was created with a secret that the service no longer has, and cannot be shown again. Create a new one.',
};
