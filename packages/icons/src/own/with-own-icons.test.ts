import { describe, expect, it } from 'vitest';
import type { IconArt } from '../art.js';
import { basicIcons } from '../basic.js';
import { iconFinder } from '../finder.js';
import { nodeIcons } from '../node.js';
import type { OwnIcon } from './own-icon.js';
import { withOwnIcons } from './with-own-icons.js';

const art: IconArt = { width: 24, height: 24, shapes: [{ d: 'M0 0L9 9', stroke: 'ink' }] };
const own = (name: string, words: readonly string[] = [], products: readonly string[] = []): OwnIcon => ({
  name,
  words,
  products,
  art,
});
const bundled = nodeIcons();
const icons = withOwnIcons(bundled, [
  own('acme-pay', ['billing', 'card terminal'], ['Acme Pay', 'Postgres']),
  own('database', [], ['Acme']),
  own('constructor'),
]);
const finder = iconFinder(icons.index());

describe('an own icon among the bundled ones', () => {
  it('is drawn by its name, and bundled ones by theirs', () => {
    expect(icons.find('own:acme-pay')).toBe(art);
    expect(icons.find('lx:rocket')).toEqual(bundled.find('lx:rocket'));
    for (const name of ['own:acme', 'acme-pay', 'own:__proto__', 'own:']) expect(icons.find(name)).toBeUndefined();
  });

  it.each([
    ['mistyped', 'own:acme-pya', 'own:acme-pay'],
    ['without its set', 'acme-pay', 'own:acme-pay'],
    ['in an unknown set', 'fa:database', 'own:database'],
    ['in a set that has a close name', 'lx:databse', 'lx:database'],
    ['with a name that many sets have', 'databse', 'own:database'],
  ])('is suggested for a name %s: %s', (_, name, first) => {
    expect(icons.nearest(name)[0]).toBe(first);
  });

  it.each([
    ['Acme Pay', 'own:acme-pay'],
    ['acme-pay worker', 'own:acme-pay'],
    ['Acme gateway', 'own:database'],
    ['Postgres', 'own:acme-pay'],
    ['Orders database (Postgres)', 'own:acme-pay'],
    ['PostgreSQL', 'logos:postgresql'],
    ['Redis cluster', 'logos:redis'],
    ['Acme Pay and Redis', undefined],
    ['Acme Payments', 'own:database'],
    ['Orders', undefined],
  ])('is added automatically for a label that names its product: %s', (label, name) => {
    expect(icons.product?.(label)).toBe(name);
  });

  it('is added automatically where the bundled icons have no products', () => {
    const few = withOwnIcons(basicIcons, [own('acme', [], ['Acme'])]);
    expect(few.product?.('Acme gateway')).toBe('own:acme');
    expect(few.product?.('Redis')).toBeUndefined();
  });

  it('leaves types to the products they are known of', () => {
    expect(icons.productType?.('Redis')).toBe(bundled.productType?.('Redis'));
  });

  it.each([
    ['acme', 'own:database'],
    ['acme pay', 'own:acme-pay'],
    ['own:acme-pay', 'own:acme-pay'],
    ['own:card', 'own:acme-pay'],
    ['billing', 'own:acme-pay'],
    ['card terminal', 'own:acme-pay'],
    ['terminal card', 'own:acme-pay'],
    ['database', 'own:database'],
    ['postgres', 'own:acme-pay'],
  ])('is the first result of a search for %s', (query, name) => {
    expect(finder.search(query, { limit: 5 }).icons[0]?.name).toBe(name);
  });

  it('leaves the bundled icons of its product in the search', () => {
    const names = finder.search('postgres', { limit: 5 }).icons.map((each) => each.name);
    expect(names).toContain('logos:postgresql');
  });

  it.each([
    ['Acme Pay', 'own:acme-pay', 'certain'],
    ['Acme Pay gateway', 'own:acme-pay', 'likely'],
    ['database', 'own:database', 'certain'],
    ['constructor', 'own:constructor', 'certain'],
  ])('is mapped to %s', (name, icon, confidence) => {
    expect(finder.map([name])[0]).toMatchObject({ icon, confidence });
  });

  it('is one of a set that can be selected', () => {
    expect(finder.sets()).toContain('own');
    expect(finder.search('database', { set: 'own', limit: 5 }).icons.map(({ name }) => name)).toEqual(['own:database']);
  });
});

it('without own icons the look-up stays what it is', () => {
  expect(withOwnIcons(bundled, [])).toBe(bundled);
});
