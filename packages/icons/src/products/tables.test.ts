import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { IconIndex } from '../nearest-text.js';
import { nodeIcons } from '../node.js';
import { readProducts } from './product.js';
import { productTables } from './tables.js';
import { generalWords } from './words.data.js';

const index: IconIndex = JSON.parse(readFileSync(new URL('../../generated/icons/index.json', import.meta.url), 'utf8'));
const names = new Set([...index.names, ...Object.keys(index.aliases)]);
const products = readProducts(productTables);
const words = readProducts([generalWords]);

describe('the tables', () => {
  it('have more than a thousand products and two hundred words', () => {
    expect(products.length).toBeGreaterThan(1_000);
    expect(words.length).toBeGreaterThan(200);
  });

  it('name existing icons', () => {
    const missing = [...products, ...words].flatMap(({ name, icons }) =>
      icons.filter((icon) => !names.has(icon)).map((icon) => `${name}: ${icon}`),
    );
    expect(missing).toEqual([]);
  });

  it('give each spelling to one product, and each word to one object', () => {
    for (const table of [products, words]) {
      const seen = new Map<string, string>();
      for (const { name, spellings } of table) {
        for (const { text } of spellings) {
          const key = text.toLowerCase();
          expect(`${key}: ${seen.get(key) ?? name}`).toBe(`${key}: ${name}`);
          seen.set(key, name);
        }
      }
    }
  });

  it('hold no empty name', () => {
    for (const { name, spellings, icons } of [...products, ...words]) {
      expect(name.trim()).toBe(name);
      expect(icons.length).toBeGreaterThan(0);
      for (const { text } of spellings) expect(text).toMatch(/^\S+(?: \S+)*$/);
    }
  });
});

describe('icons for Node', () => {
  const { product, find } = nodeIcons();

  it('exist for the products of labels', () => {
    expect(product?.('Orders in PostgreSQL')).toBe('logos:postgresql');
    expect(product?.('Orders')).toBeUndefined();
    for (const { spellings, icons } of products) {
      const [spelling] = spellings;
      if (spelling?.use !== 'plain' || icons[0]?.startsWith('lx:')) continue;
      const icon = product?.(spelling.text) ?? '';
      expect(find(icon), `${spelling.text}: ${icon}`).toBeDefined();
    }
  });
});
