// What a search costs in a large library and in a small one, by the rows and buffers that PostgreSQL touches. Other libraries use the same words.
// On PostgreSQL (TEST_DATABASE_URL) the large one has 100,000 diagrams, on the embedded engine as many as it creates in some seconds.
import type { TenantId } from '@linework/operations';
import { sql } from 'drizzle-orm';
import { type NodePgClient, drizzle as onServer } from 'drizzle-orm/node-postgres';
import { drizzle as onEmbedded, type PgliteClient } from 'drizzle-orm/pglite';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../../platform/db/database.js';
import { hosted } from '../../../testing/hosted.js';
import { folderVector } from './lexemes.js';
import { searchedPage } from './repo.js';

const { service } = hosted();

const LARGE = process.env.TEST_DATABASE_URL === undefined ? 10_000 : 100_000;
const SMALL = 1_000;
const PAGE = {
  visible: undefined,
  folder: undefined,
  id: undefined,
  deleted: false,
  after: undefined,
  limit: 21,
} as const;

/** The words of the n-th diagram of so many. */
const WORDS = (count: number): string =>
  `array['common', 'half' || n % 2, 'number' || n % 100, case n when ${count / 2} then 'single' else 'plain' end, case when n <= 100 then 'oldest' end]`;

async function fill(owner: string, count: number): Promise<void> {
  const { db } = service().database;
  const mark = folderVector(owner as TenantId, 'aa')
    .split('/')[0]
    ?.slice(1);
  await db.execute(
    sql.raw(`
    insert into diagrams (owner_id, id, title, kind, folder, theme, embed_source, visibility, source, version, made, updated)
    select '${owner}', 'd' || n, 'Title', 'flow', '', 'light', false, 'private', '', 1, now(), now() + n * interval '1 second'
    from generate_series(1, ${count}) n`),
  );
  await db.execute(
    sql.raw(`
    insert into diagram_words (owner_id, diagram_id, words)
    select '${owner}', 'd' || n, (select string_agg('''${mark}/' || word || ''':1', ' ') from unnest(${WORDS(count)}) word)::tsvector
    from generate_series(1, ${count}) n`),
  );
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

interface Cost {
  readonly rows: number;
  readonly buffers: number;
  readonly scans: ReadonlySet<string>;
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

function costOf(plans: readonly PlanNode[]): Cost {
  const scans = plans.flatMap(nodesOf).filter((each) => each['Node Type'].includes('Scan'));
  const rowsOf = (each: PlanNode): number =>
    (each['Actual Rows'] + (each['Rows Removed by Filter'] ?? 0)) * each['Actual Loops'];
  return {
    rows: scans.reduce((sum, each) => sum + rowsOf(each), 0),
    buffers: plans.reduce((sum, each) => sum + each['Shared Hit Blocks'] + each['Shared Read Blocks'], 0),
    scans: new Set(scans.map((each) => each['Index Name'] ?? each['Node Type'])),
  };
}

/** Runs a search, and each of its statements again with an account of what it did. */
async function searched(owner: string, words: string): Promise<Cost & { readonly hits: number }> {
  const { db, engine } = service().database;
  const statements: (readonly [string, unknown[]])[] = [];
  const logger = { logQuery: (text: string, params: unknown[]) => void statements.push([text, params]) };
  const { $client: client } = db as Db & { readonly $client: NodePgClient & PgliteClient };
  const recorded = engine === 'embedded' ? onEmbedded({ client, logger }) : onServer({ client, logger });
  const hits = (await searchedPage(recorded, owner as TenantId, PAGE, words)).length;
  const plans: PlanNode[] = [];
  for (const [text, params] of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
      `explain (analyze, buffers, format json) ${text}`,
      params,
    );
    const [row] = rows;
    if (row !== undefined) plans.push(row['QUERY PLAN'][0].Plan);
  }
  return { ...costOf(plans), hits };
}

beforeAll(async () => {
  for (let other = 0; other < 5; other++) await fill(`other${other}`, SMALL);
  await fill('small', SMALL);
  await fill('large', LARGE);
});

/** A server gathers statistics by itself (autovacuum), the embedded engine never does. */
const STATISTICS = [
  ...(process.env.TEST_DATABASE_URL === undefined ? [['without statistics', sql`select 1`] as const] : []),
  ['with statistics', sql`analyze`] as const,
];

describe.each(STATISTICS)('%s', (_which, prepare) => {
  beforeAll(async () => {
    await service().database.db.execute(prepare);
  });

  test.each([
    ['a word of every diagram', 'common', 21],
    ['a word of every second diagram', 'half1', 21],
    ['a word of one diagram in a hundred', 'number7 common', 10],
    ['a word of one diagram', 'single', 1],
    ['the beginning of it', 'si', 1],
    ['a word of the oldest diagrams', 'oldest', 21],
    ['a word that only has others', 'common nowhere', 0],
  ])('%s costs in a large library what it costs in a small one', async (_what, words, least) => {
    const [small, large] = [await searched('small', words), await searched('large', words)];
    expect([small.hits >= least, large.hits >= least]).toEqual([true, true]);
    expect(large.scans).not.toContain('Seq Scan');
    expect(large.rows).toBeLessThanOrEqual(1.5 * small.rows + 3_000);
    expect(large.buffers).toBeLessThanOrEqual(1.5 * small.buffers + 4_500);
  });

  test('a rare word is found by the index of words', async () => {
    expect((await searched('large', 'single')).scans).toContain('diagram_words_lexemes');
  });
});
