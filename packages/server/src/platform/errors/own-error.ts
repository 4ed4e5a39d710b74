// A way to fail that one resource has: declared by its folder and listed in its manifest. As a value it has its status and its meaning with it,
// so that no table of the platform has to know it.
import { type SharedError, sharedErrors } from './shared-errors.js';

export interface OwnError {
  /** Stable. */
  readonly key: string;
  readonly status: number;
  /** For the description and the reference. */
  readonly meaning: string;
}

/** What an endpoint can refuse with: a shared key, or an error of a resource. */
export type Refused = SharedError | OwnError;

export function errorOf(refused: Refused): OwnError {
  return typeof refused === 'string' ? { key: refused, ...sharedErrors[refused] } : refused;
}
