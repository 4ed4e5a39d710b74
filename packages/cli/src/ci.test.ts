// linework ci on generated diagrams: each change of an input is named once, at its line, with what follows from it; warnings are at the
// input, and a source can turn them off.
import { describe, expect, it } from 'vitest';
import type { Finding } from './ci/finding.js';
import { command } from './testing/command.js';

const { run, write, read } = command();

const SQL = `create table customers (
  id uuid primary key,
  name text
);
create table orders (
  id uuid primary key,
  customer_id uuid references customers (id)
);
`;
const TABLE = 'create table parcels (\n  id uuid primary key\n);\n';
const DB = { name: 'db', from: 'db/schema.sql', format: 'sql', out: 'docs/db.diagram' };
const IN_PAGE = { ...DB, name: 'page', out: 'docs/shop.md#db' };
const PAGE = '# Shop\n\n```diagram id=db\nflow\nnode a\n```\n';
const settings = (sources: readonly object[], more: object = {}): string => JSON.stringify({ ...more, sources });
const findings = (...words: readonly string[]): readonly Finding[] =>
  JSON.parse(run(['ci', '--json', ...words]).out).findings;
const messages = (all: readonly Finding[]): readonly string[] =>
  all.map(({ file, line, message }) => `${file}${line === undefined ? '' : `:${line}`} ${message}`);

describe('two edits of one input that two diagrams and a document show', () => {
  const begin = (): void => {
    write({ 'db/schema.sql': SQL, 'docs/shop.md': PAGE, 'linework.json': settings([DB, IN_PAGE]) });
    run(['generate']);
    expect(run(['ci'])).toMatchObject({ code: 0, out: expect.stringContaining('all up to date') });
    write({ 'db/schema.sql': SQL.replace('  name text', '  name text,\n  email text') + TABLE });
  };
  const HINT = 'Run linework generate and commit docs/db.diagram, docs/shop.md and 4 pictures.';

  it('are two findings, each at its line, with all files that follow and one command', () => {
    begin();
    const all = findings();
    expect(all).toMatchObject([
      {
        file: 'db/schema.sql',
        line: 4,
        column: 3,
        code: 'out-of-step',
        message: 'Added email text nullable in customers.',
      },
      { file: 'db/schema.sql', line: 10, code: 'out-of-step', message: 'Added table parcels.' },
    ]);
    for (const each of all) {
      expect(each).toMatchObject({ hint: HINT, command: 'linework generate' });
      expect(each.outputs?.toSorted()).toEqual([
        'docs/db.dark.svg',
        'docs/db.diagram',
        'docs/db.svg',
        'docs/shop.db.dark.svg',
        'docs/shop.db.svg',
        'docs/shop.md',
      ]);
    }
  });

  it('are two lines of text, of SARIF, of a summary and of every runner', () => {
    begin();
    const { code, out, err } = run(['ci', '--sarif', 'a.sarif', '--code-quality', 'q.json', '--summary', 'r.md']);
    expect([code, err]).toEqual([1, '']);
    expect(out.split('\n')).toEqual([
      `db/schema.sql:4:3: error out-of-step: Added email text nullable in customers. ${HINT}`,
      expect.stringMatching(/^db\/schema\.sql:10:\d+: error out-of-step: Added table parcels\. Run linework generate/),
      '1 diagram, 2 sources, 1 document: 2 errors, 0 warnings',
      '',
    ]);
    const [ran] = JSON.parse(read('a.sarif')).runs;
    expect(ran.results).toHaveLength(2);
    expect(ran.results[0]).toMatchObject({
      locations: [{ physicalLocation: { artifactLocation: { uri: 'db/schema.sql' }, region: { startLine: 4 } } }],
      relatedLocations: expect.arrayContaining([
        { physicalLocation: { artifactLocation: { uri: 'docs/db.diagram' } } },
      ]),
    });
    expect(JSON.parse(read('q.json'))).toHaveLength(2);
    expect(read('r.md').match(/out-of-step/g)).toHaveLength(2);
    expect(read('r.md')).toContain('| error | `db/schema.sql:4` (db) | out-of-step | Added email text nullable');
    const github = run(['ci'], { env: { GITHUB_ACTIONS: 'true' } }).out;
    expect(github.match(/^::error file=db\/schema\.sql,line=(?:4|10),/gm)).toHaveLength(2);
    expect(github.match(/^::/gm)).toHaveLength(2);
    expect(run(['ci'], { env: { TF_BUILD: 'True' } }).out.match(/^##vso/gm)).toHaveLength(2);
  });
});

describe('a change of an input is one finding:', () => {
  it.each<[string, (text: string) => string, readonly string[]]>([
    ['a column', (text) => text.replace('name text', 'name text not null'), ['db/schema.sql:3 customers.name: ']],
    ['a removed column', (text) => text.replace(',\n  name text', ''), ['db/schema.sql:1 Removed name text']],
    [
      'a removed table',
      (text) => text.replace(/create table orders[\s\S]*/, ''),
      ['db/schema.sql Removed table orders'],
    ],
    [
      'two columns of one table',
      (text) => text.replace('name text', 'name text,\n  phone text,\n  city text'),
      ['db/schema.sql:4 Added phone', 'db/schema.sql:5 Added city'],
    ],
  ])('%s', (_, edited, expected) => {
    write({ 'db/schema.sql': SQL, 'linework.json': settings([DB]) });
    run(['generate']);
    write({ 'db/schema.sql': edited(SQL) });
    const all = messages(findings());
    expect(all).toHaveLength(expected.length);
    for (const [at, each] of expected.entries()) expect(all[at]).toContain(each);
  });

  it('a removed table of one of several inputs is at its line of the outdated diagram', () => {
    write({ 'db/a.sql': SQL, 'db/b.sql': TABLE, 'linework.json': settings([{ ...DB, from: 'db' }]) });
    run(['generate']);
    write({ 'db/b.sql': '-- empty\n' });
    expect(messages(findings())).toEqual([expect.stringMatching(/^docs\/db\.diagram:\d+ Removed table parcels/)]);
  });

  it('a picture that somebody deleted, and a diagram that nobody generated, are one finding per source', () => {
    write({ 'db/schema.sql': SQL, 'docs/shop.md': PAGE, 'linework.json': settings([DB, IN_PAGE]) });
    expect(findings().map(({ file, source }) => [file, source])).toEqual([
      ['docs/db.diagram', 'db'],
      ['docs/shop.db.svg', 'page'],
    ]);
    run(['generate']);
    write({ 'docs/db.svg': 'x', 'docs/db.dark.svg': 'x' });
    expect(findings()).toMatchObject([{ file: 'docs/db.svg', hint: 'Run linework generate and commit 2 pictures.' }]);
  });

  it('an input that cannot be read is reported at its line', () => {
    write({
      'app/compose.yaml': 'services:\n  a: [\n',
      'linework.json': settings([{ from: 'app', format: 'compose', out: 'a.diagram' }]),
    });
    const all = findings();
    expect(all).toHaveLength(1);
    expect(all).toMatchObject([
      { file: 'app/compose.yaml', line: expect.any(Number), level: 'error', code: expect.stringMatching(/^I/) },
    ]);
  });

  it('with the settings file in another folder', () => {
    write({ 'site/db/schema.sql': SQL, 'site/linework.json': settings([DB]) });
    run(['generate', '--settings', 'site/linework.json']);
    expect(run(['ci', '--settings', 'site/linework.json'])).toMatchObject({ code: 0 });
    write({ 'site/db/schema.sql': SQL + TABLE });
    expect(findings('--settings', 'site/linework.json')).toMatchObject([
      { file: 'site/db/schema.sql', line: 9, command: 'linework generate --settings site/linework.json' },
    ]);
  });
});

describe('a warning about a generated diagram', () => {
  const CIRCLE = `create table users (
  id uuid primary key,
  team_id uuid not null references teams (id)
);
create table teams (
  id uuid primary key,
  lead_id uuid not null references users (id)
);
`;
  const ignore = (...codes: readonly string[]): object => ({
    ignore: codes.map((code) => ({ code, reason: 'It is so.' })),
  });

  it('is at the line of its input, once, and says what can be done', () => {
    write({ 'db/schema.sql': CIRCLE, 'docs/shop.md': PAGE, 'linework.json': settings([DB, IN_PAGE]) });
    run(['generate']);
    const all = findings();
    expect(all).toMatchObject([{ file: 'db/schema.sql', level: 'warning', code: 'W604', source: 'db' }]);
    expect(all[0]?.line).toBeGreaterThan(1);
    expect(all[0]?.hint).toContain('"ignore": [{ "code": "W604", "reason": "…" }]');
    // From memory too.
    write({ 'other.diagram': 'flow "A"\nnode a\n' });
    expect(messages(findings())).toEqual(messages(all));
    expect(run(['ci'])).toMatchObject({ code: 0 });
    expect(run(['ci', '--fail-on-warning'])).toMatchObject({ code: 1 });
  });

  it('is turned off by its source, in every command', () => {
    const sources = [
      { ...DB, ...ignore('W604') },
      { ...IN_PAGE, ...ignore('W604') },
    ];
    write({ 'db/schema.sql': CIRCLE, 'docs/shop.md': PAGE, 'linework.json': settings(sources) });
    run(['generate']);
    expect(run(['ci', '--fail-on-warning'])).toMatchObject({ code: 0, out: expect.stringContaining('all up to date') });
    expect(run(['check', '--strict'])).toMatchObject({ code: 0, out: '1 file: 0 errors, 0 warnings\n' });
    expect(run(['sync', '--check'])).toMatchObject({ code: 0, err: 'Nothing to do: 1 document is up to date.\n' });
    write({ 'mine.diagram': read('docs/db.diagram') });
    expect(run(['check', '--strict'])).toMatchObject({ code: 1, err: expect.stringContaining('mine.diagram') });
  });

  it('of the style rules is turned off as well, so that the diagram is drawn', () => {
    const rules = { rules: { requireDescription: true } };
    write({ 'db/schema.sql': SQL, 'docs/shop.md': PAGE, 'linework.json': settings([DB, IN_PAGE], rules) });
    run(['generate']);
    expect(messages(findings())).toContain('db/schema.sql The diagram has no description.');
    const sources = [
      { ...DB, ...ignore('R101') },
      { ...IN_PAGE, ...ignore('R101') },
    ];
    write({ 'linework.json': settings(sources, rules) });
    expect(run(['generate'])).toMatchObject({ code: 0, out: expect.stringContaining('written docs/db.svg') });
    expect(run(['ci'])).toMatchObject({ code: 0 });
    expect(run(['sync', '--check'])).toMatchObject({ code: 0, err: 'Nothing to do: 1 document is up to date.\n' });
    expect(run(['draw', 'docs/db.diagram'])).toMatchObject({ code: 0, err: '' });
  });

  it('that is turned off and does not occur is noted once', () => {
    write({ 'db/schema.sql': SQL, 'linework.json': settings([{ ...DB, ...ignore('W604') }]) });
    expect(run(['generate']).err).toBe('linework: note: db ignores W604, which does not occur.\n');
    const all = findings('--fail-on-warning');
    expect(all).toMatchObject([{ file: 'linework.json', level: 'note', code: 'unused-ignore', source: 'db' }]);
    expect(run(['ci', '--fail-on-warning'])).toMatchObject({ code: 0 });
  });

  it('in a check of the diagram says that it is generated', () => {
    write({ 'db/schema.sql': CIRCLE, 'linework.json': settings([DB]) });
    run(['generate']);
    expect(run(['check', 'docs/db.diagram']).err).toContain('Change the input');
  });
});
