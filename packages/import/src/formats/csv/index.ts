// CSV and its relatives: rows and columns as the chart that fits.
import { codeEntries } from '@linework/core';
import type { Importer } from '../../contract.js';
import { CHARTS, tabularCodes } from '../../tabular/index.js';

export const csv: Importer = {
  format: 'csv',
  aliases: ['tsv'],
  meaning: 'CSV and TSV: a chart of the columns that fits them, edges as a flow, parents and children as a tree.',
  options: [
    { name: 'chart', takes: CHARTS, meaning: 'Which chart is drawn; auto takes the one that fits and says why.' },
  ],
  codes: codeEntries(tabularCodes),
  reads: (path) => /\.(?:csv|tsv|tab|psv|txt)$/i.test(path) || !/\.\w+$/.test(path),
  recognises: (files) => {
    const named = files.find(({ path }) => /\.(?:csv|tsv|tab|psv)$/i.test(path));
    return named && { score: 0.9, reason: `${named.path} is named as tables of text are` };
  },
  load: async () => (await import('./read.js')).read,
};
