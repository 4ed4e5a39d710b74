// How only operations on pictures with a source in them fail.
import type { OwnError } from '../error-keys.js';

export const sourceMissing: OwnError = {
  key: 'svg.source_missing',
  status: 422,
  meaning: 'The SVG contains no source.',
};
