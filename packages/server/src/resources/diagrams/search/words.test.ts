// What a search compares: the words of texts, sources and queries.
import type { TenantId } from '@linework/operations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { folderVector, queryOf, vectorOf } from './lexemes.js';
import { sourceText } from './source-text.js';
import { wordsOf } from './words.js';

const OWNER = 'owner' as TenantId;

describe('the words of a text', () => {
  test.each([
    ['Checkout flow', ['checkout', 'flow']],
    ['payment_gateway-2 (EU)', ['payment', 'gateway', 'eu']],
    ['CAFÉ Ｆｕｌｌ ﬁle', ['café', 'full', 'file']],
    ['a b c 1 2', []],
    ['日本語', ['日本', '本語', '語']],
    ['東京API 本', ['東京', '京', 'api', '本']],
    ['ภาษา', ['ภา', 'าษ', 'ษา', 'า']],
    ['한국어 지도', ['한국어', '지도']],
    ['🎉 -> "\'\\ \0', []],
    ['x'.repeat(100), ['x'.repeat(40)]],
  ])('%j', (text, words) => {
    expect([...wordsOf(text, 100)]).toEqual(words);
  });

  test('are no more than allowed', () => {
    expect(wordsOf('one two three four', 3).size).toBe(3);
  });
});

describe('the text of a source', () => {
  test.each([
    [
      'labels, ids and descriptions',
      'flow "Checkout" desc="From basket"\nnode db database "Orders" tone=blue',
      'Checkout From basket db Orders',
    ],
    ['ids and labels of edges', 'flow "A"\napi -> db : "writes to" role=data', 'A api db writes to'],
    ['an id that looks like a keyword', 'flow "A"\nnode -> group', 'A node group'],
    ['names of columns', 'schema "A"\ntable users {\n  email text unique\n}', 'A users email text unique'],
    ['escapes', 'flow "Say \\"hi\\"\\nthere \\\\"', 'Say "hi" there \\'],
    ['no comments', 'flow "A" # "secret" words\n# more words\nnode b', 'A b'],
  ])('%s', (_what, source, text) => {
    expect(sourceText(source).split(/\s+/).sort()).toEqual(text.split(/\s+/).sort());
  });

  test('is bounded', () => {
    expect(sourceText('node a "word"\n'.repeat(100_000)).length).toBe(20_000);
    expect(sourceText(`"${'\\"'.repeat(400_000)}`).length).toBeLessThanOrEqual(20_000);
  });
});

test('whatever is stored or searched, a lexeme has one owner, and only letters, marks and digits', () => {
  const form = /^(?:'[0-9a-f]{8}\/[\p{L}\p{M}\p{N}]+':(?:1|2A)(?: |$))*$/u;
  const query = /^'[0-9a-f]{8}\/[\p{L}\p{M}\p{N}]+'(?::\*)?(?: & '[0-9a-f]{8}\/[\p{L}\p{M}\p{N}]+'(?::\*)?)*$/u;
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string());
  fc.assert(
    fc.property(text, text, text, (title, folder, source) => {
      expect(vectorOf(OWNER, { title, folder, source })).toMatch(form);
      expect(folderVector(OWNER, folder)).toMatch(form);
      expect(queryOf(OWNER, title) ?? "'00000000/a'").toMatch(query);
    }),
  );
});
