import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { validate } from '../draw.js';
import { kinds } from '../kinds/registry.js';
import { testIcons } from '../testing/icons.js';
import { kindVocabulary } from './data.js';
import { kindText, languageText } from './text.js';

describe.each([...kinds.keys()])('%s', (kind) => {
  test('short takes about 110 tokens, full about 500; a kind of few statements takes less', () => {
    const short = encode(kindText(kind, 'short') ?? '').length;
    expect(short).toBeGreaterThan(20);
    expect(short).toBeLessThan(150);
    const full = encode(kindText(kind, 'full') ?? '').length;
    expect(full).toBeGreaterThan(2 * short);
    expect(full).toBeLessThan(550);
  });

  test('every example in it compiles: the whole one, and each statement in a diagram of its own', () => {
    const words = kindVocabulary(kind);
    expect(validate(words?.example ?? '', { icons: testIcons }).diagnostics).toEqual([]);
    for (const statement of words?.statements ?? []) {
      const inside = statement.within.includes('diagram')
        ? statement.example
        : `${statement.within[0]} x {\n${statement.example}\n}`;
      const { diagnostics } = validate(`${kind} "Example"\n${inside}\n`, { icons: testIcons });
      // What the example leaves to its surroundings (ids it names, the actors of a sequence) is the only thing missing.
      const missing = ['E201', 'E420'];
      expect(diagnostics.filter((each) => each.severity === 'error' && !missing.includes(each.code))).toEqual([]);
    }
  });
});

test('the whole language stands on a page of less than 2,500 tokens', () => {
  expect(encode(languageText()).length).toBeLessThan(2_500);
  for (const kind of kinds.keys()) expect(languageText()).toContain(`${kind} "Title"`);
});
