// CSV: what every importer promises, and which chart columns come to.
import { describe, expect, test } from 'vitest';
import type { ImportResult } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { csv } from './index.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };

const run = (content: string, options: Readonly<Record<string, string>> = {}): Promise<ImportResult> =>
  importFiles({ files: [{ path: 'shop.csv', content }], format: 'csv', options }, context, [csv]);

const linesOf = async (content: string, options: Readonly<Record<string, string>> = {}): Promise<readonly string[]> =>
  (await run(content, options)).source.trimEnd().split('\n');

describeImporter(csv, {
  good: [{ path: 'a.csv', content: 'from,to,amount\nweb,api,5\napi,db,3\napi,mail,2\n' }],
  reformatted: [{ path: 'a.csv', content: '"from";"to";"amount"\r\napi;mail;2\r\n\r\napi;"db";3\r\nweb;api;5\r\n' }],
  grown: [{ path: 'a.csv', content: 'from,to,amount\nalerts,mail,1\nweb,api,5\napi,zones,3\napi,db,3\napi,mail,2\n' }],
  leftOut: {
    files: [{ path: 'a.csv', content: 'from,to,amount,remark,by\nweb,api,5,x,me\napi,db,3,y,you\n' }],
    names: ['remark', 'by'],
  },
  unreadable: [{ files: [{ path: 'a.csv', content: 'a,b\n1,2\n3,"4\n5,6\n' }], file: 'a.csv', line: 3 }],
  empty: [{ path: 'a.csv', content: 'from,to,amount\n' }],
  large: (count) => [
    { path: 'a.csv', content: `from,to\n${Array.from({ length: count }, (_, at) => `n${at},n${at + 1}\n`).join('')}` },
  ],
  closed: 'every column is data',
  reader: 'own',
  pieces: ['a,b\n', '"', ',', '1,2\n', ';', '\t', '2026-01-01,', '"a\nb",'],
});

describe('the chart that fits', () => {
  test.each([
    [
      'time and a number',
      'date,price\n2026-01-01,3\n2026-01-02,4\n2026-01-03,5\n2026-01-05,7\n',
      'xychart',
      "'date' is a time",
    ],
    [
      'time, a category and a number',
      'year,fuel,TWh\n2023,coal,5\n2023,gas,4\n2024,coal,3\n2024,gas,4\n2025,coal,2\n2025,gas,5\n2026,coal,1\n2026,gas,5\n',
      'xychart',
      "'year' is a time",
    ],
    ['headers that are years', 'country,2023,2024,2025\nNorway,1,2,3\nSweden,2,3,4\n', 'xychart', 'points in time'],
    ['a category and a number', 'team,orders\nred,5\nblue,7\ngreen,1\n', 'xychart', "for each 'team'"],
    ['parts of a hundred', 'browser,share\nA,62\nB,30\nC,8\n', 'pie', 'add up to a whole'],
    [
      'two categories',
      'day,hour,orders\nMon,6 to 10,4\nMon,10 to 14,9\nTue,6 to 10,5\nTue,10 to 14,8\n',
      'matrix',
      'meet in',
    ],
    [
      'measures of different scales',
      'city,area (km²),people\nOslo,480,700000\nBergen,465,290000\n',
      'matrix',
      'different scales',
    ],
    [
      'a category within another',
      'area,part,size\nshop,cart,4\nshop,list,9\nback,db,5\nback,api,8\n',
      'treemap',
      "belongs to one 'area'",
    ],
    [
      'amounts that lead on',
      'source,target,value\ncoal,grid,4\ngrid,homes,4\n',
      'sankey',
      "goes from 'source' to 'target'",
    ],
    ['amounts in a circle', 'from,to,value\na,b,4\nb,a,3\n', 'matrix', 'meet in'],
    ['lines without amounts', 'from,to,label\nweb,api,calls\napi,db,asks\n', 'flow', "rows link 'from' to"],
    ['parents with amounts', 'id,parent,size\nall,,\nshop,all,5\nback,all,7\n', 'treemap', "'parent' names the parent"],
    ['parents', 'name,manager\nAda,\nBob,Ada\nCat,Ada\nDan,Bob\n', 'mindmap', "'manager' names the parent"],
    ['groups of names', 'group,person\n1,Ada\n1,Bob\n2,Cat\n2,Dan\n', 'mindmap', "belongs to one 'group'"],
    ['texts', 'plan,support,limit\nFree,community,none\nTeam,in a day,ten\n', 'matrix', 'not measures'],
  ])('of %s', async (_columns, content, kind, because) => {
    const result = await run(content);
    expect(result.kind).toBe(kind);
    expect(result.diagnostics.find(({ code }) => code === 'I250')?.message).toContain(because);
    expect(result.validation.warnings.map(({ message }) => message)).toEqual([]);
  });

  test('a requested chart is drawn, or the reason why not is reported', async () => {
    const content = 'team,orders\nred,5\nblue,7\ngreen,1\n';
    for (const chart of ['xychart', 'pie', 'treemap', 'matrix'])
      expect((await run(content, { chart })).kind).toBe(chart);
    const refused = await run(content, { chart: 'sankey' });
    expect([refused.ok, refused.diagnostics[0]?.code, refused.diagnostics[0]?.line]).toEqual([false, 'I253', 1]);
  });
});

describe('cells', () => {
  test.each([
    ['marks between thousands', 'n,v\na,"1,200"\nb,"12,000.5"\n', ['"b" "a"', '12000.5 1200']],
    ['a decimal comma', 'n;v\na;1.200,5\nb;3,25\n', ['"a" "b"', '1200.5 3.25']],
    ['a unit in each cell', 'n,v\na,$5\nb,$7\n', ['unit="$"', 'bar 7 5']],
    ['a unit in the header', 'n,price (EUR)\na,5\nb,7\n', ['title="price" unit="EUR"', 'bar 7 5']],
    ['months by name', 'month,orders\nMar,1\nJan,5\nFeb,3\n', ['x "Jan" "Feb" "Mar"', 'bar 5 3 1']],
    ['a break in a cell', 'n,v\n"a\nb",5\nc,7\n', ['"c" "a b"', 'bar 7 5']],
    ['a byte order mark', '\ufeffn,v\na,5\nb,7\n', ['title="n"', 'bar 7 5']],
    ['no quotes closed within a cell', 'n,v\n5" pipe,5\nb,7\n', ['"5\\" pipe"']],
    ['what Excel writes first', 'sep=;\nn;v\na;5\nb;7\n', ['bar 7 5']],
    [
      'dates in words',
      'date,v\nJan 1 2026,1\nFeb 1 2026,2\nMar 1 2026,3\nApr 1 2026,4\n',
      ['x 2026-01-01 2026-02-01 2026-03-01 2026-04-01'],
    ],
    [
      'days before months',
      'date,v\n31/01/2026,1\n01/02/2026,2\n02/02/2026,3\n03/02/2026,4\n',
      ['x 2026-01-31 2026-02-01 2026-02-02 2026-02-03'],
    ],
  ])('with %s', async (_what, content, parts) => {
    const { source } = await run(content);
    for (const part of parts) expect(source).toContain(part);
  });

  test('a label of nothing but control characters is shown as a question mark', async () => {
    const { ok, source } = await run('from,to,aa,b\nmail,\u0000\n');
    expect([ok, source.includes('"?"')]).toEqual([true, true]);
  });

  test('rows of another length are reported with their lines', async () => {
    const { ok, diagnostics } = await run('n,v\na,1\nb\nc,3,4\n"d\ne",5\nf\n');
    const [ragged] = diagnostics.filter(({ code }) => code === 'I251');
    expect(ok).toBe(true);
    expect(ragged?.message).toBe('3 rows do not have 2 cells, one per column: line 3, 4, 7.');
  });

  test('a text among numbers is reported', async () => {
    const rows = Array.from({ length: 19 }, (_, at) => `n${at},${at + 1}\n`).join('');
    const { diagnostics } = await run(`n,v\n${rows}last,many\n`);
    expect(diagnostics.find(({ code }) => code === 'I252')).toMatchObject({
      line: 21,
      message: "A cell of 'v' is not a number: many.",
    });
  });
});

describe('several rows that give one number', () => {
  test.each([
    ['amounts are added up', 'team,orders\nred,5\nred,7\nblue,1\n', 'y title="Sum of orders by team"', 'bar 12 1'],
    ['prices are not', 'team,price\nred,5\nred,7\nblue,1\n', 'y title="Mean of price by team"', 'bar 6 1'],
  ])('%s', async (_what, content, axis, bar) => {
    expect(await linesOf(content)).toEqual(expect.arrayContaining([axis, bar]));
  });

  test('more points in time than a picture holds are grouped by a longer step', async () => {
    const days = Array.from({ length: 300 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10));
    const lines = await linesOf(`day,orders\n${days.map((day) => `${day},2\n`).join('')}`);
    expect(lines.slice(2)).toEqual(['y title="Sum of orders by month"', 'line 62 56 62 60 62 60 62 62 60 54']);
  });

  test('whole numbers with few values are categories, not amounts', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => `${2000 + (at >> 1)},${at % 2},${at * 10}\n`).join('');
    const lines = await linesOf(`year,sex,people\n${rows}`);
    expect(lines[2]).toBe('y title="people"');
    expect(lines.slice(3).map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual(['line "0" 0', 'line "1" 10']);
  });

  test('hours of a day are combined', async () => {
    const rows = Array.from({ length: 96 }, (_, at) => `2026-01-0${1 + (at >> 4)} ${10 + (at % 16)}:00,1\n`).join('');
    expect((await linesOf(`time,count\n${rows}`)).slice(2)).toEqual([
      'y title="Sum of count by day"',
      'line 16 16 16 16 16 16',
    ]);
  });

  test('each axis says how its own numbers were aggregated', async () => {
    const days = Array.from({ length: 99 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10));
    const rows = days.map((day) => `${day},5,10,11\n`).join('');
    expect((await linesOf(`day,rain,high temperature\n${rows}`)).slice(2, 4)).toEqual([
      'y title="Sum of rain by month"',
      'y2 title="Mean of high temperature by month"',
    ]);
    const three = await run(`day,rain,high temperature,low temperature\n${rows}`);
    expect(three.source).toContain('y title="Sum of rain by month"');
    expect(three.diagnostics.some(({ message }) => message.startsWith("Skipped 'low temperature'"))).toBe(true);
  });

  test('many numbers without a category are shown by ranges', async () => {
    const rows = Array.from({ length: 100 }, (_, at) => `${1000 + at},${at / 10}\n`).join('');
    const { source } = await run(`id,rate\n${rows}`);
    expect(source).toContain('x "0 to 1" "1 to 2"');
    expect(source).toContain('bar 10 10 10 10 10 10 10 10 10 10');
  });

  test('the order of rows does not matter', async () => {
    const rows = ['red,5', 'blue,7', 'green,1', 'black,7'];
    expect(await linesOf(`team,orders\n${rows.join('\n')}`)).toEqual(
      await linesOf(`team,orders\n${rows.toReversed().join('\n')}`),
    );
  });
});
