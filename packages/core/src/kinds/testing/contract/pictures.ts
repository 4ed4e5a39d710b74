// The pictures of a kind: deterministic, well-formed, without overlap, and available as outline and text.
import { expect, test } from 'vitest';
import { draw, drawSchemes, drawText, outline } from '../../../draw.js';
import { readSource } from '../../../svg/read-source.js';
import { cellsOf } from '../../../terminal/cells.js';
import { flawsOf } from './flaws.js';
import { type Always, context, sceneOf } from './trial.js';
import { foreignIn } from './well-formed.js';

const SCHEMES = ['light', 'dark', 'auto'] as const;

export function picturesHold(always: Always): void {
  test('a picture is the same byte for byte, well-formed in every scheme, runs and loads nothing, and gives its source back', () => {
    always((source) => {
      const once = drawSchemes(source, SCHEMES, { embedSource: true }, context).map(({ svg = '' }) => svg);
      expect(draw(source, { scheme: 'dark', embedSource: true }, context).svg).toBe(once[1]);
      for (const svg of once) {
        expect(foreignIn(svg)).toEqual([]);
        expect(readSource(svg)).toBe(source);
      }
    });
  });

  test('everything is on the page, with text in its parts, and no text, parts or frames overlap', () => {
    always((source) => {
      expect(flawsOf(sceneOf(source))).toEqual([]);
    });
  });

  test('the outline names what the source names, one per line, and is in the picture', () => {
    always((source) => {
      const data = outline(source, context).outline;
      expect(data?.lines.length).toBeGreaterThan(0);
      for (const line of data?.lines ?? []) expect(line).not.toMatch(/[\r\n]|undefined|\[object/);
      const known = new Set([...(data?.nodes ?? []), ...(data?.groups ?? [])].map(({ id }) => id));
      for (const { from, to } of data?.edges ?? []) for (const id of [from, to]) expect(known).toContain(id);
      expect(sceneOf(source).description).toContain(data?.lines[0] ?? '');
    });
  });

  test.each([100, 60, 20])('the text picture fits in %i columns', (columns) => {
    always((source) => {
      const { text = '' } = drawText(source, { columns }, context);
      expect(text.trim()).not.toBe('');
      for (const line of text.split('\n')) {
        expect(line).toBe(line.trimEnd());
        expect(cellsOf(line)).toBeLessThanOrEqual(columns);
      }
    });
  });
}
