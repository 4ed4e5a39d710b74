// A GitLab CI pipeline as one tree: in, its file and the other given files; out, the tree merged over what it includes,
// includes from elsewhere, and the files that were read.
import type { FileSet, ImportFile, PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import { placed } from '../../placed.js';
import { at, type Entry, entriesAt, type MapTree, type Tree, textAt, textsAt } from '../../reading/tree.js';
import { readYaml, type YamlFile } from '../../reading/yaml.js';
import { filledIn, valuesOf } from './inputs.js';
import { namedFiles } from './paths.js';

export type IncludeKind = 'local' | 'project' | 'remote' | 'template' | 'component' | 'artifact';

/** The target of an `include:` or a `trigger: include:`. */
export interface Include {
  readonly kind: IncludeKind;
  /** As written: a path, an address, a project. */
  readonly value: string;
  /** For a project: the file in it. */
  readonly file?: string;
  readonly ref?: string;
  /** The job that writes the file. */
  readonly job?: string;
  readonly place: FilePlace;
  readonly inputs?: Tree;
}

export interface Pipeline {
  readonly file: string;
  readonly tree: MapTree;
  /** Includes of files that were not given. */
  readonly elsewhere: readonly Include[];
  readonly read: readonly string[];
  readonly diagnostics: readonly PlacedDiagnostic[];
}

/** GitLab's own limit on includes. */
const MOST_INCLUDES = 150;
const ADDRESS = /^https?:\/\//i;

export function pipelineOf(file: ImportFile, files: FileSet, inputs?: Tree): Pipeline {
  const reading = new Reading(files);
  const entries = new Map<string, Entry>();
  reading.add(file, inputs, entries, []);
  const place: FilePlace = { file: file.path, span: { start: 0, end: 0 } };
  const { elsewhere, diagnostics, read: filesRead } = reading;
  return { file: file.path, tree: { is: 'map', entries, place }, elsewhere, diagnostics, read: [...filesRead] };
}

class Reading {
  readonly elsewhere: Include[] = [];
  readonly diagnostics: PlacedDiagnostic[] = [];
  readonly read = new Set<string>();
  private included = 0;
  private readonly known = new Map<string, YamlFile>();
  private readonly files: FileSet;

  constructor(files: FileSet) {
    this.files = files;
  }

  /** Included files come first, so that the including file takes precedence. */
  add(file: ImportFile, inputs: Tree | undefined, into: Map<string, Entry>, way: readonly string[]): void {
    const tree = this.treeOf(file, inputs);
    for (const include of includesOf(at(tree, 'include'))) {
      const matches = include.kind === 'local' ? namedFiles(include.value, file.path, this.files) : [];
      if (matches.length === 0) this.elsewhere.push(include);
      for (const each of matches) {
        const around = [...way, file.path];
        if (around.includes(each.path) || ++this.included > MOST_INCLUDES) {
          const reason = around.includes(each.path) ? 'the file includes itself' : 'there are too many includes';
          this.diagnostics.push(placed('I110', include.place, { reason, instead: 'Remove the include.' }));
          return;
        }
        this.add(each, include.inputs, into, around);
      }
    }
    for (const entry of entriesAt(tree)) into.set(entry.key, merged(into.get(entry.key), entry));
  }

  private treeOf(file: ImportFile, inputs: Tree | undefined): Tree | undefined {
    const parsed = this.known.get(file.path) ?? readYaml(file);
    this.known.set(file.path, parsed);
    const { documents, problems } = parsed;
    if (problems.length > 0) {
      if (!this.read.has(file.path)) this.diagnostics.push(...problems);
      this.read.add(file.path);
      return undefined;
    }
    this.read.add(file.path);
    const [first, ...others] = documents;
    const spec = at(first, 'spec') ? first : undefined;
    const tree = spec ? others[0] : first;
    if (tree === undefined || tree.is === 'map') return tree && filledIn(tree, valuesOf(spec, inputs));
    const instead = 'Write each job under its name at the top level of the file.';
    this.diagnostics.push(placed('I110', tree.place, { reason: 'it is not a map', instead }));
    return undefined;
  }
}

/** Maps are merged, everything else is replaced. */
export function merged(under: Entry | undefined, over: Entry): Entry {
  if (under?.value.is !== 'map' || over.value.is !== 'map') return over;
  const entries = new Map(under.value.entries);
  for (const entry of over.value.entries.values()) entries.set(entry.key, merged(entries.get(entry.key), entry));
  return { ...over, value: { ...over.value, entries } };
}

export function includesOf(tree: Tree | undefined): readonly Include[] {
  if (tree === undefined) return [];
  if (tree.is === 'list') return tree.items.flatMap((item) => (item.is === 'list' ? [] : includesOf(item)));
  const { place } = tree;
  if (tree.is === 'scalar') {
    if (tree.text === '') return [];
    return [{ kind: ADDRESS.test(tree.text) ? 'remote' : 'local', value: tree.text, place }];
  }
  const inputs = at(tree, 'inputs');
  const more = inputs ? { inputs } : {};
  const project = textAt(tree, 'project');
  if (project !== undefined) {
    const ref = textAt(tree, 'ref');
    const named = textsAt(tree, 'file');
    const whole = { kind: 'project' as const, value: project, place, ...(ref === undefined ? {} : { ref }) };
    return named.length === 0 ? [whole] : named.map((file) => ({ ...whole, file }));
  }
  const job = textAt(tree, 'job');
  return (['local', 'remote', 'template', 'component', 'artifact'] as const).flatMap((kind) =>
    textsAt(tree, kind).map((value) => ({ kind, value, place, ...(job === undefined ? {} : { job }), ...more })),
  );
}

/** Its name when it is skipped or drawn. */
export function includeName({ value, file }: Include): string {
  return file === undefined ? `include ${value}` : `include ${value}:${file}`;
}
