// The generated and collected graphs of issue 4, each set with its bars: no input; out, sets of layout graphs, from
// ../shared/bench.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { SHARED } from '../../scripts/layout/measured.mjs';
import { toLayoutGraph } from './linework.mjs';
import { ears, trees } from './planar.mjs';

const bench = fileURLToPath(new URL('bench/', SHARED));
const { generate, typicalFlow, loadGraphML } = await import(pathToFileURL(`${bench}graphs.mjs`).href);

const FIRST = 100;
const PLANAR = 120;

/**
 * `bars` are the maximum crossings, room (drawing over boxes) and warm milliseconds; a set's figures are its means. An untimed
 * set is measured only for its crossings.
 */
export const SETS = [
  { name: 'typical', bars: { crossings: 1, room: 8.4, ms: 1 }, graphs: () => [named(typicalFlow(), 'typical')] },
  generated('plain', 50, { crossings: 19, room: 9, ms: 4 }),
  generated('plain', 200, { crossings: 216, room: 10, ms: 20 }),
  generated('plain', 1000, { crossings: 2900, room: 16, ms: 150 }),
  generated('clustered', 50, { crossings: 34, room: 14, ms: 6 }),
  generated('clustered', 200, { crossings: 492, room: 21, ms: 30 }),
  generated('clustered', 1000, { crossings: 8700, room: 60, ms: 250 }),
  { name: 'north-100', bars: {}, graphs: () => north().slice(0, FIRST) },
  { name: 'north', bars: { crossings: 33, room: 9.5 }, graphs: north },
  {
    name: 'trees',
    bars: { crossings: 0 },
    untimed: true,
    graphs: () => trees(PLANAR).map((each) => named(each, each.name)),
  },
  {
    name: 'planar',
    bars: { crossings: 0 },
    untimed: true,
    graphs: () => ears(PLANAR).map((each) => named(each, each.name)),
  },
];

export function plain(count) {
  return named(generate(count, 'plain'), `plain-${count}`);
}

function generated(variant, count, bars) {
  const name = `${variant}-${count}`;
  return { name, bars, graphs: () => [named(generate(count, variant), name)] };
}

function north() {
  return readdirSync(`${bench}north`)
    .filter((file) => file.endsWith('.graphml'))
    .sort()
    .map((file) => named(loadGraphML(readFileSync(`${bench}north/${file}`, 'utf8')), file));
}

function named(graph, name) {
  return { name, graph: toLayoutGraph(graph) };
}
