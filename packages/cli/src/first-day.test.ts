// What a new user tries first, exactly as typed: it works, or the message says what to write.
import { chmodSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asNobody, command, FAULTY, GOOD } from './testing/command.js';

const { folder, run, write, read } = command();

const MERMAID = '---\ntitle: Shop\n---\nflowchart LR\n  A([Cart]) --> B{Paid?}\n  B -->|yes| C[(Orders)]\n';
const files = (below = '.'): readonly string[] =>
  readdirSync(join(folder(), below))
    .filter((each) => !each.startsWith('.'))
    .sort();

describe('a Mermaid file', () => {
  it('is drawn, and the converter reports its locations', () => {
    write({ 'x.mmd': `${MERMAID}  linkStyle 0 stroke:red\n` });
    const { code, out, err } = run(['draw', 'x.mmd']);
    expect({ code, out }).toEqual({ code: 0, out: 'written x.svg\nwritten x.dark.svg\n' });
    expect(err).toMatch(/^x\.mmd:7:\d+: warning M2\d\d: /);
    expect(files()).toEqual(['x.dark.svg', 'x.mmd', 'x.svg']);
    const converted = run(['convert', 'x.mmd']).out;
    expect(run(['draw', '-', '--theme', 'light'], { input: converted }).out).toBe(read('x.svg'));
    expect(run(['render', 'x.mmd', '--theme', 'dark']).out).toBe(read('x.dark.svg'));
  });

  it.each(['x.mermaid', 'X.MMD'])('is recognised by its name %s', (name) => {
    write({ [name]: MERMAID });
    expect(run(['draw', name, '-o', 'y.png']).out).toBe('written y.png\n');
  });

  it('that cannot be converted is reported and not drawn', () => {
    write({ 'x.mmd': 'flowchart LR\n  A -->\n' });
    const { code, out, err } = run(['draw', 'x.mmd']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^x\.mmd:2:3: error M110: /);
    expect(files()).toEqual(['x.mmd']);
  });

  it('is reported as JSON like any source, with others', () => {
    write({ 'x.mmd': `${MERMAID}  linkStyle 0 stroke:red\n`, 'shop.diagram': GOOD });
    expect(JSON.parse(run(['draw', 'x.mmd', 'shop.diagram', '--theme', 'light', '--json']).out)).toMatchObject([
      {
        file: 'x.mmd',
        ok: true,
        kind: 'flow',
        title: 'Shop',
        diagnostics: [{ line: 7 }],
        pictures: [{ file: 'x.svg' }],
      },
      { file: 'shop.diagram', ok: true },
    ]);
  });

  it('in a folder is drawn only if named, and never over the picture of a source with its name', () => {
    write({ 'x.mmd': MERMAID, 'x.diagram': GOOD });
    expect(run(['draw', '.']).out).toBe('written x.svg\nwritten x.dark.svg\n');
    const { code, err } = run(['draw', 'x.mmd', 'x.diagram']);
    expect(code).toBe(2);
    expect(err).toContain('x.svg would be written twice, for x.mmd and x.diagram.');
  });
});

describe('a file of another language', () => {
  const OTHERS = [
    { name: 'x.d2', says: 'x.d2 is a D2 file, which linework does not read yet.' },
    { name: 'x.puml', says: 'x.puml is a PlantUML file, which linework does not read yet.' },
    { name: 'x.plantuml', says: 'x.plantuml is a PlantUML file, which linework does not read yet.' },
    { name: 'x.dot', says: 'x.dot is a Graphviz DOT file, which linework does not read yet.' },
    {
      name: 'README.md',
      says: 'README.md is a Markdown file. To convert its Mermaid fences: linework convert README.md',
    },
  ];
  const MMD = {
    name: 'x.mmd',
    says: 'x.mmd is a Mermaid file. To draw it: linework draw x.mmd. To convert it: linework convert x.mmd -o x.diagram',
  };

  it.each(
    ['draw', 'check', 'outline', 'render', 'fix', 'format'].flatMap((verb) =>
      [...OTHERS, ...(verb === 'draw' || verb === 'render' ? [] : [MMD])].map((each) => ({ verb, ...each })),
    ),
  )('$verb $name names the verb that reads it', ({ verb, name, says }) => {
    write({ [name]: 'a -> b\n' });
    const { code, out, err } = run([verb, name]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`linework: ${says}`);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(read(name)).toBe('a -> b\n');
    expect(files()).toEqual([name]);
  });

  it('does not prevent the others from being drawn', () => {
    write({ 'x.d2': 'a -> b\n', 'shop.diagram': GOOD });
    expect(run(['draw', 'x.d2', 'shop.diagram'])).toMatchObject({
      code: 2,
      out: 'written shop.svg\nwritten shop.dark.svg\n',
    });
  });
});

describe('draw in.diagram out.svg', () => {
  it.each(['out.svg', 'new/out.png', 'out.PDF', 'out.txt'])('writes only %s, as -o does', (name) => {
    write({ 'in.diagram': GOOD });
    expect(run(['draw', 'in.diagram', name])).toEqual({ code: 0, out: `written ${name}\n`, err: '' });
    expect(run(['draw', 'in.diagram', '-o', name]).out).toBe(`unchanged ${name}\n`);
  });

  it('overwrites the picture the next time', () => {
    write({ 'in.diagram': GOOD });
    for (const each of ['svg', 'png', 'pdf']) {
      run(['draw', 'in.diagram', `out.${each}`]);
      write({ 'other.diagram': GOOD.replace('API', each) });
      expect(run(['draw', 'other.diagram', `out.${each}`]).out).toBe(`written out.${each}\n`);
    }
  });

  it('draws standard input and Mermaid', () => {
    write({ 'x.mmd': MERMAID });
    expect(run(['draw', '-', 'out.svg'], { input: GOOD }).out).toBe('written out.svg\n');
    expect(run(['draw', 'x.mmd', 'x.png']).out).toBe('written x.png\n');
  });

  it('names a picture that cannot be read', () => {
    write({ 'in.diagram': GOOD, 'out.svg': '<svg/>' });
    chmodSync(join(folder(), 'out.svg'), 0);
    const { code, err } = run(['draw', 'in.diagram', 'out.svg'], { node: asNobody(folder()) });
    expect({ code, err }).toEqual({ code: 3, err: 'linework: out.svg cannot be read: permission denied.\n' });
  });

  it.each([
    { words: ['in.diagram', 'in2.diagram', 'out.svg'], says: '-o names one file, but there are 2 sources.' },
    {
      words: ['in.diagram', 'notes.txt'],
      says: 'notes.txt exists and is not a picture in text format. To overwrite it, write -o notes.txt.',
    },
    {
      words: ['in.diagram', 'fake.svg'],
      says: 'fake.svg exists and is not a picture in svg format. To overwrite it, write -o fake.svg.',
    },
    { words: ['in.diagram', 'out.svg', '-f', 'png'], says: '-f png and out.svg name different formats.' },
  ])('rejects $words, which may be a mistake', ({ words, says }) => {
    const all = { 'in.diagram': GOOD, 'in2.diagram': GOOD, 'notes.txt': 'Mine\n', 'fake.svg': GOOD };
    write(all);
    const { code, err } = run(['draw', ...words]);
    expect(code).toBe(2);
    expect(err).toContain(says);
    expect(files()).toEqual(Object.keys(all).sort());
    expect(read('notes.txt')).toBe('Mine\n');
  });
});

describe('draw without a path', () => {
  it('draws this folder and below, whatever standard input is', () => {
    write({ 'a.diagram': GOOD, 'deep/b.diagram': GOOD });
    const out = 'written a.svg\nwritten deep/b.svg\n';
    expect(run(['draw', '--theme', 'light'], { input: FAULTY })).toEqual({ code: 0, out, err: '' });
    expect(run(['draw', '--help']).out).toContain('the default is this folder');
  });

  it('reports that there is none, and what to do next', () => {
    const none = 'linework: There is no .diagram file in this folder or below it.';
    const first = `${none} For the syntax: linework vocabulary\n`;
    for (const verb of ['draw', 'check']) expect(run([verb])).toMatchObject({ code: 3, err: first });
    write({ 'deep/a.mmd': 'flowchart LR\n' });
    const named = `${none} To draw a Mermaid file, name it: linework draw deep/a.mmd\n`;
    for (const verb of ['draw', 'check']) expect(run([verb])).toMatchObject({ code: 3, err: named });
  });
});

describe('several formats', () => {
  it.each(['svg,png', 'png,svg,png'])('-f %s writes each once', (formats) => {
    write({ 'shop.diagram': GOOD });
    const { code, out } = run(['draw', 'shop.diagram', '-f', formats]);
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n').sort()).toEqual(
      ['shop.dark.png', 'shop.dark.svg', 'shop.png', 'shop.svg'].map((each) => `written ${each}`),
    );
  });

  it('are the same as drawn one by one, and an option applies to the formats that use it', () => {
    write({ 'shop.diagram': GOOD });
    run(['draw', 'shop.diagram', '-f', 'svg,png,pdf,text', '--scale', '1', '--embed-source', '--columns', '60']);
    const together = ['shop.svg', 'shop.dark.svg', 'shop.png', 'shop.pdf', 'shop.txt'].map(read);
    run(['draw', 'shop.diagram', '--embed-source', '--out', 'b']);
    run(['draw', 'shop.diagram', '-f', 'png', '--scale', '1', '--out', 'b']);
    run(['draw', 'shop.diagram', '-f', 'pdf', '--out', 'b']);
    run(['draw', 'shop.diagram', '-f', 'text', '--columns', '60', '--out', 'b']);
    expect(['b/shop.svg', 'b/shop.dark.svg', 'b/shop.png', 'b/shop.pdf', 'b/shop.txt'].map(read)).toEqual(together);
  });

  it('are in the JSON', () => {
    write({ 'shop.diagram': GOOD });
    const [result] = JSON.parse(run(['draw', 'shop.diagram', '-f', 'svg,pdf', '--json']).out);
    expect(result.pictures.map((each: { file: string }) => each.file)).toEqual([
      'shop.svg',
      'shop.dark.svg',
      'shop.pdf',
    ]);
  });

  it.each([
    { words: ['-f', 'svg,gif'], says: "-f cannot be 'gif'. Write one or more of: svg,png,pdf,text." },
    { words: ['-f', 'svg,'], says: "-f cannot be ''." },
    {
      words: ['-f', 'svg,png', '-o', 'x.svg'],
      says: '-o names one picture, but -f names 2 formats. Remove -o, or name one format.',
    },
    { words: ['-f', 'svg,pdf', '--scale', '2'], says: '--scale is for PNG, not for SVG.' },
  ])('$words is rejected', ({ words, says }) => {
    write({ 'shop.diagram': GOOD });
    const { code, err } = run(['draw', 'shop.diagram', ...words]);
    expect(code).toBe(2);
    expect(err).toContain(says);
    expect(files()).toEqual(['shop.diagram']);
  });

  it('do not fit on standard output', () => {
    expect(run(['draw', '-', '-f', 'svg,png'], { input: GOOD })).toMatchObject({
      code: 2,
      out: '',
      err: 'linework: Standard output takes one picture, but -f names 2 formats. Name one.\n',
    });
  });
});

it('the one word for colours is theme: option, header and settings', () => {
  write({ 'shop.diagram': GOOD, 'set.json': '{ "defaults": { "theme": "dark" } }' });
  run(['draw', 'shop.diagram']);
  const dark = read('shop.dark.svg');
  expect(run(['render', 'shop.diagram', '--theme', 'dark']).out).toBe(dark);
  // The ids of a picture depend on settings and header.
  const ground = /<rect [^>]*fill="#[0-9a-f]+"/.exec(dark)?.[0] ?? '';
  expect(ground).not.toBe('');
  expect(run(['render', 'shop.diagram', '--settings', 'set.json']).out).toContain(ground);
  expect(run(['render', '-'], { input: GOOD.replace('"Shop"', '"Shop" theme=dark') }).out).toContain(ground);
  for (const verb of ['draw', 'render']) expect(run([verb, '--help']).out).not.toContain('scheme');
  expect(existsSync(join(folder(), 'shop.svg'))).toBe(true);
});
