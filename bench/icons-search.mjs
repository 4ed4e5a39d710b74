// Speed of the icon search: preparing every built name, searching all of them, mapping a hundred names at once, and finding
// products in the labels of a typical flow. Bundled from its sources; the icons must be built.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { printFigures } from './figures.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const indexFile = join(root, 'packages', 'icons', 'generated', 'icons', 'index.json');
if (!existsSync(indexFile)) throw new Error('The icons are not built; run: node scripts/build.mjs');

const ROUNDS = 60;
const QUERIES = {
  'a common word (arrow)': 'arrow',
  'an exact name (user)': 'user',
  'a product (postgres)': 'postgres',
  'two words (cloud upload)': 'cloud upload',
  'one letter (a)': 'a',
  'a misspelt word (databse)': 'databse',
  'words nothing has (blue database thing)': 'blue database thing',
  'nothing (xyzzyqwert plugh)': 'xyzzyqwert plugh',
};
const NAMES = [
  ...[
    'Postgres',
    'RDS',
    'k8s',
    'S3',
    'Event Hubs',
    'SQS',
    'Kafka',
    'Rabbit',
    'Mongo',
    'Elastic',
    'Grafana',
    'GH Actions',
  ],
  ...[
    'Auth0',
    'GKE',
    'user',
    'login',
    'invoice',
    'warehouse',
    'retry',
    'email',
    'schedule',
    'User service',
    'Order queue',
  ],
  ...[
    'Orders Postgres DB',
    'AWS Lambda function',
    'Payment gateway',
    'Slack notification',
    'Report generator',
    'Admin',
  ],
  ...[
    'kubernets',
    'Posgres',
    'Payment gatway',
    'frobnicate',
    'xqzt',
    'zebra crossing',
    'Fulfilment',
    'Ledger',
    'Web shop',
  ],
  ...[
    'Fraud check',
    'Data lake',
    'Mobile app',
    'Search API',
    'Identity provider',
    'Rate limiter',
    'CDN',
    'Vault',
    'Cron',
  ],
  ...['Inventory', 'Recommendation engine', 'giraffe'],
];
const LABELS = [
  'Customer',
  'Web shop',
  'API gateway',
  'Orders service',
  'PostgreSQL',
  'Redis cache',
  'Event bus',
  'Kafka',
];

const bundled = await build({
  stdin: {
    contents:
      "export { iconFinder } from '@linework/icons'; export { labelProduct } from './packages/icons/src/products/label-product.js'",
    resolveDir: root,
    loader: 'ts',
  },
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'neutral',
  conditions: ['@linework/source'],
});
const folder = mkdtempSync(join(tmpdir(), 'linework-bench-'));
writeFileSync(join(folder, 'icons.mjs'), bundled.outputFiles[0]?.contents ?? '');
const { iconFinder, labelProduct } = await import(pathToFileURL(join(folder, 'icons.mjs')).href);
rmSync(folder, { recursive: true, force: true });

/** The least of several rounds in ms: the machine's speed when nothing else runs. */
function least(call, rounds = ROUNDS) {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    call();
    best = Math.min(best, performance.now() - start);
  }
  return best.toFixed(3);
}

const index = JSON.parse(readFileSync(indexFile, 'utf8'));
const hundred = [...NAMES, ...NAMES.map((name) => `New ${name.toLowerCase()}`)].slice(0, 100);
if (hundred.length < 100) throw new Error(`Only ${hundred.length} names to map.`);

const start = performance.now();
const finder = iconFinder(index);
finder.search('first', { limit: 1 });
const first = (performance.now() - start).toFixed(0);

const names = index.names.length;
const others = Object.keys(index.aliases).length;
printFigures(
  `Icons: ${names} names, ${others} aliases, Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
  [
    ['making ready, the first time', first, 'ms'],
    ['making ready, warm', least(() => iconFinder(index).search('first', { limit: 1 }), 8), 'ms'],
    ...Object.entries(QUERIES).map(([name, query]) => [
      `search, ${name}`,
      least(() => finder.search(query, { limit: 20 })),
      `ms, ${finder.search(query, { limit: 20 }).total} hits`,
    ]),
    ['map, 100 names', least(() => finder.map(hundred), 20), 'ms'],
    ['products of 8 labels', least(() => LABELS.map(labelProduct)), 'ms'],
  ],
);
