// Plausible mistakes of writers who know other languages stand beside each kind: `<kind>/testing/mistakes.data.ts`. The
// contract of all kinds tries each of them; here is how many there are.
import { describe, expect, it } from 'vitest';
import { kinds } from './registry.js';
import { ownMistakes } from './testing/contract/own-mistakes.js';

describe.each([...kinds.keys()])('mistakes in a %s', async (kind) => {
  const mistakes = await ownMistakes(kind);

  it('are many, and most have a repair', () => {
    const fixed = mistakes.filter((each) => each.fixed !== undefined);
    const repaired = mistakes.filter((each) => each.fixed !== undefined || each.chosen !== undefined);
    expect(mistakes.length).toBeGreaterThanOrEqual(25);
    expect(fixed.length / mistakes.length).toBeGreaterThanOrEqual(0.5);
    expect(repaired.length / mistakes.length).toBeGreaterThanOrEqual(0.7);
    expect(new Set(mistakes.map((each) => each.source)).size).toBe(mistakes.length);
  });
});
