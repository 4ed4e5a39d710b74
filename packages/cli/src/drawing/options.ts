// Options of the verbs that draw, and what they mean for the look.
import { type Look, pictureFormats } from '@linework/core';
import { usageFailure } from '../command/failure.js';

const NAMES = pictureFormats.map(({ name }) => name);

export const themeOption = {
  type: 'string',
  value: 'THEME',
  oneOf: ['light', 'dark', 'auto'],
  help: 'one picture in these colours; auto holds both and follows the reader (a PNG or PDF is then light)',
} as const;

export const formatOption = {
  type: 'string',
  short: 'f',
  value: 'FORMAT',
  oneOf: NAMES,
  help: 'format of the picture; by default svg',
} as const;

export const formatsOption = {
  type: 'string',
  short: 'f',
  value: 'FORMAT,...',
  help: `formats of the pictures, of ${NAMES.join(', ')}; by default what the name of the picture says, then svg`,
} as const;

export const lookOptions = {
  'embed-source': { type: 'boolean', help: 'write the source into the picture, to be read back with linework read' },
  'embed-font': {
    type: 'boolean',
    help: 'write the glyphs into the SVG, for viewers without Inter (about 20 kB more)',
  },
  background: {
    type: 'string',
    value: 'GROUND',
    oneOf: ['canvas', 'none'],
    help: 'none leaves the painted ground out',
  },
  scale: { type: 'string', value: 'NUMBER', help: 'pixels of a PNG for each px of the picture; by default 2' },
  columns: { type: 'string', value: 'NUMBER', help: 'cells that a line of text takes at most; by default 100' },
  ascii: { type: 'boolean', help: 'draw text with ASCII only' },
} as const;

export function lookOf(options: {
  readonly 'embed-source': boolean;
  readonly 'embed-font': boolean;
  readonly background: 'canvas' | 'none' | undefined;
  readonly scale: string | undefined;
  readonly columns: string | undefined;
  readonly ascii: boolean;
}): Look {
  return {
    ...(options['embed-source'] ? { embedSource: true } : {}),
    ...(options['embed-font'] ? { embedFont: true } : {}),
    ...(options.background === undefined ? {} : { background: options.background }),
    ...(options.scale === undefined ? {} : { scale: scaleOf(options.scale) }),
    ...(options.columns === undefined ? {} : { columns: columnsOf(options.columns) }),
    ...(options.ascii ? { ascii: true } : {}),
  };
}

function scaleOf(text: string): number {
  const scale = /^\d{1,4}(\.\d{1,4})?$/.test(text) ? Number(text) : 0;
  if (scale > 0) return scale;
  throw usageFailure(`A scale is a number such as 2 or 0.5, not '${text.slice(0, 40)}'.`);
}

/** The core's least width; more than the most is a mistake. */
function columnsOf(text: string): number {
  const columns = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (columns >= 20 && columns <= 1000) return columns;
  throw usageFailure(`Columns are a number from 20 to 1000, not '${text.slice(0, 40)}'.`);
}
