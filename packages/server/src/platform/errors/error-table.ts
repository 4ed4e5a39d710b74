// Every way to fail, for the description, the reference and the contracts: in, the manifests; out, the shared errors and those of the resources, by
// status and key.
import type { Resource } from '../resource.js';
import { errorOf, type OwnError } from './own-error.js';
import { type SharedError, sharedErrors } from './shared-errors.js';

export function errorTable(resources: readonly Pick<Resource, 'errors'>[]): readonly OwnError[] {
  const shared = (Object.keys(sharedErrors) as SharedError[]).map(errorOf);
  return [...shared, ...resources.flatMap(({ errors = [] }) => errors)].sort(
    (one, other) => one.status - other.status || (one.key < other.key ? -1 : 1),
  );
}
