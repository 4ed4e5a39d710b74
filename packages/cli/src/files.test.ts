// How files are written: completely or not at all, never over a source, never outside the folder. Real files, links and processes.
import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asNobody, command, GOOD } from './testing/command.js';

const { folder, run, write, read, main } = command();

const UNFORMATTED = 'flow "Shop"\n\n\nnode   shop client "Shop"\n';
const FORMATTED = 'flow "Shop"\n\nnode shop client "Shop"\n';
const MERMAID = 'flowchart LR\n  A([Cart]) --> B[Paid]\n';
const OTHER = GOOD.replace('API', 'Other');

const at = (name: string): string => join(folder(), name);
const files = (below = '.'): readonly string[] =>
  readdirSync(at(below))
    .filter((each) => each !== '.git')
    .sort();

/** Every way of writing a file, with an existing file that must stay intact when writing fails. */
const WAYS = [
  { words: ['draw', 'shop.diagram', '--theme', 'light'], file: 'shop.svg', old: '<svg>old</svg>' },
  { words: ['draw', 'shop.diagram', '-f', 'pdf'], file: 'shop.pdf', old: 'old' },
  { words: ['draw', 'shop.diagram', '-o', 'new.svg'], file: 'new.svg', old: 'old' },
  { words: ['convert', 'a.mmd', '-o', 'a.diagram', '--force'], file: 'a.diagram', old: 'flow "Mine"\nnode a "A"\n' },
  { words: ['format', 'loose.diagram'], file: 'loose.diagram', old: UNFORMATTED },
  { words: ['fix', 'habit.diagram'], file: 'habit.diagram', old: 'flow "Shop" direction=LR\nnode a\nnode b\na -> b\n' },
  { words: ['init-agent'], file: 'AGENTS.md', old: '# Agents\n' },
] as const;

const prepare = (): void => write({ 'shop.diagram': GOOD, 'a.mmd': MERMAID });

/** Runs before the command and changes what the file system does. */
const hook = (code: string): readonly string[] => {
  writeFileSync(
    at('.git/hook.mjs'),
    `import fs from 'node:fs';\nimport { syncBuiltinESMExports } from 'node:module';\n${code}\nsyncBuiltinESMExports();\n`,
  );
  return ['--import', at('.git/hook.mjs')];
};

describe('a file is written completely or not at all', () => {
  const STEPS = ['writeFileSync', 'fsyncSync', 'renameSync'] as const;
  it.each(WAYS.flatMap((way) => STEPS.map((step) => ({ ...way, step }))))(
    '$words killed at $step keeps the old file, and the next run writes the new one',
    ({ words, file, old, step }) => {
      prepare();
      write({ [file]: old });
      const half =
        step === 'writeFileSync'
          ? 'const write = fs.writeSync; fs.writeFileSync = (to, content) => { write(typeof to === "number" ? to : fs.openSync(to, "w"), Buffer.from(content).subarray(0, 9)); process.kill(process.pid, "SIGKILL"); };'
          : `fs.${step} = () => process.kill(process.pid, 'SIGKILL');`;
      expect(run(words, { node: hook(half) }).code).toBe(null);
      expect(read(file)).toBe(old);
      run(words);
      expect(read(file)).not.toBe(old);
      expect(read(file).length).toBeGreaterThan(old.length / 2);
    },
  );

  it.each(WAYS)('$words on a full disk keeps the old file, reports it, and leaves nothing behind', (way) => {
    const { words, file, old } = way;
    prepare();
    write({ [file]: old });
    const before = files();
    const full = hook(
      `const write = fs.writeSync; fs.writeFileSync = (to, content) => { write(typeof to === 'number' ? to : fs.openSync(to, 'w'), Buffer.from(content).subarray(0, 9)); throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }); };`,
    );
    const { code, err } = run(words, { node: full });
    expect(err).toContain(`${file} cannot be written: the disk is full.\n`);
    expect(code).toBe(3);
    expect(read(file)).toBe(old);
    expect(files()).toEqual(before);
  });

  it('several writers at once leave one of their files, and a reader always sees a complete one', async () => {
    const sources = [GOOD, OTHER, `${GOOD}note api : "${'words '.repeat(40)}"\n`];
    write(Object.fromEntries(sources.map((each, i) => [`${i}.diagram`, each])));
    const whole = sources.map((_, i) => run(['draw', `${i}.diagram`, '-o', '-']).out);
    write({ 'out.svg': whole[0] ?? '' });
    let open = 0;
    const ended = [0, 1, 2, 0, 1, 2, 0, 1, 2].map((i) => {
      open++;
      const child: ChildProcess = spawn(process.execPath, [main(), 'draw', `${i}.diagram`, '-o', 'out.svg'], {
        cwd: folder(),
        stdio: 'ignore',
      });
      return new Promise<number | null>((resolve) =>
        child.on('close', (code) => {
          open--;
          resolve(code);
        }),
      );
    });
    const seen = new Set<string>();
    while (open > 0) {
      seen.add(read('out.svg'));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(await Promise.all(ended)).toEqual(ended.map(() => 0));
    for (const each of [...seen, read('out.svg')]) expect(whole).toContain(each);
    expect(files()).toEqual(['0.diagram', '1.diagram', '2.diagram', 'out.svg']);
  });

  it('a file left by a killed process with the same id does no harm', () => {
    write({ 'shop.diagram': GOOD });
    const left = `require('node:fs').writeFileSync('.linework-' + process.pid + '-0.tmp', 'left')`;
    writeFileSync(at('.git/left.cjs'), left);
    expect(run(['draw', 'shop.diagram'], { node: ['--require', at('.git/left.cjs')] }).code).toBe(0);
    expect(read('shop.svg')).toMatch(/^<svg .*<\/svg>\n?$/s);
  });
});

describe('a replaced file keeps', () => {
  it.each([0o600, 0o640, 0o755, 0o666])('its mode %o', (mode) => {
    write({ 'shop.diagram': GOOD, 'shop.svg': 'old', 'loose.diagram': UNFORMATTED });
    for (const each of ['shop.svg', 'loose.diagram']) chmodSync(at(each), mode);
    run(['draw', 'shop.diagram']);
    run(['format', 'loose.diagram']);
    for (const each of ['shop.svg', 'loose.diagram']) expect(statSync(at(each)).mode & 0o7777).toBe(mode);
    expect(read('loose.diagram')).toBe(FORMATTED);
  });

  it('its byte order mark', () => {
    write({ 'loose.diagram': `\ufeff${UNFORMATTED}`, 'tidy.diagram': `\ufeff${FORMATTED}` });
    expect(run(['format']).out).toBe('written loose.diagram\nunchanged tidy.diagram\n');
    expect(read('loose.diagram')).toBe(`\ufeff${FORMATTED}`);
    expect(read('tidy.diagram')).toBe(`\ufeff${FORMATTED}`);
  });

  it.skipIf(process.getuid?.() !== 0)('its owner', async () => {
    const { chownSync } = await import('node:fs');
    write({ 'loose.diagram': UNFORMATTED });
    chownSync(at('loose.diagram'), 1234, 4321);
    run(['format']);
    expect(read('loose.diagram')).toBe(FORMATTED);
    expect(statSync(at('loose.diagram'))).toMatchObject({ uid: 1234, gid: 4321 });
  });

  it('a device, which takes the picture', () => {
    write({ 'shop.diagram': GOOD });
    expect(run(['draw', 'shop.diagram', '-o', '/dev/null'])).toMatchObject({ code: 0, err: '' });
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });
});

describe('files that must not be written', () => {
  it.each([
    { words: ['draw', 'shop.diagram'], file: 'shop.svg', old: 'old' },
    { words: ['format', 'loose.diagram'], file: 'loose.diagram', old: UNFORMATTED },
  ])('$words keeps a read-only file', ({ words, file, old }) => {
    write({ 'shop.diagram': GOOD, [file]: old });
    chmodSync(at(file), 0o444);
    const { code, err } = run(words, { node: asNobody(folder()) });
    expect(err).toContain(`${file} cannot be written: permission denied.\n`);
    expect(code).toBe(3);
    expect(read(file)).toBe(old);
  });

  it.each([
    { words: ['draw', 'sub/shop.diagram'], file: 'sub/shop.svg', old: 'old' },
    { words: ['format', 'sub/loose.diagram'], file: 'sub/loose.diagram', old: UNFORMATTED },
  ])('$words keeps a file in a read-only folder', ({ words, file, old }) => {
    write({ 'sub/shop.diagram': GOOD, [file]: old });
    chmodSync(at(file), 0o666);
    chmodSync(at('sub'), 0o555);
    const { code, err } = run(words, { node: asNobody(folder()) });
    expect(err).toContain(`${file} cannot be written: no file can be created in its folder.\n`);
    expect(code).toBe(3);
    expect(read(file)).toBe(old);
  });
});

describe('a source that changed since it was read', () => {
  it.each([
    { words: ['format', 'a.diagram'], text: UNFORMATTED },
    { words: ['fix', 'a.diagram'], text: 'flow "Shop" direction=LR\nnode a\nnode b\na -> b\n' },
    { words: ['init-agent', '--file', 'a.diagram'], text: '# Agents\n' },
  ])('is not overwritten by $words', ({ words, text }) => {
    write({ 'a.diagram': text });
    const changes = hook(
      `const sync = fs.fsyncSync; fs.fsyncSync = (file) => { fs.appendFileSync(${JSON.stringify(at('a.diagram'))}, '# mine\\n'); sync(file); };`,
    );
    const { code, out, err } = run(words, { node: changes });
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toContain('a.diagram changed after it was read, so it was not overwritten. Run the command again.\n');
    expect(read('a.diagram')).toBe(`${text}# mine\n`);
    expect(files()).toEqual(['a.diagram']);
  });

  it('is not written again if it was removed', () => {
    write({ 'a.diagram': UNFORMATTED });
    const removes = hook(
      `const sync = fs.fsyncSync; fs.fsyncSync = (file) => { fs.rmSync(${JSON.stringify(at('a.diagram'))}); sync(file); };`,
    );
    expect(run(['format', 'a.diagram'], { node: removes }).code).toBe(3);
    expect(files()).toEqual([]);
  });
});

describe('no output overwrites a source', () => {
  const link = (from: string, to: string, hard: boolean): void =>
    hard ? linkSync(at(from), at(to)) : symlinkSync(at(from), at(to));

  it.each([
    { name: 'by its name', words: ['draw', 'x.svg'] },
    { name: 'by its name with -o', words: ['draw', 'x.svg', '-o', 'x.svg'] },
    { name: 'with ./', words: ['draw', 'x.svg', '-o', './sub/../x.svg'] },
    { name: 'by its full path', words: ['draw', 'x.svg', '-o', 'WHOLE/x.svg'] },
    { name: 'by a hard link', words: ['draw', 'x.svg', '-o', 'hard.svg'] },
    { name: 'by a symbolic link', words: ['draw', 'x.svg', '-o', 'soft.svg'] },
    { name: 'through a linked folder', words: ['draw', 'x.svg', '-o', 'round/x.svg'] },
    { name: 'when another one is drawn', words: ['draw', 'x.svg', 'hard.diagram'] },
    { name: 'by convert', words: ['convert', 'a.mmd', '-o', './a.mmd', '--force'] },
    { name: 'by convert and a hard link', words: ['convert', 'a.mmd', '-o', 'a.hard', '--force'] },
    { name: 'by read', words: ['read', 'held.svg', '-o', 'held.svg'] },
  ])('$name', ({ words }) => {
    write({ 'shop.diagram': GOOD, 'x.svg': GOOD, 'a.mmd': MERMAID, 'sub/keep': '' });
    run(['draw', 'shop.diagram', '--embed-source', '-o', 'held.svg']);
    link('x.svg', 'hard.svg', true);
    link('x.svg', 'soft.svg', false);
    link('a.mmd', 'a.hard', true);
    link('.', 'round', false);
    link('x.svg', 'hard.diagram', true);
    const held = read('held.svg');
    const { code, out, err } = run(words.map((each) => each.replace('WHOLE', folder())));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('is a source and would be overwritten. Nothing was written.');
    expect(read('x.svg')).toBe(GOOD);
    expect(read('a.mmd')).toBe(MERMAID);
    expect(read('held.svg')).toBe(held);
  });

  it.each([
    { words: ['convert', 'a.mmd', '-o', 'mine.diagram'], says: 'Add --force to overwrite it.' },
    { words: ['read', 'held.svg', '-o', 'mine.diagram'], says: 'Name another file.' },
  ])('or a file that somebody else wrote: $words', ({ words, says }) => {
    write({ 'shop.diagram': GOOD, 'a.mmd': MERMAID, 'mine.diagram': OTHER });
    run(['draw', 'shop.diagram', '--embed-source', '-o', 'held.svg']);
    const { code, out, err } = run(words);
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toContain(`linework: mine.diagram exists and differs, so it was kept. ${says}\n`);
    expect(read('mine.diagram')).toBe(OTHER);
  });
});

describe('links', () => {
  it.each([
    { name: 'out of the folder', to: '../outside/x.svg', says: /through a link to .*x\.svg, outside its folder/ },
    {
      name: 'to a source in the folder',
      to: 'other.diagram',
      says: /through a link to the source .*other|is a source and would be overwritten/,
    },
    { name: 'to nothing', to: 'missing.svg', says: /through a link to a missing file/ },
  ])('$name are not written through', ({ to, says }) => {
    write({ 'in/shop.diagram': GOOD, 'in/other.diagram': OTHER, 'outside/x.svg': 'theirs' });
    symlinkSync(to, at('in/shop.svg'));
    for (const words of [
      ['draw', 'in/shop.diagram'],
      ['draw', 'in'],
      ['draw', 'in/shop.diagram', '-o', 'in/shop.svg'],
    ]) {
      const { code, err } = run(words);
      expect([2, 3]).toContain(code);
      expect(err).toMatch(says);
    }
    expect(read('outside/x.svg')).toBe('theirs');
    expect(read('in/other.diagram')).toBe(OTHER);
    expect(readlinkSync(at('in/shop.svg'))).toBe(to);
    expect(existsSync(at('in/missing.svg'))).toBe(false);
  });

  it('to a file in the folder are written through, and stay links', () => {
    write({ 'shop.diagram': GOOD, 'real/shop.svg': 'old' });
    symlinkSync('real/shop.svg', at('shop.svg'));
    expect(run(['draw', '.', '--theme', 'light']).out).toBe('written shop.svg\n');
    expect(lstatSync(at('shop.svg')).isSymbolicLink()).toBe(true);
    expect(read('real/shop.svg')).toMatch(/^<svg /);
  });

  it('in folders below --out do not lead out of it, but the folder itself may be a link', () => {
    write({ 'in/sub/shop.diagram': GOOD });
    mkdirSync(at('elsewhere'));
    mkdirSync(at('out'));
    symlinkSync('../elsewhere', at('out/sub'));
    const { code, err } = run(['draw', 'in', '--out', 'out']);
    expect(code).toBe(3);
    expect(err).toContain('outside its folder');
    expect(files('elsewhere')).toEqual([]);
    symlinkSync('elsewhere', at('linked'));
    expect(run(['draw', 'in', '--out', 'linked', '--theme', 'light']).out).toBe('written linked/sub/shop.svg\n');
    expect(files('elsewhere/sub')).toEqual(['shop.svg']);
  });

  it.each(['format', 'fix'])('out of the folder protect their source from %s, other links do not', (verb) => {
    const text = verb === 'format' ? UNFORMATTED : 'flow "Shop" direction=LR\nnode a\n';
    write({ 'outside/theirs.diagram': text, 'in/real/mine.diagram': text });
    symlinkSync('../outside/theirs.diagram', at('in/theirs.diagram'));
    symlinkSync('real/mine.diagram', at('in/mine.diagram'));
    const { code, err } = run([verb, 'in']);
    expect(code).toBe(3);
    expect(err).toContain('in/theirs.diagram is reached through a link to ');
    expect(read('outside/theirs.diagram')).toBe(text);
    expect(read('in/real/mine.diagram')).not.toBe(text);
    expect(lstatSync(at('in/mine.diagram')).isSymbolicLink()).toBe(true);
  });

  it('with another name keep their content: a hard link does not lead into a second folder', () => {
    write({ 'shop.diagram': GOOD, 'other/keep.svg': 'theirs' });
    linkSync(at('other/keep.svg'), at('shop.svg'));
    run(['draw', 'shop.diagram']);
    expect(read('other/keep.svg')).toBe('theirs');
    expect(readFileSync(at('shop.svg'), 'utf8')).toMatch(/^<svg /);
  });
});
