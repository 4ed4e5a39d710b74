// Keys of a Compose file, drawn or not (Compose specification).
export const FILE_KEYS: ReadonlySet<string> = new Set([
  'version',
  'name',
  'services',
  'networks',
  'volumes',
  'configs',
  'secrets',
  'include',
  'models',
]);
