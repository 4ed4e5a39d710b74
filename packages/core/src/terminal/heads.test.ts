import { describe, expect, it } from 'vitest';
import { HEAD_FORMS, type Head } from '../scene/scene.js';
import { Canvas } from './canvas.js';
import { cellsOf } from './cells.js';
import { type Charset, DOWN, LEFT, RIGHT, symbolGlyph, UP } from './glyphs.js';
import { graphText } from './graph/index.js';
import { headCells, headSigns, paintHead } from './heads.js';
import { chartText } from './lifelines/index.js';
import type { TextLine } from './text-parts.js';

const HEADS: readonly Head[] = [true, ...HEAD_FORMS];
const SIDES = [UP, RIGHT, DOWN, LEFT] as const;
const pictureOf = (head: Head, side: (typeof SIDES)[number], charset: Charset): string =>
  headSigns(head, side)
    .map((each) => symbolGlyph(each, charset))
    .join('');

describe('heads in text pictures', () => {
  it.each(SIDES)('differ from one another, pointing to side %d', (side) => {
    expect(new Set(HEADS.map((each) => pictureOf(each, side, 'unicode'))).size).toBe(HEADS.length);
    // ASCII has one arrowhead: the plain one and the open one are the same there.
    expect(new Set(HEADS.map((each) => pictureOf(each, side, 'ascii'))).size).toBe(HEADS.length - 1);
  });

  it('are characters of one cell, and of ASCII on request', () => {
    for (const head of HEADS) {
      for (const side of SIDES) {
        expect(cellsOf(pictureOf(head, side, 'unicode'))).toBe(headCells(head));
        expect(pictureOf(head, side, 'ascii')).toMatch(/^[\x20-\x7e]+$/);
      }
    }
  });

  it('are at the border, the foot first', () => {
    const canvas = new Canvas();
    paintHead(canvas, 'crow-zero-many', { x: 0, y: 0 }, { x: 5, y: 0 });
    expect(canvas.lines('unicode')).toEqual(['   ○<']);
  });
});

const line = (more: Partial<TextLine>): TextLine => {
  return { id: 'e1', from: 'a', to: 'b', dash: 'solid', startHead: false, endHead: false, ...more };
};
const boxes = [
  { id: 'a', label: 'Order', type: 'service' },
  { id: 'b', label: 'Line', type: 'service' },
] as const;

describe.each(HEADS)('the head %s', (head) => {
  it.each(['right', 'down', 'left', 'up'] as const)('is drawn at both ends of a line that runs %s', (direction) => {
    const { text: picture } = graphText(
      {
        direction,
        nodes: boxes,
        groups: [],
        overlays: [],
        edges: [line({ startHead: head, endHead: head, label: 'has' })],
        notes: [],
        legend: [],
      },
      { columns: 100, charset: 'unicode' },
    );
    const upright = direction === 'down' || direction === 'up';
    for (const each of upright ? ([UP, DOWN] as const) : ([RIGHT, LEFT] as const)) {
      const signs = headSigns(head, each);
      const words = each === RIGHT ? signs.toReversed().join('') : signs.join('');
      if (upright) for (const sign of signs) expect(picture).toContain(sign);
      else expect(picture).toContain(words);
    }
  });

  it('is drawn on a message, and in a list', () => {
    const chart = {
      actors: boxes,
      items: [{ type: 'message', line: line({ endHead: head }) }],
      activations: [],
      legend: [],
    } as const;
    const signs = headSigns(head, RIGHT).toReversed().join('');
    expect(chartText(chart, { columns: 100, charset: 'unicode' })).toContain(`─${signs}│`);
    expect(chartText(chart, { columns: 20, charset: 'unicode' })).toContain(signs);
  });
});
