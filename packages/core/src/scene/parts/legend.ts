// Legends. In: what needs a name (roles of lines, series, marks). Out: a sample of each with its name, and all of them
// as a part.
import { LINE_ROLE_ROWS } from '../colour-roles/line-roles.js';
import { type ConnectorShape, type LineSense, OUTCOME_TONES, type OutcomeTone, type Tone } from '../scene.js';
import { type Block, flowed, row } from './block.js';
import { textBlock } from './text-block.js';
import { SUB_TEXT } from './type-scale.js';

const SAMPLE = 32;
/** px at which a name is wrapped. */
const NAME = 120;

const OUTCOMES: Readonly<Record<OutcomeTone, string>> = {
  green: 'Success',
  amber: 'Warning',
  red: 'Failure',
};

function isOutcome(sense: LineSense): sense is OutcomeTone {
  return (OUTCOME_TONES as readonly string[]).includes(sense);
}

function sample(sense: LineSense): Block {
  const height = 16;
  return {
    width: SAMPLE,
    height,
    at: ({ x, y }): readonly ConnectorShape[] => [
      {
        type: 'connector',
        points: [
          { x, y: y + height / 2 },
          { x: x + SAMPLE, y: y + height / 2 },
        ],
        cornerRadius: 0,
        stroke: isOutcome(sense) ? `${sense}-stroke` : `role-${sense}`,
        strokeWidth: 1.5,
        dash: isOutcome(sense) ? 'solid' : LINE_ROLE_ROWS[sense].dash,
        startHead: false,
        endHead: true,
        animate: false,
      },
    ],
  };
}

/** A sample with its name, wrapped at `maxWidth`. */
export function legendEntry(of: Block, name: string, maxWidth: number = NAME): Block {
  return row([of, textBlock([{ text: name, style: SUB_TEXT, fill: 'secondary', maxWidth }], 'start')], 8);
}

/** One entry per role or outcome, to be set side by side. */
export function legendEntries(senses: readonly LineSense[]): readonly Block[] {
  return senses.map((sense) =>
    legendEntry(sample(sense), isOutcome(sense) ? OUTCOMES[sense] : LINE_ROLE_ROWS[sense].name),
  );
}

const SWATCH = 12;

/** The entry of something in a tone's strong colour. */
export function seriesEntry(tone: Tone, name: string, maxWidth?: number): Block {
  const swatch: Block = {
    width: SWATCH,
    height: SWATCH,
    at: ({ x, y }) => [{ type: 'rect', x, y, width: SWATCH, height: SWATCH, radius: 3, fill: `${tone}-strong` }],
  };
  return legendEntry(swatch, name, maxWidth);
}

/** px: a legend below a narrow picture can be this wide. */
const LEAST_WIDTH = 200;

/** Entries below a picture of some width. */
export function legend(entries: readonly Block[], width: number): Block {
  const all = flowed(entries, 24, Math.max(width, LEAST_WIDTH));
  return { ...all, at: (corner) => [{ type: 'part', part: 'legend', children: all.at(corner) }] };
}
