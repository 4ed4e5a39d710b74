import { describe, expect, test } from 'vitest';
import type { Size } from '../graph.js';
import type {
  ChartBar,
  ChartFragment,
  ChartItem,
  ChartMessage,
  ChartNote,
  LifelineChart,
  PlacedChart,
} from './index.js';
import { layoutLifelines } from './index.js';
import { BAR, BAR_STEP, GUARD_GAP, HEAD_GAP, LABEL_CLEAR, LOOP, LOOP_LABEL_GAP, SIDE_CLEAR } from './measures.js';

const HEAD: Size = { width: 100, height: 40 };
const NONE: Size = { width: 0, height: 0 };
const TAB: Size = { width: 40, height: 22 };
const GAP = HEAD.width + HEAD_GAP;

const size = (width: number, height = 20): Size => ({ width, height });

function message(id: string, from: number, to: number, width = 0): ChartMessage {
  return { type: 'message', id, from, to, label: width === 0 ? NONE : size(width), blank: 0 };
}

function note(first: number, last: number, width: number): ChartNote {
  return { type: 'note', id: 'note', first, last, size: size(width, 40) };
}

function frame(id: string, guard: number, ...items: readonly ChartItem[]): ChartFragment {
  return { type: 'fragment', id, sections: [{ tab: TAB, guard: guard === 0 ? NONE : size(guard, 16), items }] };
}

interface Sketch {
  readonly heads?: number;
  readonly items: readonly ChartItem[];
  readonly bars?: readonly ChartBar[];
  readonly tall?: number;
}

function placed({ heads = 3, items, bars = [], tall = 900 }: Sketch): PlacedChart {
  const chart: LifelineChart = { heads: Array.from({ length: heads }, () => HEAD), items, bars, tall };
  return layoutLifelines(chart);
}

function gaps(chart: PlacedChart): readonly number[] {
  return chart.lifelines.slice(1).map(({ x }, i) => x - (chart.lifelines[i]?.x ?? 0));
}

const wide = 300;
const labelled = wide + 2 * LABEL_CLEAR;

describe('columns take the minimum room', () => {
  test.each<[string, Sketch, readonly number[]]>([
    ['heads alone', { items: [] }, [GAP, GAP]],
    ['a short label', { items: [message('m', 0, 1, 40)] }, [GAP, GAP]],
    ['a wide label widens its gap', { items: [message('m', 1, 0, wide)] }, [labelled, GAP]],
    ['a label across two gaps uses both', { items: [message('m', 0, 2, wide)] }, [GAP, labelled - GAP]],
    ['or room that another one made', { items: [message('m', 0, 1, wide), message('n', 0, 2, wide)] }, [labelled, GAP]],
    [
      'a bar on the way adds no width',
      {
        items: [message('a', 2, 1), message('m', 0, 2, wide), message('z', 1, 2)],
        bars: [{ lifeline: 1, from: 'a', to: 'z' }],
      },
      [GAP, labelled - GAP],
    ],
    [
      'a message to itself extends to the right',
      { items: [message('m', 0, 0, wide)] },
      [LOOP + LOOP_LABEL_GAP + wide + SIDE_CLEAR, GAP],
    ],
    [
      'a note over one extends to both sides',
      { items: [note(1, 1, wide)] },
      [wide / 2 + SIDE_CLEAR, wide / 2 + SIDE_CLEAR],
    ],
    ['a note over two', { items: [note(0, 1, wide)] }, [wide - 40, GAP]],
  ])('%s', (_, sketch, expected) => {
    expect(gaps(placed(sketch))).toEqual(expected);
  });

  test('content outside the first and the last lifeline widens the page, not the gaps', () => {
    const chart = placed({ items: [note(0, 0, wide), message('m', 2, 2, wide)] });
    expect(chart.lifelines[0]?.x).toBe(wide / 2);
    expect(chart.width).toBe((chart.lifelines[2]?.x ?? 0) + LOOP + LOOP_LABEL_GAP + wide);
  });

  test('a wide divider widens the page on both sides', () => {
    const narrow = placed({ items: [] }).width;
    const chart = placed({ items: [{ type: 'divider', id: 'd', label: size(narrow) }] });
    expect(chart.width).toBe(narrow + 2 * HEAD_GAP);
    expect(chart.lifelines[0]?.x).toBe(HEAD.width / 2 + HEAD_GAP);
  });
});

describe('a frame', () => {
  const at = (chart: PlacedChart, id: string) => {
    const fragment = chart.fragments.find((each) => each.id === id);
    if (!fragment) throw new Error(id);
    return fragment;
  };

  test('is the innermost one that a divider runs across', () => {
    const divider = (id: string, width = 0): ChartItem => ({
      type: 'divider',
      id,
      label: width === 0 ? NONE : size(width),
    });
    const inner = frame('inner', 0, message('m', 1, 2), divider('d'));
    const chart = placed({
      heads: 4,
      items: [frame('outer', 0, message('n', 0, 2), divider('e'), inner), divider('p')],
    });
    const ends = (id: string): readonly (number | undefined)[] => {
      const placement = chart.dividers.get(id);
      return [placement?.from.x, placement?.to.x];
    };
    const sides = ({ x, width }: { readonly x: number; readonly width: number }) => [x, x + width];
    expect(ends('d')).toEqual(sides(at(chart, 'inner').box));
    expect(ends('e')).toEqual(sides(at(chart, 'outer').box));
    expect(ends('p')).toEqual([0, chart.width]);
  });

  test.each([
    [0, 0],
    [1, 2],
  ])('is wide enough for the text of a divider in it, lifelines %i to %i', (from, to) => {
    const items: readonly ChartItem[] = [message('m', from, to), { type: 'divider', id: 'd', label: size(wide) }];
    const chart = placed({ items: [frame('f', 0, ...items)] });
    const { box } = at(chart, 'f');
    const label = chart.dividers.get('d')?.label;
    expect(label?.x).toBeGreaterThanOrEqual(box.x + HEAD_GAP);
    expect((label?.x ?? 0) + wide).toBeLessThanOrEqual(box.x + box.width - HEAD_GAP);
  });

  test('surrounds the lifelines that its messages touch, and no other', () => {
    const chart = placed({ heads: 4, items: [frame('f', 0, message('m', 1, 2))] });
    const { box } = at(chart, 'f');
    const xs = chart.lifelines.map((each) => each.x);
    expect(box.x).toBeGreaterThan(xs[0] ?? 0);
    expect(box.x).toBeLessThan(xs[1] ?? 0);
    expect(box.x + box.width).toBeGreaterThan(xs[2] ?? 0);
    expect(box.x + box.width).toBeLessThan(xs[3] ?? 0);
  });

  test('comes before its content, and surrounds it', () => {
    const chart = placed({
      items: [frame('outer', 0, message('a', 0, 1), frame('inner', 0, message('b', 0, 0, wide)))],
    });
    expect(chart.fragments.map(({ id, depth }) => [id, depth])).toEqual([
      ['outer', 1],
      ['inner', 2],
    ]);
    const outer = at(chart, 'outer').box;
    const inner = at(chart, 'inner').box;
    expect(inner.x - outer.x).toBeGreaterThanOrEqual(12);
    expect(outer.x + outer.width - inner.x - inner.width).toBeGreaterThanOrEqual(12);
    expect(outer.y + outer.height - inner.y - inner.height).toBeGreaterThanOrEqual(12);
  });

  test('keeps its tab left of every lifeline in it and its condition right of the first', () => {
    const chart = placed({ items: [frame('f', 60, message('m', 1, 2))] });
    const [section] = at(chart, 'f').sections;
    const x = chart.lifelines[1]?.x ?? 0;
    expect((section?.tab.x ?? 0) + TAB.width).toBeLessThan(x);
    expect(section?.guard.x).toBe(x + 4 + GUARD_GAP);
  });

  test('interrupts a bar behind a condition', () => {
    const chart = placed({
      items: [message('a', 2, 1), frame('f', wide, message('m', 0, 2)), message('z', 1, 2)],
      bars: [{ lifeline: 1, from: 'a', to: 'z' }],
    });
    const guard = at(chart, 'f').sections[0]?.guard ?? { x: 0, y: 0, ...NONE };
    const boxes = chart.bars[0]?.boxes ?? [];
    expect(boxes).toHaveLength(2);
    expect(boxes[0]?.x).toBeGreaterThan(guard.x);
    expect(boxes[0]?.x).toBeLessThan(guard.x + guard.width);
    for (const { y, height } of boxes) expect(y + height <= guard.y || y >= guard.y + guard.height).toBe(true);
  });

  test.each<[string, readonly ChartItem[], number]>([
    ['a message', [message('m', 4, 5)], 4],
    ['a message to the left', [message('m', 6, 3)], 3],
    ['a message to itself', [message('m', 5, 5)], 5],
    ['a message in a nested frame', [frame('inner', 0, message('m', 5, 6)), message('n', 2, 3)], 5],
    ['its first message', [message('m', 5, 6), message('n', 1, 2)], 5],
  ])('a condition is over %s, however wide the frame is', (_, items, first) => {
    const wideFrame: ChartFragment = {
      type: 'fragment',
      id: 'f',
      sections: [
        { tab: TAB, guard: size(60, 16), items: [message('all', 0, 7)] },
        { tab: TAB, guard: size(60, 16), items },
      ],
    };
    const chart = placed({ heads: 8, items: [wideFrame] });
    const guard = at(chart, 'f').sections[1]?.guard;
    expect(guard?.x).toBe((chart.lifelines[first]?.x ?? 0) + 4 + GUARD_GAP);
  });

  test('a condition too long for its place ends at the frame', () => {
    const chart = placed({ heads: 3, items: [frame('f', wide, message('m', 2, 2), message('n', 0, 2))] });
    const { box, sections } = at(chart, 'f');
    expect((sections[0]?.guard.x ?? 0) + wide).toBe(box.x + box.width - 12);
  });

  test('over one lifeline grows to the right for its condition', () => {
    const chart = placed({ heads: 1, items: [frame('f', wide, message('m', 0, 0))] });
    const { box, sections } = at(chart, 'f');
    expect(box.x + box.width).toBeGreaterThanOrEqual((sections[0]?.guard.x ?? 0) + wide + 12);
    expect(chart.width).toBeGreaterThanOrEqual(box.x + box.width);
  });

  test('without content surrounds all lifelines', () => {
    const { box } = at(placed({ items: [frame('f', 0)] }), 'f');
    expect(box.width).toBeGreaterThan(2 * GAP);
  });
});

describe('bars', () => {
  const nested: Sketch = {
    items: [message('a', 0, 1), message('b', 2, 1), message('y', 1, 2), message('z', 1, 0)],
    bars: [
      { lifeline: 1, from: 'b', to: 'y' },
      { lifeline: 1, from: 'a', to: 'z' },
    ],
  };

  test('extend from message to message, stacked ones offset by half their width', () => {
    const chart = placed(nested);
    const x = chart.lifelines[1]?.x ?? 0;
    const y = (id: string): number => chart.messages.get(id)?.points[0]?.y ?? 0;
    expect(chart.bars.map(({ depth, boxes }) => [depth, boxes])).toEqual([
      [0, [{ x: x - BAR / 2, y: y('a'), width: BAR, height: y('z') - y('a') }]],
      [1, [{ x: x - BAR / 2 + BAR_STEP, y: y('b'), width: BAR, height: y('y') - y('b') }]],
    ]);
  });

  test('end lines at their edges', () => {
    const chart = placed(nested);
    const x = chart.lifelines[1]?.x ?? 0;
    const ends = (id: string): readonly (number | undefined)[] =>
      chart.messages.get(id)?.points.map((each) => each.x) ?? [];
    expect(ends('a')[1]).toBe(x - 4);
    expect(ends('b')[1]).toBe(x + 8);
    expect(ends('y')[0]).toBe(x + 8);
    expect(ends('z')[0]).toBe(x - 4);
  });

  test('are where a call to itself returns after leaving the lifeline', () => {
    const chart = placed({
      items: [message('a', 0, 0), message('z', 0, 0)],
      bars: [{ lifeline: 0, from: 'a', to: 'z' }],
    });
    const x = chart.lifelines[0]?.x ?? 0;
    const ends = (id: string): readonly (number | undefined)[] => {
      const points = chart.messages.get(id)?.points ?? [];
      return [points[0]?.x, points.at(-1)?.x];
    };
    expect(ends('a')).toEqual([x, x + 4]);
    expect(ends('z')).toEqual([x + 4, x]);
    expect(chart.bars[0]?.boxes[0]?.y).toBe(chart.messages.get('a')?.points.at(-1)?.y);
  });

  test('are omitted between messages that are missing or in the wrong order', () => {
    const items = [message('a', 0, 1), message('z', 1, 0)];
    expect(placed({ items, bars: [{ lifeline: 1, from: 'z', to: 'a' }] }).bars).toEqual([]);
    expect(placed({ items, bars: [{ lifeline: 1, from: 'a', to: '?' }] }).bars).toEqual([]);
  });
});

describe('rows', () => {
  test('follow one another in the order of time', () => {
    const chart = placed({
      items: [message('a', 0, 1, 50), message('b', 1, 1), frame('f', 40, message('c', 1, 2)), message('d', 2, 0)],
    });
    const ys = ['a', 'b', 'c', 'd'].map((id) => chart.messages.get(id)?.points[0]?.y ?? 0);
    expect(ys).toEqual(ys.toSorted((p, q) => p - q));
    expect(new Set(ys).size).toBe(4);
    expect(ys[3]).toBeLessThan(chart.height);
  });

  test.each([
    [0, 1],
    [0, 2],
    [4, 0],
    [1, 4],
  ])('a label is on its line from %i to %i, centred whatever lifelines and bars are in between', (from, to) => {
    const { messages } = placed({
      heads: 5,
      items: [message('a', 4, 2), message('m', from, to, 81), message('z', 2, 4)],
      bars: [{ lifeline: 2, from: 'a', to: 'z' }],
    });
    const { points = [], label } = messages.get('m') ?? {};
    const [start, end] = points;
    expect((label?.y ?? 0) + (label?.height ?? 0)).toBe((start?.y ?? 0) - 4);
    expect(Math.abs((label?.x ?? 0) + 81 / 2 - ((start?.x ?? 0) + (end?.x ?? 0)) / 2)).toBeLessThanOrEqual(0.5);
  });

  test('the reported room for a label is available without moving anything', () => {
    const items: readonly ChartItem[] = [
      message('m', 0, 2, 40),
      message('o', 1, 1, 40),
      frame('f', 40, message('p', 2, 2, 90)),
    ];
    const chart = placed({ items });
    const grow = (item: ChartItem): ChartItem => {
      if (item.type === 'message') return { ...item, label: size(chart.messages.get(item.id)?.room ?? 0) };
      if (item.type !== 'fragment') return item;
      const guard = size(chart.fragments[0]?.sections[0]?.room ?? 0);
      return { ...item, sections: item.sections.map((each) => ({ ...each, guard, items: each.items.map(grow) })) };
    };
    const grown = placed({ items: items.map(grow) });
    expect(grown.width).toBe(chart.width);
    expect(gaps(grown)).toEqual(gaps(chart));
    expect(chart.messages.get('m')?.room).toBe(2 * GAP - 2 * LABEL_CLEAR);
  });

  test('text interrupts the lifelines under it', () => {
    const { messages, lifelines } = placed({ items: [message('m', 0, 2, 250)] });
    const label = messages.get('m')?.label;
    const runs = lifelines[1]?.runs ?? [];
    expect(runs).toHaveLength(2);
    expect(runs[0]?.to).toBe((label?.y ?? 0) - 2);
    expect(runs[1]?.from).toBe((label?.y ?? 0) + (label?.height ?? 0) + 2);
    expect(lifelines[0]?.runs).toHaveLength(1);
  });

  test('heads are on one line and are repeated under a tall chart', () => {
    const items = Array.from({ length: 40 }, (_, i) => message(`m${i}`, 0, 1));
    const short = placed({ items: items.slice(0, 3) });
    const tall = placed({ items });
    expect(short.lifelines.every((each) => each.foot === undefined)).toBe(true);
    expect(tall.lifelines.every((each) => each.foot?.y === tall.height - HEAD.height)).toBe(true);
    expect(tall.lifelines[0]?.runs.at(-1)?.to).toBe(tall.height - HEAD.height);
  });
});
