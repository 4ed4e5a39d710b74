// The pipelines of a file: in, its tree; out, each with its blocks in order. The steps of a block run in parallel.
import type { PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import { placed } from '../../placed.js';
import { at, entriesAt, itemsAt, type MapTree, type Tree, textAt, textsAt } from '../../reading/tree.js';
import { reportAt } from './codes.js';

export interface Step {
  /** From 1, across the whole pipeline. */
  readonly number: number;
  readonly name?: string;
  readonly place: FilePlace;
  readonly image?: string;
  readonly deployment?: string;
  readonly manual: boolean;
  readonly services: readonly string[];
  readonly runsOn: readonly string[];
  readonly pipes: readonly string[];
  readonly firstCommand?: string;
  /** The step runs if one of these paths changed. */
  readonly changed: readonly string[];
}

export interface Block {
  readonly kind: 'step' | 'parallel' | 'stage';
  readonly place: FilePlace;
  readonly steps: readonly Step[];
  /** Of a stage. */
  readonly name?: string;
  readonly deployment?: string;
  readonly manual: boolean;
}

export type PipelineKind = 'default' | 'branches' | 'pull-requests' | 'tags' | 'bookmarks' | 'custom';

export interface Pipeline {
  readonly kind: PipelineKind;
  /** `default`, `branches/main`. */
  readonly external: string;
  readonly name: string;
  readonly place: FilePlace;
  readonly blocks: readonly Block[];
  /** Instead of steps: a pipeline of another repository. */
  readonly imported?: { readonly from: string; readonly place: FilePlace };
}

export interface Pipelines {
  readonly pipelines: readonly Pipeline[];
  readonly diagnostics: readonly PlacedDiagnostic[];
}

export const KINDS: readonly PipelineKind[] = ['default', 'branches', 'pull-requests', 'tags', 'bookmarks', 'custom'];

export function pipelinesOf(root: Tree): Pipelines {
  const all = at(root, 'pipelines');
  if (all === undefined || (all.is === 'scalar' && all.value === null)) return { pipelines: [], diagnostics: [] };
  if (all.is !== 'map') return { pipelines: [], diagnostics: [unreadable(all, "'pipelines' is not a map")] };
  const diagnostics: PlacedDiagnostic[] = [];
  const pipelines: Pipeline[] = [];
  for (const { key, place, value } of all.entries.values()) {
    const kind = KINDS.find((each) => each === key);
    if (kind === undefined) diagnostics.push(reportAt('I240', place, { pipeline: 'pipelines', key }));
    else if (kind === 'default')
      pipelines.push(pipelineOf({ kind, external: key, name: key, place }, value, diagnostics));
    else if (value.is === 'list') diagnostics.push(unreadable(value, `'${key}' is not a map`));
    else
      for (const { key: name, place: at, value: steps } of entriesAt(value))
        pipelines.push(pipelineOf({ kind, external: `${key}/${name}`, name, place: at }, steps, diagnostics));
  }
  return { pipelines, diagnostics };
}

function unreadable({ place }: Tree, reason: string): PlacedDiagnostic {
  return placed('I110', place, { reason, instead: 'Write what Bitbucket accepts here, then import the file again.' });
}

function pipelineOf(called: Omit<Pipeline, 'blocks'>, value: Tree, diagnostics: PlacedDiagnostic[]): Pipeline {
  const from = textAt(value, 'import');
  if (from !== undefined) return { ...called, blocks: [], imported: { from, place: value.place } };
  if (value.is === 'scalar' && value.value !== null)
    diagnostics.push(unreadable(value, `'${called.external}' contains no steps`));
  const blocks: Block[] = [];
  let count = 0;
  const stepOf = (step: MapTree): Step => readStep(step, ++count);
  for (const item of itemsAt(value)) {
    const block = blockOf(item, stepOf, (key, place) =>
      diagnostics.push(reportAt('I240', place, { pipeline: called.external, key })),
    );
    if (block) blocks.push(block);
    else if (at(item, 'variables') === undefined) {
      const [{ key, place } = { key: textAt(item) ?? '', place: item.place }] = entriesAt(item);
      diagnostics.push(reportAt('I240', place, { pipeline: called.external, key }));
    }
  }
  return { ...called, blocks };
}

function blockOf(
  item: Tree,
  stepOf: (step: MapTree) => Step,
  unknown: (key: string, place: FilePlace) => void,
): Block | undefined {
  const step = writtenStep(item);
  if (step) return { kind: 'step', place: step.place, steps: [stepOf(step)], manual: false };
  const kind = at(item, 'parallel') === undefined ? 'stage' : 'parallel';
  const held = at(item, kind);
  if (held === undefined) return undefined;
  const listed = held.is === 'list' ? held.items : itemsAt(held, 'steps');
  const name = textAt(held, 'name');
  const deployment = textAt(held, 'deployment');
  return {
    kind,
    place: item.place,
    steps: listed.flatMap((each) => {
      const own = writtenStep(each);
      if (own) return [stepOf(own)];
      const [{ key, place } = { key: textAt(each) ?? '', place: each.place }] = entriesAt(each);
      unknown(key, place);
      return [];
    }),
    ...(name === undefined ? {} : { name }),
    ...(deployment === undefined ? {} : { deployment }),
    manual: textAt(held, 'trigger') === 'manual',
  };
}

/** `- step:`, including with its keys on the same level. */
function writtenStep(item: Tree): MapTree | undefined {
  const step = at(item, 'step');
  if (step?.is === 'map') return step;
  return step !== undefined && item.is === 'map' ? item : undefined;
}

function readStep(step: MapTree, number: number): Step {
  const name = textAt(step, 'name');
  const image = textAt(step, 'image') ?? textAt(step, 'image', 'name');
  const deployment = textAt(step, 'deployment') ?? textAt(step, 'deployment', 'name');
  const script = itemsAt(step, 'script');
  const [firstCommand] = script.flatMap((each) => textAt(each) ?? []);
  return {
    number,
    place: step.place,
    ...(name === undefined ? {} : { name }),
    ...(image === undefined ? {} : { image }),
    ...(deployment === undefined ? {} : { deployment }),
    manual: textAt(step, 'trigger') === 'manual',
    services: textsAt(step, 'services'),
    runsOn: textsAt(step, 'runs-on'),
    pipes: [...script, ...itemsAt(step, 'after-script')].flatMap((each) => textAt(each, 'pipe') ?? []),
    ...(firstCommand === undefined ? {} : { firstCommand }),
    changed: textsAt(step, 'condition', 'changesets', 'includePaths'),
  };
}
