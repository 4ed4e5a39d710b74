// linework fix and init-agent, run as a user runs them.
import { describe, expect, test } from 'vitest';
import { command } from './testing/command.js';

const { run, write, read } = command();

const MERMAID_HABITS = 'flow "Shop" direction=LR\nnode a\nnode b\na -->|pays| b\n';
const RIGHT = 'flow "Shop" direction=right\nnode a\nnode b\na -> b : "pays"\n';

describe('linework fix', () => {
  test('writes every safe repair into the source and prints how many', () => {
    write({ 'a.diagram': MERMAID_HABITS });
    const { code, out } = run(['fix', 'a.diagram']);
    expect(read('a.diagram')).toBe(RIGHT);
    expect([code, out]).toEqual([0, 'written a.diagram: 2 repaired\n']);
    expect(run(['fix', 'a.diagram']).out).toBe('unchanged a.diagram: 0 repaired\n');
  });

  test('reports the remaining errors, with exit code 1', () => {
    write({ 'a.diagram': 'flow "Shop"\nnode shop\nshop -> shpo\n' });
    const { code, err } = run(['fix', 'a.diagram']);
    expect(code).toBe(1);
    expect(err).toContain('E201');
  });

  test('removes a repeated relation only with --unsafe', () => {
    const twice = 'class "Shop"\nclass a\nclass b\na -> b\na -> b\n';
    write({ 'a.diagram': twice });
    expect(run(['fix', 'a.diagram']).code).toBe(0);
    expect(read('a.diagram')).toBe(twice);
    expect(run(['fix', 'a.diagram', '--unsafe']).code).toBe(0);
    expect(read('a.diagram')).toBe('class "Shop"\nclass a\nclass b\na -> b\n');
  });

  test('--check writes nothing, and standard input goes to standard output', () => {
    write({ 'a.diagram': MERMAID_HABITS });
    expect(run(['fix', '--check']).code).toBe(1);
    expect(read('a.diagram')).toBe(MERMAID_HABITS);
    expect(run(['fix', '-'], { input: MERMAID_HABITS }).out).toBe(RIGHT);
  });
});

describe('linework init-agent', () => {
  test('adds a block, keeps the rest, and updates the block', () => {
    write({ 'AGENTS.md': '# Agents\n' });
    expect(run(['init-agent']).code).toBe(0);
    const first = read('AGENTS.md');
    expect(first).toMatch(/^# Agents\n\n<!-- linework:start -->/);
    expect(first).toContain('vocabulary KIND');
    expect(run(['init-agent']).out).toContain('unchanged');
    write({ 'AGENTS.md': `${first.replace('## Diagrams', '## Old words')}\nMore.\n` });
    run(['init-agent']);
    expect(read('AGENTS.md')).toBe(`${first}\nMore.\n`);
  });
});
