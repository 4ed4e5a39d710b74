// Number of plausible mistakes from other languages per kind; each is tested in its contract.
import { describe, expect, it } from 'vitest';
import { kinds } from './registry.js';
import { ownMistakes } from './testing/contract/own-mistakes.js';

const tables = await Promise.all([...kinds.keys()].map(async (kind) => [kind, await ownMistakes(kind)] as const));

describe.each(tables)('mistakes in a %s', (_kind, mistakes) => {
  it('are many, and most have a repair', () => {
    const fixed = mistakes.filter((each) => each.fixed !== undefined);
    const repaired = mistakes.filter((each) => each.fixed !== undefined || each.chosen !== undefined);
    expect(mistakes.length).toBeGreaterThanOrEqual(25);
    expect(fixed.length / mistakes.length).toBeGreaterThanOrEqual(0.5);
    expect(repaired.length / mistakes.length).toBeGreaterThanOrEqual(0.7);
    expect(new Set(mistakes.map((each) => each.source)).size).toBe(mistakes.length);
  });
});
