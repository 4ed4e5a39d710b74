// The values of jobs: in, a pipeline's tree; out, a job's keys after `extends`, and any value with its `!reference`s followed.
// Cycles end: a cycle of extends with a diagnostic, a cycle of references with undefined.
import type { PlacedDiagnostic } from '../../contract.js';
import { placed } from '../../placed.js';
import { at, type Entry, type ListTree, type MapTree, type Tree, textsAt } from '../../reading/tree.js';
import { merged } from './includes.js';

/** The keys that a picture uses; others, such as scripts and variables, are not merged. */
const ASKED: ReadonlySet<string> = new Set([
  'allow_failure',
  'dependencies',
  'environment',
  'except',
  'image',
  'manual_confirmation',
  'needs',
  'only',
  'parallel',
  'rules',
  'run',
  'script',
  'stage',
  'start_in',
  'trigger',
  'when',
]);

const MOST_EXTENDS = 11;
const MOST_REFERENCES = 10;
/** Most keys of maps that one picture's jobs can inherit together; beyond that, a map replaces the one beneath it. */
const MOST_MERGED = 1_000_000;

export interface Values {
  /** The keys of a job or template merged over those that it extends. */
  readonly keysOf: (name: string) => MapTree | undefined;
  /** With references followed and nested lists flattened. */
  readonly followed: (tree: Tree | undefined) => Tree | undefined;
  readonly extendsOf: (job: Tree) => readonly string[];
}

export function valuesIn(root: MapTree, diagnostics: PlacedDiagnostic[]): Values {
  const known = new Map<string, MapTree>();
  const followed = (tree: Tree | undefined, left = MOST_REFERENCES): Tree | undefined => {
    if (tree?.is !== 'list') return tree;
    if (tree.tag === '!reference') return left === 0 ? undefined : followed(target(root, tree), left - 1);
    return { ...tree, items: tree.items.flatMap((item) => spliced(item, left, followed)) };
  };
  const extendsOf = (job: Tree): readonly string[] => textsAt(job, 'extends');
  let mergedKeys = 0;
  const keysOf = (name: string, way: readonly string[] = []): MapTree | undefined => {
    const job = at(root, name);
    const done = known.get(name);
    if (done || job?.is !== 'map') return done;
    const around = [...way, name];
    const entries = new Map<string, Entry>();
    const add = (from: MapTree): void => {
      for (const entry of from.entries.values()) {
        if (!ASKED.has(entry.key)) continue;
        if (entry.value.is === 'map') mergedKeys += entry.value.entries.size;
        entries.set(entry.key, mergedKeys > MOST_MERGED ? entry : merged(entries.get(entry.key), entry));
      }
    };
    for (const base of extendsOf(job)) {
      const circle = around.includes(base);
      if (circle || around.length > MOST_EXTENDS) {
        const reason = circle ? `'${name}' extends itself` : `'${name}' extends too many jobs in a row`;
        const place = at(job, 'extends')?.place ?? job.place;
        diagnostics.push(placed('I110', place, { reason, instead: 'Remove the name from extends.' }));
        break;
      }
      const keys = keysOf(base, around);
      if (keys) add(keys);
    }
    add(job);
    const whole: MapTree = { ...job, entries };
    known.set(name, whole);
    return whole;
  };
  return { keysOf, followed, extendsOf };
}

function spliced(item: Tree, left: number, followed: (tree: Tree, left: number) => Tree | undefined): readonly Tree[] {
  if (item.is !== 'list') return [item];
  const tree = followed(item, left);
  if (tree === undefined) return [];
  return tree.is === 'list' ? tree.items : [tree];
}

/** `!reference [.job, key, key]`. */
function target(root: MapTree, reference: ListTree): Tree | undefined {
  return at(root, ...textsAt(reference));
}
