// linework draw --watch: prints what it watches, and after a change only the results of that change.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { command, FAULTY, GOOD } from './testing/command.js';

const { folder, run, main, write, read } = command();

let child: ChildProcess | undefined;
let output = '';

afterEach(() => {
  child?.kill('SIGKILL');
  child = undefined;
});

const at = (name: string): string => join(folder(), name);

/** The output from now on, once it contains all awaited lines. */
async function hears(...lines: readonly string[]): Promise<string> {
  await expect.poll(() => lines.every((each) => output.includes(each)), { timeout: 600_000 }).toBe(true);
  const part = output;
  output = '';
  return part;
}

async function watches(...words: readonly string[]): Promise<string> {
  output = '';
  child = spawn(process.execPath, [main(), 'draw', '--theme', 'light', ...words], { cwd: folder() });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return hears('Press Ctrl-C to stop.\n');
}

async function ends(): Promise<unknown> {
  const ended = new Promise((resolve) => child?.once('exit', (...how) => resolve(how)));
  child?.kill('SIGINT');
  return ended;
}

describe('what is watched', () => {
  it.each([
    { words: ['-w', 'a.diagram'], says: 'Watching a.diagram (1 source). Press Ctrl-C to stop.\n' },
    { words: ['--watch', '.'], says: 'Watching . (3 sources). Press Ctrl-C to stop.\n' },
    { words: ['-w'], says: 'Watching . (3 sources). Press Ctrl-C to stop.\n' },
    { words: ['sub', 'a.diagram', '-w'], says: 'Watching sub, a.diagram (2 sources). Press Ctrl-C to stop.\n' },
  ])('is printed after the first drawing of $words', async ({ words, says }) => {
    write({ 'a.diagram': GOOD, 'b.diagram': GOOD, 'sub/c.diagram': GOOD });
    const output = await watches(...words);
    expect(output).toContain('written ');
    expect(output.endsWith(says)).toBe(true);
    expect(await ends()).toEqual([0, null]);
  });

  it.each([
    { words: ['-w', 'missing.diagram'], code: 3, says: 'missing.diagram cannot be watched: no such file' },
    { words: ['-w', '-'], code: 2, says: '--watch cannot be used with' },
    { words: ['-w', '.', '--json'], code: 2, says: '--watch cannot be used with' },
    { words: ['-w', '.', '-o', 'x.svg'], code: 2, says: '-o names one file' },
  ])('$words is rejected at once', ({ words, code, says }) => {
    write({ 'a.diagram': GOOD, 'b.diagram': GOOD });
    const ran = run(['draw', ...words]);
    expect(ran.code).toBe(code);
    expect(ran.err).toContain(says);
  });
});

describe('a change', () => {
  it('is drawn, and unchanged sources are not mentioned', async () => {
    write({ 'a.diagram': GOOD, 'b.diagram': GOOD, 'bad.diagram': FAULTY });
    expect(await watches('-w')).toContain('bad.diagram:3:9: error E201');
    write({ 'b.diagram': GOOD.replace('API', 'Other') });
    expect(await hears('written b.svg\n')).toBe('written b.svg\n');
    expect(read('b.svg')).toContain('Other');
  });

  it('that is reverted is reported, and an equal file is not a change', async () => {
    write({ 'a.diagram': GOOD, 'b.diagram': GOOD });
    await watches('-w');
    write({ 'a.diagram': GOOD, 'b.diagram': FAULTY });
    await hears('E201');
    write({ 'b.diagram': GOOD });
    expect(await hears('unchanged pictures of b.diagram\n')).toBe('unchanged pictures of b.diagram\n');
  });

  it('with an error is reported once, and its fix is drawn', async () => {
    write({ 'a.diagram': GOOD, 'b.diagram': GOOD });
    await watches('-w');
    write({ 'a.diagram': FAULTY });
    expect(await hears('E201')).not.toContain('written');
    write({ 'b.diagram': GOOD.replace('API', 'Other') });
    expect(await hears('written b.svg\n')).not.toContain('E201');
    write({ 'a.diagram': GOOD.replace('API', 'Third') });
    expect(await hears('written a.svg\n')).toBe('written a.svg\n');
  });

  it('by an editor that replaces the file, in a folder below, and in Mermaid', async () => {
    write({ 'a.diagram': GOOD, 'sub/c.diagram': GOOD, 'x.mmd': 'flowchart LR\n  A[(One)]\n' });
    await watches('-w', '.', 'x.mmd');
    writeFileSync(at('a.diagram~'), GOOD.replace('API', 'Other'));
    renameSync(at('a.diagram~'), at('a.diagram'));
    await hears('written a.svg\n');
    write({ 'sub/c.diagram': GOOD.replace('API', 'Other') });
    expect(await hears('written sub/c.svg\n')).not.toContain('a.svg');
    write({ 'x.mmd': 'flowchart LR\n  A[(Two)]\n' });
    expect(await hears('written x.svg\n')).not.toContain('c.svg');
  });

  it('in the set of sources: new ones are drawn, removed ones forgotten', async () => {
    write({ 'a.diagram': GOOD });
    await watches('-w');
    write({ 'b.diagram': GOOD });
    expect(await hears('written b.svg\n')).toBe('written b.svg\n');
    rmSync(at('b.diagram'));
    rmSync(at('b.svg'));
    write({ 'a.diagram': GOOD.replace('API', 'Other') });
    await hears('written a.svg\n');
    write({ 'b.diagram': GOOD });
    expect(await hears('written b.svg\n')).toBe('written b.svg\n');
  });

  it('that cannot be drawn is reported, and watching continues', async () => {
    write({ 'a/x.diagram': GOOD });
    mkdirSync(at('b'));
    await watches('-w', 'a', 'b', '--out', 'out');
    output = '';
    write({ 'b/x.diagram': GOOD });
    expect(await hears('Nothing was written.\n')).toContain('would be written twice');
    rmSync(at('b/x.diagram'));
    write({ 'a/x.diagram': GOOD.replace('API', 'Other') });
    await hears('written out/x.svg\n');
    expect(await ends()).toEqual([0, null]);
  });

  it('of the settings, above the folder too, draws what they change', async () => {
    write({ 'linework.json': '{}', 'docs/a.diagram': GOOD.replace('"calls"', '"reads" role=data') });
    await watches('-w', 'docs');
    write({ 'linework.json': '{ "defaults": { "legend": "off" } }' });
    expect(await hears('written docs/a.svg\n')).toBe('written docs/a.svg\n');
    write({ 'linework.json': '{ "defaults": { "legnd": "off" } }' });
    expect(await hears('legend?')).toContain('linework.json has errors');
  });

  it('of the target of a link is a change of the link', async () => {
    write({ 'real/shop.diagram': GOOD });
    mkdirSync(at('in'));
    symlinkSync('../real/shop.diagram', at('in/a.diagram'));
    await watches('-w', 'in/a.diagram');
    write({ 'real/shop.diagram': GOOD.replace('API', 'Other') });
    expect(await hears('written in/a.svg\n')).toBe('written in/a.svg\n');
  });
});
