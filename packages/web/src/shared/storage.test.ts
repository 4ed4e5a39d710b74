import { expect, test } from 'vitest';
import { keptIn } from './storage.js';

function memory() {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  };
}

test('a text is kept, and an empty one removed', () => {
  const storage = memory();
  const store = keptIn(() => storage);
  expect(store.get('key')).toBe('');
  store.set('key', 'value');
  expect(store.get('key')).toBe('value');
  store.set('key', '');
  expect([...storage.texts]).toEqual([]);
});

test('a page works where storage is forbidden or full', () => {
  const fails = () => {
    throw new Error('SecurityError');
  };
  for (const store of [keptIn(fails), keptIn(() => ({ getItem: fails, setItem: fails, removeItem: fails }))]) {
    store.set('key', 'value');
    store.set('key', '');
    expect(store.get('key')).toBe('');
  }
});
