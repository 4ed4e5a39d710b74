// How only hosted diagrams fail.
import type { OwnError } from '../../platform/errors/own-error.js';

export const changed: OwnError = {
  key: 'resource.changed',
  status: 412,
  meaning: 'The resource has changed since the version in If-Match. Read it again before you change it.',
};

export const locked: OwnError = {
  key: 'resource.locked',
  status: 423,
  meaning: 'The diagram is locked. Unlock it first.',
};

export const versionRequired: OwnError = {
  key: 'resource.version_required',
  status: 428,
  meaning: 'If-Match is missing. Send the ETag of the version to change, or * for any version.',
};
