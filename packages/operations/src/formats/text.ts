// Pictures of plain text for terminals.
import { drawText, PICTURE_FORMATS } from '@linework/core';
import type { Format } from './format.js';

export const text: Format = {
  ...PICTURE_FORMATS.text,
  draw: (source, { columns, ascii }, core) => {
    const options = { ...(columns === undefined ? {} : { columns }), ...(ascii ? { charset: 'ascii' as const } : {}) };
    const { text, ...report } = drawText(source, options, core);
    return text === undefined ? report : { ...report, picture: { text: `${text}\n` } };
  },
};
