// Pictures as plain text: a single text, since it has no colours.
import { drawText } from '../../draw-on-demand.js';
import type { MakePicture } from '../format.js';

export const make: MakePicture = async (source, schemes, { columns, ascii }, { context }) => {
  const options = { ...(columns === undefined ? {} : { columns }), ...(ascii ? { charset: 'ascii' as const } : {}) };
  const { text, ...report } = await drawText(source, options, context);
  return { report, contents: text === undefined ? [] : schemes.map(() => `${text}\n`), warnings: [] };
};
