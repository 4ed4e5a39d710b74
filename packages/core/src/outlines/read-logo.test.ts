import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileText } from '../svg/testing/scenes.js';
import { cases } from '../testing/depth.js';
import { OUTLINE_LIMITS } from './limits.js';
import { readLogo } from './read-logo.js';

const svg = (inner: string, root = 'viewBox="0 0 40 20"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>`;

function artOf(text: string): Extract<ReturnType<typeof readLogo>, { ok: true }>['art'] {
  const result = readLogo(text);
  if (!result.ok) throw new Error(result.message);
  return result.art;
}

describe('a logo', () => {
  it('is kept as outlines in its own units', () => {
    const art = artOf(
      `<?xml version="1.0"?><!DOCTYPE svg><!-- by hand -->${svg(
        '<title>Acme</title><g fill="#e4002b"><rect x="1" y="2" width="10" height="5"/><circle cx="5" cy="5" r="2" fill="none" stroke="rgb(0, 32, 77)" stroke-width="2"/></g>',
      )}`,
    );
    expect(art).toEqual({
      width: 40,
      height: 20,
      shapes: [
        { d: 'M1 2L11 2L11 7L1 7Z', fill: '#e4002b' },
        expect.objectContaining({ stroke: '#00204d', strokeWidth: 2, d: expect.stringMatching(/^M3 5C/) }),
      ],
    });
  });

  it.each([
    ['moved', '<path transform="translate(3,4)" d="M0 0H2V2z"/>', 'M3 4L5 4L5 6Z'],
    ['scaled in a group', '<g transform="scale(2)"><path d="M1 1l2 0 0 2z"/></g>', 'M2 2L6 2L6 6Z'],
    ['turned about a point', '<path transform="rotate(90 5 5)" d="M5 5H9"/>', 'M5 5L5 9'],
    ['with smooth curves', '<path d="M0 0C1 0 2 1 2 2S3 4 4 4"/>', 'M0 0C1 0 2 1 2 2C2 3 3 4 4 4'],
    ['with numbers run together', '<path d="M.5.5-1-1e0"/>', 'M0.5 0.5L-1 -1'],
    ['with arc flags run together', '<path d="M0 0a2 0 0 01.5 1"/>', 'M0 0L0.5 1'],
    ['with an arc that goes nowhere', '<path d="M0 0a2 2 0 01.0 0"/>', 'M0 0'],
    ['as a polygon', '<polygon points="0,0 4,0 4,4"/>', 'M0 0L4 0L4 4Z'],
    ['with its corner elsewhere', '<path d="M10 10H12"/>', 'M0 0L2 0', 'viewBox="10 10 40 20"'],
  ])('%s is drawn in its place', (_, inner, d, root?: string) => {
    expect(artOf(svg(inner, root)).shapes[0]?.d).toBe(d);
  });

  it('draws arcs as an SVG engine does', () => {
    const [shape] = artOf(svg('<path d="M10 0A10 10 0 0 1 20 10"/>')).shapes;
    const numbers = (shape?.d ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
    expect(numbers.slice(-2)).toEqual([20, 10]);
    // The classic curve of a quarter circle, or two of an eighth each.
    for (let i = 2; i + 5 < numbers.length; i += 6) {
      const [x = 0, y = 0] = numbers.slice(i + 4, i + 6);
      expect(Math.hypot(x - 10, y - 10)).toBeCloseTo(10, 2);
    }
  });

  it("uses the picture's ink for black and dark grey", () => {
    const fills = artOf(svg('<path d="M0 0H1"/><path fill="#333" d="M0 0H1"/><path fill="#fff" d="M0 0H1"/>')).shapes;
    expect(fills.map((each) => each.fill)).toEqual(['ink', 'ink', '#ffffff']);
  });

  it("skips hidden elements and editors' own elements", () => {
    const art = artOf(
      svg(
        '<defs><path id="a" d="M0 0H9"/></defs><sodipodi:namedview a="b"/><g display="none"><path d="M0 0H5"/></g><path d="M0 0H1"/>',
      ),
    );
    expect(art.shapes).toHaveLength(1);
  });

  it.each([
    ['<script>alert(1)</script>', 'script'],
    ['<image href="https://example.com/x.png"/>', 'image'],
    ['<use href="#a"/>', 'use'],
    ['<foreignObject><iframe src="https://example.com"/></foreignObject>', 'foreignObject'],
    ['<a href="https://example.com"><path d="M0 0H1"/></a>', "'a' element"],
    ['<animate attributeName="d"/>', 'animate'],
    ['<text>Acme</text>', 'text'],
    ['<style>@import url(https://example.com/x.css)</style>', 'style sheet'],
    ['<path fill="url(#g)" d="M0 0H1"/>', 'fill'],
    ['<path style="fill:url(https://example.com)" d="M0 0H1"/>', 'fill'],
    ['<path filter="url(#f)" d="M0 0H1"/>', 'filter'],
    ['<path clip-path="url(#c)" d="M0 0H1"/>', 'clip-path'],
    ['<path d="M0 0X9"/>', 'outline'],
    ['<path d="L0 0"/>', 'outline'],
    ['<path d="M0 0H1e99"/>', 'outline'],
    ['<rect width="10%" height="5"/>', 'outline'],
    ['<path transform="skewX(5)" d="M0 0H1"/>', 'transform'],
    ['<svg viewBox="0 0 1 1"/>', 'svg'],
    ['', 'nothing'],
  ])('with %s is rejected by name', (inner, named) => {
    const result = readLogo(svg(inner));
    expect(result).toMatchObject({ ok: false, message: expect.stringContaining(named), hint: expect.any(String) });
  });

  it.each([
    ['', 'not an SVG'],
    ['<html><body/></html>', 'not an SVG'],
    ['<svg viewBox="0 0 1 1"><g>', 'not closed'],
    ['<svg><path d="M0 0H1"/></svg>', 'viewBox'],
    ['<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"/>', 'entities'],
    [svg('<path d="M0 0H1"/>'.repeat(OUTLINE_LIMITS.elements + 1)), 'elements'],
    [svg('<g>'.repeat(OUTLINE_LIMITS.depth + 1)), 'nested'],
    [' '.repeat(OUTLINE_LIMITS.characters + 1), 'characters'],
  ])('that begins %.30j is rejected', (text, named) => {
    expect(readLogo(text)).toMatchObject({ ok: false, message: expect.stringContaining(named) });
  });

  it('contains only numbers and colours, whatever the input', () => {
    const attribute = fc.oneof(hostileText, fc.constantFrom('M0 0H1', '#fff', 'scale(2)', '1', '0 0 9 9'));
    const element = fc
      .tuple(
        fc.constantFrom('path', 'rect', 'g', 'svg', 'circle', 'script', 'style', 'use', 'polygon', 'x:y'),
        fc.dictionary(
          fc.constantFrom('d', 'fill', 'stroke', 'style', 'transform', 'points', 'r', 'width', 'height', 'onload'),
          attribute,
        ),
        hostileText,
      )
      .map(([name, attributes, text]) => {
        const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value.replaceAll('"', '')}"`);
        return `<${name}${written.join('')}>${text}</${name}>`;
      });
    fc.assert(
      fc.property(
        fc.oneof(
          hostileText,
          fc.array(element).map((all) => svg(all.join(''))),
        ),
        (text) => {
          const result = readLogo(text);
          if (!result.ok) return;
          for (const { d, fill, stroke } of result.art.shapes) {
            expect(d).toMatch(/^[MLCZ\d .-]*$/);
            for (const paint of [fill, stroke])
              if (paint !== undefined) expect(paint).toMatch(/^(?:ink|#[0-9a-f]{6})$/);
          }
        },
      ),
      { numRuns: cases(500) },
    );
  });
});
