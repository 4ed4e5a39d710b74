// The audit log as a file. How linework audit verify checks it: packages/cli/src/audit.test.ts.
import type { TenantId } from '@linework/operations';
import { BEGINNING, canonicalJson, type SealedEntry } from '@linework/operations/audit/chain';
import { beforeAll, describe, expect, test } from 'vitest';
import { hosted } from '../../testing/hosted.js';
import { account, session } from '../../testing/owned.js';
import { organisation } from '../organisations/testing/fixtures.js';
import { fillLog } from './testing/filled.js';

const { call, service } = hosted();

let org: TenantId;
let cookie: string;

const exported = (query: Readonly<Record<string, string>> = {}) =>
  call(`/orgs/${org}/audit/export?${new URLSearchParams(query)}`, { cookie });

async function entries(query: Readonly<Record<string, string>> = {}): Promise<readonly SealedEntry[]> {
  const { status, body } = await exported(query);
  expect(status).toBe(200);
  return linesOf(body).map((line) => JSON.parse(line));
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').slice(0, -1);
}

const seqs = (of: readonly SealedEntry[]) => of.map(({ seq }) => seq);

const upTo = (last: number, from = 1) => Array.from({ length: last - from + 1 }, (_, at) => from + at);

beforeAll(async () => {
  const owner = await account(service());
  cookie = await session(service(), owner);
  org = await organisation(service(), owner);
  await fillLog(service(), org, { count: 1_234, target: "case n when 5 then '=2+5' else 't' || n end" });
});

describe('as NDJSON', () => {
  test('has every entry of a moment ago, oldest first, each after the hash of the one before', async () => {
    const all = await entries();
    expect(seqs(all)).toEqual(upTo(1_234));
    expect(all.map(({ previous }) => previous)).toEqual([BEGINNING, ...all.slice(0, -1).map(({ hash }) => hash)]);
    expect(all[9]).toMatchObject({ at: '2026-01-01T00:00:10.000Z', owner: org, actor: { id: 'ada', keyId: 'key7' } });
  });

  test('has one form of each entry, and a name', async () => {
    const { headers, body } = await exported();
    expect(headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="audit-\w+-\d{4}-\d\d-\d\d\.ndjson"$/);
    expect(headers.get('cache-control')).toBe('no-store');
    for (const line of linesOf(body)) expect(line).toBe(canonicalJson(JSON.parse(line)));
  });

  test('continues after an entry that the reader has', async () => {
    const all = await entries();
    expect(await entries({ after: all[599]?.id ?? '' })).toEqual(all.slice(600));
    expect(await entries({ after: all[1_233]?.id ?? '' })).toEqual([]);
    expect(await entries({ after: all[0]?.id ?? '', to: '2026-01-01T00:00:03Z' })).toEqual(all.slice(1, 2));
  });

  test.each([
    [{ from: '2026-01-01T00:20:00Z' }, 1_200, 1_234],
    [{ to: '2026-01-01T00:00:11Z' }, 1, 10],
    [{ from: '2026-01-01T00:00:10Z', to: '2026-01-01T01:00:20+01:00' }, 10, 19],
    [{ from: '2026-02-01T00:00:00Z' }, 1, 0],
  ])('of %j has the entries from %i to %i', async (period, first, last) => {
    expect(seqs(await entries(period))).toEqual(upTo(last, first));
  });

  test('of a period has no gap where entries were written in another order than that of their moments', async () => {
    await fillLog(service(), org, { count: 1, begin: '2026-03-01T00:00:10Z' });
    await entries();
    await fillLog(service(), org, { count: 1, begin: '2026-03-01T00:00:00Z' });
    await entries();
    await fillLog(service(), org, { count: 1, begin: '2026-03-01T00:00:05Z' });
    expect(seqs(await entries({ from: '2026-03-01T00:00:05Z' }))).toEqual([1_235, 1_236, 1_237]);
  });
});

test('as CSV has a line of names and a line for each entry, and no cell that a spreadsheet runs', async () => {
  const { headers, body } = await exported({ format: 'csv', to: '2026-01-01T00:00:06Z' });
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(/\.csv"$/);
  const lines = body.split('\r\n');
  expect(lines).toHaveLength(7);
  expect(lines[0]).toBe(
    '"seq","id","at","action","actor","keyId","target","before","after","address","userAgent","requestId","previous","hash"',
  );
  expect(lines[5]).toMatch(
    /^"5","\w+","2026-01-01T00:00:05.000Z","key.create","ada","","'=2\+5","","","","","","\w{64}","\w{64}"$/,
  );
  const [, id = ''] = /^"4","(\w+)"/.exec(lines[4]) ?? [];
  const more = await exported({ format: 'csv', after: id, to: '2026-01-01T00:00:06Z' });
  expect(more.body).toBe(`${lines[5]}\r\n`);
});

test.each([
  ['after', 'never'],
  ['after', '../a'],
  ['format', 'xlsx'],
  ['to', '1969-12-31T23:59:59Z'],
])('refuses %s=%s', async (field, value) => {
  const { status, body } = await exported({ [field]: value });
  expect([status, body.errorCode]).toEqual([400, 'validation.failed']);
});

test('an entry of another log is none of this one', async () => {
  const owner = await account(service());
  const other = await organisation(service(), owner);
  await fillLog(service(), other, { count: 1 });
  const { body } = await call(`/orgs/${other}/audit/export`, { cookie: await session(service(), owner) });
  const { status } = await exported({ after: JSON.parse(linesOf(body)[0] ?? '').id });
  expect(status).toBe(400);
});
