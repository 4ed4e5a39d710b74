// A house style that came from elsewhere.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkHouseStyle } from './check-house-style.js';

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
