// Counts the fault classes of issue 11 over the forty, before and after: node bench/architecture/faults.mjs [--before REF] [--names]
//   --before REF   also draw them with this commit
//   --names        list the pictures that have each fault now
// Needs ../shared, no build.
import { parseArgs } from 'node:util';
import { sourcesAt } from '../../scripts/layout/commit.mjs';
import { loadSources } from '../../scripts/layout/sources.mjs';
import { printTable } from '../layout/table.mjs';
import { CLASSES, faultClasses } from './fault-classes.mjs';
import { architectures, pictured } from './sets.mjs';

const { values } = parseArgs({ options: { before: { type: 'string' }, names: { type: 'boolean', default: false } } });
const linework = await loadSources();
const earlier = values.before === undefined ? undefined : await sourcesAt(values.before);

const now = new Map();
const before = new Map();
for (const [name, source] of architectures()) {
  const { graph, drawing } = pictured(linework, source);
  if (graph === undefined) continue;
  const trunks = new Map(graph.edges.map(({ id, trunk }) => [id, trunk]));
  now.set(name, faultClasses(linework, graph, drawing, trunks));
  const old = earlier === undefined ? {} : pictured(earlier, source);
  if (old.graph !== undefined) before.set(name, faultClasses(linework, old.graph, old.drawing, trunks));
}

const cell = (pictures, key) => {
  const all = [...pictures.values()].map((each) => each[key]);
  const sum = (part) => all.reduce((total, each) => total + each[part], 0);
  return `${sum('count')} of ${sum('of')} (${all.filter(({ count }) => count > 0).length})`;
};
const same = new Map([...now].filter(([name]) => before.has(name)));
console.log(
  `${now.size} pictures now, ${before.size} before: how many faults, of how many that could be (in how many pictures)\n`,
);
printTable(
  ['class', ...(earlier === undefined ? [] : ['before', 'the same now']), 'now'],
  CLASSES.map(({ key }) => [
    key,
    ...(earlier === undefined ? [] : [cell(before, key), cell(same, key)]),
    cell(now, key),
  ]),
);
console.log('');
for (const { key, counts } of CLASSES) {
  const names = [...now].flatMap(([name, faults]) => (faults[key].count > 0 ? `${name} ${faults[key].count}` : []));
  console.log(`${key}: ${counts}${values.names && names.length > 0 ? `: ${names.join(', ')}` : ''}`);
}
