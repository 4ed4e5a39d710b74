// A house style that came from elsewhere, and its style rules beside those of a settings file.
import type { Diagnostic, StyleCheck, StyledDiagram } from '@linework/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkHouseStyle } from './check-house-style.js';
import { joinedChecks } from './joined-checks.js';

const art = { width: 24, height: 24, shapes: [{ d: 'M0 0L9 9', stroke: 'ink' }] };
const icon = (more: object = {}) => ({ name: 'acme', words: ['billing'], products: ['Acme'], art, ...more });
const withShape = (shape: object) => icon({ art: { ...art, shapes: [{ d: 'M0 0L9 9', ...shape }] } });

describe('a house style of a service', () => {
  it('is used with the fields that drawing needs', () => {
    const colours = { primary: '#0b6bcb' };
    const answer = {
      brand: { colours, updated: '2026-11-20T00:00:00Z', adjustments: [] },
      rules: { maxNodes: 9 },
      icons: [icon({ updated: '2026-11-20T00:00:00Z' })],
    };
    const style = { brand: { colours }, rules: { maxNodes: 9 }, icons: [icon()] };
    expect(checkHouseStyle(answer)).toEqual({ style, unusable: [] });
  });

  it.each([[undefined], [null], [[]], ['acme'], [{ brand: null, rules: null, icons: [] }]])('%j is empty', (answer) => {
    expect(checkHouseStyle(answer)).toEqual({ style: {}, unusable: [] });
  });

  it('is used without a field of a later version, which is named', () => {
    const brand = { colours: { primary: '#0b6bcb' }, shadows: 'soft' };
    expect(checkHouseStyle({ brand })).toEqual({
      style: { brand: { colours: { primary: '#0b6bcb' } } },
      unusable: ['brand.shadows'],
    });
  });

  it.each<[string, object, string]>([
    ['a brand without colours', { brand: {} }, 'brand'],
    ['a brand of a later version', { brand: { colours: { primary: 'oklch(0.5 0.1 200)' } } }, 'brand'],
    ['rules of a later version', { rules: { maxEdges: 3 } }, 'rules'],
    ['an icon without a drawing', { icons: [icon({ art: undefined })] }, 'own:acme'],
    ['an icon with markup in its path', { icons: [withShape({ d: 'M0 0"/><script>' })] }, 'own:acme'],
    ['an icon with markup in its colour', { icons: [withShape({ fill: 'url(https://evil.example)' })] }, 'own:acme'],
    ['an icon with a text as its line width', { icons: [withShape({ strokeWidth: '1" onload="x' })] }, 'own:acme'],
    ['an icon with an unknown field', { icons: [withShape({ href: 'https://evil.example' })] }, 'own:acme'],
    ['an icon with half a gradient', { icons: [withShape({ gradient: { line: [0, 0, 1, 1] } })] }, 'own:acme'],
    ['an icon without a size', { icons: [icon({ art: { ...art, width: 0 } })] }, 'own:acme'],
    ['an icon with the name of a path', { icons: [icon({ name: '../acme' })] }, 'own:../acme'],
    ['an icon that is a list', { icons: [[]] }, 'own:'],
  ])('without %s is used, and the part is named', (_, answer, part) => {
    expect(checkHouseStyle({ ...answer })).toEqual({ style: {}, unusable: [part] });
  });

  it('of any JSON is never an error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (brand, rules, each) => {
        const { style } = checkHouseStyle({ brand, rules, icons: [each] });
        expect(checkHouseStyle(style)).toEqual({ style, unusable: [] });
      }),
      { numRuns: 200 },
    );
  });
});

describe('style rules of a settings file and of a house style', () => {
  const diagnostic = (code: string, severity: Diagnostic['severity'], start = 0): Diagnostic => ({
    code,
    severity,
    span: { start, end: start + 1 },
    message: `Breaks ${code}.`,
    hint: 'Repair it.',
  });
  const check =
    (...reports: readonly Diagnostic[]): StyleCheck =>
    () =>
      reports;
  // The checks here report without looking.
  const diagram: StyledDiagram = {
    kind: 'flow',
    header: { span: { start: 0, end: 1 } },
    nodes: [],
    edges: [],
    groups: [],
    texts: [],
    size: 0,
  };

  it('apply together; what both report is reported once, as an error if one says so', () => {
    const joined = joinedChecks(
      check(diagnostic('R100', 'warning'), diagnostic('R102', 'error', 5)),
      check(diagnostic('R100', 'error'), diagnostic('R102', 'warning', 5), diagnostic('R102', 'warning', 9)),
    );
    expect(joined?.(diagram)).toEqual([
      diagnostic('R100', 'error'),
      diagnostic('R102', 'error', 5),
      diagnostic('R102', 'warning', 9),
    ]);
  });

  it('are those of one if the other has none', () => {
    const only = check(diagnostic('R100', 'error'));
    expect(joinedChecks(only, undefined)).toBe(only);
    expect(joinedChecks(undefined, only)).toBe(only);
    expect(joinedChecks(undefined, undefined)).toBeUndefined();
  });
});
