// Which files of a folder an import can use: in, a path and the requested format; out, whether to read the file at all.
import type { Importer } from './contract.js';
import { namesOf } from './importer-named.js';
import { importers as registered } from './registry.js';

export function isImportable(
  path: string,
  format: string | undefined,
  importers: readonly Importer[] = registered,
): boolean {
  const candidates = importers.filter((each) => format === undefined || namesOf(each).includes(format));
  return candidates.some(({ reads }) => reads?.(path) ?? true);
}
