// Points as marks: from the points to one mark per position, with its text as drawn beside it.
import { wrapText, wrapWidth } from '../../../metrics/index.js';
import type { IconLookup } from '../../../scene/icon.js';
import type { Block } from '../../../scene/parts/block.js';
import type { NamedIcon } from '../../../scene/parts/icon-block.js';
import { namedIcon } from '../../../scene/parts/named-icon.js';
import { readingWidth, textBlock } from '../../../scene/parts/text-block.js';
import { BADGE_TEXT, EDGE_TEXT, SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { Tone } from '../../../scene/scene.js';
import type { Span } from '../../../text/source.js';
import type { Point } from '../model.js';

export interface Mark {
  readonly x: number;
  readonly y: number;
  /** px from its middle to its edge. */
  readonly radius: number;
  readonly size?: number;
  /** All points at the position. */
  readonly label: string;
  readonly sub?: string;
  readonly tone: Tone;
  readonly icon?: NamedIcon;
  readonly description?: string;
  readonly link?: string;
  /** Of the first of them. */
  readonly span: Span;
}

/** Maximum lines of text beside a mark; longer text becomes a number, with the text below the picture. */
const MOST_LINES = 3;

/** px of a point without a size, of the largest one with a size, and of the smallest. */
const DISC = 5;
const LARGEST = 24;
const SMALLEST = 3;

function radiusOf(size: number | undefined, largest: number): number {
  if (size === undefined || largest === 0) return DISC;
  return Math.max(SMALLEST, Math.round(LARGEST * Math.sqrt(size / largest) * 100) / 100);
}

export function marksOf(points: readonly Point[], icons: IconLookup): readonly Mark[] {
  const places = new Map<string, Point[]>();
  for (const each of points) {
    const key = `${each.x} ${each.y}`;
    const known = places.get(key);
    if (known === undefined) places.set(key, [each]);
    else known.push(each);
  }
  const largest = points.reduce((most, { size = 0 }) => Math.max(most, size), 0);
  return [...places.values()].flatMap((all): readonly Mark[] => {
    const [first] = all;
    if (first === undefined) return [];
    const joined = (of: (point: Point) => string | undefined, by: string): string | undefined => {
      const texts = all.flatMap((each) => of(each) ?? []);
      return texts.length === 0 ? undefined : texts.join(by);
    };
    const sub = joined((each) => each.sub, ', ');
    const description = joined(({ desc }) => desc, '. ');
    const icon = namedIcon(all.find((each) => each.icon !== undefined)?.icon, icons);
    const link = all.find((each) => each.link !== undefined)?.link;
    const sizes = all.flatMap((each) => each.size ?? []);
    const size = sizes.length === 0 ? undefined : Math.max(...sizes);
    return [
      {
        x: first.x,
        y: first.y,
        span: first.span,
        radius: radiusOf(size, largest),
        ...(size === undefined ? {} : { size }),
        label: joined(({ label }) => label, ', ') ?? '',
        ...(sub === undefined ? {} : { sub }),
        tone: all.find(({ tone }) => tone !== undefined)?.tone ?? 'blue',
        ...(icon === undefined ? {} : { icon }),
        ...(description === undefined ? {} : { description }),
        ...(link === undefined ? {} : { link }),
      },
    ];
  });
}

/** Flush on the side of the mark; undefined for text too long to be beside one. */
export function markWords({ label, sub }: Mark, anchor: 'start' | 'end'): Block | undefined {
  const maxWidth = readingWidth(label, EDGE_TEXT, wrapWidth(EDGE_TEXT));
  const { lines, torn } = wrapText(label, EDGE_TEXT, { maxWidth });
  if (torn || lines.length > MOST_LINES) return undefined;
  const runs = [{ text: label, style: EDGE_TEXT, fill: 'ink', maxWidth } as const];
  const small = sub === undefined ? [] : [{ text: sub, style: SUB_TEXT, fill: 'secondary', maxWidth } as const];
  const block = textBlock([...runs, ...small], anchor);
  return block.rows.length > MOST_LINES + 1 ? undefined : block;
}

export function markNumber(number: number): Block {
  const run = { text: String(number), style: BADGE_TEXT, fill: 'ink', maxWidth: Number.POSITIVE_INFINITY } as const;
  return textBlock([run], 'start');
}
