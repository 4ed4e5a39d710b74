// Files of which some cannot be read: in, a reader and its input; out, its output for the files that can be read, with the others
// named as skipped. If nothing is left to draw, or a file asks by name for what cannot be read, the output is that of all files.
import { hasErrors } from '@linework/core';
import type { FileSet, ImportInput, ImportOutput, ImportReader, LeftOut, PlacedDiagnostic } from './contract.js';
import { besideFile } from './reading/paths.js';

/** Without a file, another can be found to need it: each round skips more. */
const ROUNDS = 4;
const LONGEST_PATH = 300;

export function readWhatCanBe(
  read: ImportReader,
  input: ImportInput,
  needs: (path: string) => boolean = () => false,
): ImportOutput {
  const whole = read(input);
  if (!hasErrors(whole.diagnostics.map(({ diagnostic }) => diagnostic))) return whole;
  let named: ReadonlySet<string> | undefined;
  const skipped: LeftOut[] = [];
  let files: FileSet = input.files;
  let output = whole;
  for (let round = 0; round < ROUNDS; round++) {
    const unreadable = unreadableIn(output.diagnostics, files);
    if (unreadable === undefined) break;
    named ??= namedIn(input.files);
    for (const path of unreadable.keys()) if (named.has(path) || needs(path)) return whole;
    skipped.push(...unreadable.values());
    files = files.filter(({ path }) => !unreadable.has(path));
    if (files.length === 0) return whole;
    output = read({ ...input, files });
    const isWhole = !hasErrors(output.diagnostics.map(({ diagnostic }) => diagnostic));
    if (isWhole) return drawsAnything(output) ? { ...output, leftOut: [...skipped, ...(output.leftOut ?? [])] } : whole;
  }
  return whole;
}

/** Paths that are written in any of the files: from the given folder, or from the folder of the file. */
function namedIn(files: FileSet): ReadonlySet<string> {
  const named = new Set<string>();
  for (const { path, content } of files) {
    for (const [written] of content.matchAll(/[\w@~./-]+/g)) {
      if (written.length > LONGEST_PATH) continue;
      named.add(written);
      named.add(besideFile(path, written) ?? written);
    }
  }
  return named;
}

/** By path; undefined if there are other errors, or none. */
function unreadableIn(
  diagnostics: readonly PlacedDiagnostic[],
  files: FileSet,
): ReadonlyMap<string, LeftOut> | undefined {
  const errors = diagnostics.filter(({ diagnostic }) => diagnostic.severity === 'error');
  const paths = new Set(files.map(({ path }) => path));
  if (errors.length === 0 || errors.some(({ file, diagnostic: { code } }) => code !== 'I110' || !paths.has(file)))
    return undefined;
  const unreadable = new Map<string, LeftOut>();
  for (const { file, diagnostic } of errors) {
    const because = `it cannot be read (${diagnostic.message.replace(/^[^:]*: |\.$/g, '')})`;
    if (!unreadable.has(file))
      unreadable.set(file, { external: file, because, place: { file, span: diagnostic.span } });
  }
  return unreadable;
}

function drawsAnything({ graph, drafted }: ImportOutput): boolean {
  return (graph?.items.length ?? 0) > 0 || (drafted?.draft.statements.length ?? 0) > 0;
}
