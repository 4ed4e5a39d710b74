// The picture of a file's pipelines: in, the pipelines; out, steps in the frames that contain them, and lines in their order.
import type { LeftOut } from '../../contract.js';
import type { Item, Relation } from '../../graph/contract.js';
import { type Follower, stageLines } from '../../pipelines/stage-lines.js';
import { blockLook, importedLook, pipelineLook, stepLook } from './looks.js';
import { type Block, KINDS, type Pipeline, type Step } from './pipelines.js';

export interface Picture {
  readonly items: readonly Item[];
  readonly relations: readonly Relation[];
  readonly leftOut: readonly LeftOut[];
}

/** `prefix` distinguishes files, as in `api/bitbucket-pipelines.yml:`. */
export function pictureOf(pipeline: Pipeline, prefix: string): Picture {
  const { kind, name, place, blocks, imported } = pipeline;
  const external = `${prefix}${pipeline.external}`;
  const frame: Item = {
    external,
    name,
    place,
    frame: true,
    look: pipelineLook(pipeline),
    rank: KINDS.indexOf(kind),
  };
  if (imported) {
    const { from, place: at } = imported;
    const item = { external: `${external}:${from}`, name: from, place: at, within: external, look: importedLook(from) };
    return { items: [frame, item], relations: [], leftOut: [] };
  }
  const called = namesOf(pipeline, external);
  const pictures = blocks.map((block, index) => blockItems(block, { external, name, index, called }));
  const relations: Relation[] = [];
  let before: readonly Follower[] = [];
  for (const { begins, ends, own } of pictures.map(({ way }) => way)) {
    if (begins.length === 0) continue;
    relations.push(...stageLines(before, begins, 'after all of these'), ...own);
    before = ends;
  }
  const empty = blocks.every(({ steps }) => steps.length === 0);
  return {
    items: [frame, ...pictures.flatMap(({ items }) => items)],
    relations,
    leftOut: empty ? [{ external, because: 'it has no step', place }] : [],
  };
}

type Called = (step: Step) => string;

/** `default:Build`; a second step with this name is `default:Build#2`, one without a name `default:3`. */
function namesOf({ blocks }: Pipeline, external: string): Called {
  const counts = new Map<string, number>();
  const names = new Map<Step, string>();
  for (const step of blocks.flatMap(({ steps }) => steps)) {
    const name = step.name ?? `${step.number}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    names.set(step, `${external}:${name}${count === 1 ? '' : `#${count}`}`);
  }
  return (step) => names.get(step) ?? `${external}:${step.number}`;
}

interface Around {
  readonly external: string;
  readonly name: string;
  readonly index: number;
  readonly called: Called;
}

interface BlockPicture {
  readonly items: readonly Item[];
  /** The steps where lines arrive and leave, and the lines within. */
  readonly way: {
    readonly begins: readonly Follower[];
    readonly ends: readonly Follower[];
    readonly own: readonly Relation[];
  };
}

function blockItems(block: Block, { external, name, index, called }: Around): BlockPicture {
  const { kind, place, steps } = block;
  const framed = kind !== 'step' && (kind === 'stage' || steps.length > 1);
  const frame = `${external}:${block.name ?? `${kind} ${index + 1}`} (${kind})`;
  const items = steps.map((step): Item => {
    const own = called(step);
    return {
      external: own,
      name: `${name} ${step.name ?? step.number}`.toLowerCase(),
      place: step.place,
      within: framed ? frame : external,
      look: stepLook(step),
      rank: step.number,
    };
  });
  const group: Item = {
    external: frame,
    name: `${name} ${block.name ?? `${kind} ${index + 1}`}`.toLowerCase(),
    place,
    within: external,
    frame: true,
    look: blockLook(block),
    rank: steps[0]?.number ?? 0,
  };
  const followers = steps.map((step): Follower => ({ external: called(step), place: step.place }));
  return { items: framed ? [group, ...items] : items, way: wayOf(kind, followers) };
}

function wayOf(kind: Block['kind'], steps: readonly Follower[]): BlockPicture['way'] {
  if (kind === 'parallel') return { begins: steps, ends: steps, own: [] };
  const own = steps.flatMap((step, at) => stageLines(steps.slice(at - 1, at), [step], ''));
  return { begins: steps.slice(0, 1), ends: steps.slice(-1), own };
}
