// Every way to fail, for the description, the reference and the contracts: in, the operations and the manifests; out, the shared errors and those
// that only one of them has, by status and key.
import type { AnyOperation, OwnError } from '@linework/operations';
import type { Resource } from '../resource.js';
import { errorOf } from './refused.js';
import { type SharedError, sharedErrors } from './shared-errors.js';

export function errorTable(
  operations: readonly Pick<AnyOperation, 'refusals'>[],
  resources: readonly Pick<Resource, 'errors'>[],
): readonly OwnError[] {
  const shared = (Object.keys(sharedErrors) as SharedError[]).map(errorOf);
  const ofOperations = new Set(
    operations.flatMap(({ refusals }) => refusals).filter((each) => typeof each !== 'string'),
  );
  return [...shared, ...ofOperations, ...resources.flatMap(({ errors = [] }) => errors)].sort(
    (one, other) => one.status - other.status || (one.key < other.key ? -1 : 1),
  );
}
