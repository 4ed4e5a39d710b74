// Tools that read and write files of the project that the server was started in, over the official client.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { command, FAULTY, filesIn, GOOD } from '../testing/command.js';

const { main } = command();

/** One server answers all tests, as it answers an agent for a day: its project is emptied before each. */
const project = mkdtempSync(join(tmpdir(), 'linework-project-'));
const folder = (): string => project;
const { write, read } = filesIn(folder);
const client = new Client({ name: 'test', version: '1' });
beforeAll(() =>
  client.connect(
    new StdioClientTransport({ command: process.execPath, args: [main(), 'mcp'], cwd: project, stderr: 'ignore' }),
  ),
);
beforeEach(() => {
  for (const each of readdirSync(project)) rmSync(join(project, each), { recursive: true });
  // The root of a repository, so that no settings file above it counts.
  mkdirSync(join(project, '.git'));
});
afterAll(async () => {
  await client.close();
  rmSync(project, { recursive: true });
});

interface Called {
  readonly failed: boolean;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: each tool has its own answer.
  readonly told: any;
}

async function call(name: string, args: object): Promise<Called> {
  const { content, isError = false } = await client.callTool({ name, arguments: { ...args } });
  const text = (content as readonly { readonly text?: string }[])[0]?.text ?? '';
  return { failed: isError === true, text, told: isError === true ? undefined : JSON.parse(text) };
}

const SQL = 'create table a (id int primary key);\ncreate table b (id int primary key, a int references a (id));\n';
const MERMAID = 'flowchart LR\n  a[Shop] --> b[API]\n';
const DOCUMENT = `# Shop\n\n\`\`\`diagram id=shop\n${GOOD}\`\`\`\n`;

describe('a file of the project', () => {
  test.each(['svg', 'png', 'pdf', 'txt'])('is drawn into a file: .%s', async (ending) => {
    write({ 'docs/shop.diagram': GOOD });
    const out = `docs/pictures/shop.${ending}`;
    const first = await call('draw_diagram', { path: 'docs/shop.diagram', out, answer: 'file' });
    expect(first.told).toMatchObject({ ok: true, written: [{ path: out, status: 'written' }] });
    expect(first.text.length).toBeLessThan(2_400);
    expect(readFileSync(join(folder(), out)).length).toBeGreaterThan(100);
    expect((await call('draw_diagram', { path: 'docs/shop.diagram', out })).told.written[0].status).toBe('unchanged');
  });

  test('with errors is not drawn, and its picture stays', async () => {
    write({ 'shop.diagram': FAULTY, 'shop.svg': '<svg/>' });
    const { told: result } = await call('draw_diagram', { path: 'shop.diagram', out: 'shop.svg' });
    expect(result).toMatchObject({ ok: false, diagnostics: [{ code: 'E201' }] });
    expect(result).not.toHaveProperty('written');
    expect(read('shop.svg')).toBe('<svg/>');
  });

  test('is drawn with the settings file beside it', async () => {
    write({ 'docs/linework.json': '{"defaults":{"theme":"dark"}}', 'docs/shop.diagram': GOOD });
    await call('draw_diagram', { path: 'docs/shop.diagram', out: 'a.svg' });
    await call('draw_diagram', { source: GOOD, theme: 'dark', out: 'b.svg' });
    const [own, fromTool] = ['a.svg', 'b.svg'].map((name) => read(name).replaceAll(/lw[0-9a-f]{10}/g, 'id'));
    expect(own).toBe(fromTool);
  });

  test('is drawn in the house style of the project', async () => {
    write({
      'linework.json': '{"brand":{"file":"brand.json"},"icons":{"folder":"icons"}}',
      'brand.json': '{"colours":{"primary":"#0b6bcb"},"font":"Source Sans 3"}',
      'icons/acme.svg': '<svg viewBox="0 0 24 24"><path fill="#e91e63" d="M2 2H22V22H2z"/></svg>',
      'shop.diagram': `${GOOD}node own service "Own" icon=own:acme\n`,
    });
    await call('draw_diagram', { path: 'shop.diagram', out: 'a.svg' });
    expect(read('a.svg')).toContain("'Source Sans 3'");
    expect(read('a.svg')).toContain('#e91e63');
  });

  test('is edited in place, and the answer does not repeat it', async () => {
    write({ 'shop.diagram': GOOD });
    const operations = [{ op: 'set', at: 'api', fields: { label: 'Order API' } }];
    const { told: result } = await call('edit_diagram', { path: 'shop.diagram', operations });
    expect(result).toMatchObject({ ok: true, written: [{ path: 'shop.diagram', status: 'written' }] });
    expect(result).not.toHaveProperty('source');
    expect(read('shop.diagram')).toBe(GOOD.replace('"API"', '"Order API"'));
    const stale = await call('edit_diagram', { path: 'shop.diagram', operations, expect: 'x' });
    expect(stale.told).toMatchObject({ ok: false, refused: { reason: 'source.stale' } });
  });

  test.each([
    ['import_diagram', 'shop.sql', SQL],
    ['convert_external', 'shop.mmd', MERMAID],
  ])('is turned into a diagram, which another call keeps unless it may replace it: %s', async (tool, path, content) => {
    write({ [path]: content });
    const out = 'shop.diagram';
    const { told: result } = await call(tool, { path, out });
    expect(result).toMatchObject({ ok: true, written: [{ path: out, status: 'written' }] });
    expect(result).not.toHaveProperty('source');
    const picture = read(out);
    write({ [out]: GOOD });
    expect((await call(tool, { path, out })).text).toContain('Set overwrite to replace it.');
    expect(read(out)).toBe(GOOD);
    await call(tool, { path, out, overwrite: true });
    expect(read(out)).toBe(picture);
    expect((await call(tool, { path, out: 'shop.json' })).text).toContain('.diagram');
  });

  test('in a folder is imported with the others, and changed by the overrides beside the output', async () => {
    write({ 'db/a.sql': SQL, 'db/b.sql': 'create table c (id int primary key);\n' });
    write({ 'shop.overrides.json': '{"rename":{"c":"Customers"}}' });
    const { told: result } = await call('import_diagram', { path: 'db', out: 'shop.diagram' });
    expect(result).toMatchObject({ ok: true, stats: { nodes: 3 } });
    expect(read('shop.diagram')).toContain('Customers');
  });

  test('is a document whose pictures are drawn beside it', async () => {
    write({ 'docs/README.md': DOCUMENT });
    const { told: result, text } = await call('sync_markdown', { path: 'docs/README.md' });
    expect(result).toMatchObject({ changed: true, report: [expect.stringContaining('shop synced')] });
    expect(text.length).toBeLessThan(1_000);
    expect(read('docs/README.shop.svg')).toContain('<svg');
    expect(read('docs/README.md')).toContain('README.shop.svg');
    expect((await call('sync_markdown', { path: 'docs/README.md', mode: 'check' })).told.changed).toBe(false);
    expect((await call('sync_markdown', { markdown: DOCUMENT })).told.files).toHaveLength(2);
  });
});

describe('a path that leads elsewhere is refused, and nothing is written', () => {
  const outside = mkdtempSync(join(tmpdir(), 'linework-outside-'));
  writeFileSync(join(outside, 'secret.diagram'), GOOD);
  beforeEach(() => {
    write({ 'shop.diagram': GOOD, 'shop.md': DOCUMENT, 'shop.mmd': MERMAID, 'sub/.git/HEAD': '', 'file.txt': 'x' });
    symlinkSync(outside, join(folder(), 'away'));
    symlinkSync(join(outside, 'secret.diagram'), join(folder(), 'linked.diagram'));
    symlinkSync('loop.diagram', join(folder(), 'loop.diagram'));
    symlinkSync(join(outside, 'new.svg'), join(folder(), 'new.svg'));
    execFileSync('mkfifo', [join(folder(), 'pipe.diagram'), join(folder(), 'pipe.svg')]);
    mkdirSync(join(folder(), 'folder.svg'));
  });

  const READ = [
    '../secret.diagram',
    join(outside, 'secret.diagram'),
    'away/secret.diagram',
    'linked.diagram',
    'loop.diagram',
    'pipe.diagram',
    '/dev/zero',
    '/proc/self/environ',
    '.git/config',
    '.GIT/config',
    'sub/.git/HEAD',
    'folder.svg',
    'file.txt/x.diagram',
    'nothing.diagram',
    'a\u0000.diagram',
    'x'.repeat(999),
  ];

  test.each(['draw_diagram', 'render_diagram', 'edit_diagram', 'convert_external', 'sync_markdown'])(
    'when it is read: %s',
    async (tool) => {
      const more = tool === 'edit_diagram' ? { operations: [{ op: 'rename', id: 'api', to: 'x' }] } : {};
      for (const path of READ) {
        const { failed, text } = await call(tool, { path, ...more });
        expect([path, failed, text]).toEqual([path, true, expect.stringContaining('validation.failed')]);
        expect(text).not.toContain('Shop');
      }
      expect(readFileSync(join(outside, 'secret.diagram'), 'utf8')).toBe(GOOD);
    },
  );

  test('when it is imported, as a file or a folder', async () => {
    for (const path of [...READ.filter((each) => each !== 'folder.svg'), 'away', '..', '/', '.git', 'sub/.git'])
      expect([path, (await call('import_diagram', { path })).failed]).toEqual([path, true]);
  });

  const WRITTEN = [
    '../x.svg',
    join(outside, 'x.svg'),
    'away/x.svg',
    'away/deep/x.svg',
    'new.svg',
    'pipe.svg',
    'folder.svg',
    '.git/x.svg',
    '.git/hooks/x.svg',
    '.GIT/x.svg',
    'git~1/x.svg',
    'sub/.git/x.svg',
    'file.txt/x.svg',
    '/dev/x.svg',
    'x.sh',
    'shop.diagram',
    'package.json',
    '.svg/../../x.svg',
    'a\u0000.svg',
  ];

  test('when a picture is written', async () => {
    for (const out of WRITTEN)
      expect([out, (await call('draw_diagram', { source: GOOD, out })).failed]).toEqual([out, true]);
    for (const each of ['x.svg', 'new.svg', 'deep']) expect(existsSync(join(outside, each))).toBe(false);
    // Other programs write here, too.
    const above = join(folder(), '..', 'x.svg');
    expect(existsSync(above) && readFileSync(above, 'utf8').includes('Shop')).toBe(false);
    expect(read('shop.diagram')).toBe(GOOD);
  });

  test('when a diagram is written', async () => {
    for (const each of WRITTEN.filter((out) => out.endsWith('.svg'))) {
      const out = each.replace(/\.svg$/, '.diagram');
      if (out === 'folder.diagram' || out === 'new.diagram') continue;
      expect([out, (await call('convert_external', { source: MERMAID, out, overwrite: true })).failed]).toEqual([
        out,
        true,
      ]);
    }
  });
});

test.each([
  ['draw_diagram', {}, 'source or path'],
  ['draw_diagram', { source: GOOD, path: 'a.diagram' }, 'source or path'],
  ['draw_diagram', { source: GOOD, answer: 'file' }, 'Send out'],
  ['import_diagram', {}, 'files or path'],
  ['sync_markdown', { markdown: '', path: 'README.md' }, 'markdown or path'],
])('%s with %j is answered with what to send', async (tool, args, words) => {
  expect(await call(tool, args)).toMatchObject({ failed: true, text: expect.stringContaining(words) });
});

describe('the diagrams of the project', () => {
  const SETTINGS = JSON.stringify({
    sources: [{ name: 'db', from: ['db.sql'], format: 'sql', out: 'docs/db.diagram' }],
  });

  test('are generated, and reported as outdated in a check', async () => {
    write({ 'linework.json': SETTINGS, 'db.sql': SQL });
    const check = await call('generate_diagrams', { check: true });
    expect(check.told).toMatchObject({ ok: false, sources: [{ name: 'db', status: 'outdated' }] });
    expect(existsSync(join(folder(), 'docs'))).toBe(false);
    const { told: result } = await call('generate_diagrams', {});
    expect(result).toMatchObject({ ok: true, sources: [{ status: 'written' }] });
    expect((await call('generate_diagrams', {})).told).toEqual({ ok: true, unchanged: 1, sources: [] });
    expect(await call('generate_diagrams', { name: 'x' })).toMatchObject({ failed: true });
  });

  test('without a settings file are refused with what to run', async () => {
    expect(await call('generate_diagrams', {})).toMatchObject({
      failed: true,
      text: expect.stringContaining('linework init'),
    });
  });

  test('are checked, errors first, in an answer whose size does not grow with them', async () => {
    for (let n = 0; n < 120; n++) write({ [`d${n}.diagram`]: FAULTY });
    const { told: result, text } = await call('check_repository', {});
    expect(result).toMatchObject({ ok: false, counts: { diagrams: 120 } });
    expect(result.findings[0]).toMatchObject({ level: 'error', code: 'E201', line: 3 });
    expect(result.findings.length + result.more).toBeGreaterThanOrEqual(120);
    expect(text.length).toBeLessThan(10_000);
  });

  test('without findings are reported as up to date', async () => {
    write({ 'shop.diagram': GOOD });
    expect((await call('check_repository', {})).told).toMatchObject({ ok: true, findings: [] });
  });
});
