import { describe, expect, it } from 'vitest';
import type { IconArt } from '../art.js';
import { OWN_ICON_LIMITS, type OwnIconDraft, ownIcon } from './own-icon.js';

const art: IconArt = { width: 24, height: 24, shapes: [{ d: 'M0 0L9 9', stroke: 'ink' }] };
const acme: OwnIconDraft = { name: 'acme-pay', words: ['billing', 'Card payments'], products: ['Acme Pay'] };
const many = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `word ${at}`);

describe('an own icon', () => {
  it('has a name, words, products and its drawing', () => {
    expect(ownIcon(acme, art)).toEqual({ ok: true, icon: { ...acme, art } });
  });

  it('has each word and product once, in the first spelling', () => {
    const result = ownIcon({ name: 'a', words: ['Bill', ' bill ', 'bills'], products: ['Acme Pay', 'acme-pay'] }, art);
    expect(result).toMatchObject({ ok: true, icon: { words: ['Bill', 'bills'], products: ['Acme Pay'] } });
  });

  it('has as many words and products as the limits say', () => {
    const { words, products } = OWN_ICON_LIMITS;
    expect(ownIcon({ name: 'a'.repeat(40), words: many(words), products: many(products) }, art).ok).toBe(true);
  });

  it.each<[what: string, draft: Partial<OwnIconDraft>, field: string, named: string]>([
    ['no name', { name: '' }, 'name', "''"],
    ['a name in capitals', { name: 'Acme' }, 'name', "'Acme'"],
    ['a name with a set', { name: 'own:acme' }, 'name', "'own:acme'"],
    ['a name of hyphens', { name: '--' }, 'name', "'--'"],
    ['a name with a line break', { name: 'acme\n' }, 'name', 'acme'],
    ['a long name', { name: 'a'.repeat(41) }, 'name', 'aaa'],
    ['too many words', { words: many(21) }, 'words', '21'],
    ['too many products', { products: many(21) }, 'products', '21'],
    ['a word of signs', { words: ['→'] }, 'words', '→'],
    ['an empty product', { products: [''] }, 'products', "''"],
    ['a long word', { words: ['a'.repeat(41)] }, 'words', 'too long'],
    ['a product that is a sentence', { products: ['the one that we pay with'] }, 'products', 'too long'],
  ])('with %s is rejected at that field', (_, draft, field, named) => {
    expect(ownIcon({ ...acme, ...draft }, art)).toEqual({
      ok: false,
      problems: [{ field, message: expect.stringContaining(named), hint: expect.stringMatching(/\w/) }],
    });
  });
});
