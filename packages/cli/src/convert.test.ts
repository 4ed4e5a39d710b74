// linework convert, run as a user and as a script run it.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { command } from './testing/command.js';

const { folder, run, write, read } = command();

const SHOP = '---\ntitle: Shop\n---\nflowchart LR\n  A([Cart]) --> B{Paid?}\n  B -->|yes| C[(Orders)]\n';
const BROKEN = 'flowchart LR\n  A -->\n';

const files = (): readonly string[] =>
  readdirSync(folder())
    .filter((each) => each !== '.git')
    .sort();

describe('products', () => {
  it('give nodes and actors their types and icons, unless the label says more', () => {
    const nodes = 'a[Redis] --> b[PostgreSQL 17]\nc[Kafka consumer] --> d[Apache Kafka]\ne{Redis} --> f[Web app]';
    write({ 'a.mmd': `flowchart LR\n${nodes}\n`, 'b.mmd': 'sequenceDiagram\nparticipant R as Redis\nR->>R: evicts\n' });
    const { out } = run(['convert', 'a.mmd']);
    expect(out.split('\n').slice(1, 7)).toEqual([
      'node a cache "Redis" icon=logos:redis',
      'node b database "PostgreSQL 17" icon=logos:postgresql',
      'node c step "Kafka consumer"',
      'node d queue "Apache Kafka" icon=logos:kafka-icon',
      'node e decision "Redis"',
      'node f client "Web app"',
    ]);
    expect(run(['convert', 'b.mmd']).out).toContain('actor R cache "Redis" icon=logos:redis\n');
  });
});

describe('--json', () => {
  it('prints one entry per file, sorted by code units, and writes nothing', () => {
    write({ 'b.mmd': SHOP, 'B.mmd': BROKEN, 'a.mmd': SHOP, 'sub/c.mmd': SHOP, 'notes.txt': SHOP });
    const before = files();
    const { code, out, err } = run(['convert', '--json', '.']);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    const entries = JSON.parse(out) as readonly { file: string; result: { ok: boolean } }[];
    expect(entries.map((each) => [each.file, each.result.ok])).toEqual([
      ['B.mmd', false],
      ['a.mmd', true],
      ['b.mmd', true],
    ]);
    expect(files()).toEqual(before);
  });

  it('names files relative to the given folder', () => {
    write({ 'deep/down/a.mmd': SHOP });
    expect(JSON.parse(run(['convert', '--json', 'deep/down']).out)).toMatchObject([{ file: 'a.mmd' }]);
    expect(JSON.parse(run(['convert', '--json', `${folder()}/deep/down/`]).out)).toMatchObject([{ file: 'a.mmd' }]);
  });

  it('has the fields of the interface, and the picture only on request', () => {
    write({ 'a.mmd': SHOP });
    const [plain] = JSON.parse(run(['convert', '--json', 'a.mmd']).out);
    expect(Object.keys(plain.result)).toEqual([
      'ok',
      'kind',
      'externalType',
      'source',
      'diagnostics',
      'stats',
      'validation',
      'outline',
      'next',
    ]);
    const [result] = JSON.parse(run(['convert', '--json', '--render', '-'], { input: SHOP }).out);
    expect(result).toEqual({ file: '-', result: { ...plain.result, svg: expect.stringMatching(/^<svg /) } });
    expect(files()).toEqual(['a.mmd']);
  });

  it('reports a file that cannot be read and continues', () => {
    write({ 'a.mmd': Buffer.from([0xff, 0xfe, 0x41]), 'b.mmd': SHOP });
    const { code, out, err } = run(['convert', '--json', '.']);
    expect(code).toBe(3);
    expect(err).toBe('linework: a.mmd is UTF-16. Save it as UTF-8.\n');
    expect(JSON.parse(out)).toMatchObject([
      { file: 'a.mmd', error: 'a.mmd is UTF-16. Save it as UTF-8.' },
      { file: 'b.mmd', result: { ok: true } },
    ]);
  });
});

describe('one text', () => {
  it('goes to standard output, and what was lost to standard error', () => {
    write({ 'a.mmd': `${SHOP}  linkStyle 0 stroke:red\n` });
    const { code, out, err } = run(['convert', 'a.mmd']);
    expect(code).toBe(0);
    expect(out).toMatch(/^flow "Shop"/);
    expect(err).toMatch(/^a\.mmd:7:\d+: warning M2\d\d: /);
    expect(run(['convert', '-'], { input: SHOP }).out).toBe(out);
    expect(run(['check', '-'], { input: out }).code).toBe(0);
    expect(files()).toEqual(['a.mmd']);
  });

  it('goes to a file with -o, and is drawn beside it with --render', () => {
    expect(run(['convert', '-', '-o', 'shop.diagram', '--render'], { input: SHOP })).toEqual({
      code: 0,
      out: 'written shop.diagram\nwritten shop.svg\nwritten shop.dark.svg\n',
      err: '',
    });
    expect(run(['draw', 'shop.diagram']).out).toBe('unchanged shop.svg\nunchanged shop.dark.svg\n');
  });

  it('that cannot be read is not converted, unless --lenient skips the line', () => {
    write({ 'a.mmd': `${SHOP}  A -->\n` });
    const { code, out, err } = run(['convert', 'a.mmd']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^a\.mmd:7:3: error M110: /);
    expect(run(['convert', 'a.mmd', '--lenient'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^flow "Shop"/),
    });
  });
});

describe('a folder', () => {
  it('gets a .diagram beside each .mmd, and pictures with --render', () => {
    write({ 'a.mmd': SHOP, 'b.mmd': BROKEN });
    const { code, out } = run(['convert', '.']);
    expect({ code, out }).toEqual({ code: 1, out: 'written a.diagram\n' });
    expect(files()).toEqual(['a.diagram', 'a.mmd', 'b.mmd']);
    expect(run(['convert', '.', '--render']).out).toBe('unchanged a.diagram\nwritten a.svg\nwritten a.dark.svg\n');
  });

  it('keeps a .diagram that was edited, unless --force is given', () => {
    write({ 'a.mmd': SHOP, 'a.diagram': 'flow "Mine"\nnode a "A"\n' });
    const { code, err } = run(['convert', '.']);
    expect(code).toBe(3);
    expect(err).toBe('linework: a.diagram exists and differs, so it was kept. Add --force to overwrite it.\n');
    expect(read('a.diagram')).toContain('Mine');
    expect(run(['convert', '.', '--force']).out).toBe('written a.diagram\n');
    expect(read('a.diagram')).toMatch(/^flow "Shop"/);
  });

  it.each([
    { name: 'without .mmd files', words: ['empty'], code: 3, says: 'There is no .mmd file in empty.' },
    {
      name: 'with one file to write',
      words: ['full', '-o', 'x.diagram'],
      code: 2,
      says: '-o names one file, but the input is a folder.',
    },
    {
      name: 'that is missing',
      words: ['missing'],
      code: 3,
      says: 'missing cannot be read: no such file or folder.',
    },
  ])('$name is rejected', ({ words, code, says }) => {
    write({ 'empty/x.txt': '', 'full/a.mmd': SHOP });
    expect(run(['convert', ...words])).toEqual({ code, out: '', err: `linework: ${says}\n` });
  });
});

describe('edges of subgraphs', () => {
  const GROUPED = 'flowchart LR\n  subgraph shop\n    A --> B\n  end\n  C --> shop\n';
  const last = (text: string): string | undefined => text.trimEnd().split('\n').at(-1);

  it.each([
    ['a node by default', [], '{}', 'C -> A'],
    ['the frame by option', ['--group-edges', 'frame'], '{}', 'C -> shop'],
    ['the frame by settings file', [], '{"defaults":{"groupEdges":"frame"}}', 'C -> shop'],
    [
      'what the option says, against the settings',
      ['--group-edges', 'node'],
      '{"defaults":{"groupEdges":"frame"}}',
      'C -> A',
    ],
  ])('end at %s', (_, options, settings, line) => {
    write({ 'a.mmd': GROUPED, 'a.md': `\`\`\`mermaid\n${GROUPED}\`\`\`\n`, 'linework.json': settings });
    expect(last(run(['convert', 'a.mmd', ...options]).out)).toBe(line);
    expect(run(['convert', 'a.md', ...options]).out).toContain(`\n${line}\n`);
    run(['sync', '--convert', 'a.md', ...options]);
    expect(read('a.md')).toContain(`\n${line}\n`);
  });
});

describe('a Markdown document', () => {
  const FENCE = '```mermaid\nflowchart LR\n  A[Cart] --> B[(Orders)]\n```\n';
  const BAD = '```mermaid\nflowchart LR\n  A -->\n```\n';
  const DONE = '```diagram\nflow direction=right\nnode A "Cart"\nnode B database "Orders"\nA -> B\n```\n';
  const README = `# Shop\r\n\n${FENCE}\n<!-- ${FENCE} -->\n\n* last  `;

  it('has its Mermaid fences converted, and everything else unchanged', () => {
    write({ 'README.md': README });
    const { code, out, err } = run(['convert', 'README.md']);
    expect(code).toBe(0);
    expect(out).toBe(`# Shop\r\n\n${DONE}\n<!-- ${FENCE} -->\n\n* last  `);
    expect(err).toMatch(/^README\.md:4:1: warning M214: /);
    expect(err).toMatch(/\nREADME\.md: 1 Mermaid fence converted\n$/);
    expect(read('README.md')).toBe(README);
    expect(run(['check', '-'], { input: out.slice(out.indexOf('flow d'), out.indexOf('```\n\n<!')) }).code).toBe(0);
  });

  it('is written to another file, or back to itself by its own name', () => {
    write({ 'README.md': `\ufeff${README}` });
    expect(run(['convert', 'README.md', '-o', 'new/OTHER.md']).out).toBe('written new/OTHER.md\n');
    expect(run(['convert', 'README.md', '-o', './README.md']).out).toBe('written ./README.md\n');
    expect(read('README.md')).toBe(`\ufeff${read('new/OTHER.md')}`);
    const again = run(['convert', 'README.md', '-o', 'README.md']);
    expect(again).toEqual({ code: 0, out: 'unchanged README.md\n', err: 'README.md: 0 Mermaid fences converted\n' });
  });

  it('keeps and reports a fence that cannot be read', () => {
    write({ 'README.md': `${FENCE}\n${BAD}\n${FENCE}` });
    const { code, out, err } = run(['convert', 'README.md']);
    expect({ code, out }).toEqual({ code: 1, out: `${DONE}\n${BAD}\n${DONE}` });
    expect(err).toContain('README.md:8:3: error M110: ');
    expect(err).toContain('README.md: 2 Mermaid fences converted, 1 unchanged\n');
  });

  it('is printed as JSON, and nothing is written', () => {
    write({ 'README.md': `${FENCE}\n${BAD}` });
    const { code, out } = run(['convert', 'README.md', '-o', 'README.md', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject([
      {
        file: 'README.md',
        result: {
          ok: false,
          changed: true,
          markdown: `${DONE}\n${BAD}`,
          report: [
            { line: 1, kind: 'flow', status: 'converted' },
            { line: 6, status: 'failed', diagnostics: [{ code: 'M110', line: 8 }] },
          ],
        },
      },
    ]);
    expect(read('README.md')).toBe(`${FENCE}\n${BAD}`);
  });

  it.each([
    {
      words: ['README.md', '--render'],
      says: '--render cannot be used with README.md: the diagrams of a document stay in it.',
    },
    {
      words: ['README.md', '-o', 'x.diagram'],
      says: 'The diagrams of README.md stay in a document. Write: -o README.md',
    },
    { words: ['x.diagram'], says: 'x.diagram is already a diagram. To draw it, write: linework draw x.diagram' },
    { words: ['x.d2'], says: 'x.d2 is a D2 file, which linework does not read yet.' },
    { words: ['x.puml'], says: 'x.puml is a PlantUML file, which linework does not read yet.' },
  ])('$words is rejected with what to do', ({ words, says }) => {
    write({ 'README.md': README, 'x.d2': 'a -> b', 'x.puml': 'a -> b', 'x.diagram': 'flow "X"\nnode a\n' });
    const { code, out, err } = run(['convert', ...words]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(says);
    expect(read('README.md')).toBe(README);
  });
});
