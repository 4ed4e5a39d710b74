// Warm speed of the kinds that are made of bands: the golden of a typical size and a large one of each, checked and drawn over and
// over in one process. Reads the built core and icons. Bars: 5 ms a typical picture, 300 ms a large one.
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { draw } from '../packages/core/dist/index.js';
import { basicIcons } from '../packages/icons/dist/basic.js';
import { median, printFigures } from './figures.mjs';

const TYPICAL_ROUNDS = 200;
const LARGE_ROUNDS = 15;

/** 12 lanes and 60 steps in 6 phases, with decisions, ways round and loops back. */
function largeSwimlane(lanes = 12, steps = 60, phases = 6) {
  const lines = ['swimlane "Large" direction=right'];
  for (let i = 0; i < phases; i++) lines.push(`phase p${i} "Phase ${i + 1}"`);
  for (let lane = 0; lane < lanes; lane++) {
    lines.push(`lane l${lane} "Lane ${lane + 1}" {`);
    for (let i = 0; i < steps; i++) {
      if ((i * 7 + 3 * (i >> 2)) % lanes !== lane) continue;
      const type = i % 5 === 3 ? 'decision' : 'step';
      lines.push(`  node n${i} ${type} "Step number ${i + 1}" phase=p${Math.floor((i * phases) / steps)}`);
    }
    lines.push('}');
  }
  for (let i = 0; i + 1 < steps; i++) {
    const asks = i % 5 === 3;
    lines.push(`n${i} -> n${i + 1}${asks ? ' : "yes"' : ''}`);
    if (asks) lines.push(`n${i} -> n${Math.min(steps - 1, i + 3)} : "no"`);
    if (i % 11 === 10) lines.push(`n${i} --> n${i - 6} : "again"`);
  }
  return `${lines.join('\n')}\n`;
}

/** 12 layers of 10 nodes and two pillars of 8, with 120 lines. */
function largeLayers(layers = 12, nodes = 10, pillars = 2) {
  const lines = ['layers "Large"'];
  const block = (keyword, id, count) => {
    lines.push(`${keyword} ${id} "${keyword} ${id}" {`);
    for (let i = 0; i < count; i++) lines.push(`  node ${id}n${i} service "Service ${i + 1}"`);
    lines.push('}');
  };
  for (let i = 0; i < layers; i++) block('layer', `l${i}`, nodes);
  for (let i = 0; i < pillars; i++) block('pillar', `p${i}`, 8);
  for (let i = 0; i + 1 < layers; i++)
    for (let k = 0; k < nodes; k++)
      lines.push(`l${i}n${k} -> l${i + 1}n${(k * 3 + i) % nodes}${k % 4 === 0 ? ' : "calls"' : ''}`);
  for (let k = 0; k < 10; k++) lines.push(`l${k}n${k} ..> p${k % pillars}n${k % 8}`);
  return `${lines.join('\n')}\n`;
}

const golden = (name) => readFileSync(new URL(`../packages/core/src/kinds/${name}.diagram`, import.meta.url), 'utf8');

function warm(source, rounds) {
  const once = () => {
    const start = performance.now();
    if (draw(source, {}, { icons: basicIcons }).svg === undefined)
      throw new Error('A source of this bench has mistakes.');
    return performance.now() - start;
  };
  for (let i = 0; i < rounds; i++) once();
  return median(Array.from({ length: rounds }, once));
}

const rows = [
  ['swimlane typical', golden('swimlane/golden/insurance-claim'), TYPICAL_ROUNDS],
  ['swimlane large', largeSwimlane(), LARGE_ROUNDS],
  ['layers typical', golden('layers/golden/data-platform'), TYPICAL_ROUNDS],
  ['layers large', largeLayers(), LARGE_ROUNDS],
];
printFigures(
  `Bands: Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
  rows.map(([name, source, rounds]) => [name, warm(source, rounds).toFixed(1), 'ms']),
);
