// The brand file: what is reported, each with its path and what to write.
import { describe, expect, it } from 'vitest';
import { checkBrandFile } from './check-brand-file.js';

const brand = (more: object) => ({ colours: { primary: '#0b6bcb' }, ...more });

describe('a brand file', () => {
  it('can have every part of a brand', () => {
    const value = {
      $schema: './brand.schema.json',
      colours: {
        primary: '#06c',
        secondary: '#6D28D9',
        accent: { light: '#0f766e', dark: '#5eead4' },
        extra: '#123456',
      },
      tones: { blue: '#0b6bcb', red: { light: '#b91c1c', dark: '#f87171' } },
      corners: 'round',
      lines: 'fine',
      font: 'Source Sans 3',
      logo: 'logo.svg',
      logoPlace: 'left',
    };
    expect(checkBrandFile(value)).toEqual({ brand: value });
  });

  it.each<[unknown, string]>([
    [[], 'The file must contain one JSON object: { "colours": { "primary": "#0b6bcb" } }.'],
    [{}, 'colours is missing; add it.'],
    [{ colours: {} }, 'colours.primary is missing; add it.'],
    [{ colours: { primary: 'blue' } }, 'colours.primary is "blue"; write #rgb or #rrggbb, or one for each scheme: '],
    [{ colours: { primary: '#06c', secondry: '#06c' } }, 'colours.secondry is not a property; did you mean secondary?'],
    [{ colours: { primary: { light: '#06c' } } }, 'colours.primary.dark is missing; add it.'],
    [
      { colours: { primary: { light: '#06c', dark: 'blue' } } },
      'colours.primary.dark is "blue"; write a string of 4 to 7 ',
    ],
    [brand({ tones: { neutral: '#777' } }), 'tones.neutral is not a property; '],
    [brand({ tones: { blue: 3 } }), 'tones.blue is 3; write #rgb or #rrggbb, '],
    [brand({ corners: 'rounded' }), 'corners is "rounded"; did you mean "round"?'],
    [brand({ lines: 2 }), 'lines is 2; write one of: "fine", "medium", "strong".'],
    [brand({ logoPlace: 'top' }), 'logoPlace is "top"; '],
    [brand({ font: '' }), 'font is ""; write a string of 1 to 64 characters.'],
    [brand({ logo: 'a'.repeat(64_001) }), 'logo is '],
    [brand({ colors: {} }), 'colors is not a property; did you mean colours?'],
  ])('%j is reported: %s', (value, expected) => {
    expect(checkBrandFile(value)).toEqual({ problems: [expect.stringContaining(expected)] });
  });
});
