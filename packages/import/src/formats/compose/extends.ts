// Services that extend others: in, the trees of all files; out, the services of a file merged over the ones they extend. A
// service that extends itself through others is an error; one that names a missing service is a warning.
import type { PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import { placed } from '../../placed.js';
import { besideFile } from '../../reading/paths.js';
import { at, type Entry, entriesAt, type MapTree, type Tree, textAt } from '../../reading/tree.js';
import { reportAt } from './codes.js';
import { merged } from './merge.js';
import { filled } from './variables.js';

export interface Extended {
  readonly services: ReadonlyMap<string, Entry>;
  readonly diagnostics: readonly PlacedDiagnostic[];
  /** Files from which this one takes services. */
  readonly takenFrom: ReadonlySet<string>;
}

type Trees = ReadonlyMap<string, Tree>;

interface Step {
  readonly file: string;
  readonly entry: Entry;
}

/** Longest chain of extends. */
const DEEPEST = 50;
/** Most entries that all extends of a file can expand to together. */
const MOST_ENTRIES = 100_000;

export function extendedServices(file: string, trees: Trees): Extended {
  const diagnostics: PlacedDiagnostic[] = [];
  const takenFrom = new Set<string>();
  const services = new Map<string, Entry>();
  let entries = 0;
  for (const entry of entriesAt(trees.get(file), 'services')) {
    const { steps, problem } = stepsOf({ file, entry }, trees);
    if (problem) diagnostics.push(problem);
    entries += steps.length < 2 ? 0 : steps.reduce((sum, step) => sum + sizeOf(step.entry.value), 0);
    if (entries > MOST_ENTRIES) {
      const reason = 'its extended services expand to too much';
      diagnostics.push(placed('I110', entry.place, { reason, instead: 'Import fewer files.' }));
      break;
    }
    for (const step of steps) if (step.file !== file) takenFrom.add(step.file);
    const value = steps.map((step) => step.entry.value).reduceRight((base, over) => merged(base, over));
    services.set(entry.key, { ...entry, value });
  }
  return { services, diagnostics, takenFrom };
}

/** The service, the one it extends, the one that extends, and so on. */
function stepsOf(first: Step, trees: Trees): { readonly steps: readonly Step[]; readonly problem?: PlacedDiagnostic } {
  const steps: Step[] = [];
  const seen = new Set<string>();
  for (let step: Step | undefined = first; step; ) {
    const key = JSON.stringify([step.file, step.entry.key]);
    if (seen.has(key) || steps.length === DEEPEST) {
      const reason = seen.has(key)
        ? `the service '${first.entry.key}' extends itself`
        : `the service '${first.entry.key}' extends more than ${DEEPEST} others in a row`;
      const instead = 'Remove the extends that closes the cycle.';
      return { steps, problem: placed('I110', first.entry.place, { reason, instead }) };
    }
    seen.add(key);
    steps.push(step);
    const next = nextOf(step, trees);
    if (next && 'problem' in next) return { steps, problem: next.problem };
    step = next;
  }
  return { steps };
}

function nextOf({ file, entry }: Step, trees: Trees): Step | { readonly problem: PlacedDiagnostic } | undefined {
  const written = at(entry.value, 'extends');
  const base = filled(textAt(written, 'service') ?? textAt(written) ?? '');
  if (!written || base === '') return undefined;
  const named = textAt(written, 'file');
  const from = named === undefined ? file : besideFile(file, filled(named));
  const tree = from === undefined ? undefined : trees.get(from);
  if (from === undefined || tree === undefined)
    return { problem: missing(named ?? base, written.place, `service extends one of`) };
  const service = entriesAt(tree, 'services').find(({ key }) => key === base);
  return service
    ? { file: from, entry: service }
    : { problem: reportAt('I192', written.place, { name: entry.key, base }) };
}

function missing(path: string, place: FilePlace, what: string): PlacedDiagnostic {
  return reportAt('I190', place, { what, path });
}

function sizeOf(tree: Tree): number {
  if (tree.is === 'list') return tree.items.length;
  if (tree.is === 'scalar') return 1;
  return [...(tree satisfies MapTree).entries.values()].reduce(
    (sum, { value }) =>
      sum + 1 + (value.is === 'list' ? value.items.length : value.is === 'map' ? value.entries.size : 0),
    0,
  );
}
