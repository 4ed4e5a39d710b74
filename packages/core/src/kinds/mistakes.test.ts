// Plausible mistakes of writers who know other languages, beside each kind: `<kind>/testing/mistakes.data.ts`.
import { describe, expect, it } from 'vitest';
import { checkSource } from '../check.js';
import { autofix } from '../source/autofix.js';
import { testIcons } from '../testing/icons.js';
import { applyEdits } from '../text/edit.js';
import { kinds } from './registry.js';
import type { Mistake } from './testing/mistake.js';

const context = { icons: testIcons };

function errorsOf(source: string): readonly string[] {
  return checkSource(source, context).diagnostics.flatMap((each) => (each.severity === 'error' ? [each.code] : []));
}

const tables = await Promise.all(
  [...kinds.keys()].map(async (kind) => {
    const { mistakes } = (await import(`./${kind}/testing/mistakes.data.ts`)) as { mistakes: readonly Mistake[] };
    return [kind, mistakes] as const;
  }),
);

describe.each(tables)('mistakes in a %s', (_kind, mistakes) => {
  it('are many, and most have a repair', () => {
    const fixed = mistakes.filter((each) => each.fixed !== undefined);
    const repaired = mistakes.filter((each) => each.fixed !== undefined || each.chosen !== undefined);
    expect(mistakes.length).toBeGreaterThanOrEqual(25);
    expect(fixed.length / mistakes.length).toBeGreaterThanOrEqual(0.5);
    expect(repaired.length / mistakes.length).toBeGreaterThanOrEqual(0.7);
    expect(new Set(mistakes.map((each) => each.source)).size).toBe(mistakes.length);
  });

  it.each(mistakes.map((each) => [each.name, each] as const))('%s', (_, mistake) => {
    const { diagnostics, source } = checkSource(mistake.source, context);
    const errors = diagnostics.filter((each) => each.severity === 'error');
    expect(errors.map((each) => each.code)).toEqual(mistake.codes);
    expect(errors[0]?.hint).toContain(mistake.hint);
    if (mistake.fixed !== undefined) {
      const result = autofix(mistake.source, context);
      expect(result.text).toBe(mistake.fixed);
      expect(errorsOf(result.text)).toEqual([]);
      expect(result.applied).toBeGreaterThan(0);
    }
    if (mistake.chosen !== undefined) {
      expect(autofix(mistake.source, context).applied).toBe(0);
      const [fix] = errors.flatMap((each) => (each.fix ? [each.fix] : []));
      const text = fix ? applyEdits(source, [fix]) : mistake.source;
      expect(text).toBe(mistake.chosen);
      expect(errorsOf(text)).toEqual([]);
    }
  });
});
