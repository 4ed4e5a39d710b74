import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.js';
import { checkSource } from '../check.js';
import { checkedFlow } from '../kinds/flow/testing/built-flow.js';
import { type LayoutTrouble, layoutReports } from '../kinds/layout-reports.js';
import { kinds } from '../kinds/registry.js';
import type { Advice } from '../layout/advice/index.js';
import { testIcons } from '../testing/icons.js';
import type { Diagnostic } from './report.js';

const context = { icons: testIcons };

/** The diagnostics of checking a source, and of drawing it if it can be drawn. */
function diagnosticsOf(source: string): readonly Diagnostic[] {
  const { diagnostics, compiled } = checkSource(source, context);
  return [...diagnostics, ...(compiled?.drawn().diagnostics ?? [])];
}

/** A layout reports these, depending on its work and not on the text. */
function codesOf(trouble: LayoutTrouble): readonly string[] {
  return layoutReports(trouble, checkedFlow('flow "Checkout"\nnode b\nnode a same=b\n')).map(({ code }) => code);
}

const SPLIT: Advice = {
  act: 'split',
  edges: ['e1'],
  before: { width: 4000, height: 2000 },
  after: [
    { width: 1500, height: 900 },
    { width: 1400, height: 1000 },
  ],
};

/** Codes that a source by itself cannot raise, each with the test that raises it or shows that nothing can. */
const WITHOUT_EXAMPLE: Readonly<Record<string, () => void>> = {
  S200: () => {
    const defaults = { kinds: { flow: { direction: 'sideways' } } };
    const { diagnostics } = checkSource('flow "Checkout"\nnode a\n', { ...context, defaults });
    expect(diagnostics.map((each) => each.code)).toEqual(['S200']);
    expect(diagnostics[0]?.message).toContain('defaults.kinds.flow.direction');
  },
  ...Object.fromEntries(
    (
      [
        ['W220', { conflicts: [{ node: 'a', constraint: 'same', reason: 'edge' }], degraded: false }],
        ['W221', { conflicts: [], degraded: true }],
        ['W222', { conflicts: [], degraded: true, listed: true }],
        ['W231', { conflicts: [], degraded: false, advice: [SPLIT] }],
      ] as const
    ).map(([code, trouble]) => [code, () => expect(codesOf(trouble)).toEqual([code])]),
  ),
};

/** Codes that appear only together with another error. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { E124: ['E110'], E314: ['E303'] };

const codes = catalogue();
const ofKinds = new Set([...kinds.values()].flatMap((each) => each.codes));
/** The kinds' own codes are tested in their contract. */
const shared = codes.filter((each) => !ofKinds.has(each));

describe('the catalogue of diagnostics', () => {
  it('has every code once', () => {
    const names = codes.map((each) => each.code);
    expect(names.filter((each, index) => names.indexOf(each) !== index)).toEqual([]);
    for (const each of names) expect(each).toMatch(/^[EWS]\d{3}$/);
  });

  it('says what each code means in a sentence', () => {
    for (const each of codes) expect(each.meaning, each.code).toMatch(/^[A-Z].*\.$/);
  });

  it.each(shared.filter((each) => each.example !== '').map((each) => [each.code, each] as const))(
    '%s is raised by its example and silenced by its repair',
    (code, entry) => {
      const raised = diagnosticsOf(entry.example);
      const same = raised.filter((each) => each.code === code);
      expect(same.length).toBeGreaterThan(0);
      expect(same.every((each) => each.severity === entry.severity)).toBe(true);
      const errors = new Set(raised.filter((each) => each.severity === 'error').map((each) => each.code));
      if (entry.severity === 'error') expect(errors).toEqual(new Set([...(BESIDE[code] ?? []), code]));
      else expect([...errors]).toEqual([]);
      const after = diagnosticsOf(entry.repair);
      expect(after.filter((each) => each.code === code || each.severity === 'error')).toEqual([]);
    },
  );

  it.each(shared.filter((each) => each.example === '').map((each) => [each.code] as const))(
    '%s has a reason for having no example',
    (code) => {
      expect(Object.keys(WITHOUT_EXAMPLE)).toContain(code);
      WITHOUT_EXAMPLE[code]?.();
    },
  );

  it('keeps one tone: a sentence, no exclamation mark, a hint to follow', () => {
    for (const each of codes) {
      for (const diagnostic of diagnosticsOf(each.example)) {
        expect(diagnostic.message, each.code).toMatch(/\S.*[.?]$/s);
        expect((diagnostic.message + diagnostic.hint).replace(/'[^']*'/g, ''), each.code).not.toContain('!');
        expect(diagnostic.hint.trim(), each.code).not.toBe('');
      }
    }
  });
});
