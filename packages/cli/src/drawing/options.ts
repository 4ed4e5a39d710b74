// Options of the verbs that draw, and what they mean for the look.
import { type Look, pictureFormats } from '@linework/core';
import { usageFailure } from '../command/failure.js';

const NAMES = pictureFormats.map(({ name }) => name);

export const themeOption = {
  type: 'string',
  value: 'THEME',
  oneOf: ['light', 'dark', 'auto'],
  help: 'draw one picture in these colours; auto contains both and follows the reader (a PNG or PDF is then light)',
} as const;

export const formatOption = {
  type: 'string',
  short: 'f',
  value: 'FORMAT',
  oneOf: NAMES,
  help: 'picture format (default: svg)',
} as const;

export const formatsOption = {
  type: 'string',
  short: 'f',
  value: 'FORMAT,...',
  help: `picture formats: ${NAMES.join(', ')} (default: from the name of the picture, then svg)`,
} as const;

export const lookOptions = {
  'embed-source': { type: 'boolean', help: 'embed the source in the picture, for linework read' },
  'embed-font': {
    type: 'boolean',
    help: 'embed the glyphs in the SVG, for viewers without Inter (about 20 kB more)',
  },
  background: {
    type: 'string',
    value: 'GROUND',
    oneOf: ['canvas', 'none'],
    help: 'none draws no background',
  },
  scale: { type: 'string', value: 'NUMBER', help: 'PNG pixels per px of the picture (default: 2)' },
  columns: { type: 'string', value: 'NUMBER', help: 'maximum width of a text picture, in cells (default: 100)' },
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
  throw usageFailure(`--scale must be a number such as 2 or 0.5, not '${text.slice(0, 40)}'.`);
}

/** The limits of the core. */
function columnsOf(text: string): number {
  const columns = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (columns >= 20 && columns <= 1000) return columns;
  throw usageFailure(`--columns must be a number from 20 to 1000, not '${text.slice(0, 40)}'.`);
}
