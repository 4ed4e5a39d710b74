// No verb writes into a folder of git, where files run as hooks: every way to name a file there, and every verb that writes.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { command, GOOD } from './testing/command.js';

const { folder, run, write } = command();
const at = (name: string): string => join(folder(), name);

const UNFORMATTED = 'flow "Shop"\n\n\nnode   shop client "Shop"\n';
const HABIT = 'flow "Shop" direction=LR\nnode a\nnode b\na -> b\n';
const FENCE = '```diagram id=one\nflow "One"\nnode a\n```\n';
const SQL = 'create table customers (\n  id uuid primary key\n);\n';

/** What a folder contains, with the contents of its files. */
function contents(name: string): Readonly<Record<string, string>> {
  const paths = existsSync(at(name)) ? readdirSync(at(name), { recursive: true }).map(String).sort() : [];
  return Object.fromEntries(
    paths.map((path) => [
      path,
      statSync(at(join(name, path))).isFile() ? readFileSync(at(join(name, path)), 'utf8') : '',
    ]),
  );
}

const source = (out: string): string =>
  JSON.stringify({ sources: [{ name: 'db', from: 'schema.sql', format: 'sql', out }] });

interface Way {
  readonly verb: string;
  readonly words: (into: string) => readonly string[];
  /** Files to write before, `into` being the folder. */
  readonly files?: (into: string) => Readonly<Record<string, string>>;
}

const WAYS: readonly Way[] = [
  { verb: 'draw -o', words: (into) => ['draw', 'shop.diagram', '-o', `${into}/x.svg`] },
  { verb: 'draw --out', words: (into) => ['draw', 'shop.diagram', '--out', into] },
  {
    verb: 'draw beside its source',
    words: (into) => ['draw', `${into}/a.diagram`],
    files: (into) => ({ [`${into}/a.diagram`]: GOOD }),
  },
  {
    verb: 'convert -o',
    words: (into) => ['convert', 'a.mmd', '-o', `${into}/x.diagram`],
    files: () => ({ 'a.mmd': 'flowchart LR\n  A --> B\n' }),
  },
  {
    verb: 'import -o',
    words: (into) => ['import', 'schema.sql', '-o', `${into}/x.diagram`],
    files: () => ({ 'schema.sql': SQL }),
  },
  {
    verb: 'generate',
    words: () => ['generate'],
    files: (into) => ({ 'schema.sql': SQL, 'linework.json': source(`${into}/x.diagram`) }),
  },
  {
    verb: 'generate --check',
    words: () => ['generate', '--check'],
    files: (into) => ({ 'schema.sql': SQL, 'linework.json': source(`${into}/x.diagram`) }),
  },
  {
    verb: 'generate into a document',
    words: () => ['generate'],
    files: (into) => ({ 'schema.sql': SQL, [`${into}/a.md`]: FENCE, 'linework.json': source(`${into}/a.md#one`) }),
  },
  {
    verb: 'sync',
    words: (into) => ['sync', `${into}/a.md`],
    files: (into) => ({ [`${into}/a.md`]: FENCE }),
  },
  {
    verb: 'format',
    words: (into) => ['format', `${into}/a.diagram`],
    files: (into) => ({ [`${into}/a.diagram`]: UNFORMATTED }),
  },
  { verb: 'fix', words: (into) => ['fix', `${into}/a.diagram`], files: (into) => ({ [`${into}/a.diagram`]: HABIT }) },
  {
    verb: 'edit',
    words: (into) => ['edit', `${into}/a.diagram`, '{"op":"rename","id":"api","to":"shop_api"}'],
    files: (into) => ({ [`${into}/a.diagram`]: GOOD }),
  },
  {
    verb: 'compare -o',
    words: (into) => ['compare', 'shop.diagram', 'b.diagram', '-o', `${into}/x.svg`],
    files: () => ({ 'b.diagram': GOOD.replace('API', 'Other') }),
  },
  { verb: 'read -o', words: (into) => ['read', 'shop.svg', '-o', `${into}/x.diagram`] },
  { verb: 'init --out', words: (into) => ['init', '--out', into], files: () => ({ 'schema.sql': SQL }) },
  ...['--sarif', '--code-quality', '--summary'].map((option) => ({
    verb: `ci ${option}`,
    words: (into: string) => ['ci', option, `${into}/x`],
  })),
  { verb: 'backup', words: (into) => ['backup', `${into}/x.tar.gz`] },
];

const PLACES: readonly (readonly [string, string, () => void])[] = [
  ['the hooks of the repository', '.git/hooks', () => {}],
  [
    'a link to them',
    'docs/linked',
    () => {
      mkdirSync(at('.git/hooks'), { recursive: true });
      mkdirSync(at('docs'));
      symlinkSync('../.git/hooks', at('docs/linked'));
    },
  ],
];

describe.each(PLACES)('%s', (_, into, prepare) => {
  it.each(WAYS)('$verb writes nothing there, and reports it', ({ words, files }) => {
    prepare();
    write({ 'shop.diagram': GOOD });
    run(['draw', 'shop.diagram', '--theme', 'light', '--embed-source']);
    write(files?.(into) ?? {});
    const before = contents('.git/hooks');
    const { code, err } = run(words(into));
    expect(err).toContain('is in a git folder, where linework writes nothing');
    expect(code).toBe(3);
    expect(contents('.git/hooks')).toEqual(before);
  });
});

describe('a file of git is recognised', () => {
  it.each<readonly [string, string, () => void]>([
    ['in any case', '.GIT/x.svg', () => {}],
    ['below other folders', 'a/.git/b/c/x.svg', () => {}],
    ['by a spelling of Windows', 'git~1/x.svg', () => {}],
    ['by another spelling of Windows', '.git. /x.svg', () => {}],
    ['as a stream of Windows', '.git::$INDEX_ALLOCATION/x.svg', () => {}],
    ['by a spelling of macOS', '.g\u200cit/x.svg', () => {}],
    ['as the file .git itself', 'sub/.git', () => {}],
    [
      'in a bare repository of any name',
      'bare/hooks/x.svg',
      () => {
        for (const each of ['objects', 'refs', 'hooks']) mkdirSync(at(`bare/${each}`), { recursive: true });
        write({ 'bare/HEAD': 'ref: refs/heads/main\n' });
      },
    ],
    ['through a link to a folder above it', 'up/.git/x.svg', () => symlinkSync('.', at('up'))],
  ])('%s', (_, path, prepare) => {
    prepare();
    write({ 'shop.diagram': GOOD });
    expect(run(['draw', 'shop.diagram', '-o', path])).toMatchObject({
      code: 3,
      err: expect.stringContaining('is in a git folder'),
    });
    expect(existsSync(at(path))).toBe(false);
  });

  it.each([
    ['beside it', 'x.svg'],
    ['with a similar name', '.github/x.svg'],
    ['of git settings', '.gitignore.svg'],
    ['in a working tree inside it', '.git/trees/one/docs/x.svg'],
  ])('but not a file %s', (_, path) => {
    write({ 'shop.diagram': GOOD, '.git/trees/one/.git': 'gitdir: ../../worktrees/one\n' });
    expect(run(['draw', 'shop.diagram', '-o', path])).toMatchObject({ code: 0 });
    expect(existsSync(at(path))).toBe(true);
  });
});

it('ci --pictures writes nothing there', () => {
  const git = (...words: readonly string[]): Buffer =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], { cwd: folder() });
  git('init', '-q');
  write({ 'shop.diagram': GOOD });
  git('add', '-A');
  git('commit', '-qm', 'Before');
  write({ 'shop.diagram': GOOD.replace('API', 'Other') });
  expect(run(['ci', '--changed', 'HEAD', '--pictures', '.git/pictures'])).toMatchObject({
    code: 3,
    err: expect.stringContaining('is in a git folder'),
  });
  expect(existsSync(at('.git/pictures'))).toBe(false);
});
