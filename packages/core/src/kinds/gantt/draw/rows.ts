// The rows of a plan as blocks: in, a task or milestone; out, its text with its marks, measured, on one line and
// wrapped.
import type { IconLookup } from '../../../scene/icon.js';
import { type Block, NOTHING, row as rowOf } from '../../../scene/parts/block.js';
import { iconBlock } from '../../../scene/parts/icon-block.js';
import { namedIcon } from '../../../scene/parts/named-icon.js';
import { readingWidth, textBlock } from '../../../scene/parts/text-block.js';
import { EDGE_TEXT, SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { Tone } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import type { GanttModel, Row } from '../model.js';
import { lateMark, personMark, stateMark } from './state-mark.js';

/** px (docs/look.md, Charts and time). */
export const BAR = 20;
export const BAR_RADIUS = 4;
export const DIAMOND = 16;
/** Above and below the text or the bar of a row. */
const AIR = 2;
const ICON = 14;
const GAP = 6;
/** Height of the strip for the original plan, and the space between it and the bar, px. */
export const PLAN_STRIP = { height: 4, gap: 2 } as const;
/** Wrap width of texts beside bars, px. */
const WIDEST = 280;

export interface RowFace {
  readonly row: Row;
  readonly tone: Tone;
  /** On one line, inside the bar. */
  readonly inside: Block;
  /** Beside the bar. */
  readonly beside: Block;
}

export function rowFaces({ rows, sections }: GanttModel, icons: IconLookup): readonly RowFace[] {
  return rows.map((row) => {
    const section = row.section === undefined ? undefined : sections[row.section];
    const tone = row.tone ?? (row.state === 'done' ? 'neutral' : (section?.tone ?? 'blue'));
    const lead = rowOf(
      [
        stateMark(row.state, tone),
        row.kind === 'task' && row.late ? lateMark() : NOTHING,
        iconBlock(namedIcon(row.icon, icons), ICON, `${tone}-stroke`),
      ],
      GAP,
    );
    const by = row.kind === 'task' && row.by.length > 0 ? oneLine(row.by.join(', ')) : undefined;
    const words = (label: string, sub: string | undefined, widest: number): Block => {
      const under =
        sub === undefined
          ? NOTHING
          : textBlock([{ text: sub, style: SUB_TEXT, fill: 'secondary', maxWidth: widest }], 'start');
      return rowOf(
        [
          lead,
          textBlock([{ text: label, style: EDGE_TEXT, fill: 'ink', maxWidth: widest }], 'start'),
          under,
          by === undefined ? NOTHING : doers(by, widest),
        ],
        GAP,
      );
    };
    const sub = row.sub === undefined ? undefined : oneLine(row.sub);
    return {
      row,
      tone,
      inside: words(oneLine(row.label), sub, Number.POSITIVE_INFINITY),
      beside: words(row.label, row.sub, readingWidth(row.label, EDGE_TEXT, WIDEST)),
    };
  });
}

function doers(by: string, widest: number): Block {
  return rowOf(
    [personMark(), textBlock([{ text: by, style: SUB_TEXT, fill: 'secondary', maxWidth: widest }], 'start')],
    3,
  );
}

/** Height of a row with its text, and above and below its bar room for the strip of the original plan, px. */
export function rowHeight({ row }: RowFace, words: Block): number {
  const strip = row.kind === 'task' && row.planned !== undefined ? PLAN_STRIP.height + PLAN_STRIP.gap : 0;
  return Math.max(BAR + 2 * strip, Math.ceil(words.height) + 2 * strip) + 2 * AIR;
}
