// linework import, run as a user and as a script run it.
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { command } from './testing/command.js';

const { folder, run, write, read } = command();

const SHOP = 'services:\n  web:\n    image: nginx\n    depends_on: [db]\n  db:\n    image: postgres:17\n';
const MORE = 'services:\n  jobs:\n    image: redis\n';
/** More services than a picture holds, in two rings. */
const LARGE = `services:\n${Array.from({ length: 60 }, (_, at) => `  s${at}:\n    image: busybox\n    depends_on: [s${at < 30 ? (at + 1) % 30 : 30 + ((at + 1) % 30)}]\n`).join('')}`;

describe('one input', () => {
  it('goes to standard output; how it was read goes to standard error', () => {
    write({ 'compose.yaml': SHOP });
    const { code, out, err } = run(['import', 'compose.yaml']);
    expect(code).toBe(0);
    expect(out).toContain('node db database icon=logos:postgresql');
    expect(err).toContain('compose.yaml: read as compose, because ');
  });

  it('is read from standard input if the format is given', () => {
    const { code, out } = run(['import', '-', '--format', 'compose'], { input: SHOP });
    expect({ code, first: out.split(' ')[0] }).toEqual({ code: 0, first: 'flow' });
  });

  it('is a folder with all its files', () => {
    write({
      'app/compose.yaml': SHOP,
      'app/compose.override.yaml': MORE,
      'app/node_modules/x/compose.yaml': 'services: [',
    });
    const { code, out } = run(['import', 'app']);
    expect({ code, jobs: out.includes('node jobs') }).toEqual({ code: 0, jobs: true });
  });

  it('that cannot be read is reported at its line', () => {
    write({ 'compose.yaml': 'services:\n  web: [\n' });
    const { code, out, err } = run(['import', 'compose.yaml', '--format', 'compose']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/compose\.yaml:\d+:\d+: error I110/);
  });

  it('can be UTF-16, as PowerShell writes it', () => {
    write({ 'compose.yaml': Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(SHOP, 'utf16le')]) });
    expect(run(['import', 'compose.yaml']).out).toContain('node web');
  });

  it.each([
    [['import', 'nowhere.yaml'], 3],
    [['import', 'compose.yaml', '--format', 'compos'], 1],
    [['import', 'compose.yaml', '--set', 'noise'], 2],
    [['import', 'compose.yaml', '--set', 'noise=loud'], 1],
    [['import', 'compose.yaml', '--part', 'x'], 2],
    [['import', 'compose.yaml', '--depth', 'far', '--focus', 'db'], 2],
  ])('%j exits with %i', (line, code) => {
    write({ 'compose.yaml': SHOP });
    expect(run(line).code).toBe(code);
  });
});

describe('several inputs', () => {
  it('give one result each as JSON, and nothing is written', () => {
    write({ 'a.yaml': SHOP, 'b.yaml': MORE });
    const { code, out } = run(['import', 'a.yaml', 'b.yaml', '--format', 'compose', '--json']);
    expect(code).toBe(0);
    const results = JSON.parse(out);
    expect(results).toMatchObject([
      { file: 'a.yaml', result: { ok: true, format: 'compose', kind: 'flow', parts: [] } },
      { file: 'b.yaml', result: { ok: true } },
    ]);
    expect(results[0].result.origins).toContainEqual({
      kind: 'node',
      id: 'db',
      external: 'db',
      file: 'a.yaml',
      line: 5,
      column: 3,
      producedLine: expect.any(Number),
    });
  });

  it('are written into a folder, or become one with --together', () => {
    write({ 'a.yaml': SHOP, 'b.yaml': MORE, 'out/keep.txt': '' });
    expect(run(['import', 'a.yaml', 'b.yaml']).code).toBe(2);
    expect(run(['import', 'a.yaml', 'b.yaml', '--format', 'compose', '-o', 'out']).code).toBe(0);
    expect([read('out/a.diagram'), read('out/b.diagram')].map((each) => each.includes('node jobs'))).toEqual([
      false,
      true,
    ]);
    const { out } = run(['import', 'a.yaml', 'b.yaml', '--format', 'compose', '--together']);
    expect([out.includes('node web'), out.includes('node jobs')]).toEqual([true, true]);
  });
});

describe('manual changes', () => {
  it('are read from a file beside the output and made after every import', () => {
    write({ 'compose.yaml': SHOP, 'shop.overrides.json': '{"rename": {"web": "Shop"}, "hide": ["gone"]}' });
    const { code, err } = run(['import', 'compose.yaml', '-o', 'shop.diagram']);
    expect(code).toBe(0);
    expect(read('shop.diagram')).toContain('node web gateway "Shop"');
    expect(err).toContain('I142');
  });

  it.each([
    ['{"rename": [', 'not valid JSON'],
    ['{"renam": {}}', 'renam'],
  ])('%s is rejected before anything is written', (overrides, message) => {
    write({ 'compose.yaml': SHOP, 'o.json': overrides });
    const { code, err } = run(['import', 'compose.yaml', '--overrides', 'o.json', '-o', 'shop.diagram']);
    expect({ code, said: err.includes(message) }).toEqual({ code: 2, said: true });
    expect(() => read('shop.diagram')).toThrow();
  });

  it('are protected from being overwritten', () => {
    write({ 'compose.yaml': SHOP, 'shop.diagram': 'flow "By hand"\nnode a\n' });
    expect(run(['import', 'compose.yaml', '-o', 'shop.diagram']).code).not.toBe(0);
    expect(read('shop.diagram')).toContain('By hand');
    expect(run(['import', 'compose.yaml', '-o', 'shop.diagram', '--force']).code).toBe(0);
  });
});

describe('an input that is too large for one picture', () => {
  it('is written as an overview with its parts beside it; one part or one item can be selected', () => {
    write({ 'compose.yaml': LARGE });
    const { code, out } = run(['import', 'compose.yaml', '-o', 'large.diagram']);
    expect(code).toBe(0);
    const names = [...out.matchAll(/written (\S+)/g)].map(([, name]) => name);
    expect(names[0]).toBe('large.diagram');
    expect(names.length).toBeGreaterThan(2);
    const [{ result }] = JSON.parse(run(['import', 'compose.yaml', '--json']).out);
    const [{ name, source }] = result.parts;
    expect(run(['import', 'compose.yaml', '--part', name]).out).toBe(source);
    expect(run(['import', 'compose.yaml', '--focus', 's3']).out.match(/^node /gm)).toHaveLength(3);
  });
});

describe('a repository', () => {
  it('is read with --format git-log, as a history with its branches and tags', () => {
    write({ 'a.txt': 'a' });
    const git = (...line: readonly string[]): void => {
      execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...line], { cwd: folder() });
    };
    git('init', '-q', '-b', 'main');
    git('add', '.');
    git('commit', '-q', '-m', 'Begin');
    git('tag', '-a', 'v1', '-m', 'First');
    git('checkout', '-q', '-b', 'topic');
    git('commit', '-q', '--allow-empty', '-m', 'Try');
    git('checkout', '-q', 'main');
    git('merge', '-q', '--no-ff', '-m', 'Take it', 'topic');
    const { code, out } = run(['import', '.', '--format', 'git-log']);
    expect({ code, kind: out.split(' ')[0] }).toEqual({ code: 0, kind: 'git' });
    for (const each of ['Begin', 'Try', 'Take it', 'v1']) expect(out).toContain(each);
  });

  it('that is broken is reported', () => {
    write({ '.git/HEAD': 'x' });
    expect(run(['import', '.', '--format', 'git-log']).code).toBe(3);
  });
});
