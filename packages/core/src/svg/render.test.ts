import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ConnectorShape, IconShapeNode, PartNode } from '../scene/scene.js';
import type { Themes } from '../theme/contract.js';
import { THEMES } from '../theme/theme.js';
import type { SvgOptions } from './options.js';
import { EDITION, renderSvg } from './render.js';
import { resolved } from './testing/resolved.js';
import { DATABASE, sceneOf, textOf } from './testing/scenes.js';

const LIGHT: SvgOptions = { scheme: 'light', background: 'canvas', identity: 'diagram flow' };

function connector(more: Partial<ConnectorShape> = {}): ConnectorShape {
  return {
    type: 'connector',
    points: [
      { x: 10, y: 50 },
      { x: 100, y: 50 },
    ],
    cornerRadius: 8,
    stroke: 'line',
    strokeWidth: 1.5,
    dash: 'solid',
    startHead: false,
    endHead: true,
    animate: false,
    ...more,
  };
}

function part(more: Partial<PartNode>): PartNode {
  return { type: 'part', part: 'node', children: [], ...more };
}

/** The lines between the head of the picture and its end. */
function bodyOf(svg: string): string[] {
  const lines = svg.trimEnd().split('\n');
  return lines.slice(lines.findIndex((line) => line.startsWith('<rect width=')) + 1, -1);
}

describe('a picture', () => {
  it('has one element per line', () => {
    const scene = {
      ...sceneOf(
        part({
          id: 'db',
          children: [
            { type: 'rect', x: 4, y: 4, width: 96, height: 40, radius: 8, fill: 'blue-fill', stroke: 'blue-stroke' },
            textOf('Orders', { x: 16, y: 29 }),
          ],
        }),
        part({ part: 'edge', children: [connector({ stroke: 'role-data', dash: 'dashed' })] }),
      ),
      description: 'Orders: database.',
    };
    const blue = THEMES.light;
    expect(renderSvg(scene, LIGHT)).toBe(
      [
        '<svg xmlns="http://www.w3.org/2000/svg" id="lw6fed067036" width="200" height="100" viewBox="0 0 200 100" role="img" aria-labelledby="lw6fed067036-t" aria-describedby="lw6fed067036-d" font-family="Inter,\'Helvetica Neue\',Arial,sans-serif" text-rendering="geometricPrecision" stroke-width="1.5" stroke-linejoin="round">',
        '<title id="lw6fed067036-t">Orders</title>',
        '<desc id="lw6fed067036-d">Orders: database.</desc>',
        '<rect width="200" height="100" fill="#fff"/>',
        '<g data-node="db">',
        `<rect x="4" y="4" width="96" height="40" rx="8" fill="${blue['blue-fill']}" stroke="${blue['blue-stroke']}"/>`,
        `<text x="16" y="29" fill="${blue.ink}" font-size="14" font-weight="500" textLength="50" lengthAdjust="spacingAndGlyphs">Orders</text>`,
        '</g>',
        '<g data-edge="">',
        `<path stroke="${blue['role-data']}" stroke-dasharray="8 4" d="M10 50H92"/>`,
        `<path fill="${blue['role-data']}" d="m100 50-9 3.5v-7z"/>`,
        '</g>',
        '</svg>',
        '',
      ].join('\n'),
    );
  });

  it('is the same bytes every time', () => {
    const scene = sceneOf(textOf('Orders'), connector({ animate: true }));
    expect(renderSvg(scene, { ...LIGHT, scheme: 'auto' })).toBe(renderSvg(scene, { ...LIGHT, scheme: 'auto' }));
  });

  it('has different ids for every source, scheme and background, so that two fit on one page', () => {
    const variants: readonly SvgOptions[] = [
      LIGHT,
      { ...LIGHT, scheme: 'dark' },
      { ...LIGHT, scheme: 'auto' },
      { ...LIGHT, background: 'none' },
      { ...LIGHT, embedSource: 'diagram flow' },
      { ...LIGHT, identity: 'diagram flow "Other"' },
    ];
    const ids = variants.map((options) => / id="([^"]*)"/.exec(renderSvg(sceneOf(), options))?.[1]);
    expect(new Set(ids).size).toBe(variants.length);
  });

  it('is named after its kind if its title is blank', () => {
    expect(renderSvg({ ...sceneOf(), title: ' ' }, LIGHT)).toMatch(/<title id="[^"]*-t">flow<\/title>/);
  });

  it('takes the colours of a theme in every scheme, with a different id', () => {
    const mine: Themes = {
      light: { ...THEMES.light, canvas: '#fffbe8', ink: '#112233' },
      dark: { ...THEMES.dark, canvas: '#0a0a12', ink: '#ddeeff' },
    };
    const scene = sceneOf(textOf('Orders'));
    const light = renderSvg(scene, { ...LIGHT, theme: mine });
    expect(resolved(light).map(({ values }) => values.fill)).toEqual(['#fffbe8', '#123']);
    const auto = renderSvg(scene, { ...LIGHT, scheme: 'auto', theme: mine });
    expect(resolved(auto, true).map(({ values }) => values.fill)).toEqual(['#0a0a12', '#def']);
    const ids = [light, renderSvg(scene, LIGHT), renderSvg(scene, { ...LIGHT, font: 'Lato' })].map(
      (svg) => / id="([^"]*)"/.exec(svg)?.[1],
    );
    expect(new Set(ids).size).toBe(3);
  });

  it('has the default colours where a stored theme has none', () => {
    const broken: Themes['light'] = { ...THEMES.light, ink: '#"><script>' };
    const svg = renderSvg(sceneOf(textOf('A')), { ...LIGHT, theme: { light: broken, dark: THEMES.dark } });
    expect(svg).not.toContain('script');
    expect(resolved(svg)[1]?.values.fill).toBe(THEMES.light.ink);
  });

  it.each([
    ['Source Sans 3', /font-family="'Source Sans 3',Inter,/],
    ["x',serif;", /font-family="Inter,/],
    ['"><script>', /font-family="Inter,/],
  ])('uses the font %j first if it is a valid name', (font, expected) => {
    expect(renderSvg(sceneOf(), { ...LIGHT, font })).toMatch(expected);
  });

  it('omits the painted canvas on request', () => {
    expect(renderSvg(sceneOf(), { ...LIGHT, background: 'none' })).not.toContain('<rect');
  });
});

describe('schemes', () => {
  const scene = sceneOf(
    { type: 'rect', x: 0, y: 0, width: 9, height: 9, fill: 'red-fill', stroke: 'red-stroke' },
    textOf('A'),
    textOf('B'),
  );

  it('draw dark colours as attributes in a dark picture', () => {
    const svg = renderSvg(scene, { ...LIGHT, scheme: 'dark' });
    expect(svg).toContain(`fill="${THEMES.dark['red-fill']}" stroke="${THEMES.dark['red-stroke']}"`);
    expect(svg).not.toMatch(/<style|class=/);
  });

  it('draw light attributes in an automatic picture and recolour each combination once in the dark', () => {
    const svg = renderSvg(scene, { ...LIGHT, scheme: 'auto' });
    expect(resolved(svg)).toEqual(resolved(renderSvg(scene, LIGHT)));
    expect(resolved(svg, true)).toEqual(resolved(renderSvg(scene, { ...LIGHT, scheme: 'dark' })));

    const id = / id="([^"]*)"/.exec(svg)?.[1] ?? '';
    const { dark } = THEMES;
    const rules = [
      `.c0{fill:${dark.canvas}}`,
      `.c1{fill:${dark['red-fill']};stroke:${dark['red-stroke']}}`,
      `.c2{fill:${dark.ink}}`,
    ];
    expect(svg).toContain(
      [
        '<style>',
        '@media (prefers-color-scheme:dark){',
        `#${id}:not([data-scheme=light]){`,
        ...rules,
        '}}',
        '@media all{',
        `#${id}[data-scheme=dark]{`,
        ...rules,
        '}}',
        '</style>',
      ].join('\n'),
    );
    expect(svg).toContain('<rect width="200" height="100" class="c0" fill="#fff"/>');
  });
});

describe('moving lines', () => {
  it('stay solid unless style rules run and motion is allowed', () => {
    const svg = renderSvg(sceneOf(connector({ animate: true })), LIGHT);
    const id = / id="([^"]*)"/.exec(svg)?.[1] ?? '';
    expect(bodyOf(svg)[0]).toBe(`<path class="ms" stroke="${THEMES.light.line}" stroke-width="1.5" d="M10 50H92"/>`);
    expect(svg).toContain(
      [
        '<style>',
        '@media (prefers-reduced-motion:no-preference){',
        `#${id} .ms{stroke-dasharray:12 4}`,
        `#${id} .ms{animation:${id}-m 36s linear infinite}`,
        '}',
        `@keyframes ${id}-m{to{stroke-dashoffset:-720px}}`,
        '</style>',
      ].join('\n'),
    );
  });

  it("keep the dashes of dashed and dotted lines when they don't move", () => {
    const svg = renderSvg(
      sceneOf(connector({ animate: true, dash: 'dashed' }), connector({ animate: true, dash: 'dotted' })),
      LIGHT,
    );
    const [dashed, , dotted] = bodyOf(svg);
    expect(dashed).toContain('class="md"');
    expect(dashed).toContain('stroke-dasharray="8 4"');
    expect(dotted).toContain('stroke-dasharray="0 5" stroke-linecap="round"');
  });

  it('never move a head and need no rules when nothing moves', () => {
    const moving = renderSvg(sceneOf(connector({ animate: true, startHead: true })), LIGHT);
    expect(bodyOf(moving)[1]).toMatch(/^<path fill="#[0-9a-f]{6}" d=/);
    expect(renderSvg(sceneOf(connector()), LIGHT)).not.toContain('<style>');
  });
});

describe('texts', () => {
  const lineOf = (...args: Parameters<typeof textOf>): string =>
    bodyOf(renderSvg(sceneOf(textOf('a'), textOf('b'), textOf(...args)), LIGHT))[2] ?? '';

  it('set size and weight only if they differ from the most common ones', () => {
    expect(lineOf('Sub', { style: { size: 12, weight: 400 } })).toContain(' font-size="12" font-weight="400" ');
    expect(lineOf('Same')).not.toContain('font-');
  });

  it('that read right to left stay in their box whatever their anchor', () => {
    expect(lineOf('שלום', { x: 10, anchor: 'start' })).toContain('x="35" y="20" direction="rtl" text-anchor="middle"');
    expect(lineOf('שלום', { x: 60, anchor: 'end' })).toContain('x="35" y="20" direction="rtl" text-anchor="middle"');
    expect(lineOf('שלום', { x: 35, anchor: 'middle' })).toContain('x="35" y="20" direction="rtl" text-anchor="middle"');
  });

  it('keep spaces that XML would merge', () => {
    expect(lineOf('a  b')).toContain(' xml:space="preserve"');
    expect(lineOf(' a')).toContain(' xml:space="preserve"');
    expect(lineOf('a b')).not.toContain('xml:space');
  });

  it('that show nothing are omitted', () => {
    expect(lineOf('')).toBe('');
    expect(lineOf('x', { width: 0 })).toBe('');
  });
});

describe('parts', () => {
  it('are links if they have one, and the picture is then not a plain image', () => {
    const svg = renderSvg(sceneOf(part({ id: 'a', link: 'https://example.com/?a=1&b="2"' })), LIGHT);
    expect(svg).toContain(
      '<a href="https://example.com/?a=1&amp;b=&quot;2&quot;" target="_blank" rel="noopener" data-node="a">',
    );
    expect(svg).toContain('role="graphics-document"');
  });

  it('are plain groups if the link could run something', () => {
    const svg = renderSvg(sceneOf(part({ id: 'a', link: 'javascript:alert(1)' })), LIGHT);
    expect(svg).not.toMatch(/href|javascript/);
    expect(svg).toContain('role="img"');
  });

  it.each([
    [{ label: 'Orders' }, undefined],
    [{ label: 'Orders', description: 'All of them' }, 'All of them'],
    [{ label: 'Orders to Mail' }, 'Orders to Mail'],
    [{ label: 'Orders to Mail', description: 'Nightly' }, 'Orders to Mail: Nightly'],
    [{ label: 'Or ders' }, undefined],
    [{}, undefined],
  ])('say beside the pointer what %j adds to the drawn text', (more, expected) => {
    const svg = renderSvg(sceneOf(part({ ...more, children: [textOf('Orders')] })), LIGHT);
    expect(/<g data-node="">\n<title>(.*)<\/title>/.exec(svg)?.[1]).toBe(expected);
  });
});

describe('icons', () => {
  const at = (x: number, size = 24): IconShapeNode => ({
    type: 'icon',
    x,
    y: 10,
    size,
    art: DATABASE,
    ink: 'blue-stroke',
    name: 'lx:database',
  });

  it('are one path where one pen drew them', () => {
    expect(bodyOf(renderSvg(sceneOf(at(10, 20)), LIGHT))).toEqual([
      `<path transform="translate(10 10)scale(.8333)" fill="none" stroke="${THEMES.light['blue-stroke']}" stroke-width="2" stroke-linecap="round" d="M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0M3 5V19A9 3 0 0 0 21 19V5"/>`,
    ]);
  });

  it('are written once if they repeat and that is shorter', () => {
    const svg = renderSvg(sceneOf(at(1), at(2), at(3), at(4), at(5)), LIGHT);
    const id = / id="([^"]*)"/.exec(svg)?.[1] ?? '';
    expect(svg.split('M3 5V19').length).toBe(2);
    expect(svg).toContain(`<defs>\n<g id="${id}-0" transform="scale(1)">`);
    expect(bodyOf(svg)[0]).toBe(`<use href="#${id}-0" x="1" y="10"/>`);
    expect(resolved(svg)[1]?.values.stroke).toBe(THEMES.light['blue-stroke']);
  });

  it('change their ink in the dark if they are written once', () => {
    const svg = renderSvg(sceneOf(at(1), at(2), at(3), at(4), at(5)), { ...LIGHT, scheme: 'auto' });
    const [, first] = resolved(svg, true);
    expect(first).toMatchObject({ name: 'use', values: { stroke: THEMES.dark['blue-stroke'], fill: 'none' } });
  });

  it('keep their own colours and are centred in their square', () => {
    const art = {
      width: 10,
      height: 20,
      shapes: [
        { d: 'M0 0H10V20Z', fill: '#336791' },
        { d: 'M1 1H2V2Z', fill: 'ink', evenOdd: true },
      ],
    } as const;
    const svg = renderSvg(sceneOf({ type: 'icon', x: 0, y: 0, size: 20, art, ink: 'ink', name: 'db:x' }), LIGHT);
    expect(bodyOf(svg)).toEqual([
      '<g transform="translate(5 0)scale(1)">',
      '<path fill="#336791" d="M0 0H10V20Z"/>',
      `<path fill="${THEMES.light.ink}" fill-rule="evenodd" d="M1 1H2V2Z"/>`,
      '</g>',
    ]);
  });
});

describe('editions', () => {
  it('names the minor version that draws, so that pictures of two versions share no ids', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    const minor = /^\d+\.\d+/.exec(version)?.[0];
    expect(EDITION).toBe(minor === '0.1' ? '' : minor);
  });
});
