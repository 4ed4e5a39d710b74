// A timeline on an even scale: from its moments to rows of columns under a spine, or columns of rows beside one, folded to the
// page.
import type { IconLookup } from '../../../scene/icon.js';
import type { Block } from '../../../scene/parts/block.js';
import type { Moment, Section, TimelineModel } from '../model.js';
import { card, DOT, sectionTitle, sign, whenBlock } from './cards.js';
import { type Item, joined, type Plan } from './plan.js';

/** px */
const CARD = 184;
const COLUMN_GAP = 20;
const PAGE = 1_020;
const ROW_GAP = 40;
const STEM = 10;
/** Distance of the sign from the start of its card. */
const INSET = 10;
const SPINE = 3;
const AIR = 8;

/** Consecutive moments of one section, or of none. */
interface Run {
  readonly section: number | undefined;
  readonly from: number;
  readonly to: number;
}

function runsOf(moments: readonly Moment[]): readonly Run[] {
  const runs: Run[] = [];
  moments.forEach(({ section }, i) => {
    const last = runs.at(-1);
    if (last !== undefined && last.section === section) runs[runs.length - 1] = { ...last, to: i + 1 };
    else runs.push({ section, from: i, to: i + 1 });
  });
  return runs;
}

/** Equal parts of at most `most` moments. */
function folded(moments: readonly Moment[], most: number): readonly (readonly Moment[])[] {
  const parts = Math.max(1, Math.ceil(moments.length / most));
  const each = Math.ceil(moments.length / parts);
  return Array.from({ length: parts }, (_, i) => moments.slice(i * each, (i + 1) * each)).filter(
    ({ length }) => length > 0,
  );
}

export const MOST_IN_ROW: number = Math.floor((PAGE + COLUMN_GAP) / (CARD + COLUMN_GAP));

export function evenRows(model: TimelineModel, icons: IconLookup): Plan {
  return joined(
    folded(model.moments, MOST_IN_ROW).map((each) => evenRow(each, model.sections, icons)),
    ROW_GAP,
    true,
  );
}

function evenRow(moments: readonly Moment[], sections: readonly Section[], icons: IconLookup): Plan {
  const step = CARD + COLUMN_GAP;
  const runs = runsOf(moments);
  const titles = runs.map(({ section, from, to }) =>
    titleOf(sections, section, (to - from) * step - COLUMN_GAP, icons),
  );
  const whens = moments.map((each) => whenBlock(each, CARD));
  const head = tallest(titles);
  const top = head + (head === 0 ? 0 : AIR + 4);
  const spine = top + tallest(whens) + AIR + DOT / 2;
  const cardTop = spine + DOT / 2 + STEM;
  const cards = moments.map((moment) => card({ moment, timed: false, width: CARD, exactly: true }, icons));
  const items: Item[] = [];
  runs.forEach(({ section, from, to }, i) => {
    const title = titles[i];
    if (title !== undefined && title.width > 0)
      items.push({ is: 'block', block: title, x: from * step, y: head - title.height });
    const end = to === moments.length ? to * step - COLUMN_GAP : to * step;
    items.push(line(from * step, spine, end, spine, spineColour(sections, section), SPINE));
  });
  moments.forEach((moment, i) => {
    const [when, of] = [whens[i], cards[i]];
    const x = i * step;
    const mark = sign(moment, true);
    if (when !== undefined) items.push({ is: 'block', block: when, x, y: spine - DOT / 2 - AIR - when.height });
    items.push({ is: 'block', block: mark, x: x + INSET, y: spine - DOT / 2 });
    if (of === undefined || of.height === 0) return;
    const stem = x + INSET + DOT / 2;
    items.push(line(stem, spine, stem, cardTop, `${moment.colour}-stroke`, 1));
    items.push({ is: 'block', block: of, x, y: cardTop });
  });
  const width = Math.max(
    moments.length * step - COLUMN_GAP,
    ...runs.map(({ from }, i) => from * step + (titles[i]?.width ?? 0)),
    ...whens.map((each, i) => i * step + each.width),
  );
  return { width, height: cardTop + tallest(cards), items };
}

/** px of the times beside an upright spine, and of its cards. */
const TIMES = 132;
const WIDE_CARD = 360;
const CARD_GAP = 14;
const SECTION_GAP = 20;
const FOLD_GAP = 48;
/** Maximum height of a column, unless there is no room beside it. */
const TALLEST = 860;

export function evenColumns(model: TimelineModel, icons: IconLookup): Plan {
  const { moments, sections } = model;
  const width = wideColumn(moments, sections, icons).height > TALLEST ? (3 / 4) * WIDE_CARD : WIDE_CARD;
  const columns = (parts: readonly (readonly Moment[])[]): Plan =>
    joined(
      parts.map((each) => evenColumn(each, sections, icons, width)),
      FOLD_GAP,
      false,
    );
  let best = columns([moments]);
  for (let parts = 2; best.height > TALLEST && parts <= 6; parts++) {
    const next = columns(folded(moments, Math.ceil(moments.length / parts)));
    if (next.width > 1.6 * Math.max(next.height, TALLEST)) break;
    best = next;
  }
  return best;
}

function wideColumn(moments: readonly Moment[], sections: readonly Section[], icons: IconLookup): Plan {
  return evenColumn(moments, sections, icons, WIDE_CARD);
}

function evenColumn(moments: readonly Moment[], sections: readonly Section[], icons: IconLookup, widest: number): Plan {
  const whens = moments.map((each) => whenBlock(each, TIMES));
  const times = whens.reduce((most, each) => Math.max(most, each.width), 0);
  const spine = Math.ceil(times) + AIR + DOT / 2 + 4;
  const left = spine + DOT / 2 + STEM;
  const cards = moments.map((moment) => card({ moment, timed: false, width: widest, exactly: false }, icons));
  const items: Item[] = [];
  let y = 0;
  let width = left;
  for (const { section, from, to } of runsOf(moments)) {
    const title = titleOf(sections, section, widest, icons);
    const start = y;
    if (title.height > 0) {
      y += from === 0 ? 0 : SECTION_GAP;
      items.push({ is: 'block', block: title, x: left, y });
      width = Math.max(width, left + title.width);
      y += title.height + AIR;
    }
    for (let i = from; i < to; i++) {
      const [moment, when, of] = [moments[i], whens[i], cards[i]];
      if (moment === undefined || when === undefined || of === undefined) continue;
      const mark = sign(moment, false);
      const height = Math.max(of.height, when.height + 8, mark.height + 4);
      // The sign is beside the first line of its card.
      const middle = y + Math.min(height / 2, 8 + 9.5);
      items.push({ is: 'block', block: when, x: spine - DOT / 2 - AIR - when.width, y: middle - 8 });
      items.push({ is: 'block', block: mark, x: spine - DOT / 2, y: middle - DOT / 2 });
      if (of.height > 0) {
        items.push(line(spine, middle, left, middle, `${moment.colour}-stroke`, 1));
        items.push({ is: 'block', block: of, x: left, y });
        width = Math.max(width, left + of.width);
      }
      y += height + CARD_GAP;
    }
    const end = to === moments.length ? y - CARD_GAP : y;
    items.push(line(spine, start, spine, end, spineColour(sections, section), SPINE));
  }
  return { width, height: Math.max(0, y - CARD_GAP), items };
}

function titleOf(sections: readonly Section[], index: number | undefined, room: number, icons: IconLookup): Block {
  const section = index === undefined ? undefined : sections[index];
  return section === undefined ? { width: 0, height: 0, at: () => [] } : sectionTitle(section, room, icons);
}

function spineColour(sections: readonly Section[], index: number | undefined): 'line' | `${Section['colour']}-strong` {
  const section = index === undefined ? undefined : sections[index];
  return section === undefined ? 'line' : `${section.colour}-strong`;
}

function tallest(blocks: readonly Block[]): number {
  return blocks.reduce((most, { height }) => Math.max(most, height), 0);
}

function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: Extract<Item, { is: 'line' }>['stroke'],
  weight: number,
): Item {
  return {
    is: 'line',
    points: [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ],
    stroke,
    weight,
  };
}
