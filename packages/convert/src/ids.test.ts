import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../core/src/testing/text.js';
import { isWord, makeIdBook, slug } from './ids.js';

describe('an id', () => {
  it.each(['a', '_x', 'A1', 'web-app', 'a_b-c'])('%s is a word', (id) => {
    expect(isWord(id)).toBe(true);
  });
  it.each(['', '1a', 'a-', 'a--b', '-a', 'a.b', 'é', 'a b', 'a'.repeat(200)])('%s is not a word', (id) => {
    expect(isWord(id)).toBe(false);
  });

  it.each([
    ['P2.5', 'P2-5'],
    ['1a', 'n1a'],
    ['app/network', 'app-network'],
    ['Größe', 'Grosse'],
    ['naïve café', 'naive-cafe'],
    ['日本', ''],
    ['...', ''],
  ])('%s is spelled %s', (name, word) => {
    expect(slug(name)).toBe(word);
  });
});

describe('a book of ids', () => {
  const book = (...names: readonly string[]) => makeIdBook(names.map((external) => ({ external, fallback: 'node' })));

  it('keeps valid names, and never gives a renamed one an id that is in use', () => {
    const { idOf } = book('1a', 'n1a', 'a.b', 'a-b', 'a/b');
    expect(['1a', 'n1a', 'a.b', 'a-b', 'a/b'].map(idOf)).toEqual(['n1a-2', 'n1a', 'a-b-2', 'a-b', 'a-b-3']);
  });

  it('uses the label or the fallback for a name without a valid spelling', () => {
    const { idOf } = makeIdBook([
      { external: '日', label: 'Order service', fallback: 'node' },
      { external: '本', label: '語', fallback: 'node' },
      { external: '語', fallback: 'group' },
    ]);
    expect(['日', '本', '語'].map(idOf)).toEqual(['Order-service', 'node', 'group']);
  });

  it('gives every name its own valid id', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ unit: anyCharacter, maxLength: 12 }), { maxLength: 30 }), (names) => {
        const { idOf } = book(...names);
        const ids = names.map(idOf);
        expect(ids.every(isWord)).toBe(true);
        expect(new Set(ids).size).toBe(names.length);
      }),
    );
  });
});
