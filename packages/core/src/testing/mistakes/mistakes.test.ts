import { describe, expect, it } from 'vitest';
import { checkSource } from '../../check.js';
import { autofix } from '../../source/autofix.js';
import { applyEdits } from '../../text/edit.js';
import { testIcons } from '../icons.js';
import { FLOW_MISTAKES } from './flow.data.js';
import { SEQUENCE_MISTAKES } from './sequence.data.js';

const context = { icons: testIcons };

function errorsOf(source: string): readonly string[] {
  return checkSource(source, context).diagnostics.flatMap((each) => (each.severity === 'error' ? [each.code] : []));
}

describe.each([
  ['flow', FLOW_MISTAKES],
  ['sequence', SEQUENCE_MISTAKES],
] as const)('mistakes in a %s', (_kind, mistakes) => {
  it('are many, and most have a repair', () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(70);
    expect(mistakes.filter((each) => each.fixed !== undefined).length).toBeGreaterThanOrEqual(40);
    expect(
      mistakes.filter((each) => each.fixed !== undefined || each.chosen !== undefined).length,
    ).toBeGreaterThanOrEqual(50);
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
