// Pictures of plain text for terminals: one text, as it has no colours.
import { drawText } from '@linework/core';
import type { Make } from '../format.js';
import { reportOf } from './report.js';

export const make: Make = async (source, schemes, { columns, ascii }, context) => {
  const options = { ...(columns === undefined ? {} : { columns }), ...(ascii ? { charset: 'ascii' as const } : {}) };
  const { text, ...checked } = drawText(source, options, context);
  const contents = text === undefined ? [] : schemes.map(() => `${text}\n`);
  return { report: reportOf(checked), contents, warnings: [] };
};
