// linework brand: proposals from a logo or a style sheet, and checks of a brand file.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colourIn } from './brand/colour-text.js';
import { brandOfStyleSheet } from './brand/from-css.js';
import { placedProblems } from './settings/json-places.js';
import { command, GOOD } from './testing/command.js';

const { run, write, read } = command();

const LOGO =
  '<svg viewBox="0 0 60 20"><path fill="#0044cc" d="M0 0H10V20H0z"/><path fill="#e4002b" d="M10 0H60V20H10z"/><path fill="#222" d="M0 0H60V20H0z"/></svg>';

describe('a brand from a logo', () => {
  it('has its strong colours, the largest first, and names it', () => {
    write({ 'art/logo.svg': LOGO });
    const { code, out } = run(['brand', 'from', 'art/logo.svg']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ colours: { primary: '#e4002b', secondary: '#0044cc' }, logo: 'art/logo.svg' });
  });

  it('can be written, previewed, used and checked at once', () => {
    write({ 'logo.svg': LOGO, 'shop.diagram': GOOD, 'linework.json': '{ "brand": { "file": "brand.json" } }' });
    expect(run(['brand', 'from', 'logo.svg', '--write', '--preview', 'preview.svg'])).toMatchObject({
      code: 0,
      out: 'written brand.json\nNext: in linework.json, write "brand": { "file": "brand.json" }\n',
      err: 'written preview.svg\n',
    });
    expect(read('preview.svg')).toContain('#e4002b');
    const checked = run(['brand', 'check']);
    expect(checked).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^brand\.json is valid\.\n {2}role-data in /),
    });
    expect(JSON.parse(run(['brand', 'check', '--json']).out)).toMatchObject({
      ok: true,
      adjustments: expect.arrayContaining([expect.objectContaining({ role: 'role-data', asked: '#e4002b' })]),
    });
    expect(run(['draw'])).toMatchObject({ code: 0 });
    expect(read('shop.svg')).toContain('#0044cc');
  });

  it('keeps a brand file that differs', () => {
    write({ 'logo.svg': LOGO, 'brand.json': '{}' });
    const { code, err } = run(['brand', 'from', 'logo.svg', '--write']);
    expect({ code, err }).toEqual({ code: 3, err: expect.stringContaining('brand.json exists and differs') });
    expect(read('brand.json')).toBe('{}');
  });

  it('copies a logo from elsewhere beside it', () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'linework-logo-'));
    writeFileSync(join(elsewhere, 'acme.svg'), LOGO);
    expect(run(['brand', 'from', join(elsewhere, 'acme.svg'), '--write'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('written brand.json\nwritten acme.svg\n'),
    });
    rmSync(elsewhere, { recursive: true });
    expect(JSON.parse(read('brand.json')).logo).toBe('acme.svg');
    expect(run(['brand', 'check'])).toMatchObject({ code: 0 });
  });

  it.each([
    ['a logo with a script', 'logo.svg', '<svg viewBox="0 0 1 1"><script/></svg>', 'logo.svg: '],
    [
      'a white logo',
      'logo.svg',
      '<svg viewBox="0 0 9 9"><path fill="#fff" d="M0 0H9V9H0z"/></svg>',
      'logo.svg has no colour that can be read.',
    ],
    ['a style sheet without colours', 'site.css', 'body { margin: 0 }', 'site.css has no colour that can be read.'],
    ['another file', 'logo.png', 'x', 'logo.png is not a logo (*.svg) or a style sheet (*.css).'],
  ])('is not proposed for %s', (_, name, content, message) => {
    write({ [name]: content });
    expect(run(['brand', 'from', name])).toMatchObject({
      code: expect.any(Number),
      err: expect.stringContaining(message),
      out: '',
    });
  });
});

describe('a brand from a style sheet', () => {
  it('is printed with its font', () => {
    write({
      'site.css': ":root { --brand: #0b6bcb; --accent: #0f766e }\nbody { font-family: 'Source Sans 3', sans-serif }",
    });
    expect(JSON.parse(run(['brand', 'from', 'site.css']).out)).toEqual({
      colours: { primary: '#0b6bcb', accent: '#0f766e' },
      font: 'Source Sans 3',
    });
  });

  it.each<[what: string, css: string, colours: object]>([
    [
      'names',
      ':root { --color-primary: #06c; --color-secondary: #6d28d9 }',
      { primary: '#0066cc', secondary: '#6d28d9' },
    ],
    ['the shortest name', ':root { --brand-panel: #eee; --brand: #06c }', { primary: '#0066cc' }],
    [
      'the middle of a scale',
      ':root { --primary-50: #eff6ff; --primary-500: #06c; --primary-900: #013 }',
      { primary: '#0066cc' },
    ],
    ['the light scheme', ':root { --primary: #06c } .dark { --primary: #9cf }', { primary: '#0066cc' }],
    ['no colour of a text on it', ':root { --primary-foreground: #fff; --primary: #06c }', { primary: '#0066cc' }],
    ['other properties', ':root { --blue: #06c; --primary: var(--blue) }', { primary: '#0066cc' }],
    ['the colour space of its values', ':root { --primary: 210 100% 40% }', { primary: '#0066cc' }],
    ['comments', ':root { /* of all: --primary: #000; */ --primary: #06c }', { primary: '#0066cc' }],
    [
      'what is used most',
      'a { color: #06c } b { color: #06c } i { color: #e4002b } u { color: #777 }',
      { primary: '#0066cc', secondary: '#e4002b' },
    ],
    ['a ring of references', ':root { --primary: var(--a); --a: var(--primary) }', {}],
  ])('follows %s', (_, css, colours) => {
    expect(brandOfStyleSheet(css).colours).toMatchObject(colours);
    expect(Object.keys(brandOfStyleSheet(css).colours)).toEqual(expect.arrayContaining(Object.keys(colours)));
  });

  it.each([
    ['#06c', '#0066cc'],
    ['#0066CCff', '#0066cc'],
    ['rgb(0, 102, 204)', '#0066cc'],
    ['rgb(0 40% 80% / 50%)', '#0066cc'],
    ['hsl(210deg 100% 40%)', '#0066cc'],
    ['hsla(-150, 100%, 40%, 0.5)', '#0066cc'],
    ['oklch(1 0 0)', '#ffffff'],
    ['oklch(62.8% 0.25768 29.23)', '#ff0000'],
    ['rgb(a, b, c)', undefined],
    ['color-mix(in srgb, red, blue)', undefined],
    ['blue', undefined],
  ])('reads the colour %s', (text, hex) => {
    expect(colourIn(text)).toBe(hex);
  });

  it('of any text is a valid brand or none', () => {
    const part = fc.constantFrom(
      '--primary',
      '--brand',
      ':',
      ';',
      '{',
      '}',
      '#06c',
      'var(',
      ')',
      '/*',
      '*/',
      'rgb(',
      '9',
      ' ',
      '%',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        for (const colour of Object.values(brandOfStyleSheet(parts.join('')).colours))
          expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });
});

describe('a problem in a JSON file', () => {
  const text = '{\n  "a": { "b": [1, "x\\"}", { "c": null }] },\n  "d e": 2\n}';
  it.each([
    ['a is', 'f.json:2:8: '],
    ['a.b[0] is', 'f.json:2:16: '],
    ['a.b[1] is', 'f.json:2:19: '],
    ['a.b[2].c is', 'f.json:2:34: '],
    ['a.b[2].missing is', 'f.json:2:27: '],
    ['a.b: is', 'f.json:2:15: '],
    ['missing is', 'f.json:1:1: '],
  ])('%s at its place', (problem, place) => {
    expect(placedProblems('f.json', text, [problem])).toEqual([`${place}${problem}`]);
  });

  it('has a place in any JSON', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 12 }), fc.array(fc.constantFrom('a', '[0]', '.')), (json, path) => {
        expect(placedProblems('f', json, [`${path.join('')} is`])).toEqual([expect.stringMatching(/^f:\d+:\d+: /)]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('linework brand', () => {
  it.each([
    [['brand', 'paint'], "'paint' is not an action of linework brand. Write show, pull, from or check."],
    [['brand', 'show', 'x'], "linework brand show takes no file, but got 'x'."],
    [['brand', 'from'], 'linework brand from needs a logo (*.svg) or a style sheet (*.css).'],
    [['brand', 'show'], 'There is no linework.json here or above. To write one, run: linework init'],
  ])('%j says what to write', (words, message) => {
    expect(run(words)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
  });

  it('shows that there is no house style', () => {
    write({ 'linework.json': '{}' });
    expect(run(['brand', 'show']).out).toBe('linework.json names no house style, so pictures have the default look.\n');
  });
});
