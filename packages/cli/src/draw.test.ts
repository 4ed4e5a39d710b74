// linework draw, render and read, run as a user runs them.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asNobody, command, FAULTY, GOOD } from './testing/command.js';

const { folder, run, write, read, main } = command();

const svgs = (below = '.'): readonly string[] =>
  readdirSync(join(folder(), below))
    .filter((each) => each.endsWith('.svg'))
    .sort();

describe('what draw writes', () => {
  it('writes a light and a dark picture beside the source', () => {
    write({ 'shop.diagram': GOOD });
    expect(run(['draw', 'shop.diagram'])).toEqual({
      code: 0,
      out: 'written shop.svg\nwritten shop.dark.svg\n',
      err: '',
    });
    expect(read('shop.svg')).toMatch(/^<svg [^>]*xmlns/);
    expect(read('shop.dark.svg')).not.toBe(read('shop.svg'));
  });

  it.each([
    { words: ['shop.diagram', '--theme', 'auto'], files: ['shop.svg'] },
    { words: ['shop.diagram', '--theme=dark'], files: ['shop.svg'] },
    { words: ['shop.diagram', '-o', 'new/picture.svg'], files: ['new/picture.svg'] },
    { words: ['shop.diagram', '--out', 'build'], files: ['build/shop.svg', 'build/shop.dark.svg'] },
    { words: ['.'], files: ['shop.svg', 'shop.dark.svg', 'sub/deep/a.svg', 'sub/deep/a.dark.svg'] },
    { words: ['.', '--theme', 'light', '--out', 'build'], files: ['build/shop.svg', 'build/sub/deep/a.svg'] },
    { words: ['sub', 'shop.diagram', '--theme', 'light'], files: ['sub/deep/a.svg', 'shop.svg'] },
    { words: ['.', 'shop.diagram', './shop.diagram', '--theme', 'light'], files: ['shop.svg', 'sub/deep/a.svg'] },
  ])('draw $words writes $files and nothing else', ({ words, files }) => {
    write({
      'shop.diagram': GOOD,
      'sub/deep/a.diagram': GOOD,
      'node_modules/b.diagram': FAULTY,
      '.hidden/c.diagram': FAULTY,
    });
    expect(run(['draw', ...words])).toEqual({
      code: 0,
      out: files.map((each) => `written ${each}\n`).join(''),
      err: '',
    });
    for (const each of files) expect(read(each)).toMatch(/^<svg /);
    expect(existsSync(join(folder(), 'node_modules/b.svg'))).toBe(false);
    expect(existsSync(join(folder(), '.hidden/c.svg'))).toBe(false);
  });

  it('takes the colours of one picture from --theme, then the header, then light', () => {
    const dark = GOOD.replace('"Shop"', '"Shop" theme=dark');
    write({ 'shop.diagram': GOOD, 'night.diagram': dark });
    run(['draw', 'night.diagram']);
    run(['draw', 'night.diagram', '-o', 'header.svg']);
    run(['draw', 'night.diagram', '-o', 'asked.svg', '--theme', 'light']);
    run(['draw', 'shop.diagram']);
    run(['draw', 'shop.diagram', '-o', 'plain.svg']);
    expect(read('header.svg')).toBe(read('night.dark.svg'));
    expect(read('asked.svg')).toBe(read('night.svg'));
    expect(read('plain.svg')).toBe(read('shop.svg'));
  });

  it('keeps an unchanged picture untouched and writes a changed one', () => {
    write({ 'shop.diagram': GOOD });
    run(['draw', 'shop.diagram']);
    const before = new Date(1_000_000_000_000);
    utimesSync(join(folder(), 'shop.svg'), before, before);
    expect(run(['draw', 'shop.diagram']).out).toBe('unchanged shop.svg\nunchanged shop.dark.svg\n');
    expect(statSync(join(folder(), 'shop.svg')).mtime).toEqual(before);
    write({ 'shop.diagram': GOOD.replace('API', 'Other') });
    expect(run(['draw', 'shop.diagram']).out).toBe('written shop.svg\nwritten shop.dark.svg\n');
  });

  it('embeds the source on request, and read prints it exactly', () => {
    const source = `${GOOD}# ende, 終わり \u{1f680}`;
    write({ 'shop.diagram': source });
    run(['draw', 'shop.diagram', '--embed-source']);
    expect(run(['read', 'shop.svg'])).toEqual({ code: 0, out: source, err: '' });
    expect(run(['read', '-', '-o', 'back.diagram'], { input: read('shop.dark.svg') }).code).toBe(0);
    expect(read('back.diagram')).toBe(source);
    expect(JSON.parse(run(['read', 'shop.svg', '--json']).out)).toEqual({ source });
  });

  it('reports a picture without a source', () => {
    write({ 'shop.diagram': GOOD });
    run(['draw', 'shop.diagram']);
    const ran = run(['read', 'shop.svg']);
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toContain('--embed-source');
  });

  it('omits the background on request', () => {
    write({ 'shop.diagram': GOOD });
    const [with_, without] = [
      run(['render', 'shop.diagram']).out,
      run(['render', 'shop.diagram', '--background', 'none']).out,
    ];
    expect(without).toMatch(/^<svg /);
    expect(without.length).toBeLessThan(with_.length);
  });
});

describe('standard input and output', () => {
  it('draws standard input to standard output, and -o - a file', () => {
    write({ 'shop.diagram': GOOD });
    const { code, out, err } = run(['draw', '-'], { input: GOOD });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(run(['draw', 'shop.diagram', '-o', '-']).out).toBe(out);
    expect(run(['render', 'shop.diagram']).out).toBe(out);
    expect(svgs()).toEqual([]);
    run(['draw', 'shop.diagram', '-o', 'shop.svg']);
    expect(read('shop.svg')).toBe(out);
  });

  it('draws standard input to a file', () => {
    expect(run(['draw', '-', '-o', 'shop.svg'], { input: GOOD }).out).toBe('written shop.svg\n');
    expect(svgs()).toEqual(['shop.svg']);
  });

  it.each([{ words: ['draw', '-', 'shop.diagram'] }, { words: ['draw', '-', '--out', 'build'] }])(
    'refuses $words',
    ({ words }) => {
      write({ 'shop.diagram': GOOD });
      expect(run(words, { input: GOOD })).toMatchObject({ code: 2, out: '' });
      expect(svgs()).toEqual([]);
    },
  );

  it('accepts a byte order mark and CRLF', () => {
    const { code, out } = run(['draw', '-'], { input: `\ufeff${GOOD.replaceAll('\n', '\r\n')}` });
    expect(code).toBe(0);
    expect(out).toMatch(/^<svg /);
  });
});

describe('what prevents drawing', () => {
  it('does not draw a source with errors, and draws the others', () => {
    write({ 'a.diagram': FAULTY, 'b.diagram': GOOD });
    const { code, out, err } = run(['draw', '.']);
    expect(code).toBe(1);
    expect(out).toBe('written b.svg\nwritten b.dark.svg\n');
    expect(err).toMatch(/^a\.diagram:3:9: error E201: /);
    expect(svgs()).toEqual(['b.dark.svg', 'b.svg']);
  });

  it.each([
    {
      name: 'a file that is missing',
      words: ['missing.diagram'],
      says: 'missing.diagram cannot be read: no such file or folder.',
    },
    { name: 'a folder without diagrams', words: ['empty'], says: 'There is no .diagram file in empty or below it.' },
    { name: 'UTF-16', words: ['wide.diagram'], says: 'wide.diagram is UTF-16. Save it as UTF-8.' },
    {
      name: 'another encoding',
      words: ['latin.diagram'],
      says: 'latin.diagram is not UTF-8 (see line 2). Save it as UTF-8.',
    },
    {
      name: 'a target that is a folder',
      words: ['shop.diagram', '-o', 'empty'],
      says: 'empty cannot be written: it is a folder.',
    },
    {
      name: 'a target below a file',
      words: ['shop.diagram', '-o', 'shop.diagram/x.svg'],
      says: 'shop.diagram/x.svg cannot be written: ',
    },
  ])('names $name and exits with 3', ({ words, says }) => {
    write({
      'shop.diagram': GOOD,
      'wide.diagram': Buffer.from(`\ufeff${GOOD}`, 'utf16le'),
      'latin.diagram': Buffer.from('flow "x"\nnode a "caf\u00e9"\n', 'latin1'),
    });
    mkdirSync(join(folder(), 'empty'));
    const { code, out, err } = run(['draw', ...words]);
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toContain(says);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('continues after a file that cannot be read', () => {
    write({ 'a.diagram': Buffer.from([0xff, 0xfe]), 'b.diagram': GOOD });
    expect(run(['draw', '.'])).toMatchObject({ code: 3, out: 'written b.svg\nwritten b.dark.svg\n' });
  });

  it('names a file whose permission is denied', () => {
    write({ 'shop.diagram': GOOD });
    chmodSync(join(folder(), 'shop.diagram'), 0);
    expect(run(['draw', 'shop.diagram'], { node: asNobody(folder()) })).toMatchObject({
      code: 3,
      err: 'linework: shop.diagram cannot be read: permission denied.\n',
    });
  });

  it.each([
    { name: 'one name in two folders', words: ['a', 'b', '--out', 'build'] },
    { name: 'a picture named as the dark one of another', words: ['dark'] },
    { name: 'a picture that is a source', words: ['source.svg'] },
    { name: 'several sources and one file', words: ['a', 'b', '-o', 'x.svg'] },
    { name: '-o and --out', words: ['a', '-o', 'x.svg', '--out', 'build'] },
    { name: 'a picture of no format', words: ['a', '-o', 'x.jpg'] },
  ])('rejects $name before anything is written', ({ words }) => {
    write({
      'a/x.diagram': GOOD,
      'b/x.diagram': GOOD,
      'dark/x.diagram': GOOD,
      'dark/x.dark.diagram': GOOD,
      'source.svg': GOOD,
    });
    const { code, out, err } = run(['draw', ...words]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^linework: /);
    expect(read('source.svg')).toBe(GOOD);
    expect([...svgs(), ...svgs('a'), ...svgs('b'), ...svgs('dark')]).toEqual(['source.svg']);
  });
});

describe('JSON', () => {
  it('prints results on standard output and nothing elsewhere', () => {
    write({ 'a.diagram': FAULTY, 'b.diagram': GOOD });
    const { code, out, err } = run(['draw', '.', '--json']);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(JSON.parse(out)).toMatchObject([
      { file: 'a.diagram', ok: false, diagnostics: [{ code: 'E201', line: 3, column: 9 }], pictures: [] },
      {
        file: 'b.diagram',
        ok: true,
        kind: 'flow',
        title: 'Shop',
        pictures: [
          { file: 'b.svg', status: 'written' },
          { file: 'b.dark.svg', status: 'written' },
        ],
      },
    ]);
  });

  it('contains the picture of standard input, and what could not be read', () => {
    const [result] = JSON.parse(run(['draw', '-', '--json'], { input: GOOD }).out);
    expect(result).toMatchObject({ file: '-', ok: true, pictures: [{ svg: expect.stringMatching(/^<svg /) }] });
    const { code, out } = run(['draw', 'missing.diagram', '--json']);
    expect(code).toBe(3);
    expect(JSON.parse(out)).toMatchObject([
      { file: 'missing.diagram', ok: false, error: expect.stringContaining('no such file') },
    ]);
  });
});

describe('hostile file names', () => {
  it.each([
    'with space.diagram',
    '-o.diagram',
    '--json.diagram',
    'quote\'".diagram',
    '日本語 \u{1f680}.diagram',
    'new\nline.diagram',
    'esc\u001b[31mred.diagram',
    '$(touch pwned).diagram',
    '__proto__.diagram',
    `${'x'.repeat(200)}.diagram`,
  ])('draws %j from its folder and by name', (name) => {
    write({ [name]: GOOD });
    const { code, out, err } = run(['draw', '.']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
    expect(out.trimEnd().split('\n')).toHaveLength(2);
    expect(svgs()).toHaveLength(2);
    expect(run(['draw', '--json', '--', name]).code).toBe(0);
  });

  it('follows a link to a file, and no link to a folder', () => {
    write({ 'real/shop.diagram': GOOD });
    symlinkSync(join(folder(), 'real'), join(folder(), 'real', 'loop'));
    mkdirSync(join(folder(), 'linked'));
    symlinkSync(join(folder(), 'real', 'shop.diagram'), join(folder(), 'linked', 'a.diagram'));
    expect(run(['draw', 'linked', '--theme', 'light']).out).toBe('written linked/a.svg\n');
    expect(run(['draw', 'real', '--theme', 'light']).out).toBe('written real/shop.svg\n');
  });
});

describe('the cold path', () => {
  it('reads no icon file for the icons that the language adds automatically', () => {
    const packageOf = (file: string): string => join(dirname(main()), '..', file);
    for (const each of ['bin', 'bundle']) mkdirSync(join(folder(), each));
    for (const each of ['bundle/linework.js', 'bundle/linework.compiled', 'bin/linework.js', 'bin/load.js'])
      copyFileSync(packageOf(each), join(folder(), each));
    write({ 'shop.diagram': GOOD });
    const words = [join(folder(), 'bin', 'linework.js'), 'draw', 'shop.diagram'];
    expect(spawnSync(process.execPath, words, { cwd: folder(), encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    });
    expect(read('shop.svg')).toMatch(/^<svg /);
  });
});
