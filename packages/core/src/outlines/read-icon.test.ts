import { describe, expect, it } from 'vitest';
import type { IconArt } from '../scene/icon.js';
import { OUTLINE_LIMITS } from './limits.js';
import { readIcon } from './read-icon.js';
import { strayText } from './testing/stray-text.js';

const svg = (inner: string, root = 'viewBox="0 0 24 24"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>`;

function artOf(text: string): IconArt {
  const result = readIcon(text);
  if (!result.ok) throw new Error(result.message);
  expect(strayText(result.art)).toEqual([]);
  return result.art;
}

const shapesOf = (inner: string, root?: string) => artOf(svg(inner, root)).shapes;

describe('an icon as icon sets publish it', () => {
  it('takes its strokes from the root, in the ink of the picture', () => {
    const root = 'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"';
    expect(artOf(svg('<path d="m5 12 7-7"/><line x1="1" y1="2" x2="3" y2="4"/>', root))).toEqual({
      width: 24,
      height: 24,
      shapes: [
        { d: 'M5 12L12 5', stroke: 'ink', strokeWidth: 2, strokeJoin: 'miter' },
        { d: 'M1 2L3 4', stroke: 'ink', strokeWidth: 2, strokeJoin: 'miter' },
      ],
    });
  });

  it('has its own size where it has no viewBox', () => {
    expect(artOf(svg('<path d="M0 0H1"/>', 'width="32" height="16px"'))).toMatchObject({ width: 32, height: 16 });
  });

  it.each([
    ['an attribute', '<path fill="#f00" d="M0 0H9"/>'],
    ['a style attribute', '<path fill="blue" style="fill: red; font-size: 3px" d="M0 0H9"/>'],
    ['a class', '<style>.a{fill:rgb(100%, 0%, 0%)}</style><path class="b a" d="M0 0H9"/>'],
    [
      'a class in a CDATA section',
      '<style type="text/css"><![CDATA[ /* x */ .a , .b { fill : #FF0000; } ]]></style><path class="b" d="M0 0H9"/>',
    ],
    ['the last of two rules', '<style>.a{fill:blue}.b{fill:lime}.a{fill:red}</style><path class="a b" d="M0 0H9"/>'],
    ['the group around it', '<g fill="red"><path d="M0 0H9"/></g>'],
    ['its own colour property', '<g color="red"><path fill="currentColor" d="M0 0H9"/></g>'],
    [
      'a gradient of one colour',
      '<linearGradient id="g"><stop stop-color="red"/></linearGradient><path fill="url(#g)" d="M0 0H9V9"/>',
    ],
  ])('takes its colour from %s', (_, inner) => {
    expect(shapesOf(inner)[0]?.fill).toBe('#ff0000');
  });

  it.each(['#000', '#1a1a1a', '#333', 'rgb(40, 40, 40)', 'black', 'currentColor', 'dimgray'])(
    'has %s as ink',
    (colour) => {
      expect(shapesOf(`<path fill="${colour}" d="M0 0H9"/>`)[0]?.fill).toBe('ink');
    },
  );

  it.each([
    ['of its own', '<path opacity=".5" d="M0 0H9"/>', [0.5]],
    ['of its fill', '<path fill-opacity="50%" d="M0 0H9"/>', [0.5]],
    ['of its groups, multiplied', '<g opacity=".5"><path opacity=".5" d="M0 0H9"/></g>', [0.25]],
    ['of its colour', '<path fill="#ff000080" d="M0 0H9"/>', [0.502]],
    ['of fill and stroke, where they differ', '<path fill-opacity=".5" stroke="red" d="M0 0H9"/>', [0.5, undefined]],
    ['of 0, which is not drawn', '<path fill-opacity="0" d="M0 0H9"/><path d="M0 0H9"/>', [undefined]],
  ])('has an opacity %s', (_, inner, opacities) => {
    expect(shapesOf(inner).map(({ opacity }) => opacity)).toEqual(opacities);
  });

  it('repeats an element that it uses, each in its place and with what it inherits there', () => {
    const shapes = shapesOf(
      '<defs><g id="a"><rect width="2" height="2"/></g></defs><use href="#a" x="3" fill="red"/><use xlink:href="#a" transform="scale(2)" y="1"/>',
    );
    expect(shapes).toEqual([
      { d: 'M3 0L5 0L5 2L3 2Z', fill: '#ff0000' },
      { d: 'M0 2L4 2L4 6L0 6Z', fill: 'ink' },
    ]);
  });

  it.each([
    ['across its shape', '', [4, 6, 12, 6]],
    ['down its shape', 'x2="0" y2="100%"', [4, 6, 4, 10]],
    ['in its own units', 'gradientUnits="userSpaceOnUse" x1="1" y1="2" x2="3" y2="2"', [2, 4, 6, 4]],
    [
      'turned',
      'gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="2" y2="0" gradientTransform="rotate(90)"',
      [0, 0, 0, 4],
    ],
  ])('keeps a linear gradient %s', (_, attributes, line) => {
    const stops = '<stop offset="0" stop-color="red"/><stop offset="100%" style="stop-color:blue;stop-opacity:.5"/>';
    const [shape] = shapesOf(
      `<linearGradient id="g" ${attributes}>${stops}</linearGradient><rect transform="scale(2)" fill="url('#g')" x="2" y="3" width="4" height="2"/>`,
    );
    expect(shape?.gradient).toEqual({
      line,
      stops: [
        [0, '#ff0000'],
        [1, '#0000ff', 0.5],
      ],
    });
    expect(shape?.fill).toBe('#aa0055');
  });

  it('keeps a radial gradient that takes its stops from another one', () => {
    const [shape] = shapesOf(
      '<linearGradient id="a"><stop stop-color="#f00"/><stop offset="1" stop-color="#ff0"/></linearGradient>' +
        '<radialGradient id="b" xlink:href="#a" gradientUnits="userSpaceOnUse" cx="12" cy="12" r="6"/><path fill="url(#b)" d="M0 0H24V24z"/>',
    );
    expect(shape?.gradient).toEqual({
      circle: [12, 12, 6, 12, 12],
      stops: [
        [0, '#ff0000'],
        [1, '#ffff00'],
      ],
    });
  });

  it('has the mean of a gradient as its stroke', () => {
    const [shape] = shapesOf(
      '<linearGradient id="g"><stop stop-color="#f00"/><stop offset="1" stop-color="#0f0"/></linearGradient><path fill="none" stroke="url(#g)" d="M0 0H9V9"/>',
    );
    expect(shape).toMatchObject({ stroke: '#808000', strokeWidth: 1 });
  });

  it('says what is drawn in another way than in the file', () => {
    const gradient =
      '<linearGradient id="g"><stop stop-color="#f00"/><stop offset="1" stop-color="#0f0"/></linearGradient>';
    const text = svg(
      `${gradient}<path fill="none" stroke="url(#g)" d="M0 0H9V9"/><path fill="#fff" d="M12 12h9v9h-9z"/>`,
    );
    expect(readIcon(text)).toMatchObject({
      notes: [expect.stringContaining('gradient of a stroke'), expect.stringContaining('black or white parts')],
    });
    expect(readIcon(svg('<path fill="red" d="M0 0H9V9z"/>'))).toMatchObject({ notes: [] });
  });

  it('keeps a white mark on a black plate, which ink would hide on a dark canvas', () => {
    const fills = shapesOf('<path d="M0 0h24v24H0z"/><path fill="#fff" d="M6 6h12v12H6z"/>').map(({ fill }) => fill);
    expect(fills).toEqual(['#000000', '#ffffff']);
  });

  it('is ink where a dark gradient would vanish on a dark canvas', () => {
    const [shape] = shapesOf(
      '<linearGradient id="g"><stop stop-color="#000"/><stop offset="1" stop-color="#333"/></linearGradient><path fill="url(#g)" d="M0 0H9V9"/>',
    );
    expect(shape).toEqual({ d: 'M0 0L9 0L9 9', fill: 'ink' });
  });

  it.each([
    ['only a part is dark', '<stop stop-color="#000"/><stop offset="1" stop-color="#999"/>'],
    ['it is a shadow', '<stop stop-color="#000"/><stop offset="1" stop-opacity="0"/>'],
  ])('keeps a dark gradient if %s', (_, stops) => {
    const [shape] = shapesOf(`<linearGradient id="g">${stops}</linearGradient><path fill="url(#g)" d="M0 0H9V9"/>`);
    expect(shape?.gradient?.stops).toHaveLength(2);
  });

  it('is cut at its own box, so that it never covers what is beside it', () => {
    expect(shapesOf('<path d="M-100 0H100V9z"/><path d="M1 1H9V9z"/><path d="M99 99H100V100z"/>')).toEqual([
      { d: 'M-100 0L100 0L100 9Z', fill: 'ink', clip: 'M0 0L24 0L24 24L0 24Z' },
      { d: 'M1 1L9 1L9 9Z', fill: 'ink' },
    ]);
  });

  it.each([
    ['the whole box', 'M24 0H0v24h24z', undefined],
    ['a part of it', 'M2 2h10v10H2z', 'M2 2L12 2L12 12L2 12Z'],
  ])('can be clipped to %s', (_, d, clip) => {
    const [shape] = shapesOf(
      `<g clip-path="url(#c)"><path d="M1 1H20V20z"/></g><defs><clipPath id="c"><path fill="#fff" d="${d}"/></clipPath></defs>`,
    );
    expect(shape?.clip).toBe(clip);
  });

  it.each([
    ['with gaps as long', 'stroke-dasharray="2"', 'M1 1L3 1M5 1L7 1M9 1L9 3'],
    ['with shorter gaps', 'style="stroke-dasharray: 3px, 1"', 'M1 1L4 1M5 1L8 1M9 1L9 4'],
    ['that begin later', 'stroke-dasharray="4 4" stroke-dashoffset="6"', 'M3 1L7 1M9 3L9 5'],
    ['of which none are written', 'stroke-dasharray="none"', 'M1 1L9 1L9 5'],
  ])('has dashes %s', (_, attributes, d) => {
    expect(shapesOf(`<path fill="none" stroke="red" ${attributes} d="M1 1H9V5"/>`).map((each) => each.d)).toEqual([d]);
  });

  it('fills the whole shape below its dashes', () => {
    const shapes = shapesOf('<rect fill="red" stroke="lime" stroke-dasharray="4" x="1" y="1" width="4" height="4"/>');
    expect(shapes.map(({ d, fill }) => [d, fill])).toEqual([
      ['M1 1L5 1L5 5L1 5Z', '#ff0000'],
      ['M1 1L5 1M5 5L1 5', undefined],
    ]);
  });

  it('skips what it hides and draws what it shows again', () => {
    const shapes = shapesOf(
      '<g visibility="hidden"><path d="M0 0H1"/><path visibility="visible" d="M0 0H2"/></g><g display="none"><path display="inline" d="M0 0H3"/></g>',
    );
    expect(shapes.map(({ d }) => d)).toEqual(['M0 0L2 0']);
  });
});

describe('an icon is rejected with what to write instead', () => {
  it.each([
    ['wider than four times its height', svg('<path d="M0 0H1"/>', 'viewBox="0 0 100 24"'), '100 × 24', 'viewBox'],
    [
      'a clip of another form',
      svg('<clipPath id="c"><circle r="9"/></clipPath><path clip-path="url(#c)" d="M0 0H1"/>'),
      'clip-path',
      'Cut',
    ],
    ['a mask', svg('<path mask="url(#m)" d="M0 0H1"/>'), 'mask', 'outlines'],
    [
      'a stroke of very many dashes',
      svg('<path stroke="red" stroke-dasharray=".001" d="M0 0H24"/>'),
      'stroke-dasharray',
      'outlines',
    ],
    ['dashes in percent', svg('<path stroke-dasharray="5%" d="M0 0H1"/>'), 'stroke-dasharray', 'outlines'],
    ['a rule for elements', svg('<style>path{fill:red}</style><path d="M0 0H1"/>'), 'style sheet', 'attributes'],
    ['a gradient that is not there', svg('<path fill="url(#g)" d="M0 0H1"/>'), 'fill', 'outlines'],
    ['a colour of another kind', svg('<path fill="hsl(0 50% 50%)" d="M0 0H1"/>'), 'fill', 'outlines'],
    ['lettering', svg('<text>Acme</text>'), 'text', 'outlines'],
    ['a size in percent', svg('<path d="M0 0H1"/>', 'width="100%" height="100%"'), 'viewBox', 'Write viewBox'],
    ['a nested drawing', svg('<svg viewBox="0 0 1 1"/>'), 'svg', 'outlines'],
  ])('%s', (_, text, named, advice) => {
    const result = readIcon(text);
    expect(result).toMatchObject({
      ok: false,
      message: expect.stringContaining(named),
      hint: expect.stringContaining(advice),
    });
    if (!result.ok) expect(result.message).toMatch(/^The .*icon/);
  });

  it('counts an element each time it is used', () => {
    const uses = '<use href="#a"/>'.repeat(OUTLINE_LIMITS.elements / 2);
    expect(readIcon(svg(`<path id="a" d="M0 0H1"/>${uses}`))).toMatchObject({
      ok: false,
      message: expect.stringContaining('500'),
    });
  });

  it('counts the outlines of an element each time it is used', () => {
    const long = `M0 0${'h1v1'.repeat(1900)}`;
    expect(readIcon(svg(`<path id="a" d="${long}"/>${'<use href="#a"/>'.repeat(50)}`))).toMatchObject({
      ok: false,
      message: expect.stringContaining('outlines'),
    });
  });
});
