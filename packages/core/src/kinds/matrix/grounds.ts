// The colours of cells: in, what a row writes and where it is in a risk matrix; out, the tone of each cell, and what a tone means.
import type { Tone } from '../../scene/scene.js';
import type { MatrixModel } from './model.js';

/** Of the highest likelihood times the highest impact: from here on a risk is medium, and high. */
const MEDIUM = 0.24;
const HIGH = 0.6;

const RISKS = { green: 'low', amber: 'medium', red: 'high' } as const;

export interface RiskPlace {
  /** Counted from 1, the least likely row and the column of the smallest impact. */
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** The usual bands of the product: in 5 by 5, up to 5, up to 12, and above. */
export function riskTone({ row, column, rows, columns }: RiskPlace): keyof typeof RISKS {
  const share = (row * column) / (rows * columns);
  if (share < MEDIUM || (row === 1 && column === 1)) return 'green';
  return share < HIGH ? 'amber' : 'red';
}

/** The level of a risk, unless the key explains its tone, or the tone itself. */
export function levelOf(tone: Tone, { key, risk }: Pick<MatrixModel, 'key' | 'risk'>): string {
  if (!risk || key.some(({ word }) => word === tone)) return tone;
  return tone === 'green' || tone === 'amber' || tone === 'red' ? RISKS[tone] : tone;
}

export function meaningOf(tone: Tone, model: Pick<MatrixModel, 'key' | 'risk'>): string {
  return model.key.find(({ word }) => word === tone)?.meaning ?? levelOf(tone, model);
}

/** The tones that cells have, in the order of the key, then from low to high. */
export function usedTones({ groups, key }: Pick<MatrixModel, 'groups' | 'key'>): readonly Tone[] {
  const used = new Set(groups.flatMap(({ rows }) => rows.flatMap(({ tones }) => tones.flatMap((each) => each ?? []))));
  const rank = (tone: Tone): number => {
    const named = key.findIndex(({ word }) => word === tone);
    return named >= 0 ? named : key.length + ORDER.indexOf(tone);
  };
  return [...used].toSorted((a, b) => rank(a) - rank(b));
}

const ORDER: readonly Tone[] = ['green', 'amber', 'orange', 'red', 'blue', 'violet', 'aqua', 'neutral'];
