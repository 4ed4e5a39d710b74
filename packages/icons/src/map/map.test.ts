import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readKnown } from '../products/known.js';
import { iconCatalogue } from '../search/catalogue.js';
import { anyCharacter } from '../testing/any-character.js';
import { mapIcons } from './map.js';

const known = readKnown();
/** Every icon that a table names exists, and a few that no table names. */
const named = [...known.products.values(), ...known.words.values()].flatMap(({ product }) => product.icons);
const catalogue = iconCatalogue({
  names: Array.from(
    new Set([...named, 'lx:rabbit', 'lx:signal', 'mdi:giraffe', 'carbon:user-service', 'logos:answer']),
  ).sort(),
  aliases: { 'aws:relational-database-service': 'aws:rds' },
});
const map = (...names: readonly string[]) => mapIcons(catalogue, known, names);
const firstChoice = (name: string) => {
  const [choice] = map(name);
  return choice && `${choice.icon}, ${choice.reason}, ${choice.confidence}`;
};

test.each([
  ['PostgreSQL', 'logos:postgresql, product PostgreSQL, certain'],
  ['Postgres', 'logos:postgresql, Postgres = PostgreSQL, certain'],
  ['PG', 'logos:postgresql, PG = PostgreSQL, likely'],
  ['k8s', 'logos:kubernetes, K8s = Kubernetes, certain'],
  ['Rabbit', 'logos:rabbitmq-icon, Rabbit = RabbitMQ, likely'],
  ['Mongo', 'devicon:mongodb, Mongo = MongoDB, certain'],
  ['ES', 'logos:elasticsearch, ES = Elasticsearch, likely'],
  ['GH Actions', 'logos:github-actions, GH Actions = GitHub Actions, certain'],
  ['Auth0', 'logos:auth0-icon, product Auth0, certain'],
  ['eventhubs', 'azure:event-hubs, Event Hubs = Azure Event Hubs, certain'],
  ['RDS', 'aws:rds, RDS = AWS RDS, certain'],
  ['Lambda', 'aws:lambda, Lambda = AWS Lambda, likely'],
])('a product: %s is %s', (name, choice) => {
  expect(firstChoice(name)).toBe(choice);
});

test.each([
  ['user', 'lx:user, word user, certain'],
  ['Users', 'lx:users, word users, certain'],
  ['bill', 'lx:receipt-text, synonym: bill = invoice, certain'],
  ['bills', 'lx:receipt-text, synonym: bills = invoice, certain'],
  ['Database', 'lx:database, word database, certain'],
  ['Load balancer', 'lx:route, synonym: load balancer = gateway, certain'],
  ['e-mail', 'lx:mail, synonym: e mail = email, certain'],
])('a word for a kind of object: %s is %s', (name, choice) => {
  expect(firstChoice(name)).toBe(choice);
});

test.each([
  ['bar', 'lx:beer, synonym: bar = pub, likely'],
  ['field', 'lx:tractor, synonym: field = agriculture, likely'],
  ['plant', 'lx:factory, synonym: plant = supplier, likely'],
  ['stock', 'lx:boxes, synonym: stock = inventory, likely'],
  ['tables', 'lx:sheet, synonym: tables = spreadsheet, likely'],
])('a word that is as often used otherwise is not certain: %s is %s', (name, choice) => {
  expect(firstChoice(name)).toBe(choice);
});

test.each([
  ['lx:rocket', 'lx:rocket, exact name, certain'],
  ['AWS:Relational-Database-Service', 'aws:rds, exact name, certain'],
  ['giraffe', 'mdi:giraffe, exact name, certain'],
  ['rabbit', 'lx:rabbit, exact name, certain'],
  ['answer', 'logos:answer, exact name, likely'],
])('an icon’s own name: %s is %s', (name, choice) => {
  expect(firstChoice(name)).toBe(choice);
});

test.each([
  ['Orders Postgres DB', 'logos:postgresql, Postgres = PostgreSQL, likely'],
  ['AWS Lambda function', 'aws:lambda, product AWS Lambda, likely'],
  ['Slack notification', 'logos:slack-icon, product Slack, likely'],
  ['slack time', 'lx:clock, word time, likely'],
  ['AWS database', 'lx:database, word database, likely'],
  ['Order queue', 'lx:gallery-horizontal-end, word queue, likely'],
  ['User service', 'lx:user, word user, likely'],
  ['Payment gateway', 'lx:credit-card, word payment, likely'],
  ['Web shop', 'lx:store, synonym: shop = store, likely'],
])('a part of a longer name: %s is %s', (name, choice) => {
  expect(firstChoice(name)).toBe(choice);
});

test.each([
  ['kubernets', 'logos:kubernetes, similar spelling: kubernets = Kubernetes, guess'],
  ['Posgres', 'logos:postgresql, similar spelling: posgres = Postgres, guess'],
  ['girafe', 'mdi:giraffe, similar spelling, guess'],
])('a close spelling: %s is %s', (name, choice) => {
  expect(firstChoice(name)).toBe(choice);
});

test('a name without an icon is reported', () => {
  for (const name of ['frobnicate', 'xqzt', '', '→', '🙂']) {
    expect(map(name)).toEqual([{ for: name, reason: 'nothing found', confidence: 'none', others: [] }]);
  }
});

describe('others', () => {
  it('come from the same reason first, then from the rest of the name', () => {
    expect(map('Orders Postgres DB')[0]?.others).toEqual([
      'devicon:postgresql',
      'lx:database',
      'lx:cylinder',
      'lx:shopping-bag',
    ]);
  });

  it('include the object for a chosen product, and the product for a chosen object', () => {
    expect(map('Signal')[0]).toMatchObject({ icon: 'logos:signal', others: expect.arrayContaining(['lx:signal']) });
    expect(map('signal')[0]).toMatchObject({ icon: 'lx:signal', others: expect.arrayContaining(['logos:signal']) });
  });
});

test('an icon of a missing set is skipped', () => {
  const few = iconCatalogue({ names: ['devicon:postgresql', 'lx:database'], aliases: {} });
  expect(mapIcons(few, known, ['Postgres'])[0]?.icon).toBe('devicon:postgresql');
});

test('any names get results, each independently, with icons that exist', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: anyCharacter }), { maxLength: 5 }), (names) => {
      const choices = map(...names);
      expect(choices.map((choice) => choice.for)).toEqual(names);
      for (const { icon, others } of choices) {
        for (const each of [...(icon === undefined ? [] : [icon]), ...others]) {
          expect(catalogue.icons.get(each)).toBe(each);
        }
        expect(new Set([icon, ...others]).size).toBe(others.length + 1);
        expect(others.length).toBeLessThanOrEqual(4);
      }
      expect(names.map((name) => map(name)[0])).toEqual(choices);
    }),
    { numRuns: 50 },
  );
});
