// The converter's codes that journeys alone raise. SPEC.md, 'Converter codes'; examples are Mermaid texts.
import type { CodeTable } from '@linework/core';
import { short } from '../../short.js';

export interface JourneyCodeArgs {
  readonly M270: { readonly written: string; readonly score: number };
  /** `kept`: the spelling that stands for it; without, an empty name was dropped. */
  readonly M271: { readonly written: string; readonly kept?: string };
}

const TITLED = '---\ntitle: Ticket\n---\njourney\n';

export const journeyCodes: CodeTable<JourneyCodeArgs> = {
  M270: {
    severity: 'warning',
    meaning: 'The score of a journey is outside 1 to 5 or has a fraction; it was clamped or rounded.',
    message: ({ written, score }) => `The score ${short(written)} became ${score}.`,
    hint: () => 'Scores are 1 (frustrated) to 5 (delighted).',
    example: `${TITLED}Search: 7: Me\n`,
    repair: `${TITLED}Search: 5: Me\n`,
  },
  M271: {
    severity: 'warning',
    meaning: 'An actor of a journey is empty or spelled in variants; it was dropped or merged.',
    message: ({ written, kept }) =>
      kept === undefined
        ? 'An empty actor was dropped.'
        : `The actor '${short(written)}' was taken for '${short(kept)}'.`,
    hint: () => 'Spell each actor in one way, with a comma between two.',
    example: `${TITLED}Search: 4: Me\nBuy: 3: me\n`,
    repair: `${TITLED}Search: 4: Me\nBuy: 3: Me\n`,
  },
};
