// Filters as SQL: any filter finds what reading the same filter over the JSON of each user finds.
import type { TenantId } from '@linework/operations';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.js';
import { hosted } from '../../../testing/hosted.js';
import type { Plain } from '../schema/plain.js';
import { scimUsers } from '../tables.js';
import { fieldsOf, userOf } from '../users/model.js';
import { userSources, usersOf } from '../users/repo.js';
import { parseFilter } from './parse.js';
import { filterSql } from './to-sql.js';

const { service } = hosted();

const ownerId = newId() as TenantId;
const at = new Date('2026-05-01T12:00:00.000Z');

interface Stored {
  readonly id: string;
  readonly json: Plain;
  readonly since: Date;
}

/** Texts that case, patterns and quotes treat differently. */
const TEXTS = [
  '',
  'Ada',
  'ada',
  'ADÉ',
  'adé',
  'a%b',
  'a_b',
  "O'Neil",
  '"quoted"',
  '\\',
  'ß',
  'İ',
  'Ω',
  '😀',
  '\uffee',
  'work',
  'xadax',
];

/** What filters look for: those, and parts of them. */
const FRAGMENTS = [...TEXTS, 'D', 'da', 'é', '%', '_', '1', 'ork', '@Example.com'];

const word = fc.constantFrom(...TEXTS);
const sought = fc.constantFrom(...FRAGMENTS);
const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });

const person = fc.record({
  externalId: optional(word),
  displayName: optional(word),
  name: fc.record({ givenName: optional(word), familyName: optional(word) }),
  active: fc.boolean(),
  emails: fc.array(fc.record({ value: optional(word), type: optional(fc.constantFrom('work', 'Home')) }), {
    maxLength: 3,
  }),
});

let all: readonly Stored[] = [];
beforeAll(async () => {
  const people = fc.sample(person, { numRuns: 60, seed: 7 });
  all = people.map((each, index) => {
    // The first value is the address, so that every user has one.
    const emails = [{ value: `u${index}@example.com`, type: 'other', primary: true }, ...each.emails];
    const json: Plain = JSON.parse(
      JSON.stringify({ userName: `${TEXTS[index % TEXTS.length]}${index}`, ...each, emails }),
    );
    return { id: newId(), json: userOf(json), since: new Date(at.getTime() + index * 1_000) };
  });
  const rows = all.map(({ id, json, since }) => {
    const fixed = { accountId: null, madeAccount: false, version: 1, made: since, updated: since };
    return { ownerId, id, resource: json, ...fieldsOf(json), ...fixed };
  });
  await service().database.db.insert(scimUsers).values(rows);
});

type Truth = (stored: Stored) => boolean;

interface Sample {
  readonly text: string;
  readonly truth: Truth;
}

const valuesOf = ({ id, json, since }: Stored, path: string): readonly unknown[] => {
  if (path === 'id') return [id];
  if (path === 'meta.created') return [since.toISOString()];
  const [whole = '', part = ''] = path.split('.');
  const value = json[whole];
  const list = Array.isArray(value) ? value : [value];
  return part === '' ? list : list.map((each: Readonly<Record<string, unknown>> | undefined) => each?.[part]);
};

const EXACT = new Set(['id', 'externalId']);

/** What the standard says of one value; texts in the order of their code points. */
function isSo(path: string, by: string, value: unknown, wanted: string): boolean {
  if (typeof value !== 'string') return false;
  const [one, other] = EXACT.has(path) ? [value, wanted] : [value.toLowerCase(), wanted.toLowerCase()];
  const order = Buffer.compare(Buffer.from(one), Buffer.from(other));
  const results: Readonly<Record<string, boolean>> = {
    eq: order === 0,
    co: one.includes(other),
    sw: one.startsWith(other),
    ew: one.endsWith(other),
    gt: order > 0,
    ge: order >= 0,
    lt: order < 0,
    le: order <= 0,
  };
  return results[by] ?? false;
}

const paths = fc.constantFrom(
  'userName',
  'externalId',
  'id',
  'displayName',
  'name.givenName',
  'name.familyName',
  'emails.value',
  'emails.type',
);
const operators = fc.constantFrom('eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le');

const compared: fc.Arbitrary<Sample> = fc.tuple(paths, operators, sought).map(([path, by, wanted]) => ({
  text: `${path} ${by} ${JSON.stringify(wanted)}`,
  truth: (stored) =>
    by === 'ne'
      ? !valuesOf(stored, path).some((each) => isSo(path, 'eq', each, wanted))
      : valuesOf(stored, path).some((each) => isSo(path, by, each, wanted)),
}));

const present: fc.Arbitrary<Sample> = paths.map((path) => ({
  text: `${path} pr`,
  truth: (stored) => valuesOf(stored, path).some((each) => typeof each === 'string' && each !== ''),
}));

const active: fc.Arbitrary<Sample> = fc.tuple(fc.constantFrom('eq', 'ne'), fc.boolean()).map(([by, wanted]) => ({
  text: `active ${by} ${wanted}`,
  truth: ({ json }) => (json.active === wanted) === (by === 'eq'),
}));

const created: fc.Arbitrary<Sample> = fc
  .tuple(fc.constantFrom('eq', 'gt', 'ge', 'lt', 'le'), fc.integer({ min: -1, max: 61 }))
  .map(([by, seconds]) => {
    const wanted = new Date(at.getTime() + seconds * 1_000).toISOString();
    return {
      text: `meta.created ${by} "${wanted}"`,
      truth: (stored) => isSo('id', by, stored.since.toISOString(), wanted),
    };
  });

const within: fc.Arbitrary<Sample> = fc
  .tuple(fc.constantFrom('work', 'home', 'other'), fc.constantFrom('eq', 'co', 'sw'), sought)
  .map(([type, by, wanted]) => ({
    text: `emails[type eq "${type}" and value ${by} ${JSON.stringify(wanted)}]`,
    truth: ({ json }) =>
      Array.isArray(json.emails) &&
      json.emails.some((each) => isSo('emails', 'eq', each.type, type) && isSo('emails', by, each.value, wanted)),
  }));

const { filter } = fc.letrec<{ filter: Sample }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(compared, present, active, created, within),
    fc.tuple(tie('filter'), tie('filter')).map(([one, other]) => ({
      text: `(${one.text}) AND (${other.text})`,
      truth: (stored: Stored) => one.truth(stored) && other.truth(stored),
    })),
    fc.tuple(tie('filter'), tie('filter')).map(([one, other]) => ({
      text: `(${one.text}) or ${other.text.includes(' or ') || other.text.includes(' AND ') ? `(${other.text})` : other.text}`,
      truth: (stored: Stored) => one.truth(stored) || other.truth(stored),
    })),
    tie('filter').map((of) => ({ text: `not (${of.text})`, truth: (stored: Stored) => !of.truth(stored) })),
  ),
}));

test('any filter finds in the database what it finds in the JSON', async () => {
  const { db } = service().database;
  await fc.assert(
    fc.asyncProperty(filter, async ({ text, truth }) => {
      fc.pre(text.length < 4_000 && (text.match(/\(/g)?.length ?? 0) < 16);
      const where = filterSql(parseFilter(text), userSources);
      const rows = await usersOf(db, ownerId, { where, order: sql`${scimUsers.id}`, offset: 0, limit: 1_000 });
      const expected = all.filter(truth).map(({ id }) => id);
      expect(rows.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
    }),
    { numRuns: 300 },
  );
});

test('reading any text as a filter ends in a tree or a refusal, soon', () => {
  const piece = fc.constantFrom(
    'userName',
    'eq',
    'pr',
    'and',
    'or',
    'not',
    '(',
    ')',
    '[',
    ']',
    '"x"',
    '"',
    '.',
    ' ',
    ':',
    'true',
    '\\',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece, { maxLength: 400 }).map((all) => all.join('')),
        fc.string(),
      ),
      (text) => {
        const began = performance.now();
        try {
          parseFilter(text);
        } catch (error) {
          expect(error).toMatchObject({ status: 400, scimType: 'invalidFilter' });
        }
        expect(performance.now() - began).toBeLessThan(1_000);
      },
    ),
  );
  const long = `"${'\\'.repeat(3_900)}`;
  expect(() => parseFilter(`userName eq ${long}`)).toThrow(/no end/);
});
