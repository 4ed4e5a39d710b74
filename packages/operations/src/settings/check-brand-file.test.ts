// The brand file: what is reported, each with its path and what to write.
import { describe, expect, it } from 'vitest';
import { checkBrandFile } from './check-brand-file.js';

const brand = (more: object) => ({ colours: { primary: '#0b6bcb' }, ...more });

describe('a brand file', () => {
  it('can have four colours, a font and a logo', () => {
    const value = {
      $schema: './brand.schema.json',
      colours: { primary: '#06c', secondary: '#6D28D9', accent: '#0f766e', extra: '#123456' },
      font: 'Source Sans 3',
      logo: 'logo.svg',
    };
    expect(checkBrandFile(value)).toEqual({ brand: value });
  });

  it.each<[unknown, string]>([
    [[], 'The file must contain one JSON object: { "colours": { "primary": "#0b6bcb" } }.'],
    [{}, 'colours is missing; add it.'],
    [{ colours: {} }, 'colours.primary is missing; add it.'],
    [
      { colours: { primary: 'blue' } },
      'colours.primary is "blue"; write a string of 4 to 7 characters: #rgb or #rrggbb.',
    ],
    [{ colours: { primary: '#06c', secondry: '#06c' } }, 'colours.secondry is not a property; did you mean secondary?'],
    [brand({ font: '' }), 'font is ""; write a string of 1 to 64 characters.'],
    [brand({ logo: 'a'.repeat(64_001) }), 'logo is '],
    [brand({ colors: {} }), 'colors is not a property; did you mean colours?'],
  ])('%j is reported: %s', (value, expected) => {
    expect(checkBrandFile(value)).toEqual({ problems: [expect.stringContaining(expected)] });
  });
});
