import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readKnown } from '../products/known.js';
import { anyCharacter } from '../testing/any-character.js';
import { iconCatalogue } from './catalogue.js';
import { searchIcons } from './search.js';

const catalogue = iconCatalogue({
  names: [
    'aws:rds',
    'carbon:user',
    'devicon:go',
    'devicon:postgresql',
    'logos:dotnet',
    'logos:kubernetes',
    'logos:postgresql',
    'lx:arrow-up',
    'lx:arrow-up-right',
    'lx:cloud',
    'lx:cloud-upload',
    'lx:database',
    'lx:database-zap',
    'lx:receipt-text',
    'lx:user',
    'lx:user-check',
    'lx:users',
    'mdi:account',
    'mdi:account-check',
    'mdi:billboard',
    'mdi:chart-user-old',
    'mdi:database-arrow-up',
    'mdi:elephant',
    'simple-icons:billboard',
    'tabler:user',
  ],
  aliases: { 'mdi:user': 'mdi:account', 'aws:relational-database-service': 'aws:rds' },
  titles: { 'logos:dotnet': '.NET Foundation' },
});
const known = readKnown();

const find = (query: string, options: { set?: string; limit?: number } = {}) =>
  searchIcons(catalogue, known, query, { limit: 20, ...options });
const answers = (query: string) => find(query).icons.map(({ name, reason }) => `${name}, ${reason}`);

describe('a query finds', () => {
  it.each([
    ['lx:rocket', []],
    ['lx:user', ['lx:user, exact name', 'lx:user-check, starts with the query', 'lx:users, word user']],
    ['rds', ['aws:rds, product AWS RDS']],
    ['relational database service', ['aws:rds, product AWS RDS']],
    ['k8s', ['logos:kubernetes, product Kubernetes']],
    ['Postgres', ['logos:postgresql, product PostgreSQL', 'devicon:postgresql, product PostgreSQL']],
    [
      'arrow up',
      [
        'lx:arrow-up, exact name',
        'lx:arrow-up-right, starts with the query',
        'mdi:database-arrow-up, contains all words',
      ],
    ],
    [
      'up arrow',
      [
        'lx:arrow-up, contains all words',
        'lx:arrow-up-right, contains all words',
        'mdi:database-arrow-up, contains all words',
      ],
    ],
    ['elephnat', ['mdi:elephant, similar spelling']],
    ['cloud uplaod', ['lx:cloud-upload, similar spelling']],
    ['foundation', ['logos:dotnet, contains all words']],
  ])('%j: %j', (query, hits) => {
    expect(answers(query)).toEqual(hits);
  });

  it('the exact name first, from the language’s own set first, then names that start with it, then a synonym', () => {
    expect(answers('user')).toEqual([
      'lx:user, exact name',
      'tabler:user, exact name',
      'carbon:user, exact name',
      'mdi:account, alias',
      'lx:user-check, starts with the query',
      'mdi:chart-user-old, contains all words',
      'lx:users, word user',
    ]);
  });

  it('synonyms of a word before names that only start with it', () => {
    expect(answers('bill')).toEqual([
      'lx:receipt-text, synonym: bill = invoice',
      'simple-icons:billboard, starts with the query',
      'mdi:billboard, starts with the query',
    ]);
  });

  it('an unfinished word', () => {
    expect(answers('datab')).toEqual([
      'lx:database, starts with the query',
      'lx:database-zap, starts with the query',
      'mdi:database-arrow-up, starts with the query',
      'aws:rds, contains all words',
    ]);
  });

  it('what has most of the words if nothing has them all', () => {
    expect(answers('blue cloud upload thing').at(0)).toBe('lx:cloud-upload, contains some words');
  });

  it('nothing for an empty query', () => {
    for (const query of ['', ':', '→', 'xqzt', '   ']) expect(find(query)).toEqual({ icons: [], total: 0 });
  });
});

test('a set can be selected, by option or as a prefix of the name', () => {
  expect(find('user', { set: 'tabler' }).icons.map(({ name }) => name)).toEqual(['tabler:user']);
  expect(find('mdi:user').icons.map(({ name }) => name)).toEqual(['mdi:account', 'mdi:chart-user-old']);
  expect(find('user', { set: 'none' })).toEqual({ icons: [], total: 0 });
});

test('no more hits are returned than requested, and all are counted', () => {
  const all = find('user');
  expect(find('user', { limit: 2 })).toEqual({ icons: all.icons.slice(0, 2), total: all.total });
  expect(all.total).toBe(all.icons.length);
});

test('a hit has its title and its set', () => {
  expect(find('user check').icons[0]).toEqual({
    name: 'lx:user-check',
    title: 'User check',
    set: 'lx',
    reason: 'exact name',
  });
  expect(find('postgres').icons[0]?.title).toBe('PostgreSQL');
  expect(find('dotnet').icons[0]?.title).toBe('.NET Foundation');
});

test('any query gets results, each icon once, in a stable order', () => {
  const word = fc.constantFrom(
    'user',
    'database',
    'clod',
    'up',
    'lx:',
    'Postgres',
    'a',
    '__proto__',
    'constructor',
    'é',
  );
  const query = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.array(word, { maxLength: 9 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(query, (text) => {
      const { icons, total } = find(text, { limit: 100 });
      expect(new Set(icons.map(({ name }) => name)).size).toBe(total);
      for (const { name } of icons) expect(catalogue.icons.has(name)).toBe(true);
      expect(find(text, { limit: 100 })).toEqual({ icons, total });
    }),
  );
  expect(find('user '.repeat(100_000)).total).toBeGreaterThan(0);
});
