// A tally in words: from the model to the outline.
import { oneLine } from '../../../text/one-line.js';
import type { Outline } from '../../outline.js';
import { counted, tail } from '../../outline-words.js';
import type { Slice, TallyModel } from './build.js';

export function describeTally(model: TallyModel): Outline {
  const name = model.title === undefined ? 'Tally' : `${oneLine(model.title)}: tally`;
  return {
    lines: [
      `${name}, ${counted(model.slices.length, 'slice')}`,
      ...(model.desc ? [oneLine(model.desc)] : []),
      ...model.slices.map((each) => `${inWords(each, model.sum)}${tail(each)}`),
    ],
    nodes: [],
    edges: [],
    groups: [],
  };
}

export function inWords({ label, share }: Slice, sum: number): string {
  return `${oneLine(label)}: ${share} (${Math.round((100 * share) / sum)} %)`;
}
