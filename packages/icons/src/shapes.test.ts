import { describe, expect, test } from 'vitest';
import { outlineOf, transformed } from '../scripts/outline.mjs';
import { readPath } from '../scripts/path-data.mjs';
import { pathText } from '../scripts/path-text.mjs';
import { shapesOf } from '../scripts/shapes.mjs';

const stroke = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
const markupOf = (markup: string): string =>
  shapesOf(`<g ${stroke}>${markup}</g>`)
    .map(({ d }) => d)
    .join(' ');
const filled = (markup: string): readonly unknown[] => shapesOf(`<g fill="#ff0000">${markup}</g>`);

describe('the shapes of a body', () => {
  test.each([
    ['<path d="m1 1h2"/>', 'M1 1h2'],
    ['<circle cx="12" cy="12" r="10"/>', 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0z'],
    ['<ellipse cx="12" cy="5" rx="9" ry="3"/>', 'M3 5a9 3 0 1 0 18 0 9 3 0 1 0-18 0z'],
    ['<rect width="4" height="2" x="1" y="1"/>', 'M1 1h4v2h-4z'],
    ['<rect width="4" height="4" rx="1"/>', 'M1 0h2a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1z'],
    ['<rect width="4" height="2" rx="9"/>', 'M2 0h0a2 1 0 0 1 2 1v0a2 1 0 0 1-2 1h0a2 1 0 0 1-2-1v0a2 1 0 0 1 2-1z'],
    ['<line x1="1" y1="2" x2="3" y2="4"/>', 'M1 2L3 4'],
    ['<polyline points="1,2 3,4 5,6"/>', 'M1 2L3 4 5 6'],
    ['<polygon points="1 2 3 4 5 6"/>', 'M1 2L3 4 5 6z'],
    ['<path d="M2 1h1"/><path d="m2 2 1 1"/>', 'M2 1h1M2 2l1 1'],
    ['<defs><path id="a" d="M1 1h2"/></defs><use href="#a" x="3"/>', 'M4 1h2'],
    ['<g transform="translate(2 3) scale(2)"><path d="M0 0h1v1"/></g>', 'M2 3h2v2'],
    ['<path transform="rotate(90)" d="M1 0h2"/>', 'M0 1v2'],
    ['<svg x="2" y="2" width="4" height="4" viewBox="0 0 8 8"><path d="M0 0h8"/></svg>', 'M2 2h4'],
    ['<g display="none"><path d="M0 0h1"/></g><path d="M0 0h2"/>', 'M0 0h2'],
    ['<path stroke-dasharray="1 2" d="M0 0h5"/>', 'M0 0h1m2 0h1'],
  ])('%s', (markup, d) => {
    expect(markupOf(markup)).toBe(d);
  });

  test('carry what is painted, and how', () => {
    expect(
      shapesOf(
        `<g ${stroke}><circle cx="3" cy="3" r="1" fill="currentColor"/><path fill="#FF0000" stroke="none" fill-rule="evenodd" d="M0 0h1"/></g>`,
      ),
    ).toEqual([
      { d: 'M2 3a1 1 0 1 0 2 0 1 1 0 1 0-2 0z', fill: 'ink', stroke: 'ink', strokeWidth: 2 },
      { d: 'M0 0h1', fill: '#ff0000', evenOdd: true },
    ]);
  });

  test('have SVG’s own ends and joins if the drawing sets none', () => {
    expect(shapesOf('<path fill="none" stroke="#123" d="M2 2h1"/>')).toEqual([
      { d: 'M2 2h1', stroke: '#112233', strokeWidth: 1, strokeCap: 'butt', strokeJoin: 'miter' },
    ]);
  });

  test('follow the styles of the file, its classes and its transparent parts', () => {
    const markup = '<style>.a,.b{fill:#0a0}.b{opacity:.5}</style><path class="a" d="M0 0h1v1z"/>';
    expect(filled(`${markup}<path class="b" style="fill:rgb(0,0,255)" d="M0 0h1v1z"/>`)).toEqual([
      { d: 'M0 0h1v1z', fill: '#00aa00' },
      { d: 'M0 0h1v1z', fill: '#0000ff', opacity: 0.5 },
    ]);
  });

  test('take a gradient with them into their own units', () => {
    const stops = '<stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff" stop-opacity=".5"/>';
    const markup = `<linearGradient id="g">${stops}</linearGradient><rect x="2" y="2" width="4" height="8" fill="url(#g)"/>`;
    expect(filled(markup)).toEqual([
      {
        d: 'M2 2h4v8h-4z',
        fill: '#555555',
        gradient: {
          line: [2, 2, 6, 2],
          stops: [
            [0, '#000000'],
            [1, '#ffffff', 0.5],
          ],
        },
      },
    ]);
  });

  test.each([
    ['a clip', '<clipPath id="c"><path d="M2 2h2v2z"/></clipPath>', 'clip-path'],
    ['a white mask', '<mask id="c"><path fill="#fff" d="M2 2h2v2z"/></mask>', 'mask'],
  ])('are cut by %s', (_, definition, property) => {
    expect(filled(`${definition}<path ${property}="url(#c)" d="M0 0h9v9z"/>`)).toEqual([
      { d: 'M0 0h9v9z', fill: '#ff0000', clip: 'M2 2h2v2z' },
    ]);
  });

  test('are not cut by what holds them all, but by the icon’s box', () => {
    const whole = '<clipPath id="c"><path d="M0 0h24v24H0z"/></clipPath>';
    expect(filled(`${whole}<g clip-path="url(#c)"><path d="M0 0h9v9z"/></g>`)).toEqual([
      { d: 'M0 0h9v9z', fill: '#ff0000' },
    ]);
    expect(filled('<path d="M0 0h40v9z"/><path d="M30 30h2v2z"/>')).toEqual([
      { d: 'M0 0h40v9z', fill: '#ff0000', clip: 'M0 0h24v24H0z' },
    ]);
  });

  test.each([
    '<script>alert(1)</script>',
    '<path d="M0 0" onload="x"/>',
    '<path transform="turn(45)" d="M0 0h1"/>',
    '<image href="https://example.org"/>',
    '<foreignObject><p/></foreignObject>',
    '<text>label</text>',
    'text',
    '<path d="M0 0h1">',
    '<path fill="url(#a)" d="M0 0h1"/>',
    '<path fill="url(https://example.org#a)" d="M0 0h1"/>',
    '<use href="#a"/>',
    '<g id="a"><use href="#a"/></g>',
    '<mask id="m"><path fill="#777" d="M0 0h9v9z"/></mask><path mask="url(#m)" d="M0 0h1"/>',
  ])('%s is rejected', (markup) => {
    expect(() => markupOf(markup)).toThrow();
  });

  test('must be closed', () => {
    expect(() => shapesOf(`<g ${stroke}>`)).toThrow(/not closed/);
  });
});

describe('an outline', () => {
  test.each([
    ['M1 1H5V3L2 2z', 'M1 1h4v2l-3-1z'],
    ['M0 0C1 2 3 4 5 6S9 9 9 10', 'M0 0c1 2 3 4 5 6s4 3 4 4'],
    ['M0 0q1 2 3 4t5 6', 'M0 0q1 2 3 4 2 2 5 6'],
    ['M10 0a5 5 0 0 1 0 10', 'M10 0a5 5 0 0 1 0 10'],
    ['M0.111 0.119L0.222 0.238', 'M.11.12l.11.12'],
    ['M100 100L100.004 100.004L101 101', 'M100 100h0l1 1'],
  ])('%s is written %s', (data, text) => {
    expect(pathText(outlineOf(data), 2)).toBe(text);
    expect(() => readPath(text)).not.toThrow();
  });

  test('keeps its position over any number of rounded steps', () => {
    const steps = Array.from({ length: 1000 }, () => 'l.0049.0051').join('');
    const [end] = outlineOf(pathText(outlineOf(`M0 0${steps}`), 2)).slice(-1);
    expect(end?.values[0]).toBeCloseTo(4.9);
    expect(end?.values[1]).toBeCloseTo(5.1);
  });

  test.each([
    ['turned', [0, 1, -1, 0, 0, 0], 'M0 10a5 5 0 0 1-10 0'],
    ['mirrored', [-1, 0, 0, 1, 20, 0], 'M10 0a5 5 0 0 0 0 10'],
    ['stretched', [2, 0, 0, 1, 0, 0], 'M20 0c5.52 0 10 2.24 10 5s-4.48 5-10 5'],
  ] as const)('%s transforms its arcs too', (_, matrix, text) => {
    expect(pathText(transformed(outlineOf('M10 0a5 5 0 0 1 0 10'), matrix), 2)).toBe(text);
  });
});
