// The outcome of a line, as its colour.
import { TONE_OPTION } from '../../grammar/shared.js';
import type { Tone } from '../../scene/scene.js';
import { toneOf } from '../entry-meaning.js';
import type { LineOption } from './contract.js';

export interface WithTone {
  readonly tone?: Tone;
}

export const toneOption: LineOption<WithTone> = {
  spec: {
    ...TONE_OPTION,
    meaning: 'outcome: red for a failing path',
    foreign: ['color', 'colour', 'stroke', 'fill', 'style', 'status', 'outcome', 'severity', 'class'],
  },
  reader: () => (entry) => {
    const tone = toneOf(entry);
    return tone === undefined ? {} : { tone };
  },
  paint: ({ tone }) => (tone === undefined ? {} : { stroke: `${tone}-stroke` }),
  words: ({ tone }) => tone,
};
