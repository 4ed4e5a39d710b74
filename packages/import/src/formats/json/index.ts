// JSON: rows as a chart, trees and graphs as such, a description of tables as a schema, anything else as a tree of its keys.
import type { Importer } from '../../contract.js';
import { TABLE_OPTIONS } from '../../relational/index.js';
import { CHARTS } from '../../tabular/contract.js';

export const json: Importer = {
  format: 'json',
  meaning: 'JSON: rows as the chart that fits, trees, graphs and descriptions of tables as what they are.',
  options: [
    {
      name: 'chart',
      takes: CHARTS,
      meaning: 'Which chart is drawn of rows; auto takes the one that fits and says why.',
    },
    ...TABLE_OPTIONS,
  ],
  codes: [],
  reads: (path) => /\.(?:json|jsonc|json5|geojson|topojson|ndjson|jsonl)$/i.test(path) || !/\.\w+$/.test(path),
  recognises: (files) => {
    const named = files.find(({ path }) => /\.(?:json|jsonc|ndjson|jsonl)$/i.test(path));
    if (named) return { score: 0.3, reason: `${named.path} is JSON of no other format` };
    const written = files.find(
      ({ path, content }) => !/\.\w+$/.test(path) && /^\s{0,99}(?:\{\s{0,99}"|\[\s{0,99}[{["\d])/.test(content),
    );
    return written && { score: 0.2, reason: `${written.path} begins as JSON does` };
  },
  load: async () => (await import('./read.js')).read,
};
