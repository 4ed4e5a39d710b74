// Keys of a workflow, drawn or not (GitHub Actions, workflow syntax).
export const WORKFLOW_KEYS: ReadonlySet<string> = new Set([
  'name',
  'run-name',
  'description',
  'on',
  'true',
  'permissions',
  'env',
  'defaults',
  'concurrency',
  'jobs',
]);
