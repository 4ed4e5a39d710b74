import { expect, it } from 'vitest';
import { defaultFormat, pictureFormats } from './registry.js';
import { uselessOption } from './wishes.js';

const spelling = { option: (name: string) => `<${name}>`, format: (name: string) => name.toUpperCase() };

it.each([
  ['svg', { scale: 2 }, '<scale> is for PNG, not for SVG.'],
  ['text', { background: 'none' }, '<background> is for SVG and PNG and PDF, not for TEXT.'],
  ['pdf', { ascii: false, embedFont: true }, '<embedFont> is for SVG, not for PDF.'],
  ['png', { scale: 2, scheme: 'dark' }, undefined],
  ['png', { columns: undefined }, undefined],
] as const)('a picture as %s with %j gives %j', (name, look, sentence) => {
  const format = pictureFormats.find((each) => each.name === name) ?? defaultFormat;
  expect(uselessOption(format, look, spelling)).toBe(sentence);
});

it('every option is accepted by some format, and rejected by name by every other', () => {
  const options = [...new Set(pictureFormats.flatMap(({ takes }) => takes))];
  expect(options).toHaveLength(7);
  for (const format of pictureFormats) {
    for (const option of options) {
      const sentence = uselessOption(format, { [option]: true }, spelling);
      if (format.takes.includes(option)) expect(sentence).toBeUndefined();
      else expect(sentence).toContain(`<${option}> is for `);
    }
  }
});
