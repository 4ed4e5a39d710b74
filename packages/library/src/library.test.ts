import { expect, test } from 'vitest';
import {
  check,
  compare,
  convert,
  describe as describeSource,
  draw,
  drawThemes,
  edit,
  fix,
  format,
  importFiles,
  kinds,
  prepareBrand,
  readSource,
  suggest,
  toPdf,
  toPng,
  toText,
  vocabulary,
} from './index.js';

const HI = 'flow "Hi"\nnode a\n';
const ORDERS = 'flow "Orders"\nnode api service "Orders API"\nnode db database "Orders"\napi -> db : "reads"\n';

test('one call with a source draws it, in light colours', () => {
  const drawing = draw(HI);
  expect(drawing).toMatchObject({ ok: true, kind: 'flow', title: 'Hi', diagnostics: [] });
  expect(drawing.svg).toMatch(/^<svg[^>]* width="\d+"/);
  expect(draw(HI).svg).toBe(drawing.svg);
});

test('a mistake is a normal result that says what to write instead', () => {
  const drawing = draw('flow "Hi"\nnoed a\n');
  expect(drawing.ok).toBe(false);
  expect(drawing.svg).toBeUndefined();
  expect(drawing.diagnostics).toMatchObject([{ severity: 'error', line: 2, fix: { text: 'node' } }]);
  expect(fix('flow "Hi"\nnoed a\n', { unsafe: true })).toMatchObject({ ok: true, source: HI });
});

test.each([[undefined], [null], [3], [{ source: HI }]])(
  'a source that is %s is refused as a mistake of the caller',
  (source) => {
    expect(() => draw(source as unknown as string)).toThrow(TypeError);
  },
);

test('themes share one layout, and auto holds both', () => {
  const [light, dark, auto] = drawThemes(HI, ['light', 'dark', 'auto']);
  expect(new Set([light?.svg, dark?.svg, auto?.svg]).size).toBe(3);
  expect(light?.svg).toBe(draw(HI, { theme: 'light' }).svg);
  expect(auto?.svg).toContain('prefers-color-scheme');
});

test('options of a call are defaults of the header', () => {
  const down = draw(ORDERS, { direction: 'down' });
  expect(down.svg).not.toBe(draw(ORDERS, { direction: 'right' }).svg);
  expect(draw(ORDERS.replace('"Orders"', '"Orders" direction=down'), { direction: 'right' }).svg).toContain('svg');
  expect(draw(ORDERS, { icons: 'off' }).svg).not.toBe(draw(ORDERS).svg);
  const dot = { width: 8, height: 8, shapes: [{ d: 'M0 0h8v8z', fill: 'ink' as const }] };
  const dotted = 'flow\nnode a icon=own:dot\n';
  expect(draw(dotted).diagnostics).toHaveLength(1);
  expect(draw(dotted, { ownIcons: { find: (name) => (name === 'own:dot' ? dot : undefined) } }).diagnostics).toEqual(
    [],
  );
});

test('glyphs and the source can be written into the picture, and the source read back', () => {
  expect(draw(HI, { embedFont: true }).svg).toContain('@font-face');
  expect(readSource(draw(ORDERS, { embedSource: true }).svg ?? '')).toBe(ORDERS);
  expect(readSource(draw(ORDERS).svg ?? '')).toBeUndefined();
});

test('a brand is prepared once, or says what to change', async () => {
  const brand = await prepareBrand({ colours: { primary: '#0a7d55' } });
  if (!brand.ok) throw new Error('The brand is not usable.');
  expect(draw(HI, { brand: brand.brand }).svg).not.toBe(draw(HI).svg);
  expect(await prepareBrand({ colours: { primary: 'green' } })).toMatchObject({
    ok: false,
    problems: [{ field: 'primary' }],
  });
  expect(await prepareBrand({ colours: { primary: '#0a7d55' }, fontFiles: [new Uint8Array(9)] })).toMatchObject({
    ok: false,
    problems: [{ field: 'fontFiles' }],
  });
});

test('PNG, PDF and text are drawn from the same source', async () => {
  const [png, pdf] = await Promise.all([toPng(HI), toPdf(HI)]);
  expect(Buffer.from(png.bytes ?? []).toString('latin1')).toMatch(/^.PNG/);
  expect(Buffer.from(pdf.bytes ?? []).toString('latin1')).toMatch(/^%PDF/);
  expect(await toPng('flow\nnoed a\n')).toMatchObject({ ok: false, diagnostics: [{ line: 2 }] });
  expect(await toPng(HI, { scale: 100_000 })).toMatchObject({ ok: false, refused: expect.stringContaining('pixels') });
  expect(toText(ORDERS, { ascii: true }).text).toMatch(/^[ -~\n]*Orders API[ -~\n]*$/);
});

test('sources are checked, described, formatted, edited and compared', () => {
  expect(check(HI)).toMatchObject({ ok: true, kind: 'flow' });
  expect(describeSource(ORDERS).outline?.nodes).toHaveLength(2);
  expect(format('flow   "Hi"\nnode   a')).toBe(HI);
  const edited = edit(ORDERS, [{ op: 'rename', id: 'db', to: 'orders' }]);
  expect(edited).toMatchObject({ ok: true, source: expect.stringContaining('node orders') });
  expect(edit(ORDERS, [{ op: 'rename', id: 'nothing', to: 'x' }])).toMatchObject({ ok: false, source: ORDERS });
  const changed = compare(ORDERS, ORDERS.replace('"reads"', '"writes"'), { name: 'Orders' });
  expect(changed).toMatchObject({ ok: true, same: false });
  expect(changed.report).toContain('Orders');
  expect(changed.svg).toMatch(/^<svg/);
  expect(compare(ORDERS, ORDERS)).toMatchObject({ same: true, changes: [] });
});

test('Mermaid and files of other formats become sources', async () => {
  const converted = convert('flowchart LR\n  a[One] --> b[Two]\n');
  expect(draw(converted.source).ok).toBe(true);
  const imported = await importFiles([{ path: 'a.sql', content: 'create table a (id int primary key);' }]);
  expect(imported).toMatchObject({ ok: true, kind: 'schema' });
  expect((await importFiles([{ path: 'a.bin', content: 'nothing' }])).ok).toBe(false);
});

test('the vocabulary is available as text', async () => {
  expect(kinds).toHaveLength(20);
  for (const { name } of kinds) expect(vocabulary(name)).toContain(name);
  expect(vocabulary('nothing')).toBeUndefined();
  expect(vocabulary()).toContain('kind');
  expect((await suggest('who calls whom when an order is paid')).suggestions[0]?.kind).toBe('sequence');
});
