// The generated diagrams of a run as the service takes them: in, the sources of the settings and the JSON of generate; out, each with its state, and
// what changed in words, numbers and both sources, as far as there is room.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Comparison, compareSources } from '@linework/core';
import { contextIn, type Settings } from '@linework/operations/settings/settings';
import { Failure } from '../command/failure.js';
import { fenceIn } from '../generate/drift.js';
import { inputsOfSource, type Tree, treeOf } from '../generate/inputs.js';
import { generate } from '../generate/make.js';
import { type Planned, planned } from '../generate/plan.js';
import { icons } from '../icons.js';
import type { Generated } from './generated.js';

interface Counts {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
}

interface Change {
  readonly elements: Counts;
  readonly edges: Counts;
  readonly words: readonly string[];
}

export interface ReportedDiagram {
  readonly path: string;
  readonly format: string;
  readonly inputs: readonly string[];
  readonly state: 'current' | 'drifted' | 'missing' | 'failed';
  readonly change?: Change;
  readonly before?: string;
  readonly after?: string;
}

export interface Reported {
  readonly diagrams: readonly ReportedDiagram[];
  /** How many are sent without their sources. */
  readonly withoutSources: number;
}

/** Bytes of all words and sources; the service takes a million for a run. */
const ROOM = 500_000;

/** Characters that the service takes of a source. */
const LONGEST_SOURCE = 50_000;

const MOST_WORDS = 20;
const LONGEST_WORDS = 300;
const MOST_INPUTS = 5;

export async function reportedDiagrams(
  results: readonly Generated[],
  root: string,
  settings: Settings,
): Promise<Reported> {
  const byOut = new Map(results.map((each) => [each.out, each]));
  const tree = treeOf(root);
  const diagrams: ReportedDiagram[] = [];
  let [room, withoutSources] = [ROOM, 0];
  for (const one of planned(settings.file ?? {}, undefined)) {
    const result = byOut.get(one.source.out);
    if (result === undefined) continue;
    const state = stateOf(one, result, root);
    const common = { path: pathOf(one), format: one.source.format, inputs: inputsIn(one), state };
    const pairs = state === 'drifted' || state === 'missing' ? await differing(one, tree, settings) : [];
    if (state === 'current') {
      diagrams.push(common);
      continue;
    }
    const change = changeOf(result, pairs, settings);
    const fitting = [{ change, ...sourcesOf(pairs, state) }, { change }].find((each) => bytesOf(each) <= room) ?? {};
    room -= bytesOf(fitting);
    if (pairs.length > 0 && !('after' in fitting)) withoutSources++;
    diagrams.push({ ...common, ...fitting });
  }
  return { diagrams, withoutSources };
}

function pathOf({ target, fence }: Planned): string {
  return fence === undefined ? target : `${target}#${fence}`;
}

function stateOf({ target }: Planned, { drift, error }: Generated, root: string): ReportedDiagram['state'] {
  if (error !== undefined) return 'failed';
  if (drift === undefined) return 'current';
  return existsSync(join(root, target)) ? 'drifted' : 'missing';
}

function inputsIn({ source: { from } }: Planned): readonly string[] {
  return (typeof from === 'string' ? [from] : from).slice(0, MOST_INPUTS).map((each) => onOneLine(each, LONGEST_WORDS));
}

interface Pair {
  readonly before: string;
  readonly after: string;
}

/** Each diagram that differs, as it is and as it would be; none if it cannot be generated, which is reported already. */
async function differing(one: Planned, tree: Tree, settings: Settings): Promise<readonly Pair[]> {
  try {
    const result = await generate(one, await inputsOfSource(one.source, tree), tree.root, settings);
    if (!('files' in result)) return [];
    return result.files
      .flatMap(({ path, produced }) =>
        produced === undefined ? [] : [{ before: existing(join(tree.root, path), one.fence), after: produced.source }],
      )
      .filter(({ before, after }) => before !== after);
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}

function existing(path: string, fence: string | undefined): string {
  if (!existsSync(path)) return '';
  const text = readFileSync(path, 'utf8');
  return fence === undefined ? text : fenceIn(text, fence);
}

function sourcesOf([first]: readonly Pair[], state: ReportedDiagram['state']): Partial<Pair> {
  if (first === undefined || Math.max(first.before.length, first.after.length) > LONGEST_SOURCE) return {};
  return state === 'missing' ? { after: first.after } : first;
}

function changeOf(
  { drift = [], error, diagnostics = [] }: Generated,
  pairs: readonly Pair[],
  settings: Settings,
): Change {
  const context = { icons, ...contextIn(settings) };
  const changes = pairs
    .filter(({ before }) => before !== '')
    .flatMap(({ before, after }) => compareSources(before, after, context).changes);
  const words =
    error === undefined
      ? drift.flatMap((each) => each.words)
      : [error, ...diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message)];
  return {
    elements: countsOf(changes.filter(({ what }) => what !== 'edge')),
    edges: countsOf(changes.filter(({ what }) => what === 'edge')),
    words: shortened([...new Set(words.map((each) => onOneLine(each, LONGEST_WORDS)))]),
  };
}

function countsOf(changes: Comparison['changes']): Counts {
  const added = changes.filter(({ change }) => change === 'added').length;
  const removed = changes.filter(({ change }) => change === 'removed').length;
  return { added, removed, changed: changes.length - added - removed };
}

function shortened(words: readonly string[]): readonly string[] {
  const rest = words.length - MOST_WORDS;
  return rest > 0 ? [...words.slice(0, MOST_WORDS - 1), `And ${rest + 1} more.`] : words;
}

function onOneLine(text: string, longest: number): string {
  return (
    text
      .replace(/\p{C}+/gu, ' ')
      .slice(0, longest)
      .trim() || '-'
  );
}

function bytesOf(value: object): number {
  return Buffer.byteLength(JSON.stringify(value));
}
