// The format of the files: in, the files and the requested format; out, its importer with the reason, or the diagnostic that
// explains why there is none.
import { type Diagnostic, nearest, reporter } from '@linework/core';
import { type ImportReport, importCodes } from './codes.js';
import type { FileSet, Importer } from './contract.js';
import { importerNamed } from './importer-named.js';

const report: ImportReport = reporter(importCodes);

const NOWHERE = { start: 0, end: 0 } as const;

export type Recognised = { readonly importer: Importer; readonly found: string } | { readonly problem: Diagnostic };

export function recognise(files: FileSet, format: string | undefined, importers: readonly Importer[]): Recognised {
  const formats = importers.map(({ format }) => format);
  if (format !== undefined) {
    const importer = importerNamed(format, importers);
    if (importer) return { importer, found: 'the format was given' };
    const [near] = nearest(format, formats);
    const args = { format, formats, ...(near === undefined ? {} : { near }) };
    return { problem: report('I101', NOWHERE, args) };
  }
  const candidates = importers
    .flatMap((importer) => {
      const recognition = importer.recognises(files);
      return recognition ? [{ importer, ...recognition }] : [];
    })
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = candidates;
  if (!best) return { problem: report('I102', NOWHERE, { files: files.map(({ path }) => path), formats }) };
  if (second && second.score === best.score) {
    const tied = candidates
      .filter(({ score }) => score === best.score)
      .map(({ importer: { format }, reason }) => ({ format, reason }));
    return { problem: report('I103', NOWHERE, { found: tied }) };
  }
  return { importer: best.importer, found: best.reason };
}
