// The files that the option `varFiles` names: in, the files and the options; out, the named ones in their order, or an error for
// each that is not there.
import type { FileSet, ImportFile, ImportOptions, PlacedDiagnostic } from '../contract.js';
import { placed } from '../placed.js';

export interface VarFiles {
  readonly named: readonly ImportFile[];
  readonly missing: readonly PlacedDiagnostic[];
}

export function varFilesOf(files: FileSet, { varFiles = [] }: ImportOptions): VarFiles {
  const named: ImportFile[] = [];
  const missing: PlacedDiagnostic[] = [];
  const place = { file: files[0]?.path ?? '', span: { start: 0, end: 0 } };
  for (const varFile of varFiles) {
    const own = files.filter(({ path }) => path === varFile || path.endsWith(`/${varFile}`));
    named.push(...own);
    const reason = `the option 'varFiles' names ${varFile}, which is not among the files`;
    if (own.length === 0)
      missing.push(placed('I110', place, { reason, instead: 'Import that file too, or correct its path.' }));
  }
  return { named, missing };
}
