// A timeline on a true scale: from its moments by date to a ruler with each sign at its true position and each card as near to
// it as the others allow, on one side or on both; spans are bars along the ruler. A long one is cut into several rulers of the
// same scale.
import { type Day, shortDate, timeTicks } from '../../../calendar/index.js';
import { measureText } from '../../../metrics/index.js';
import type { IconLookup } from '../../../scene/icon.js';
import { type Block, NOTHING } from '../../../scene/parts/block.js';
import { textBlock } from '../../../scene/parts/text-block.js';
import { SUB_TEXT } from '../../../scene/parts/type-scale.js';
import { inTime } from '../in-time.js';
import type { Moment, TimelineModel } from '../model.js';
import { card, DOT } from './cards.js';
import { type Item, joined, type Plan } from './plan.js';
import { spread } from './spread.js';

/** px: a level ruler and an upright one. */
const BAND = { level: 28, upright: 76 } as const;
const CARD = { level: 176, upright: 300 } as const;
const GAP = 12;
const LEAST = { level: 720, upright: 360 } as const;
const LONGEST = { level: 1_040, upright: 900 } as const;
const MOST_PARTS = 8;
/** From the ruler to the cards: only straight lines, and slanted lines. */
const LEAD = 40;
const KNEE = 6;
/** From the start of a card to where its line meets it. */
const ANCHOR = 18;
const LANE = 9;
const BAR = 6;
/** A span too short to be visible is drawn as a moment. */
const LEAST_SPAN = 8;
const FOLD_GAP = 44;
/** px that a card can be from its position before cards go to both sides. */
const FAR = { level: 190, upright: Number.POSITIVE_INFINITY } as const;
/** Up to this many cards fit on one side. */
const ONE_SIDED = { level: 5, upright: 12 } as const;

interface Placed {
  readonly moment: Moment;
  readonly first: Day;
  readonly last: Day;
  readonly card: Block;
}

type Way = 'level' | 'upright';

export function timePlan(model: TimelineModel, way: Way, icons: IconLookup): Plan {
  const placed = placedOf(model, way, icons);
  const first = placed.reduce((least, each) => Math.min(least, each.first), placed[0]?.first ?? 0);
  const last = placed.reduce((most, each) => Math.max(most, each.last), first);
  const sides = placed.length > ONE_SIDED[way] ? 2 : leansFar(placed, first, last, way) ? 2 : 1;
  let parts = 1;
  let length = neededFor(placed, first, last, parts, sides, way);
  while (length > LONGEST[way] && parts < MOST_PARTS) {
    parts++;
    const next = neededFor(placed, first, last, parts, sides, way);
    // If all are close together, a cut does not help.
    if (next > 0.95 * length) {
      parts--;
      break;
    }
    length = next;
  }
  const share = (last + 1 - first) / parts;
  const rulers = Array.from({ length: parts }, (_, i) => {
    const from = Math.floor(first + i * share);
    const to = i === parts - 1 ? last + 1 : Math.floor(first + (i + 1) * share);
    return rulerPlan(placed, { from, to, length: (length * (to - from)) / share, sides, way, isLast: i === parts - 1 });
  });
  return joined(rulers, FOLD_GAP, way === 'level');
}

/** Whether cards on one side would be far from their positions. */
function leansFar(placed: readonly Placed[], first: Day, last: Day, way: Way): boolean {
  const length = neededFor(placed, first, last, 1, 1, way);
  const wishes = placed.map(
    (each) => (((each.first + each.last + 1) / 2 - first) / (last + 1 - first)) * length - ANCHOR,
  );
  const sorted = wishes.toSorted((a, b) => a - b);
  const starts = spread(
    sorted,
    placed.map((each) => longOf(each, way)),
    0,
    length + GAP,
  );
  return starts.some((start, i) => Math.abs(start - (sorted[i] ?? 0)) > FAR[way]);
}

function placedOf(model: TimelineModel, way: Way, icons: IconLookup): readonly Placed[] {
  return inTime(model).flatMap((moment) => {
    if (moment.when.as === 'text') return [];
    const section = moment.section === undefined ? undefined : model.sections[moment.section];
    const face = { moment, section, timed: true, width: CARD[way], exactly: way === 'level' };
    return [{ moment, first: moment.when.first, last: moment.when.last, card: card(face, icons) }];
  });
}

/** px along the ruler that a card takes. */
function longOf({ card: { width, height } }: Placed, way: Way): number {
  return (way === 'level' ? width : height) + GAP;
}

/** Length of each of `parts` rulers that its cards need. */
function neededFor(placed: readonly Placed[], first: Day, last: Day, parts: number, sides: number, way: Way): number {
  const share = (last + 1 - first) / parts;
  const sums = Array.from({ length: parts }, () => 0);
  for (const each of placed) {
    const part = Math.min(parts - 1, Math.floor((each.first - first) / share));
    sums[part] = (sums[part] ?? 0) + longOf(each, way);
  }
  return Math.max(LEAST[way], ...sums.map((each) => each / sides));
}

interface Ruler {
  readonly from: Day;
  /** The day after its end. */
  readonly to: Day;
  readonly length: number;
  readonly sides: number;
  readonly way: Way;
  readonly isLast: boolean;
}

/** Distances along the ruler, and across it from its nearer edge outwards. */
interface Side {
  readonly items: readonly (readonly [
    along: number,
    across: number,
    long: number,
    deep: number,
    what: Block | undefined,
    of: Placed,
  ])[];
  readonly leads: readonly {
    readonly from: number;
    readonly start: number;
    readonly to: number;
    readonly end: number;
    readonly of: Placed;
  }[];
  readonly bars: readonly {
    readonly from: number;
    readonly to: number;
    readonly across: number;
    readonly of: Placed;
  }[];
  readonly dots: readonly { readonly at: number; readonly across: number; readonly of: Placed }[];
  readonly depth: number;
  readonly reach: number;
}

function rulerPlan(placed: readonly Placed[], ruler: Ruler): Plan {
  const { from, to, length, sides, way, isLast } = ruler;
  const own = placed.filter((each) => each.first >= from && (each.first < to || isLast));
  const running = placed.filter((each) => each.first < from && each.last >= from);
  const place = (day: number): number => ((day - from) / (to - from)) * length;
  const near = sideOf(
    own.filter((_, i) => i % sides === 0),
    running,
    place,
    ruler,
  );
  const far = sideOf(sides === 1 ? [] : own.filter((_, i) => i % sides === 1), [], place, ruler);
  const reach = Math.max(length, near.reach, far.reach);
  const band = BAND[way];
  const start = far.depth;
  const depth = far.depth + band + near.depth;
  const level = way === 'level';
  const point = (along: number, across: number) => (level ? { x: along, y: across } : { x: across, y: along });
  const items: Item[] = [
    { is: 'block', block: bandBlock(length, way), ...point(0, start) },
    ...tickItems(ruler, place, start),
    ...[near, far].flatMap((side, i) =>
      sideItems(side, i === 0 ? { edge: start + band, by: 1 } : { edge: start, by: -1 }, way),
    ),
  ];
  return level ? { width: reach, height: depth, items } : { width: depth, height: reach, items };
}

function bandBlock(length: number, way: Way): Block {
  const size = way === 'level' ? { width: length, height: BAND.level } : { width: BAND.upright, height: length };
  return { ...size, at: ({ x, y }) => [{ type: 'rect', x, y, ...size, radius: 4, fill: 'neutral-fill' }] };
}

function tickItems({ from, to, length, way }: Ruler, place: (day: number) => number, start: number): readonly Item[] {
  const level = way === 'level';
  const most = Math.max(2, Math.floor(length / (level ? 84 : 48)));
  const calendarTicks = timeTicks(from, to - 1, most).ticks;
  const ticks = calendarTicks.length > 0 ? calendarTicks : [{ day: from, text: shortDate(from) }];
  const items: Item[] = [];
  let free = 0;
  for (const { day, text } of ticks) {
    const at = Math.round(place(day));
    const words = textBlock(
      [{ text, style: SUB_TEXT, fill: 'secondary', maxWidth: Number.POSITIVE_INFINITY }],
      'start',
    );
    const along = level ? at + 4 : Math.max(0, at - words.height / 2);
    const long = level ? measureText(text, SUB_TEXT) : words.height;
    if (along < free || along + long > length) continue;
    free = along + long + 4;
    const label: Block = { ...words, at: (corner) => [{ type: 'part', part: 'axis', children: words.at(corner) }] };
    const across = start + (level ? BAND.level - words.height : BAND.upright - words.width) / 2;
    items.push({ is: 'block', block: label, ...(level ? { x: along, y: across } : { x: across, y: along }) });
    if (level)
      items.push({
        is: 'block',
        block: {
          width: 1,
          height: BAND.level,
          at: ({ x, y }) => [{ type: 'rect', x, y, width: 1, height: BAND.level, fill: 'hairline' }],
        },
        x: at,
        y: start,
      });
  }
  return items;
}

function sideOf(
  own: readonly Placed[],
  running: readonly Placed[],
  place: (day: number) => number,
  { to: end, way, length }: Ruler,
): Side {
  const isSpan = ({ first, last }: Placed): boolean => last > first && place(last + 1) - place(first) >= LEAST_SPAN;
  const ends: number[] = [];
  /** The nearest lane that is free between two positions. */
  const laneFor = (from: number, upTo: number): number => {
    const free = ends.findIndex((each) => each <= from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = upTo + 2;
    return lane;
  };
  const marks = new Map<Placed, { readonly from: number; readonly to: number; readonly across: number }>();
  for (const of of [...running, ...own]) {
    const [from, to] = isSpan(of)
      ? [Math.max(0, place(of.first)), Math.min(length, place(Math.min(end, of.last + 1)))]
      : [place((of.first + of.last + 1) / 2), place((of.first + of.last + 1) / 2)];
    if (!isSpan(of) && running.includes(of)) continue;
    const lane = isSpan(of) ? laneFor(from, to) : laneFor(from - DOT / 2, to + DOT / 2);
    // In the nearest lane, the sign of a moment is on the edge of the ruler.
    const across = isSpan(of) ? 3 + lane * LANE : lane === 0 ? -DOT / 2 : 3 + lane * LANE - (DOT - BAR) / 2;
    marks.set(of, { from, to, across });
  }
  const bars = [...marks].flatMap(([of, mark]) => (isSpan(of) ? [{ ...mark, of }] : []));
  const dots = [...marks].flatMap(([of, { from, across }]) => (isSpan(of) ? [] : [{ at: from, across, of }]));
  const lanes = ends.length === 0 ? 0 : 3 + ends.length * LANE;
  const middle = (of: Placed): number => {
    const mark = marks.get(of);
    return mark === undefined ? place(of.first) : (mark.from + mark.to) / 2;
  };
  const shown = own.filter((each) => each.card.width > 0);
  // Cards follow the order of their positions, like reading in time order.
  const ordered = [...shown].sort((a, b) => middle(a) - middle(b));
  const starts = spread(
    ordered.map((each) => middle(each) - ANCHOR),
    ordered.map((each) => longOf(each, way)),
    0,
    length + GAP,
  );
  const edge = lanes + LEAD;
  const leads = ordered.map((of, i) => ({
    from: middle(of),
    start: (marks.get(of)?.across ?? 0) + (isSpan(of) ? BAR : DOT) / 2,
    to: (starts[i] ?? 0) + ANCHOR,
    end: edge,
    of,
  }));
  const items = ordered.map((of, i) => {
    const { width, height } = of.card;
    const [long, deep] = way === 'level' ? [width, height] : [height, width];
    return [starts[i] ?? 0, edge, long, deep, of.card, of] as const;
  });
  const deepest = items.reduce((most, [, , , deep]) => Math.max(most, deep), 0);
  return {
    items,
    leads,
    bars,
    dots,
    depth: deepest === 0 ? lanes + DOT / 2 : edge + deepest,
    reach: items.reduce((most, [along, , long]) => Math.max(most, along + long), 0),
  };
}

function sideItems(
  side: Side,
  { edge, by }: { readonly edge: number; readonly by: 1 | -1 },
  way: Way,
): readonly Item[] {
  const level = way === 'level';
  const point = (along: number, across: number) =>
    level ? { x: along, y: edge + by * across } : { x: edge + by * across, y: along };
  /** A block whose nearer edge is at that distance from the ruler. */
  const put = (block: Block, along: number, across: number, deep: number): Item => ({
    is: 'block',
    block,
    ...point(along, by === 1 ? across : across + deep),
  });
  return [
    ...side.leads.map(({ from, start, to, end, of }): Item => {
      const knee = end - KNEE;
      const points = [
        point(from, start),
        point(from, Math.max(start, end - LEAD + KNEE)),
        point(to, knee),
        point(to, end),
      ];
      return { is: 'line', points, stroke: `${of.moment.colour}-stroke`, weight: 1 };
    }),
    ...side.bars.map(({ from, to, across, of }) => {
      const long = to - from;
      const size = level ? { width: long, height: BAR } : { width: BAR, height: long };
      const block: Block = {
        ...size,
        at: ({ x, y }) => [
          { type: 'rect', x, y, ...size, radius: Math.min(3, long / 2), fill: `${of.moment.colour}-stroke` },
        ],
      };
      return put(block, from, across, BAR);
    }),
    ...side.dots.map(({ at, across, of }) => {
      const block: Block = {
        width: DOT,
        height: DOT,
        at: ({ x, y }) => [
          {
            type: 'ellipse',
            cx: x + DOT / 2,
            cy: y + DOT / 2,
            rx: DOT / 2 - 1,
            ry: DOT / 2 - 1,
            fill: `${of.moment.colour}-stroke`,
            stroke: 'canvas',
            strokeWidth: 2,
          },
        ],
      };
      return put(block, at - DOT / 2, across, DOT);
    }),
    ...side.items.map(([along, across, , deep, block]) => put(block ?? NOTHING, along, across, deep)),
  ];
}
