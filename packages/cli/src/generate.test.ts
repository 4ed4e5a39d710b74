// linework generate, as a newcomer and as a pipeline run it: docs/limits.md, Sources of diagrams.
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { command } from './testing/command.js';

const { folder, run, write, read } = command();

const SQL =
  'create table customers (\n  id uuid primary key\n);\ncreate table orders (\n  id uuid primary key,\n  customer_id uuid references customers (id)\n);\n';
const MORE = 'create table parcels (\n  id uuid primary key,\n  order_id uuid references orders (id)\n);\n';
const settings = (...sources: readonly object[]): string => JSON.stringify({ sources });
const DB = { name: 'db', from: 'db/schema.sql', format: 'sql', out: 'docs/db.diagram' };

describe('a source', () => {
  it('is made once, with a light and a dark picture', () => {
    write({ 'db/schema.sql': SQL, 'linework.json': settings(DB) });
    expect(run(['generate'])).toMatchObject({
      code: 0,
      out: 'written docs/db.diagram\nwritten docs/db.svg\nwritten docs/db.dark.svg\n',
    });
    expect(read('docs/db.diagram')).toContain('table orders');
    expect(run(['generate'])).toEqual({ code: 0, out: '', err: 'Nothing to do: 1 source is up to date.\n' });
    expect(run(['generate', '--check'])).toMatchObject({ code: 0, out: '' });
  });

  it('that is out of date is reported in words, with the lines that caused it', () => {
    write({ 'db/schema.sql': SQL, 'linework.json': settings({ ...DB, pictures: false }) });
    run(['generate']);
    write({ 'db/schema.sql': SQL + MORE });
    const before = read('docs/db.diagram');
    const { code, out } = run(['generate', '--check']);
    expect(code).toBe(1);
    expect(out).toMatch(
      /^outdated docs\/db\.diagram\n {2}docs\/db\.diagram: Added table parcels\.\n {2}from db\/schema\.sql:8/,
    );
    expect(out).toMatch(/\noutdated sources: db\n$/);
    expect(read('docs/db.diagram')).toBe(before);
    expect(run(['generate'])).toMatchObject({ code: 0, out: 'written docs/db.diagram\n' });
    expect(run(['generate', '--check'])).toMatchObject({ code: 0 });
  });

  it('is made again if somebody changed or deleted its output', () => {
    write({ 'db/schema.sql': SQL, 'linework.json': settings({ ...DB, pictures: false }) });
    run(['generate']);
    write({ 'docs/db.diagram': `${read('docs/db.diagram')}# mine\n` });
    expect(run(['generate', '--check'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('Only the text differs.'),
    });
    expect(run(['generate'])).toMatchObject({ code: 0, out: 'written docs/db.diagram\n' });
  });

  it.each([
    ['title', { title: 'All tables' }, 'schema "All tables"'],
    ['options', { options: { tables: ['customers'] } }, 'table customers'],
    ['from with a glob and an exception', { from: ['db/**/*.sql', '!db/old'] }, 'table orders'],
    ['from of a folder', { from: 'db' }, 'table orders'],
  ])('takes %s', (_, more, expected) => {
    write({
      'db/schema.sql': SQL,
      'db/old/a.sql': 'create table gone (id int);\n',
      'linework.json': settings({ ...DB, from: 'db/schema.sql', ...more }),
    });
    expect(run(['generate'])).toMatchObject({ code: 0 });
    expect(read('docs/db.diagram')).toContain(expected);
    if ('from' in more && Array.isArray(more.from)) expect(read('docs/db.diagram')).not.toContain('gone');
  });

  it('takes overrides, beside its out or by name, and one picture in both colour schemes', () => {
    write({
      'db/schema.sql': SQL,
      'docs/db.overrides.json': '{"rename": {"orders": "Sales"}}',
      'linework.json': settings({ ...DB, schemes: 'auto' }),
    });
    expect(run(['generate'])).toMatchObject({ code: 0, out: 'written docs/db.diagram\nwritten docs/db.svg\n' });
    expect(read('docs/db.diagram')).toContain('"Sales"');
    write({ 'linework.json': settings({ ...DB, overrides: 'gone.json' }) });
    expect(run(['generate'])).toMatchObject({ code: 2, err: expect.stringContaining('gone.json') });
    write({ 'docs/db.overrides.json': '{', 'linework.json': settings(DB) });
    expect(run(['generate'])).toMatchObject({ code: 2, err: expect.stringContaining('is not valid JSON') });
  });

  it('can be one fence of a document; all else stays byte for byte', () => {
    const page = (inside: string): string =>
      `# Shop\r\n\r\n> \`\`\`diagram id=db\r\n${inside}> \`\`\`\r\n\r\nBehind  \r\n`;
    write({
      'db/schema.sql': SQL,
      'docs/shop.md': page('> flow "x"\r\n> node a\r\n'),
      'linework.json': settings({ ...DB, out: 'docs/shop.md#db', pictures: false }),
    });
    expect(run(['generate'])).toMatchObject({ code: 0, out: 'written docs/shop.md\n' });
    expect(read('docs/shop.md')).toMatch(/^# Shop\r\n\r\n> ```diagram id=db\r\n> schema/);
    expect(read('docs/shop.md')).toMatch(/> }\r\n> ```\r\n\r\nBehind {2}\r\n$/);
    expect(run(['generate', '--check'])).toMatchObject({ code: 0 });
    write({ 'linework.json': settings({ ...DB, out: 'docs/shop.md#gone' }) });
    expect(run(['generate'])).toMatchObject({ code: 2, err: expect.stringContaining('id=gone') });
  });

  it('in a document gets its pictures, so that ci passes, and only its own', () => {
    const other = '```diagram id=other\nflow "Other"\nnode a\n```\n';
    write({
      'db/schema.sql': SQL,
      'docs/shop.md': '# Shop\n\n```diagram id=db\nflow\nnode a\n```\n',
      'linework.json': settings({ ...DB, out: 'docs/shop.md#db' }),
    });
    expect(run(['generate'])).toMatchObject({
      code: 0,
      out: 'written docs/shop.db.svg\nwritten docs/shop.db.dark.svg\nwritten docs/shop.md\n',
    });
    expect(read('docs/shop.md')).toContain('src="shop.db.svg"');
    for (const again of [['ci'], ['generate', '--check'], ['sync', '--check']])
      expect({ again, ...run(again) }).toMatchObject({ again, code: 0 });
    write({ 'docs/shop.db.svg': 'old', 'docs/shop.md': `${read('docs/shop.md')}\n${other}` });
    expect(run(['generate'])).toMatchObject({ code: 0, out: 'written docs/shop.db.svg\n' });
    expect(existsSync(join(folder(), 'docs/shop.other.svg'))).toBe(false);
    write({
      'docs/shop.md': read('docs/shop.md')
        .replace(/alt="[^"]*"/, 'alt=""')
        .replace(/db [0-9a-f]{16}/, `db ${'0'.repeat(16)}`),
    });
    expect(run(['generate', '--check'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('docs/shop.md: The picture of the fence is out of date.'),
    });
    write({ 'docs/shop.md': read('docs/shop.md').replace('<!-- /linework -->', '') });
    expect(run(['generate'])).toMatchObject({ code: 2, err: expect.stringContaining('docs/shop.md:') });
  });

  it('can share a document with another, each with its own fence', () => {
    write({
      'db/schema.sql': SQL,
      'docs/shop.md': '```diagram id=one\nflow\nnode a\n```\n\n```diagram id=two\nflow\nnode a\n```\n',
      'linework.json': settings(
        { ...DB, name: 'one', out: 'docs/shop.md#one', title: 'First' },
        { ...DB, name: 'two', out: 'docs/shop.md#two', title: 'Second' },
      ),
    });
    expect(run(['generate'])).toMatchObject({ code: 0 });
    expect(read('docs/shop.md')).toMatch(/id=one\nschema "First"[\s\S]*id=two\nschema "Second"/);
    expect(run(['generate', '--check'])).toMatchObject({ code: 0, out: '' });
  });

  it('that fails does not stop the others', () => {
    write({
      'db/schema.sql': SQL,
      'compose.yaml': 'services: [\n',
      'linework.json': settings({ from: 'compose.yaml', format: 'compose', out: 'docs/app.diagram' }, DB),
    });
    const { code, out, err } = run(['generate']);
    expect(code).toBe(1);
    expect(err).toContain('compose.yaml:');
    expect(out).toContain('written docs/db.diagram');
    expect(existsSync(join(folder(), 'docs/app.diagram'))).toBe(false);
  });

  it('can be selected by its name', () => {
    write({ 'db/schema.sql': SQL, 'linework.json': settings(DB, { ...DB, name: 'again', out: 'docs/again.diagram' }) });
    expect(run(['generate', '--source', 'again']).out).toMatch(/^written docs\/again/);
    expect(existsSync(join(folder(), 'docs/db.diagram'))).toBe(false);
    expect(run(['generate', '--source', 'gone'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Sources: db, again'),
    });
  });

  it('is reported as data', () => {
    write({ 'db/schema.sql': SQL, 'linework.json': settings({ ...DB, pictures: false }) });
    expect(JSON.parse(run(['generate', '--check', '--json']).out)).toEqual([
      {
        source: 'db',
        out: 'docs/db.diagram',
        status: 'out of step',
        drift: [{ path: 'docs/db.diagram', words: ['It does not exist yet.'], causes: [] }],
      },
    ]);
  });
});

describe('the history of a repository', () => {
  const git = (...words: readonly string[]): string =>
    execFileSync(
      'git',
      ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'init.defaultBranch=main', ...words],
      { cwd: folder(), encoding: 'utf8' },
    );
  const LOG = { name: 'history', from: '.', format: 'git-log', out: 'docs/history.diagram', pictures: false };
  const begin = (file: string, source: object): void => {
    git('init', '-q');
    write({ [file]: settings(source) });
    git('add', '-A');
    git('commit', '-qm', 'Begin here');
  };

  it('is a source, which its own commit does not make outdated', () => {
    begin('linework.json', LOG);
    expect(run(['generate', '--check'])).toMatchObject({ code: 1, out: expect.stringContaining('does not exist yet') });
    expect(run(['generate'])).toMatchObject({ code: 0, out: 'written docs/history.diagram\n', err: '' });
    expect(read('docs/history.diagram')).toMatch(/^git[\s\S]*"Begin here"/);
    git('add', '-A');
    git('commit', '-qm', 'Add the picture');
    expect(run(['ci'])).toMatchObject({ code: 0 });
    expect(run(['generate', '--check'])).toMatchObject({ code: 0, out: '' });
    expect(run(['generate', '--changed', 'HEAD'])).toMatchObject({ code: 0, out: 'written docs/history.diagram\n' });
    expect(read('docs/history.diagram')).toContain('"Add the picture"');
  });

  it('is found above the settings file', () => {
    begin('site/linework.json', LOG);
    expect(run(['generate', '--settings', 'site/linework.json'])).toMatchObject({ code: 0 });
    expect(read('site/docs/history.diagram')).toContain('"Begin here"');
  });

  it('is read in a linked working tree, with its own branch as the current one', () => {
    begin('linework.json', LOG);
    git('worktree', 'add', '-q', '-b', 'topic', 'tree');
    execFileSync(
      'git',
      ['-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-q', '--allow-empty', '-m', 'In the tree'],
      { cwd: join(folder(), 'tree') },
    );
    expect(run(['generate', '--settings', 'tree/linework.json'])).toMatchObject({ code: 0, err: '' });
    expect(read('tree/docs/history.diagram')).toMatch(/main=topic[\s\S]*"In the tree"/);
  });

  it('that cannot be read is reported, and a folder without one has no files', () => {
    begin('linework.json', LOG);
    write({ 'sub/a.sql': SQL, 'linework.json': settings({ ...LOG, from: 'sub' }) });
    expect(run(['generate'])).toMatchObject({ code: 1, err: expect.stringContaining('cannot be imported') });
    write({ '.git/HEAD': 'x', 'linework.json': settings(LOG) });
    rmSync(join(folder(), '.git', 'refs'), { recursive: true });
    expect(run(['generate'])).toMatchObject({ code: 3, err: expect.stringContaining('cannot be read') });
  });
});

describe('rejected before anything is written:', () => {
  it.each<readonly [string, readonly object[], string]>([
    ['two sources with one out', [DB, { ...DB, name: 'twin', out: './docs/db.diagram' }], 'both write docs/db.diagram'],
    ['an out that leaves the folder', [{ ...DB, out: '../db.diagram' }], 'is outside the folder'],
    ['a from that leaves the folder', [{ ...DB, from: '../x.sql' }], 'is outside the folder'],
    [
      'an out that another reads',
      [DB, { from: 'docs/*.diagram', format: 'tree', out: 'docs/old.diagram' }],
      'would overwrite',
    ],
    ['a from that matches nothing', [{ ...DB, from: 'db/*.gone' }], 'There is no readable file at db/*.gone'],
    ['braces that explode', [{ ...DB, from: `db/${'{a,b,c,d}'.repeat(8)}.sql` }], 'too many patterns'],
  ])('%s', (_, sources, says) => {
    write({ 'db/schema.sql': SQL, 'docs/old.diagram': 'flow\nnode a\n', 'linework.json': settings(...sources) });
    const { code, err } = run(['generate']);
    expect(code).toBe(2);
    expect(err).toContain(says);
    expect(existsSync(join(folder(), 'docs/db.svg'))).toBe(false);
  });

  it('a link out of the folder is not followed', () => {
    write({ 'linework.json': settings({ ...DB, from: 'db' }), 'db/a.sql': SQL });
    symlinkSync('/etc', join(folder(), 'db', 'etc'));
    expect(run(['generate'])).toMatchObject({ code: 0 });
  });

  it('no settings', () => {
    expect(run(['generate'])).toMatchObject({ code: 2, err: expect.stringContaining('There is no linework.json') });
  });
});
