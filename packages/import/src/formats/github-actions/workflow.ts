// A GitHub Actions workflow: in, the tree of its file; out, its triggers and jobs.
import type { FilePlace } from '../../file-place.js';
import { at, type Entry, entriesAt, type MapTree, type Tree, textAt, textsAt } from '../../reading/tree.js';
import { type Matrix, matrixOf } from './matrix.js';

export interface Trigger {
  readonly event: string;
  /** Branches, tags, types, times: as written. */
  readonly filters: readonly string[];
  /** For `workflow_run`: names of workflows. */
  readonly workflows: readonly string[];
}

export interface Job {
  readonly id: string;
  readonly place: FilePlace;
  readonly name?: string;
  readonly needs: readonly { readonly job: string; readonly place: FilePlace }[];
  readonly runsOn: readonly string[];
  readonly uses?: { readonly value: string; readonly place: FilePlace };
  readonly environment?: string;
  readonly matrix?: Matrix;
  readonly condition?: string;
  readonly services: readonly string[];
  readonly container?: string;
  readonly concurrency?: string;
}

export interface Workflow {
  readonly file: string;
  readonly place: FilePlace;
  readonly name?: string;
  readonly on: FilePlace;
  readonly triggers: readonly Trigger[];
  readonly jobs: readonly Job[];
}

export function workflowOf(file: string, tree: MapTree): Workflow {
  const on = tree.entries.get('on') ?? tree.entries.get('true');
  return {
    file,
    place: tree.place,
    ...optional('name', textAt(tree, 'name')),
    on: on?.place ?? tree.place,
    triggers: triggersOf(on?.value),
    jobs: entriesAt(tree, 'jobs').flatMap((entry) => (entry.value.is === 'map' ? [jobOf(entry)] : [])),
  };
}

const FILTERS = ['branches', 'tags', 'types'] as const;

function triggersOf(on: Tree | undefined): readonly Trigger[] {
  if (on?.is !== 'map') return textsAt(on).map((event) => ({ event, filters: [], workflows: [] }));
  return entriesAt(on).map(({ key, value }) => ({
    event: key,
    filters:
      value.is === 'list'
        ? value.items.flatMap((item) => textAt(item, 'cron') ?? [])
        : FILTERS.flatMap((filter) => textsAt(value, filter)),
    workflows: key === 'workflow_run' ? textsAt(value, 'workflows') : [],
  }));
}

function jobOf({ key, place, value }: Entry): Job {
  const uses = at(value, 'uses');
  const needs = at(value, 'needs');
  const runsOn = at(value, 'runs-on');
  const used = textAt(uses);
  return {
    id: key,
    place,
    ...optional('name', textAt(value, 'name')),
    needs: (needs?.is === 'list' ? needs.items : needs ? [needs] : []).flatMap((each) => {
      const job = textAt(each);
      return job === undefined ? [] : [{ job, place: each.place }];
    }),
    runsOn: runsOn?.is === 'map' ? [...textsAt(runsOn, 'group'), ...textsAt(runsOn, 'labels')] : textsAt(runsOn),
    ...(uses && used !== undefined ? { uses: { value: used, place: uses.place } } : {}),
    ...optional('environment', textAt(value, 'environment') ?? textAt(value, 'environment', 'name')),
    ...optional('matrix', matrixOf(at(value, 'strategy', 'matrix'))),
    ...optional('condition', textAt(value, 'if')),
    services: entriesAt(value, 'services').map(({ key: service }) => service),
    ...optional('container', textAt(value, 'container') ?? textAt(value, 'container', 'image')),
    ...optional('concurrency', textAt(value, 'concurrency') ?? textAt(value, 'concurrency', 'group')),
  };
}

function optional<Name extends string, Value>(name: Name, value: Value | undefined): Partial<Record<Name, Value>> {
  const record: Partial<Record<Name, Value>> = {};
  if (value !== undefined) Object.assign(record, { [name]: value });
  return record;
}
