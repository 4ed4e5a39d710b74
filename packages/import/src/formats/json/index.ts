// JSON: rows as a chart, trees and graphs as such, a description of tables as a schema, anything else as a tree of its keys.
import type { Importer } from '../../contract.js';
import { TABLE_OPTIONS } from '../../relational/options.js';
import { CHARTS } from '../../tabular/contract.js';

/** Rows, trees and graphs, unlike settings. */
const DATA = /^\s{0,99}\[|"(?:children|nodes|links|edges|rows|records|tables)"\s{0,9}:\s{0,9}\[/;

export const json: Importer = {
  format: 'json',
  meaning: 'JSON: rows as the chart that fits; trees, graphs and table descriptions as such.',
  options: [
    {
      name: 'chart',
      takes: CHARTS,
      meaning: 'Which chart to draw for rows. auto picks the one that fits and reports why.',
    },
    ...TABLE_OPTIONS,
  ],
  codes: [],
  reads: (path) => /\.(?:json|jsonc|json5|geojson|topojson|ndjson|jsonl)$/i.test(path) || !/\.\w+$/.test(path),
  recognises: (files) => {
    const named = files.find(({ path }) => /\.(?:json|jsonc|ndjson|jsonl)$/i.test(path));
    if (named) return { score: 0.3, reason: `${named.path} is JSON and matches no other format` };
    const written = files.find(
      ({ path, content }) => !/\.\w+$/.test(path) && /^\s{0,99}(?:\{\s{0,99}"|\[\s{0,99}[{["\d])/.test(content),
    );
    return written && { score: 0.2, reason: `${written.path} starts like JSON` };
  },
  proposing: {
    subject: 'data',
    per: 'file',
    isWorth: (beginning) => DATA.test(beginning) || /^[^\n]*\}\r?\n\{/.test(beginning),
  },
  load: async () => (await import('./read.js')).read,
};
