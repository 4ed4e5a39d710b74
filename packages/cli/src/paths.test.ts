// Paths on the command line mean the same for every verb: absolute, relative to the folder of the call, or with `..`.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { operations } from '@linework/operations';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allVerbs } from './command/derived-verb.js';
import { command, GOOD } from './testing/command.js';

const { folder, run, write, read } = command();

const SQL = 'create table customers (\n  id uuid primary key\n);\n';
const SETTINGS = '{"defaults":{"theme":"dark"}}';

interface Way {
  /** Written by the command line; without it, the path names a file that is read. */
  readonly file?: string;
  readonly words: (path: string) => readonly string[];
  /** The content of a file that is read. */
  readonly content?: string;
  /** Beside it. */
  readonly also?: Readonly<Record<string, string>>;
}

const settings = (...words: readonly string[]): Way => ({
  words: (path) => [...words, '--settings', path],
  content: SETTINGS,
});

/** Every option that takes a path. */
const WAYS: Readonly<Record<string, Way>> = {
  'draw --output': { file: 'x.svg', words: (path) => ['draw', 'shop.diagram', '-o', path] },
  'draw --out': { file: 'pictures/shop.svg', words: (path) => ['draw', 'shop.diagram', '--out', dirname(path)] },
  'draw --settings': settings('draw', 'shop.diagram'),
  'check --settings': settings('check', 'shop.diagram'),
  'outline --settings': settings('outline', 'shop.diagram'),
  'render --output': { file: 'x.svg', words: (path) => ['render', 'shop.diagram', '-o', path] },
  'render --out': { file: 'x.txt', words: (path) => ['render', 'shop.diagram', '--out', path] },
  'render --settings': settings('render', 'shop.diagram'),
  'read --output': { file: 'x.diagram', words: (path) => ['read', 'source.svg', '-o', path] },
  'compare --output': { file: 'x.svg', words: (path) => ['compare', 'shop.diagram', 'other.diagram', '-o', path] },
  'compare --settings': settings('compare', 'shop.diagram', 'other.diagram'),
  'edit --from': {
    words: (path) => ['edit', 'shop.diagram', '--from', path],
    content: '[{"op":"rename","id":"api","to":"orders"}]',
  },
  'edit --settings': settings('edit', 'shop.diagram', 'rename', 'api', 'orders'),
  'convert --output': { file: 'x.diagram', words: (path) => ['convert', 'a.mmd', '-o', path] },
  'convert --settings': settings('convert', 'a.mmd'),
  'fix --settings': settings('fix', 'shop.diagram'),
  'import --output': { file: 'x.diagram', words: (path) => ['import', 'schema.sql', '-o', path] },
  'import --overrides': {
    words: (path) => ['import', 'schema.sql', '--overrides', path],
    content: '{}',
  },
  'generate --settings': {
    words: (path) => ['generate', '--settings', path],
    content: '{"sources":[{"from":"db.sql","format":"sql","out":"db.diagram"}]}',
    also: { 'db.sql': SQL },
  },
  'brand --preview': { file: 'x.svg', words: (path) => ['brand', 'check', 'brand.json', '--preview', path] },
  'brand --settings': settings('brand', 'show'),
  'icons --settings': settings('icons', 'database'),
  'ci --sarif': { file: 'x.sarif', words: (path) => ['ci', '--sarif', path] },
  'ci --code-quality': { file: 'x.json', words: (path) => ['ci', '--code-quality', path] },
  'ci --summary': { file: 'x.md', words: (path) => ['ci', '--summary', path] },
  'ci --pictures': {
    file: 'pictures/shop.changes.svg',
    words: (path) => ['ci', '--changed', 'HEAD', '--pictures', dirname(path)],
  },
  'ci --settings': settings('ci'),
  'sync --settings': settings('sync', 'notes.md'),
  'doctor --settings': settings('doctor'),
  'suggest --text': { words: (path) => ['suggest', 'orders', '--text', path], content: 'Orders call the bank.' },
  'init-agent --file': { file: 'NOTES.md', words: (path) => ['init-agent', '--file', path] },
};

/** Folders of the service, servers, a folder that the settings file names, and one that contains the input: tried in their own tests. */
const ELSEWHERE = new Set([
  'publish --folder',
  'diagrams --folder',
  'preview --settings',
  'mcp --settings',
  'init --out',
  'import --root',
]);

let outside = '';
beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'linework-outside-'));
  rmSync(join(folder(), '.git'), { recursive: true });
  write({
    'shop.diagram': GOOD,
    'other.diagram': GOOD.replace('"API"', '"Orders"'),
    'a.mmd': 'flowchart LR\n  A --> B\n',
    'schema.sql': SQL,
    'notes.md': '# Notes\n',
    'brand.json': '{ "colours": { "primary": "#0b6bcb" } }\n',
  });
  run(['draw', 'shop.diagram', '--embed-source', '-o', 'source.svg']);
  const git = (...words: readonly string[]): void => {
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], { cwd: folder() });
  };
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'first');
  write({ 'shop.diagram': GOOD.replace('"Shop"', '"Store"') });
});
afterEach(() => rmSync(outside, { recursive: true, force: true }));

const files = (): readonly string[] =>
  readdirSync(folder(), { recursive: true })
    .map(String)
    .filter((path) => !path.startsWith('.git'))
    .sort();

describe('a path on the command line', () => {
  it('is tried for every option of every verb that takes one', async () => {
    const missing: string[] = [];
    for (const { name, load } of allVerbs(operations))
      for (const [option, spec] of Object.entries((await load()).verb.options))
        if (spec.type === 'string' && /^(?:FILE|FOLDER|PICTURE|PATH)/.test(spec.value))
          missing.push(`${name} --${option}`);
    expect(missing.filter((each) => !Object.hasOwn(WAYS, each) && !ELSEWHERE.has(each))).toEqual([]);
    expect(Object.keys(WAYS).filter((each) => !missing.includes(each))).toEqual([]);
  });

  it.each(Object.entries(WAYS))(
    'of %s may be absolute, with .. or relative',
    (_, { file, words, content = '', also = {} }) => {
      for (const place of [join(outside, 'deep'), join(outside, 'absolute'), join(folder(), 'below')]) {
        const target = join(place, file ?? 'linework.json');
        const written = place.endsWith('absolute') ? target : relative(folder(), target);
        mkdirSync(place, { recursive: true });
        if (file === undefined)
          for (const [name, text] of Object.entries({ 'linework.json': content, ...also }))
            write({ [relative(folder(), join(place, name))]: text });
        const before = files();
        const ran = run(words(written));
        expect(ran.err.replaceAll(/^linework: The command is not installed.*\n/gm, ''), written).not.toContain(
          'linework: ',
        );
        expect(ran.code, `${written} ${ran.out}${ran.err}`).toBe(0);
        if (file !== undefined) expect(existsSync(target), written).toBe(true);
        if (file !== undefined && !place.startsWith(folder())) expect(files()).toEqual(before);
        write({ 'shop.diagram': GOOD.replace('"Shop"', '"Store"') });
      }
    },
  );

  it('of a report outside the repository does not become a document of the next run', () => {
    const path = join(outside, 'report.md');
    const first = run(['ci', '--summary', path]);
    expect(first.code).toBe(0);
    expect(run(['ci', '--summary', path]).out).toBe(first.out);
  });
});

describe('linework init --out', () => {
  it.each([
    ['docs/pictures', 'docs/pictures/'],
    ['docs/pictures/', 'docs/pictures/'],
    ['./docs', 'docs/'],
    ['.', './'],
  ])('%s is written relative to the settings file', (path, into) => {
    for (const written of [path, join(folder(), path)]) {
      rmSync(join(folder(), 'linework.json'), { force: true });
      expect(run(['init', '--out', written])).toMatchObject({ code: 0 });
      const { sources } = JSON.parse(read('linework.json')) as {
        readonly sources: readonly { readonly out: string }[];
      };
      expect(sources.map(({ out }) => out)).toEqual([`${into}database.diagram`]);
      const nothing = written === path ? '' : 'Nothing to do: 1 source is up to date.\n';
      expect(run(['generate'])).toMatchObject({ code: 0, err: nothing });
      expect(existsSync(join(folder(), into, 'database.diagram'))).toBe(true);
    }
  });

  it('rejects a folder outside the repository', () => {
    for (const written of [outside, relative(folder(), outside)]) {
      const { code, err } = run(['init', '--out', written]);
      expect([code, err]).toEqual([
        2,
        `linework: ${written} is outside this folder. Name a folder in it, such as docs/diagrams.\n`,
      ]);
      expect(existsSync(join(folder(), 'linework.json'))).toBe(false);
    }
  });
});
