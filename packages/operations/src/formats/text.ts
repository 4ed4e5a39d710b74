// Pictures of plain text for terminals.
import { drawText } from '@linework/core';
import type { Format } from './format.js';

export const text: Format = {
  name: 'text',
  mediaType: 'text/plain',
  takes: ['columns', 'ascii'],
  draw: (source, { columns, ascii }, core) => {
    const options = { ...(columns === undefined ? {} : { columns }), ...(ascii ? { charset: 'ascii' as const } : {}) };
    const { text, ...report } = drawText(source, options, core);
    return text === undefined ? report : { ...report, picture: { text: `${text}\n` } };
  },
};
