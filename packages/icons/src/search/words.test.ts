import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../testing/any-character.js';
import { singulars, wordsOf } from './words.js';

test.each([
  ['Orders Postgres DB', ['Orders', 'Postgres', 'DB']],
  ['orders-postgres_db', ['orders', 'postgres', 'db']],
  ['Node.js', ['Node', 'js']],
  ['.NET API', ['.NET', 'API']],
  ['ASP.NET', ['ASP', 'NET']],
  ['C++ and C#', ['C++', 'and', 'C#']],
  ['  S3 / SQS  ', ['S3', 'SQS']],
  ['Käse', ['Käse']],
  ['Redis缓存', ['Redis', '缓存']],
  ['Grafana（可视化）', ['Grafana', '可视化']],
  ['クライアントAPI', ['クライアント', 'API']],
  ['C++/.NET', ['C++', '.NET']],
  ['1.5 GB', ['1', '5', 'GB']],
  ['+1', ['1']],
  ['', []],
  ['→ …', []],
])('%j has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('words are parts of the text, in order, and only the start of a long text is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), (text) => {
      let from = 0;
      for (const word of wordsOf(text)) {
        const at = text.indexOf(word, from);
        expect(at).toBeGreaterThanOrEqual(from);
        from = at + word.length;
      }
      expect(from).toBeLessThanOrEqual(200);
    }),
  );
});

test.each([
  ['users', 'user'],
  ['queries', 'query'],
  ['caches', 'cache'],
  ['addresses', 'address'],
])('%s can be the plural of %s', (word, single) => {
  expect(singulars(word)).toContain(single);
});

test.each(['bus', 'process', 'is', 'data'])('%s is one', (word) => {
  expect(singulars(word).filter((form) => !form.startsWith('bu'))).toEqual([]);
});
