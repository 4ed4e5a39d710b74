// Entities of a catalog: in, its files; out, every entity with its names and places, and the documents that are not entities.
import type { FileSet, LeftOut, PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import { placed } from '../../placed.js';
import { at, type Tree, textAt } from '../../reading/tree.js';
import { unknownKeys } from '../../reading/unknown-keys.js';
import { readYaml } from '../../reading/yaml.js';
import { reportAt } from './codes.js';
import { ENTITY_KEYS } from './kinds.data.js';
import { DEFAULT_NAMESPACE, type Reference, referenceText } from './reference.js';

export interface Entity extends Reference {
  /** `component:default/web`. */
  readonly ref: string;
  /** As written, such as `Component`. */
  readonly written: string;
  readonly title?: string;
  readonly spec: Tree | undefined;
  readonly place: FilePlace;
}

export interface Entities {
  /** The first of each reference. */
  readonly entities: readonly Entity[];
  /** Repeated descriptions: their relations count. */
  readonly again: readonly Entity[];
  readonly unknown: readonly LeftOut[];
  readonly diagnostics: readonly PlacedDiagnostic[];
}

export function entitiesOf(files: FileSet): Entities {
  const diagnostics: PlacedDiagnostic[] = [];
  const byRef = new Map<string, Entity>();
  const again: Entity[] = [];
  const unknown: LeftOut[] = [];
  const others: { readonly tree: Tree; readonly lacks: string }[] = [];
  for (const file of files) {
    const { documents, problems } = readYaml(file);
    diagnostics.push(...problems);
    const entries = documents
      .filter((tree) => tree.is !== 'scalar' || tree.value !== null)
      .map((tree) => ({ tree, entity: entityOf(tree) }));
    const entities = entries.flatMap(({ entity }) => (typeof entity === 'string' ? [] : [entity]));
    for (const { tree, entity } of entries)
      if (typeof entity !== 'string') unknown.push(...unknownKeys(tree, ENTITY_KEYS, entity.ref));
    for (const entity of entities) {
      if (!byRef.has(entity.ref)) byRef.set(entity.ref, entity);
      else {
        again.push(entity);
        diagnostics.push(reportAt('I292', entity.place, { ref: entity.ref }));
      }
    }
    others.push(
      ...entries.flatMap(({ tree, entity }) => (typeof entity === 'string' ? [{ tree, lacks: entity }] : [])),
    );
  }
  const [first] = others;
  if (byRef.size === 0 && first) {
    const instead = 'Add kind and metadata.name.';
    diagnostics.push(placed('I110', first.tree.place, { reason: `it has no ${first.lacks}`, instead }));
  } else for (const { tree, lacks } of others) diagnostics.push(reportAt('I291', tree.place, { lacks }));
  return { entities: [...byRef.values()], again, unknown, diagnostics };
}

/** Versions of Kubernetes' own kinds, which sometimes share files with entities. */
const FOREIGN = /^(?:[a-z]{1,20}\/)?v\d\w{0,8}$|k8s\.io\//;

/** What a document lacks to be an entity. */
function entityOf(tree: Tree): Entity | string {
  if (tree.is !== 'map') return 'kind';
  const [written, name] = [wordsAt(tree, 'kind'), wordsAt(tree, 'metadata', 'name')];
  if (FOREIGN.test(textAt(tree, 'apiVersion') ?? '')) return 'apiVersion of a catalog';
  if (written === '') return 'kind';
  if (name === '') return 'metadata.name';
  const namespace = wordsAt(tree, 'metadata', 'namespace') || DEFAULT_NAMESPACE;
  const spec = at(tree, 'spec');
  const title = wordsAt(tree, 'metadata', 'title') || wordsAt(spec, 'profile', 'displayName');
  const reference = { kind: written.toLowerCase(), namespace, name };
  return {
    ...reference,
    ref: referenceText(reference),
    written,
    ...(title ? { title } : {}),
    spec,
    place: at(tree, 'metadata', 'name')?.place ?? tree.place,
  };
}

/** Empty if there are none. */
export function wordsAt(tree: Tree | undefined, ...keys: readonly string[]): string {
  return (textAt(tree, ...keys) ?? '').trim();
}
