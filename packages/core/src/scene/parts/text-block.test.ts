// The width at which a text is wrapped: no word is broken that a wider block keeps whole.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapText, wrapWidth } from '../../metrics/index.js';
import { nameWidth, readingWidth } from './text-block.js';
import { EDGE_TEXT, NODE_TEXT, SUB_TEXT } from './type-scale.js';

describe.each([NODE_TEXT, EDGE_TEXT, SUB_TEXT])('the reading width of $size px text', (style) => {
  const usual = wrapWidth(style);
  const wrapped = (text: string) => wrapText(text, style, { maxWidth: readingWidth(text, style, usual) });

  it('is the usual one for a label and an address that break well', () => {
    for (const text of ['Order service', 'https://api.example.com/v1/customers/orders']) {
      expect(readingWidth(text, style, usual)).toBe(usual);
    }
  });

  it.each([
    'https://averyveryveryverylongdomainname.example.com/path/to/page',
    'https://example.com/thisisaveryveryverylongpathsegment/next',
    'POST https://hooks.example.com/services/t00000000/b00000000/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    'Donaudampfschifffahrtsgesellschaft',
  ])('keeps the words of %s whole', (text) => {
    expect(wrapped(text).torn).toBe(false);
  });

  it('breaks only what is wider than the widest block', () => {
    const segment = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 6 }), (segments) => {
        const { lines, torn } = wrapped(`https://${segments.join('/')}`);
        expect(torn).toBe(false);
        for (const { text } of lines.slice(0, -1)) expect(text).toMatch(/[/:]$/);
      }),
    );
    expect(wrapped('x'.repeat(120)).torn).toBe(true);
  });
});

it.each([
  '_recreateBackgroundColor',
  'CompositePodGroupTemplate',
  'ExtensionStateContext.tsx',
  'resource-entity-detectors',
])('the name %s stays whole in a node', (name) => {
  const maxWidth = nameWidth(name, NODE_TEXT, wrapWidth(NODE_TEXT));
  expect(wrapText(name, NODE_TEXT, { maxWidth }).lines.map(({ text }) => text)).toEqual([name]);
});
