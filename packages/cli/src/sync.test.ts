// linework sync, run over real files, as a user and a gate run it.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { command } from './testing/command.js';

const { folder, run, write, read } = command();

const UP_TO_DATE = 'Nothing to do: 1 document is up to date.\n';
const FLOW = 'flow "Shop"\nnode a "Cart"\nnode b "Bank"\na -> b';
const fence = (id: string, source = FLOW): string => `\`\`\`diagram id=${id}\n${source}\n\`\`\`\n`;
const files = (): readonly string[] =>
  readdirSync(folder())
    .filter((each) => each !== '.git')
    .sort();

describe('linework sync', () => {
  it('writes the pictures and the document, and nothing the second time', () => {
    write({ 'README.md': `# Shop\n\n${fence('shop')}` });
    expect(run(['sync', 'README.md'])).toMatchObject({ code: 0, out: 'written README.md: 1 synced\n', err: '' });
    expect(files()).toEqual(['README.md', 'README.shop.dark.svg', 'README.shop.svg']);
    expect(read('README.md')).toContain('srcset="README.shop.dark.svg"');
    const before = files().map((each) => statSync(join(folder(), each)).mtimeMs);
    expect(run(['sync', 'README.md'])).toEqual({ code: 0, out: '', err: UP_TO_DATE });
    expect(files().map((each) => statSync(join(folder(), each)).mtimeMs)).toEqual(before);
  });

  it('reads every document of a folder, by default this one', () => {
    write({ 'a.md': fence('x'), 'deep/b.mdx': fence('y'), 'node_modules/c.md': fence('z'), 'd.txt': fence('w') });
    expect(run(['sync']).out).toBe('written a.md: 1 synced\nwritten deep/b.mdx: 1 synced\n');
    expect(read('deep/b.mdx')).toContain('{/* linework y ');
    expect(read('node_modules/c.md')).toBe(fence('z'));
  });

  it('keeps the line endings of a document', () => {
    write({ 'a.md': `text\r\n\r\n${fence('x').replace(/\n/g, '\r\n')}` });
    run(['sync', 'a.md']);
    expect(read('a.md').replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
  });

  it('draws more diagrams than one call handles', () => {
    write({ 'a.md': Array.from({ length: 70 }, (_, i) => fence(`d${i}`)).join('\n') });
    expect(run(['sync', 'a.md'])).toMatchObject({ code: 0, out: 'written a.md: 70 synced\n' });
    expect(files()).toHaveLength(141);
    expect(run(['sync', '--check', 'a.md'])).toEqual({ code: 0, out: '', err: UP_TO_DATE });
  });

  it('draws only what changed', () => {
    write(Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`${i}.md`, fence('x')])));
    run(['sync']);
    write({ '7.md': read('7.md').replace('"Cart"', '"Basket"') });
    expect(run(['sync']).out).toBe('written 7.md: 1 synced\n');
    expect(read('7.x.svg')).toContain('Basket');
  });

  it('draws a deleted picture again', () => {
    write({ 'a.md': fence('x') });
    run(['sync']);
    rmSync(join(folder(), 'a.x.dark.svg'));
    expect(run(['sync', '--check'])).toMatchObject({ code: 1, out: 'outdated a.md: 1 synced\n' });
    run(['sync']);
    expect(existsSync(join(folder(), 'a.x.dark.svg'))).toBe(true);
  });

  it('reports errors at their location and keeps the fence', () => {
    const bad = `one\n\n${fence('x', FLOW.replace('-> b', '-> c'))}`;
    write({ 'a.md': bad });
    const { code, err } = run(['sync', 'a.md']);
    expect([code, read('a.md'), files()]).toEqual([1, bad, ['a.md']]);
    expect(err).toContain('a.md:7:6');
  });

  it('converts Mermaid fences to diagrams on request', () => {
    const mermaid = '```mermaid\nflowchart LR\n  a --> b\n```\n';
    write({ 'a.md': mermaid });
    run(['sync', 'a.md']);
    expect(read('a.md')).toBe(mermaid);
    expect(run(['sync', '--convert', 'a.md']).out).toBe('written a.md: 1 converted\n');
    expect(read('a.md')).toContain('```diagram id=flow\nflow direction=right\n');
  });

  it('prints the documented result with --json', () => {
    write({ 'a.md': fence('x') });
    const [entry] = JSON.parse(run(['sync', '--json', 'a.md']).out);
    expect(Object.keys(entry)).toEqual(
      expect.arrayContaining(['file', 'mode', 'markdown', 'changed', 'report', 'summary', 'caps']),
    );
    expect(entry.summary).toEqual({
      diagrams: 1,
      synced: 1,
      converted: 0,
      unchanged: 0,
      skipped: 0,
      failed: 0,
      files: 2,
    });
  });
});

describe('--check', () => {
  it('writes nothing and lists what is out of date', () => {
    write({ 'a.md': fence('x'), 'b.md': 'no diagram\n' });
    expect(run(['sync', '--check'])).toEqual({ code: 1, out: 'outdated a.md: 1 synced\n', err: '' });
    expect([read('a.md'), files()]).toEqual([fence('x'), ['a.md', 'b.md']]);
  });
});

describe('pictures that no fence shows', () => {
  it('are listed, and removed on request; other files stay', () => {
    write({ 'a.md': fence('old') });
    run(['sync']);
    write({ 'a.md': fence('new'), 'a.logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    expect(run(['sync']).out).toBe('written a.md: 1 synced\nunused a.old.dark.svg\nunused a.old.svg\n');
    expect(run(['sync', '--prune']).out).toBe('removed a.old.dark.svg\nremoved a.old.svg\n');
    expect(files()).toEqual(['a.logo.svg', 'a.md', 'a.new.dark.svg', 'a.new.svg']);
  });

  it('are kept while their fence has an error', () => {
    write({ 'a.md': fence('x') });
    run(['sync']);
    write({ 'a.md': read('a.md').replace('a -> b', 'a -> c') });
    expect(run(['sync', '--prune']).out).toBe('');
    expect(files()).toContain('a.x.svg');
  });
});

describe('a picture that cannot be written', () => {
  it('is reported, its document stays unchanged, and the others are synced', () => {
    write({ 'a.md': fence('x'), 'sub/b.md': fence('y'), 'sub/b.y.svg/in-the-way': '' });
    const { code, err } = run(['sync']);
    expect([code, read('a.md').includes('<picture>'), read('sub/b.md')]).toEqual([3, true, fence('y')]);
    expect(err).toContain('b.y.svg');
  });
});
