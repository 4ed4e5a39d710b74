// Runs that have nothing to do: each says so in one line, so that nobody wonders whether it ran at all.
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { command, GOOD } from './testing/command.js';

const { folder, run, write } = command();

const SQL = 'create table customers (\n  id uuid primary key\n);\n';
const DB = { name: 'db', from: 'schema.sql', format: 'sql', out: 'db.diagram', pictures: false };
const FILES = {
  'schema.sql': SQL,
  'shop.diagram': GOOD,
  'page.md': '# Page\n\n```diagram id=one\nflow "One"\nnode a\n```\n',
  'linework.json': JSON.stringify({ sources: [DB] }),
};
/** Every verb that changes files. */
const VERBS: readonly (readonly string[])[] = [['generate'], ['sync'], ['fix'], ['format'], ['ci']];
const CHECKS: readonly (readonly string[])[] = [
  ['generate', '--check'],
  ['sync', '--check'],
  ['fix', '--check'],
  ['format', '--check'],
];
const SINCE: readonly (readonly string[])[] = [
  ['generate', '--changed', 'HEAD'],
  ['sync', '--changed', 'HEAD'],
  ['fix', '--changed', 'HEAD'],
  ['ci', '--changed', 'HEAD'],
];

function settle(): void {
  write(FILES);
  for (const words of VERBS) run(words);
}

describe('a second run says in a line that there is nothing to do', () => {
  it.each([...VERBS, ...CHECKS])('%s %s', (...words) => {
    settle();
    const { code, out, err } = run(words.filter((each) => each !== undefined));
    expect(code).toBe(0);
    expect(out + err).toMatch(/^(?:Nothing to do: .*\.|unchanged .*|.*: all up to date)(?:\nunchanged .*)*\n$/);
  });

  it.each(SINCE)('%s %s %s', (...words) => {
    settle();
    const git = (...more: readonly string[]): void => {
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...more], { cwd: folder() });
    };
    git('init', '-q');
    git('add', '-A');
    git('commit', '-qm', 'All');
    const { code, out, err } = run(words);
    expect(code).toBe(0);
    expect(out + err).toMatch(/^(?:Nothing to do: no \w+ changed since HEAD\.|.*: all up to date)\n$/);
  });
});

it.each<[string, Readonly<Record<string, string>>, readonly string[], string]>([
  ['without sources', { 'linework.json': '{}' }, ['generate'], 'Nothing to do: the settings file defines no source.\n'],
  [
    'with Mermaid only',
    { 'a.md': '```mermaid\nflowchart LR\n  a --> b\n```\n' },
    ['sync'],
    'Nothing to do: 1 document is up to date. To convert 1 Mermaid fence, add --convert.\n',
  ],
  [
    'without a Mermaid fence',
    { 'a.md': '# A\n' },
    ['convert', 'a.md', '-o', 'a.md'],
    'a.md: 0 Mermaid fences converted\n',
  ],
  ['of two documents', { 'a.md': '# A\n', 'b.md': '# B\n' }, ['sync'], 'Nothing to do: 2 documents are up to date.\n'],
])('%s', (_, files, words, message) => {
  write(files);
  expect(run(words)).toMatchObject({ code: 0, err: message });
});

it('is not said of a run that failed, nor in data', () => {
  write({ 'a.md': '```diagram\nflow\na -> gone\n```\n', 'shop.diagram': GOOD });
  expect(run(['sync', 'a.md']).err).not.toContain('Nothing to do');
  for (const words of [
    ['sync', '--check', '--json'],
    ['format', '--check', '--json'],
    ['fix', '--check', '--json'],
  ])
    expect(run(words).err).toBe('');
});
