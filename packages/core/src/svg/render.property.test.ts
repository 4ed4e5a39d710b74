import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { cases } from '../testing/depth.js';
import { readSource } from './read-source.js';
import { renderSvg } from './render.js';
import { resolved } from './testing/resolved.js';
import { hostileText, scenes } from './testing/scenes.js';

const ELEMENTS = new Set(
  'svg title desc style defs g a rect circle ellipse path text use metadata linework:source'.split(' '),
);
const scheme = fc.constantFrom('light' as const, 'dark' as const, 'auto' as const);
const background = fc.constantFrom('canvas' as const, 'none' as const);

interface Seen {
  readonly tags: { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[];
  readonly style: string;
}

/** Throws if the text is not well-formed XML with namespaces. */
function parse(svg: string): Seen {
  const tags: Seen['tags'] = [];
  let style = '';
  let inStyle = false;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    inStyle = tag.name === 'style';
    const attributes = Object.fromEntries(Object.entries(tag.attributes).map(([name, { value }]) => [name, value]));
    tags.push({ name: tag.name, attributes });
  });
  parser.on('text', (text) => {
    if (inStyle) style += text;
  });
  parser.write(svg).close();
  return { tags, style };
}

describe('any scene', () => {
  it('is well-formed XML of known elements that run and load nothing', () => {
    fc.assert(
      fc.property(scenes, scheme, background, hostileText, (scene, chosen, painted, source) => {
        const svg = renderSvg(scene, { scheme: chosen, background: painted, identity: source, embedSource: source });
        const { tags, style } = parse(svg);
        for (const { name, attributes } of tags) {
          expect(ELEMENTS).toContain(name);
          for (const [attribute, value] of Object.entries(attributes)) {
            expect(attribute).not.toMatch(/^on/i);
            if (attribute === 'href' && name === 'a')
              expect(value).toMatch(/^(?:https:\/\/[^/]|(?!\/\/|[a-z][a-z0-9+.-]*:))/i);
            else if (attribute === 'href') expect(value).toMatch(/^#lw[0-9a-f]{10}-\d+$/);
          }
        }
        expect(style).not.toMatch(/url|import|expression|\\/i);
      }),
      { numRuns: cases(400) },
    );
  });

  it('has plain finite numbers and no repeated ids', () => {
    fc.assert(
      fc.property(scenes, scheme, (scene, chosen) => {
        const svg = renderSvg(scene, { scheme: chosen, background: 'canvas', identity: '' });
        const { tags } = parse(svg);
        const ids = tags.flatMap(({ attributes }) => attributes.id ?? []);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { name, attributes } of tags) {
          if (name === 'path' && attributes['fill-rule'] !== undefined) continue;
          for (const key of ['x', 'y', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height', 'textLength', 'stroke-width']) {
            if (attributes[key] !== undefined) expect(attributes[key]).toMatch(/^(?!-0$)-?\d+(?:\.\d{1,4})?$/);
          }
        }
      }),
      { numRuns: cases(200) },
    );
  });

  it('has the same look in both schemes of an automatic picture as in a picture of one', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const picture = (scheme: 'light' | 'dark' | 'auto'): string =>
          renderSvg(scene, { scheme, background: 'canvas', identity: '' });
        expect(resolved(picture('auto'))).toEqual(resolved(picture('light')));
        expect(resolved(picture('auto'), true)).toEqual(resolved(picture('dark')));
      }),
      { numRuns: cases(200) },
    );
  });

  it('gives its source back unchanged', () => {
    fc.assert(
      fc.property(scenes, scheme, hostileText, (scene, chosen, source) => {
        const svg = renderSvg(scene, { scheme: chosen, background: 'none', identity: 'x', embedSource: source });
        expect(readSource(svg)).toBe(source);
      }),
      { numRuns: cases(400) },
    );
  });

  it('gives no source if none was embedded, whatever its texts say', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        expect(readSource(renderSvg(scene, { scheme: 'light', background: 'none', identity: 'x' }))).toBeUndefined();
      }),
      { numRuns: cases(100) },
    );
  });
});
