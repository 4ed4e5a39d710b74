// Keys of a pipelines file, drawn or not (Bitbucket Pipelines, configuration reference).
export const FILE_KEYS: ReadonlySet<string> = new Set([
  'image',
  'pipelines',
  'definitions',
  'options',
  'clone',
  'labels',
  'export',
  'triggers',
]);
