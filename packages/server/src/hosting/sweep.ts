// Deletes expired data of every resource, at regular intervals.
import type { Database } from '../platform/db/database.js';
import type { Resource } from '../platform/resource.js';

export async function sweep(
  { transaction }: Pick<Database, 'transaction'>,
  resources: readonly Pick<Resource, 'sweeps' | 'tables'>[],
  now: Date,
): Promise<void> {
  const stored = resources.flatMap((each) => each.tables ?? []);
  for (const forget of resources.flatMap(({ sweeps = [] }) => sweeps))
    await transaction((tx) => forget(tx, now, stored));
}
