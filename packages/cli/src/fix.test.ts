import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { command } from './testing/command.js';

const { folder, main, run, write, read } = command();

const MERMAID_HABITS = 'flow "Shop" direction=LR\nnode a\nnode b\na -->|pays| b\n';
const RIGHT = 'flow "Shop" direction=right\nnode a\nnode b\na -> b : "pays"\n';

describe('linework fix', () => {
  test('writes every safe repair into the source and tells how many', () => {
    write({ 'a.diagram': MERMAID_HABITS });
    const { code, out } = run(['fix', 'a.diagram']);
    expect(read('a.diagram')).toBe(RIGHT);
    expect([code, out]).toEqual([0, 'written a.diagram: 2 repaired\n']);
    expect(run(['fix', 'a.diagram']).out).toBe('unchanged a.diagram: 0 repaired\n');
  });

  test('tells what is left, with exit code 1', () => {
    write({ 'a.diagram': 'flow "Shop"\nnode shop\nshop -> shpo\n' });
    const { code, err } = run(['fix', 'a.diagram']);
    expect(code).toBe(1);
    expect(err).toContain('E201');
  });

  test('--check writes nothing, and standard input goes to standard output', () => {
    write({ 'a.diagram': MERMAID_HABITS });
    expect(run(['fix', '--check']).code).toBe(1);
    expect(read('a.diagram')).toBe(MERMAID_HABITS);
    expect(run(['fix', '-'], { input: MERMAID_HABITS }).out).toBe(RIGHT);
  });
});

describe('linework init-agent', () => {
  test('adds a block, keeps the rest, and brings it up to date', () => {
    write({ 'AGENTS.md': '# Agents\n' });
    expect(run(['init-agent']).code).toBe(0);
    const first = read('AGENTS.md');
    expect(first).toMatch(/^# Agents\n\n<!-- linework:start -->/);
    expect(first).toContain('flow "Title"');
    expect(run(['init-agent']).out).toContain('unchanged');
    write({ 'AGENTS.md': `${first.replace('## Diagrams', '## Old words')}\nMore.\n` });
    run(['init-agent']);
    expect(read('AGENTS.md')).toBe(`${first}\nMore.\n`);
  });
});

test('linework draw --watch draws again when the source changes, until Ctrl-C', async () => {
  write({ 'a.diagram': 'flow "One"\nnode a\n' });
  const child = spawn(process.execPath, [main(), 'draw', '--watch', 'a.diagram'], { cwd: folder() });
  const picture = join(folder(), 'a.svg');
  // Written until it is seen, however late the watching begins on a loaded machine.
  const drawn = async (title: string): Promise<void> => {
    while (!(existsSync(picture) && readFileSync(picture, 'utf8').includes(title))) {
      writeFileSync(join(folder(), 'a.diagram'), `flow "${title}"\nnode a\n`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  await drawn('One');
  await drawn('Two');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
