// Filling: the effect of parameters, conditions, repetitions and slots, and the errors for wrong values.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPattern, LONGEST_TEXT } from './fill.js';
import type { Pattern } from './pattern.js';
import { patterns } from './registry.js';

const shop: Pattern = {
  id: 'shop',
  title: 'Shop',
  topic: 'cloud',
  description: 'A shop.',
  tags: [],
  use: 'Always.',
  avoid: 'Never.',
  flavours: ['aws'],
  products: { aws: { disk: 'Amazon EBS = aws:ebs' } },
  parameters: {
    zones: { type: 'number', default: 2, least: 1, most: 3, meaning: 'Zones' },
    cache: { type: 'switch', default: true, meaning: 'A cache' },
  },
  source: `
flow "{{title}}"
@if cache
node cache cache "Cache" {{cache}}
@end
@each zones
node app{{i}} service "App {{i}} of {{zones}}" {{disk.icon}}
@if i>1
app{{i-1}} -> app{{i}} : "{{disk.name|disk}}"
@end
@end
@if !cache
node db database "Straight to the database"
@end
`,
};

const source = (flavour?: 'aws', parameters = {}) => {
  const filled = fillPattern(shop, { flavour, parameters });
  return 'problem' in filled ? filled : filled.source;
};

describe('a filled pattern', () => {
  it('names no product without a flavour', () => {
    expect(source()).toBe(
      'flow "Shop"\nnode cache cache "Cache"\nnode app1 service "App 1 of 2"\nnode app2 service "App 2 of 2"\napp1 -> app2 : "disk"\n',
    );
  });

  it('names products and icons of its flavour, preferring its own to the shared ones', () => {
    expect(source('aws', { zones: 2 })).toBe(
      'flow "Shop"\nnode cache cache "Cache" icon=aws:elasticache sub="Amazon ElastiCache"\nnode app1 service "App 1 of 2" icon=aws:ebs\nnode app2 service "App 2 of 2" icon=aws:ebs\napp1 -> app2 : "Amazon EBS"\n',
    );
  });

  it('repeats lines by a number and omits lines by a switch', () => {
    expect(source(undefined, { zones: 1, cache: false })).toBe(
      'flow "Shop"\nnode app1 service "App 1 of 1"\nnode db database "Straight to the database"\n',
    );
  });

  it('keeps a title unchanged, whatever it quotes', () => {
    expect(source(undefined, { zones: 1, title: 'The "\\{{zones}}"  shop' })).toMatch(
      /^flow "The \\"\\\\\{\{zones\}\}\\" {2}shop"\n/,
    );
  });
});

describe('a wrong value', () => {
  it.each([
    [{ zones: 4 }, "The parameter 'zones' must be a whole number from 1 to 3."],
    [{ zones: 1.5 }, "The parameter 'zones' must be a whole number from 1 to 3."],
    [{ zones: '2' }, "The parameter 'zones' must be a whole number from 1 to 3."],
    [{ cache: 'yes' }, "The parameter 'cache' must be true or false."],
    [{ title: '' }, `The parameter 'title' must be a text of 1 to ${LONGEST_TEXT} characters on one line.`],
    [{ title: 'a\nnode b' }, `The parameter 'title' must be a text of 1 to ${LONGEST_TEXT} characters on one line.`],
    [
      { title: 'x'.repeat(LONGEST_TEXT + 1) },
      `The parameter 'title' must be a text of 1 to ${LONGEST_TEXT} characters on one line.`,
    ],
  ])('is refused with the accepted values: %j', (parameters, message) => {
    expect(source(undefined, parameters)).toEqual({ problem: 'parameter', message });
  });

  it.each(['size', '__proto__', 'constructor', 'i'])('for the unknown parameter %s is refused', (name) => {
    expect(source(undefined, Object.fromEntries([[name, 1]]))).toMatchObject({
      problem: 'parameter',
      message: expect.stringMatching(/^'shop' has no such parameter\. Its parameters are: title \(/),
    });
  });

  it('for an unknown flavour is refused', () => {
    expect(fillPattern(shop, { flavour: 'gcp' })).toEqual({
      problem: 'flavour',
      message: "'shop' has no flavour 'gcp'. Use aws, or omit the flavour to name no products.",
    });
  });
});

it('returns a source whose first line is the header with the title, or a problem', () => {
  const title = fc.string({ unit: 'grapheme-composite', maxLength: 80 });
  fc.assert(
    fc.property(fc.constantFrom(...patterns), title, (pattern, value) => {
      const filled = fillPattern(pattern, { parameters: { title: value } });
      if ('problem' in filled) return;
      const quoted = value.replaceAll(/["\\]/g, '\\$&');
      expect(filled.source.split('\n')[0]).toContain(`"${quoted}"`);
    }),
  );
});
