// How only oEmbed fails.
import type { OwnError } from '../../platform/errors/own-error.js';

export const formatUnknown: OwnError = {
  key: 'embed.format_unknown',
  status: 501,
  meaning: 'The description of a link is available only as json or xml.',
};
