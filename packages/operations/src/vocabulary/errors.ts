// How only the vocabulary fails.
import type { OwnError } from '../error-keys.js';

export const kindUnknown: OwnError = {
  key: 'vocabulary.kind_unknown',
  status: 404,
  meaning: 'No such kind of diagram, or a kind that cannot be drawn yet.',
};
