// The findings about generated diagrams: in, the JSON of generate; out, one finding for each change of an input, at its line, with the
// outdated files that follow from it and the command that updates them. The same change in several diagrams is one finding.
import { posix } from 'node:path';
import type { SettingsFile } from '@linework/operations/settings/contract';
import { writtenBy } from '@linework/operations/settings/written-by';
import { counted } from './counted.js';
import type { Finding, GeneratedFiles } from './finding.js';

export interface Generated {
  readonly source: string;
  readonly out: string;
  readonly drift?: readonly {
    readonly path: string;
    readonly words: readonly string[];
    readonly changes?: readonly (Place & { readonly words: string })[];
  }[];
  readonly diagnostics?: readonly (Place & {
    readonly code: string;
    readonly severity: 'error' | 'warning';
    readonly message: string;
    readonly hint: string;
  })[];
  readonly unused?: readonly string[];
  readonly error?: string;
}

interface Place {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

interface Repository {
  readonly sources: SettingsFile['sources'];
  /** Relative to the folder of the run: the settings file. */
  readonly settings: string;
  /** The command that generates all sources. */
  readonly command: string;
}

export function generatedFiles(results: readonly Generated[], { sources, settings }: Repository): GeneratedFiles {
  const byOut = new Map(results.map((each) => [each.out, each]));
  return (file, fence) => {
    const path = posix.relative(posix.dirname(settings), file);
    const source = writtenBy(sources === undefined ? {} : { sources }, path, fence);
    const result = source && byOut.get(source.out);
    return result && (result.drift === undefined && result.error === undefined ? 'fine' : 'reported');
  };
}

export function ofGenerate(results: readonly Generated[], repository: Repository): readonly Finding[] {
  const entries = results.map((each) => located(each, posix.dirname(repository.settings)));
  return [
    ...entries.flatMap(failures),
    ...changesOf(entries, repository.command),
    ...entries.flatMap((each) => differences(each, repository.command)),
    ...once(entries.flatMap(problems)),
    ...entries.flatMap((each) => uselessIgnores(each, repository.settings)),
  ];
}

/** With paths relative to the folder of the run. */
function located(result: Generated, folder: string): Generated {
  const at = <T extends Place>(each: T): T => ({
    ...each,
    file: each.file === '' ? '' : posix.join(folder, each.file),
  });
  return {
    ...result,
    out: posix.join(folder, result.out),
    ...(result.diagnostics ? { diagnostics: result.diagnostics.map(at) } : {}),
    ...(result.drift
      ? {
          drift: result.drift.map(({ changes, path, ...rest }) => ({
            ...rest,
            path: posix.join(folder, path),
            ...(changes ? { changes: changes.map(at) } : {}),
          })),
        }
      : {}),
  };
}

function failures({ source, out, error, diagnostics = [] }: Generated): readonly Finding[] {
  if (error === undefined || diagnostics.some(({ severity }) => severity === 'error')) return [];
  const [file = out] = out.split('#');
  return [{ step: 'generate', source, file, level: 'error', code: 'not-made', message: `${source}: ${error}` }];
}

/** Errors and warnings of the inputs, and of the diagrams made from them. */
function problems({ source, out, diagnostics = [] }: Generated): readonly Finding[] {
  return diagnostics.map(({ file, line, column, code, severity, message, hint }) => ({
    step: 'generate',
    source,
    file: file === '' ? (out.split('#')[0] ?? out) : file,
    ...(line === undefined || file === '' ? {} : { line }),
    ...(column === undefined || file === '' ? {} : { column }),
    level: severity,
    code,
    message,
    hint,
  }));
}

function once(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Map<string, Finding>();
  for (const each of findings) {
    const key = JSON.stringify([each.file, each.line, each.code, each.message]);
    if (!seen.has(key)) seen.set(key, each);
  }
  return [...seen.values()];
}

interface Change extends Place {
  readonly words: string;
  readonly source: string;
  readonly outputs: ReadonlySet<string>;
}

/** What one input line changes is named as the diagram with the most changes there names it. */
function changesOf(results: readonly Generated[], command: string): readonly Finding[] {
  const lines = new Map<string, Map<string, Change[]>>();
  for (const { source, drift = [] } of results) {
    const outputs = new Set(drift.map(({ path }) => path));
    for (const { changes = [] } of drift) {
      for (const each of changes) {
        // A change of a whole file could be any, so that only its words identify it.
        const key = JSON.stringify(each.line === undefined ? [each.file, each.words] : [each.file, each.line]);
        const here = lines.get(key) ?? new Map<string, Change[]>();
        const own = here.get(source) ?? [];
        if (!own.some(({ words }) => words === each.words)) own.push({ ...each, source, outputs });
        lines.set(key, here.set(source, own));
      }
    }
  }
  return [...lines.values()].flatMap((here) => {
    const all = [...here.values()];
    const outputs = [...new Set(all.flat().flatMap((each) => [...each.outputs]))];
    const fullest = all.reduce((most, each) => (each.length > most.length ? each : most));
    return fullest.map(({ words, outputs: _, ...place }) => outdated(place, words, outputs, command));
  });
}

/** A source whose files differ without a change of an input: nobody generated it, or somebody edited them. */
function differences({ source, drift = [] }: Generated, command: string): readonly Finding[] {
  const [first] = drift;
  if (!first || drift.some(({ changes = [] }) => changes.length > 0)) return [];
  const outputs = drift.map(({ path }) => path);
  return [outdated({ source, file: first.path }, first.words.join(' '), outputs, command)];
}

function outdated(
  place: Place & { readonly source: string },
  message: string,
  outputs: readonly string[],
  command: string,
): Finding {
  const hint = `Run ${command} and commit ${listed(outputs)}.`;
  return { step: 'generate', ...place, level: 'error', code: 'out-of-step', message, hint, outputs, command };
}

const MOST_NAMED = 3;

/** `docs/db.diagram`, `docs/shop.md` and 4 pictures. */
function listed(outputs: readonly string[]): string {
  const named = outputs.filter((each) => !each.endsWith('.svg'));
  const pictures = outputs.length - named.length;
  const rest = named.length - MOST_NAMED;
  const parts = [
    ...named.slice(0, MOST_NAMED),
    ...(rest > 0 ? [counted(rest, 'more file')] : []),
    ...(pictures > 0 ? [counted(pictures, 'picture')] : []),
  ];
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function uselessIgnores({ source, unused = [] }: Generated, settings: string): readonly Finding[] {
  return unused.map((code) => ({
    step: 'generate',
    source,
    file: settings,
    level: 'note',
    code: 'unused-ignore',
    message: `The source ${source} ignores ${code}, which does not occur.`,
    hint: `Remove ${code} from its ignore.`,
  }));
}
