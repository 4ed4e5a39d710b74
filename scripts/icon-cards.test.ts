// The icon build judges legibility on the cards of the themes.
import { THEMES } from '@linework/core';
import { expect, test } from 'vitest';
import { CARD_COLOURS } from '../packages/icons/scripts/legible.mjs';

test.each(['light', 'dark'] as const)('%s: the plain card and its ink', (scheme) => {
  const { 'neutral-fill': card, ink } = THEMES[scheme];
  expect(CARD_COLOURS[scheme]).toEqual({ card, ink });
});
