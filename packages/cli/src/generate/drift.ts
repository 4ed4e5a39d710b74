// How existing files differ from generated ones: in, the files; out, for each outdated file what changed in words, each change at
// the line of the input that caused it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagramFences } from '@linework/convert';
import { type Comparison, compareSources } from '@linework/core';
import { contextIn, type Settings } from '@linework/operations/settings/settings';
import { icons } from '../icons.js';
import type { Inputs } from './inputs.js';
import { type Place, type Places, type Produced, placesOf } from './places.js';
import type { Planned } from './plan.js';

export interface MadeFile {
  /** Relative to the folder of the settings file. */
  readonly path: string;
  readonly content: string | Uint8Array;
  /** The diagram in it. */
  readonly produced?: Produced;
}

export interface Drift {
  readonly path: string;
  readonly words: readonly string[];
  /** The input lines that caused it. */
  readonly causes: readonly string[];
  readonly changes?: readonly DriftChange[];
}

/** One change, at the input that caused it; at the outdated file if several files could have. */
interface DriftChange extends Place {
  readonly words: string;
}

interface Around {
  readonly inputs: Inputs;
  readonly root: string;
  readonly settings: Settings;
}

const MOST_CAUSES = 20;

export function driftOf({ fence }: Planned, files: readonly MadeFile[], around: Around): readonly Drift[] {
  const { inputs, root, settings } = around;
  return files.flatMap(({ path, content, produced }): readonly Drift[] => {
    const there = join(root, path);
    const differs = (words: string): readonly Drift[] => [{ path, words: [words], causes: [] }];
    if (!existsSync(there)) return differs('It does not exist yet.');
    const now = readFileSync(there);
    if (now.equals(typeof content === 'string' ? Buffer.from(content) : content)) return [];
    if (produced === undefined || typeof content !== 'string') return differs('The picture differs.');
    const before = fence === undefined ? now.toString('utf8') : fenceIn(now.toString('utf8'), fence);
    if (fence !== undefined && before === fenceIn(content, fence))
      return differs('The picture of the fence is out of date.');
    const { changes, summary, ok } = compareSources(before, produced.source, { icons, ...contextIn(settings) });
    if (!ok || changes.length === 0) return differs(ok ? 'Only the text differs.' : summary);
    const places = placesOf(produced, inputs);
    const placed = changes.map((each) => ({ words: each.words, ...placeOf(each, places, { path, fence }) }));
    const causes = placed.flatMap(({ file, line }) =>
      line === undefined || !inputs.paths.includes(file) ? [] : [`${file}:${line}`],
    );
    const words = changes.map((each) => each.words);
    return [{ path, words, causes: [...new Set(causes)].slice(0, MOST_CAUSES), changes: placed }];
  });
}

type Change = Comparison['changes'][number];

function placeOf(
  { what, name, lineBefore, lineAfter }: Change,
  { ofLine, ofWords, whole }: Places,
  { path, fence }: { readonly path: string; readonly fence: string | undefined },
): Place {
  const place =
    what === 'header' ? undefined : ((lineAfter === undefined ? undefined : ofLine(lineAfter)) ?? ofWords(name));
  if (place !== undefined || whole !== undefined) return place ?? whole ?? { file: path };
  return { file: path, ...(lineBefore === undefined || fence !== undefined ? {} : { line: lineBefore }) };
}

export function fenceIn(document: string, id: string): string {
  return diagramFences(document).find(({ name }) => name === id)?.source ?? '';
}
