// How only patterns fail.
import type { OwnError } from '../error-keys.js';

export const patternUnknown: OwnError = {
  key: 'pattern.unknown',
  status: 404,
  meaning: 'No pattern has this id.',
};

export const flavourUnknown: OwnError = {
  key: 'pattern.flavour_unknown',
  status: 422,
  meaning: 'The pattern does not have this flavour. The message lists its flavours.',
};

export const parameterInvalid: OwnError = {
  key: 'pattern.parameter_invalid',
  status: 422,
  meaning: 'The pattern does not have this parameter, or the value is not allowed. The message states what is.',
};
