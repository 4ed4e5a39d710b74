import { expect, it } from 'vitest';
import { FORMAT_NAMES, PICTURE_FORMATS, uselessOption } from './picture-formats.js';

const spelling = { option: (name: string) => `<${name}>`, format: (name: string) => name.toUpperCase() };

it.each([
  ['svg', { scale: 2 }, '<scale> is for PNG, not for SVG.'],
  ['text', { background: 'none' }, '<background> is for SVG and PNG and PDF, not for TEXT.'],
  ['pdf', { ascii: false, embedFont: true }, '<embedFont> is for SVG, not for PDF.'],
  ['png', { scale: 2, scheme: 'dark' }, undefined],
  ['png', { columns: undefined }, undefined],
] as const)('a picture as %s asked for as %j is answered %j', (name, asked, sentence) => {
  expect(uselessOption(name, asked, spelling)).toBe(sentence);
});

it('every option is taken by some format, and refused by name by every other', () => {
  const options = [...new Set(FORMAT_NAMES.flatMap((name) => PICTURE_FORMATS[name].takes))];
  expect(options).toHaveLength(7);
  for (const name of FORMAT_NAMES) {
    for (const option of options) {
      const sentence = uselessOption(name, { [option]: true }, spelling);
      if (PICTURE_FORMATS[name].takes.includes(option)) expect(sentence).toBeUndefined();
      else expect(sentence).toContain(`<${option}> is for `);
    }
  }
});
