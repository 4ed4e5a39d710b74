// CSV and similar formats: rows and columns as the chart that fits.
import { codeEntries } from '@linework/core';
import type { Importer } from '../../contract.js';
import { tabularCodes } from '../../tabular/codes.js';
import { CHARTS } from '../../tabular/contract.js';

export const csv: Importer = {
  format: 'csv',
  aliases: ['tsv'],
  meaning: 'CSV and TSV: the chart that fits the columns, with edges as a flow, and parents and children as a tree.',
  options: [
    { name: 'chart', takes: CHARTS, meaning: 'Which chart to draw. auto picks the one that fits and reports why.' },
  ],
  codes: codeEntries(tabularCodes),
  reads: (path) => /\.(?:csv|tsv|tab|psv|txt)$/i.test(path) || !/\.\w+$/.test(path),
  recognises: (files) => {
    const named = files.find(({ path }) => /\.(?:csv|tsv|tab|psv)$/i.test(path));
    return named && { score: 0.9, reason: `${named.path} has the name of a text table` };
  },
  proposing: { subject: 'data', per: 'file' },
  load: async () => (await import('./read.js')).read,
};
