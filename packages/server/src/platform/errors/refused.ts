// What an endpoint can refuse with: a key that all share, or an error of its resource. In: either; out, the error with its status and meaning.
import type { OwnError } from '@linework/operations';
import { type SharedError, sharedErrors } from './shared-errors.js';

export type Refused = SharedError | OwnError;

export function errorOf(refused: Refused): OwnError {
  return typeof refused === 'string' ? { key: refused, ...sharedErrors[refused] } : refused;
}
