// linework init: finds inputs of every format that is imported, wherever they are, and opens only the files that it has to.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importers } from '@linework/import';
import { describe, expect, it } from 'vitest';
import { candidates } from './generate/candidates.js';
import { command } from './testing/command.js';

const { folder, run, write, read } = command();
const formats = fileURLToPath(new URL('../../import/src/formats', import.meta.url));
const git = (...words: readonly string[]): string => execFileSync('git', words, { cwd: folder(), encoding: 'utf8' });

interface Source {
  readonly from: string | readonly string[];
  readonly format: string;
}

const sources = (): readonly Source[] => JSON.parse(read('linework.json')).sources;

describe('init', () => {
  it('finds the example of every format in one repository, and a second run changes nothing', () => {
    for (const { format } of importers)
      cpSync(join(formats, format, 'example'), join(folder(), format), { recursive: true });
    const { code, out, err } = run(['init']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const proposals = sources();
    expect(proposals.map(({ format }) => format).toSorted()).toEqual(importers.map(({ format }) => format).toSorted());
    for (const { from, format } of proposals) expect([from].flat().every((each) => each.startsWith(format))).toBe(true);
    expect(out).not.toContain('more inputs');
    const before = read('linework.json');
    expect(run(['init'])).toMatchObject({ code: 3, out: '' });
    expect(read('linework.json')).toBe(before);
    expect(run(['generate'])).toMatchObject({ code: 0 });
    expect(run(['generate', '--check'])).toMatchObject({ code: 0, out: '' });
  });

  it.each(importers.map(({ format }) => format))('finds the example of %s at the root of a repository', (format) => {
    cpSync(join(formats, format, 'example'), folder(), { recursive: true });
    expect(run(['init'])).toMatchObject({ code: 0, err: '' });
    expect(sources().map((each) => each.format)).toEqual([format]);
    expect(read('linework.json')).toContain(`"${format}"`);
  });

  it('reads what git tracks or would add, and not what it ignores', () => {
    rmSync(join(folder(), '.git'), { recursive: true });
    git('init', '-q');
    write({
      '.gitignore': 'build/\n',
      'build/compose.yaml': 'services:\n  old:\n    image: nginx\n',
      'app/compose.yaml': 'services:\n  web:\n    image: nginx\n',
    });
    run(['init']);
    expect(sources()).toMatchObject([{ from: 'app/compose.yaml' }]);
  });

  it('counts the Mermaid diagrams that sync can draw, and names its command', () => {
    const good = '```mermaid\nflowchart LR\n  A --> B\n```\n';
    write({ 'README.md': good + good, 'docs/a b.md': `${good}\n~~~mermaid\nflowchart LR\n  A -->\n~~~\n` });
    const { out } = run(['init']);
    expect(out).toBe(
      "3 Mermaid diagrams in 2 documents. To draw them: linework sync --convert README.md 'docs/a b.md'\n",
    );
    expect(existsSync(join(folder(), 'linework.json'))).toBe(false);
    expect(run(['sync', '--convert', 'README.md']).out).toContain('2 converted');
  });

  it('does not take settings, documents and tests for data', () => {
    write({
      'package.json': '{"name": "a", "files": ["a"]}',
      'tsconfig.json': '{"references": [{"path": "a"}]}',
      'README.md': 'openapi: 3.1.0\n\ndatasource db {\n  provider = "x"\n}\n',
      'src/schema.test.ts': "export const users = pgTable('users', {});\n",
      'test/fixtures/a.json': '[1, 2]',
      Makefile: 'all:\n\techo\n',
      LICENSE: 'MIT\n',
    });
    expect(run(['init'])).toMatchObject({ code: 0, out: expect.stringContaining('Found no files'), err: '' });
  });

  it('reads several manifests at the root one by one, and a folder of them as a folder', () => {
    const manifest = (name: string): string => `apiVersion: v1\nkind: Service\nmetadata:\n  name: ${name}\n`;
    write({
      'web.yaml': manifest('web'),
      'api.yaml': manifest('api'),
      'k8s/db.yaml': manifest('db'),
      'other.yaml': 'a: 1\n',
    });
    run(['init']);
    expect(sources().map(({ from }) => from)).toEqual([['api.yaml', 'web.yaml'], 'k8s']);
  });
});

describe('the files that init opens', () => {
  it.each([
    {
      name: 'none where names and endings decide',
      files: ['a.png', 'a.css', 'a.go', 'a.sql', 'a.prisma', 'a.md', 'compose.yaml'],
      opened: 0,
    },
    { name: 'each once where they do not', files: ['a.yaml', 'a.json', 'a.ts'], opened: 3 },
  ])('are $name, in ten thousand', ({ files, opened }) => {
    const paths = Array.from({ length: 10_000 }, (_, at) => `d${at % 100}/f${at}-${files[at % files.length]}`);
    const seen: string[] = [];
    const beginningOf = (path: string): string => {
      seen.push(path);
      return 'nothing: known\n';
    };
    const named = paths.map((path) => path.replace(/f\d+-compose/, 'compose'));
    candidates({ paths: [...new Set(named)], beginningOf }, 'docs');
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(opened === 0 ? 0 : paths.length);
  });
});
