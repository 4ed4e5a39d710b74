// The converter's codes specific to journeys. docs/conversion.md, Charts and lists; examples are Mermaid texts.
import type { CodeTable } from '@linework/core';
import { short } from '../../short.js';

export interface JourneyCodeArgs {
  readonly M270: { readonly written: string; readonly score: number };
  /** `kept`: the spelling that replaced it; without it, an empty name was dropped. */
  readonly M271: { readonly written: string; readonly kept?: string };
}

const TITLED = '---\ntitle: Ticket\n---\njourney\n';

export const journeyCodes: CodeTable<JourneyCodeArgs> = {
  M270: {
    severity: 'warning',
    meaning: 'A journey score is outside 1 to 5 or has a fraction, so it was clamped or rounded.',
    message: ({ written, score }) => `The score ${short(written)} became ${score}.`,
    hint: () => 'Use a score from 1 (frustrated) to 5 (delighted).',
    example: `${TITLED}Search: 7: Me\n`,
    repair: `${TITLED}Search: 5: Me\n`,
  },
  M271: {
    severity: 'warning',
    meaning: 'A journey actor is empty or spelled in several ways, so it was dropped or merged.',
    message: ({ written, kept: replacement }) =>
      replacement === undefined
        ? 'An empty actor was dropped.'
        : `The actor '${short(written)}' was merged into '${short(replacement)}'.`,
    hint: () => 'Spell each actor the same way, and separate actors with commas.',
    example: `${TITLED}Search: 4: Me\nBuy: 3: me\n`,
    repair: `${TITLED}Search: 4: Me\nBuy: 3: Me\n`,
  },
};
