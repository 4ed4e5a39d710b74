// A box around participants: in, its block; out, its title and its members. Its first word is a colour if CSS knows
// it; otherwise it belongs to the title.
import { readColour } from '../colours.js';
import { readLabel } from '../labels.js';
import type { Block, Sequence } from './ast.js';

export interface Box {
  /** Empty if there is none. */
  readonly title: string;
  readonly members: readonly string[];
}

export function boxOf(block: Block, sequence: Sequence): Box {
  const [section] = block.sections;
  const written = section ? sequence.textOf(section.text) : '';
  const colour = /^(?:(?:rgb|hsl)a?\s*\([^()]*\)|\w+)/i.exec(written)?.[0];
  const coloured = colour !== undefined && (/^transparent$/i.test(colour) || readColour(colour) !== undefined);
  const title = (coloured ? written.slice(colour.length) : written).trim().replace(/^:?(?:no)?wrap:/, '');
  return { title: readLabel(title, {}).lines.join(' '), members: [...new Set(block.members)] };
}
