// linework ci --report: what the drift dashboard of an organisation gets, and what a pipeline sees when it gets nothing.

import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command } from './testing/command.js';
import { SILENCE, type StandIn, standIn } from './testing/stand-in.js';

const { folder, run, write } = command();

let service: StandIn;
beforeAll(async () => {
  service = await standIn();
});
afterAll(() => service.end());

const PATH = '/orgs/acme/drift/runs';
const SQL = 'create table customers (\n  id uuid primary key\n);\n';
const MORE = 'create table parcels (\n  id uuid primary key\n);\n';
const DB = { name: 'db', from: 'db/schema.sql', format: 'sql', out: 'docs/db.diagram' };
const IN_PAGE = { ...DB, name: 'page', out: 'docs/shop.md#db' };
const BROKEN = { name: 'compose', from: 'compose.yaml', format: 'compose', out: 'docs/compose.diagram' };

const git = (...words: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], {
    cwd: folder(),
    encoding: 'utf8',
  });

function begin(sources: readonly object[], more: object = {}, sql = SQL): void {
  rmSync(join(folder(), '.git'), { recursive: true });
  git('init', '-q', '-b', 'main');
  git('remote', 'add', 'origin', 'https://ada:secret@github.com/acme/shop.git');
  write({
    'db/schema.sql': sql,
    ...(sources.includes(IN_PAGE) ? { 'docs/shop.md': '# Shop\n\n```diagram id=db\nflow\nnode a\n```\n' } : {}),
    'linework.json': JSON.stringify({ sources, ...more }),
  });
  run(['generate']);
  git('add', '-A');
  git('commit', '-qm', 'Begin');
}

const ORG = ['--organization', 'acme'];
const report = (words: readonly string[] = ORG, env: Readonly<Record<string, string>> = {}) =>
  run(['ci', '--report', ...words], { env: { LINEWORK_HOST: service.host, LINEWORK_API_KEY: 'lw_test', ...env } });

const answered = () => service.answer({ [PATH]: { isCounted: true } });

describe('a report', () => {
  it('has the origin of the run and every source with its state', async () => {
    begin([DB, IN_PAGE]);
    await answered();
    const { code, out, err } = report();
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`Reported to acme at ${service.host}: 2 diagrams, 0 out of date.\n`);
    expect(await service.body()).toEqual({
      repository: 'github.com/acme/shop',
      folder: '',
      commit: git('rev-parse', 'HEAD').trim(),
      branch: 'main',
      run: expect.stringMatching(/^by hand 2/),
      at: expect.stringMatching(/Z$/),
      committedAt: expect.stringMatching(/Z$/),
      diagrams: [
        { path: 'docs/db.diagram', format: 'sql', inputs: ['db/schema.sql'], state: 'current' },
        { path: 'docs/shop.md#db', format: 'sql', inputs: ['db/schema.sql'], state: 'current' },
      ],
    });
  });

  it('has what changed in words, in numbers and as both sources, also after the findings were remembered', async () => {
    begin([DB, IN_PAGE]);
    write({ 'db/schema.sql': SQL.replace('key\n', 'key,\n  name text\n') + MORE });
    expect(run(['ci']).code).toBe(1);
    await answered();
    expect(report()).toMatchObject({ code: 1, out: expect.stringContaining('2 diagrams, 2 out of date.') });
    const { diagrams } = (await service.body()) as { readonly diagrams: readonly object[] };
    for (const each of diagrams)
      expect(each).toMatchObject({
        state: 'drifted',
        change: {
          elements: { added: 2, removed: 0, changed: 0 },
          edges: { added: 0, removed: 0, changed: 0 },
          words: expect.arrayContaining(['Added table parcels.']),
        },
        before: expect.not.stringContaining('parcels'),
        after: expect.stringContaining('parcels'),
      });
  });

  it('has what does not exist and what cannot be generated', async () => {
    begin([DB, BROKEN]);
    rmSync(join(folder(), 'docs/db.diagram'));
    write({ 'compose.yaml': 'services:\n  a: [\n' });
    await answered();
    expect(report().out).toContain('2 diagrams, 2 out of date.');
    expect(await service.body()).toMatchObject({
      diagrams: [
        { state: 'missing', after: expect.stringContaining('customers'), change: { words: expect.any(Array) } },
        { state: 'failed', change: { words: ['The files cannot be imported.', expect.any(String)] } },
      ],
    });
    expect(JSON.stringify(await service.body())).not.toContain('"before"');
  });

  it('fits into what the service takes, however much changed, and says what it lacks', async () => {
    const tables = (name: string): string =>
      Array.from({ length: 11 }, (_, at) => {
        const columns = Array.from({ length: 38 }, (_, column) => `  c${column}_${'x'.repeat(60)} text`);
        return `create table ${name}${at} (\n  id uuid primary key,\n${columns.join(',\n')}\n);\n`;
      }).join('');
    const sources = Array.from({ length: 10 }, (_, at) => ({
      ...DB,
      out: `d${at}.diagram`,
      name: `d${at}`,
      pictures: false,
    }));
    begin(sources, {}, tables('a'));
    write({ 'db/schema.sql': tables('b') });
    await answered();
    expect(report().out).toMatch(/10 out of date; [1-4] diagrams? without sources, for lack of room\.\n/);
    const body = JSON.stringify(await service.body());
    expect(body.length).toBeGreaterThan(300_000);
    expect(body.length).toBeLessThan(1_000_000);
    expect(body).toMatch(/And \d+ more\./);
  });

  it.each([
    ['of the brand', { brand: { organization: 'acme' } }, [DB]],
    ['that all sources are published to', {}, [{ ...DB, publish: { organization: 'acme' } }, IN_PAGE]],
  ])('goes to the organisation %s', async (_what, more, sources) => {
    begin(sources, more);
    await answered();
    expect(report([]).out).toContain('Reported to acme');
  });

  it('prints only the findings with --json', async () => {
    begin([DB]);
    await answered();
    expect(JSON.parse(report([...ORG, '--json']).out)).toMatchObject({ ok: true, findings: [] });
    expect(service.requests()).toBe(1);
  });
});

describe('a run passes, with a warning,', () => {
  it.each([
    ['without a key, as in a fork', { LINEWORK_API_KEY: '' }, 'there is no API key'],
    ['while nothing responds', { LINEWORK_HOST: 'http://127.0.0.1:61234' }, 'No service responds'],
  ])('%s', (_what, env, reason) => {
    begin([DB]);
    expect(report(ORG, env)).toMatchObject({
      code: 0,
      err: expect.stringMatching(new RegExp(`^linework: warning: the run was not reported: .*${reason}`)),
    });
  });

  it.each(['service.unavailable', 'service.busy', 'request.too_many'])(
    'while the service answers %s',
    async (errorCode) => {
      begin([DB]);
      await service.answer({ [PATH]: { error: true, errorCode, message: 'Later.' } });
      expect(report()).toMatchObject({ code: 0, err: expect.stringContaining('not reported') });
    },
  );
});

describe('a run fails with a message', () => {
  it.each([
    ['auth.key_invalid', 'Wrong key.'],
    ['auth.role_required', 'Only an owner, admin or editor'],
    ['validation.failed', 'commit: wrong'],
    ['drift.run_differs', 'was reported with another content'],
  ])('when the service refuses it: %s', async (errorCode, message) => {
    begin([DB]);
    await service.answer({ [PATH]: { error: true, errorCode, message } });
    const { code, err, out } = report();
    expect([code, err]).toEqual([3, expect.stringContaining(message)]);
    expect(out).toContain('all up to date');
  });

  it('when the key belongs to another organisation', async () => {
    begin([DB]);
    await service.answer({
      [PATH]: { error: true, errorCode: 'resource.not_found', message: 'No such organisation.' },
    });
    expect(report()).toMatchObject({
      code: 3,
      err: expect.stringContaining("There is no organisation 'acme', or the key"),
    });
  });

  it.each([
    ['without an organisation', [], 'A report needs an organisation'],
    ['for a part of the sources', [...ORG, '--changed', 'HEAD'], 'cannot be used with --changed'],
  ])('%s, before anything is checked', (_what, words, message) => {
    begin([DB]);
    expect(report(words)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(message) });
  });
});

it('nothing is sent without --report', async () => {
  begin([DB]);
  await service.answer({ [PATH]: SILENCE });
  expect(run(['ci'], { env: { LINEWORK_HOST: service.host, LINEWORK_API_KEY: 'lw_test' } }).code).toBe(0);
  expect(service.requests()).toBe(0);
});
