// A newcomer's first steps with a repository, as in the README: init, generate, commit, change a file; ci reports what is out of date,
// generate updates it, ci passes. And what ci reports to the runners of pipelines.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { command } from './testing/command.js';

const { folder, run, write, read } = command();
const git = (...words: readonly string[]): string =>
  execFileSync(
    'git',
    ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'init.defaultBranch=main', ...words],
    { cwd: folder(), encoding: 'utf8' },
  );

const SQL = 'create table customers (\n  id uuid primary key\n);\n';
const MORE = 'create table orders (\n  id uuid primary key,\n  customer_id uuid references customers (id)\n);\n';
const COMPOSE = 'services:\n  web:\n    image: nginx\n    depends_on: [db]\n  db:\n    image: postgres:17\n';

describe('a newcomer', () => {
  it('completes all steps', () => {
    git('init', '-q');
    write({ 'db/schema.sql': SQL, 'compose.yaml': COMPOSE, 'broken/openapi.yaml': 'openapi: [\n' });
    const init = run(['init']);
    expect(init).toMatchObject({ code: 0 });
    expect(init.out).toBe(
      'written linework.json\n  compose.yaml (compose) becomes docs/diagrams/services.diagram\n  db/schema.sql (sql) becomes docs/diagrams/database.diagram\nNext: linework generate\n',
    );
    expect(init.err).toContain('broken/openapi.yaml');
    expect(run(['init'])).toMatchObject({
      code: 3,
      err: expect.stringContaining('already exists and stays unchanged'),
    });
    expect(run(['generate'])).toMatchObject({ code: 0 });
    git('add', '-A');
    git('commit', '-qm', 'Diagrams');
    expect(run(['ci'])).toMatchObject({ code: 0, out: '2 diagrams, 2 sources, 0 documents: all up to date\n' });

    write({ 'db/schema.sql': SQL + MORE });
    const drift = run(['ci']);
    expect(drift.code).toBe(1);
    expect(drift.out).toContain(
      'db/schema.sql:4:1: error out-of-step: Added table orders. Run linework generate and commit docs/diagrams/database.diagram and 2 pictures.',
    );
    expect(git('status', '--short')).toBe(' M db/schema.sql\n');

    expect(run(['generate'])).toMatchObject({ code: 0 });
    expect(run(['ci'])).toMatchObject({ code: 0 });
    expect(run(['generate'])).toMatchObject({ code: 0, out: '' });
  });

  it('sees how many more sources are possible', () => {
    write(Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`app${at}/compose.yaml`, COMPOSE])));
    expect(run(['init']).out).toContain('  3 more inputs could be sources.');
    expect(JSON.parse(read('linework.json')).sources).toHaveLength(12);
  });

  it('gets no sources for examples, tests and wrappers, and sees how many there are', () => {
    const bucket = (name: string): string => `resource "aws_s3_bucket" "${name}" {}\n`;
    write({
      'main.tf': bucket('own'),
      'examples/simple/main.tf': bucket('example'),
      'modules/logs/examples/a/main.tf': bucket('inner'),
      'wrappers/main.tf': 'module "wrapper" {\n  source = "../"\n}\n',
      'test/fixtures/compose.yaml': COMPOSE,
    });
    expect(run(['init']).out).toBe(
      'written linework.json\n  . (terraform) becomes docs/diagrams/infrastructure.diagram\n  4 inputs are examples, tests or wrappers. Add the ones that you want to draw to sources.\nNext: linework generate\n',
    );
    expect(run(['generate'])).toMatchObject({ code: 0 });
    const picture = read('docs/diagrams/infrastructure.diagram');
    expect(['own', 'example', 'inner', 'wrapper'].filter((name) => picture.includes(name))).toEqual(['own']);
  });

  it('sees when there is nothing to make diagrams from', () => {
    write({ 'a.txt': 'x', 'package.json': '{"name": "shop"}' });
    const { code, out } = run(['init']);
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringMatching(/^Found no files .*\nNext: .*linework import/),
    });
    expect(existsSync(join(folder(), 'linework.json'))).toBe(false);
    expect(run(['ci'])).toMatchObject({ code: 0, out: '0 diagrams, 0 sources, 0 documents: all up to date\n' });
  });
});

describe('ci', () => {
  const files = {
    'a.diagram': 'flow\nnode a\na -> gone\n',
    'doc.md': '# A\n\n```diagram id=one\nflow "One"\nnode a\n```\n',
    'linework.json': '{"rules": {"requireTitle": true, "level": "warning"}}',
  };

  it('reports errors and outdated pictures, each at its line', () => {
    write(files);
    const { code, out } = run(['ci']);
    expect(code).toBe(1);
    expect(out).toMatch(/^a\.diagram:3:\d+: error E201: /m);
    expect(out).toContain('doc.md:3: error out-of-step: The picture of this diagram is out of date.');
  });

  it('reuses its findings if nothing changed, and checks again if something did', () => {
    write(files);
    mkdirSync(join(folder(), '.git'), { recursive: true });
    const first = run(['ci']);
    expect(existsSync(join(folder(), '.git/linework/ci.json'))).toBe(true);
    expect(run(['ci'])).toEqual(first);
    write({ 'a.diagram': 'flow\nnode a\n' });
    expect(run(['ci']).out).not.toContain('E201');
    write({ 'linework.json': '{"rules": {"requireTitle": true}}' });
    expect(run(['ci']).out).toContain('a.diagram:1:1: error R100');
  });

  it('marks lines on GitHub and writes a summary of the run', () => {
    write({ ...files, 'summary.md': '' });
    const { out } = run(['ci'], { env: { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: 'summary.md' } });
    expect(out).toMatch(/^::error file=a\.diagram,line=3,col=\d+,endLine=3,endColumn=\d+,title=E201::/m);
    expect(read('summary.md')).toContain('| error | `a.diagram:3` | E201 |');
  });

  it('marks lines on Azure Pipelines', () => {
    write(files);
    expect(run(['ci'], { env: { TF_BUILD: 'True' } }).out).toMatch(
      /^##vso\[task\.logissue type=error;sourcepath=a\.diagram;linenumber=3;/m,
    );
  });

  it('writes reports', () => {
    write(files);
    run(['ci', '--sarif', 'out/a.sarif', '--code-quality', 'out/quality.json', '--summary', 'out/report.md']);
    const sarif = JSON.parse(read('out/a.sarif'));
    expect(sarif.runs[0].results[0]).toMatchObject({
      ruleId: 'E201',
      level: 'error',
      locations: [{ physicalLocation: { region: { startLine: 3 } } }],
    });
    expect(JSON.parse(read('out/quality.json'))[0]).toMatchObject({
      check_name: 'E201',
      location: { path: 'a.diagram', lines: { begin: 3 } },
    });
    expect(read('out/report.md')).toContain('1 diagram, 0 sources and 1 document checked: 2 errors.');
  });

  it('names the sources of outdated diagrams in its report and its data', () => {
    const entry = { name: 'orders', from: 'a.sql', format: 'sql', out: 'docs/db.diagram', pictures: false };
    const unnamed = { ...entry, name: undefined, out: 'docs/two.diagram' };
    write({ 'a.sql': SQL, 'linework.json': JSON.stringify({ sources: [entry, unnamed] }) });
    const { findings } = JSON.parse(run(['ci', '--json', '--summary', 'report.md']).out);
    expect(findings.map((each: { readonly source: string }) => each.source)).toEqual(['orders', 'docs/two.diagram']);
    expect(read('report.md')).toContain('| error | `docs/db.diagram` (orders) | out-of-step |');
    expect(read('report.md')).toContain('| error | `docs/two.diagram` | out-of-step |');
  });

  it('fails on warnings on request', () => {
    write({ 'a.diagram': 'flow\nnode a "A"\n', 'linework.json': files['linework.json'] });
    expect(run(['ci'])).toMatchObject({ code: 0, out: expect.stringContaining('warning R100') });
    expect(run(['ci', '--fail-on-warning'])).toMatchObject({ code: 1 });
  });

  it('prints findings as data', () => {
    write(files);
    expect(JSON.parse(run(['ci', '--json']).out)).toMatchObject({
      ok: false,
      counts: { diagrams: 1, sources: 0, documents: 1 },
    });
  });
});

describe('--changed', () => {
  it('checks only what is new or changed since a revision', () => {
    git('init', '-q');
    const broken = 'flow\nnode a\na -> gone\n';
    write({ 'old.diagram': broken, 'both.diagram': broken, 'a.sql': SQL, 'b.sql': SQL });
    const source = (name: string): object => ({
      name,
      from: `${name}.sql`,
      format: 'sql',
      out: `made/${name}.diagram`,
      pictures: false,
    });
    write({ 'linework.json': JSON.stringify({ sources: [source('a'), source('b')] }) });
    git('add', '-A');
    git('commit', '-qm', 'Before');
    write({ 'both.diagram': `${broken}# changed\n`, 'new.diagram': 'flow\nnode a\n', 'b.sql': SQL + MORE });
    expect(run(['check', '--changed', 'HEAD']).out).toBe('2 files: 1 error, 0 warnings\n');
    expect(run(['draw', '.', '--changed', 'HEAD']).out).toBe('written new.svg\nwritten new.dark.svg\n');
    expect(run(['generate', '--changed', 'HEAD'])).toMatchObject({ code: 0, out: 'written made/b.diagram\n' });
    expect(run(['ci', '--changed', 'HEAD']).out).toContain('3 diagrams, 1 source, 0 documents: 1 error, 0 warnings');
    write({ 'linework.json': JSON.stringify({ sources: [source('a'), source('b')], defaults: {} }) });
    expect(run(['generate', '--changed', 'HEAD', '--check']).out).toContain('outdated made/a.diagram');
  });

  it('reports what changed in diagrams, in words', () => {
    git('init', '-q');
    write({ 'a.diagram': 'flow "A"\nnode a "A"\n', 'gone.diagram': 'flow "G"\nnode g\n' });
    git('add', '-A');
    git('commit', '-qm', 'Before');
    git('rm', '-q', 'gone.diagram');
    write({ 'a.diagram': 'flow "A"\nnode a "A"\nnode b "B"\n' });
    expect(run(['ci', '--changed', 'HEAD', '--summary', 'report.md', '--pictures', 'out'])).toMatchObject({ code: 0 });
    expect(read('out/a.changes.svg')).toMatch(/^<svg [\s\S]*<svg|^<svg /);
    expect(read('out/a.changes.dark.svg')).not.toBe(read('out/a.changes.svg'));
    expect(read('report.md')).toMatch(
      /### Changed diagrams\n\n\*\*a\.diagram\*\*\n\n- Added node b "B"\.\n\n\*\*gone\.diagram\*\*\n\n- Removed the diagram\./,
    );
  });

  it('rejects an invalid revision', () => {
    git('init', '-q');
    write({ 'a.diagram': 'flow\nnode a\n' });
    for (const revision of ['gone', '--all', '']) expect(run(['check', '--changed', revision]).code).toBeGreaterThan(1);
  });
});
