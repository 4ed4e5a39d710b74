// Compares the picture of Bicep files with that of the ARM template that Bicep compiled from them: nodes (frame, label, type, icon,
// second fact), lines with their roles, and frames. Fails on any difference.
//   node scripts/corpus/import-twins.mjs [--dir DIR] [--all]
// DIR is as in import.mjs. --all prints both graphs of each pair that differs.
// A template does not contain resources that are only looked up (`existing`), so they are removed from the Bicep graph; resources
// that depend on them get their dependencies.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { importFiles } from '@linework/import';
import { icons } from '../reference/here.mjs';
import { factsIn, filesOf } from './inputs.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({ options: { dir: { type: 'string' }, all: { type: 'boolean', default: false } } });
const root = resolve(values.dir ?? join(here, '../../../shared/corpus/import'));
const folder = join(root, 'bicep');
const tally = { twins: 0, same: 0, nodes: 0, lines: 0, frames: 0 };
for (const path of factsIn(folder)) {
  const { accepted, compiled, inputs } = JSON.parse(readFileSync(join(folder, path), 'utf8'));
  if (!accepted || !compiled) continue;
  tally.twins++;
  const bicep = await graphOf('bicep', inputs);
  const arm = await graphOf('arm', [compiled.file]);
  for (const what of ['nodes', 'lines', 'frames']) tally[what] += arm[what].length;
  const differences = ['title', 'nodes', 'lines', 'frames'].flatMap((what) => [
    ...without(bicep[what], arm[what]).map((each) => `  ${what}, only in Bicep: ${each}`),
    ...without(arm[what], bicep[what]).map((each) => `  ${what}, only in ARM: ${each}`),
  ]);
  if (differences.length === 0) tally.same++;
  else console.log([path.replace(/\.facts\.json$/, ''), ...differences].join('\n'));
  if (differences.length > 0 && values.all) console.log(bicep.source, arm.source);
}
console.log(
  `${tally.same} of ${tally.twins} Bicep inputs and their compiled templates are one graph: ` +
    `${tally.nodes} nodes, ${tally.lines} lines and ${tally.frames} frames.`,
);
if (tally.same < tally.twins) process.exitCode = 1;

async function graphOf(format, inputs) {
  const { source, parts } = await importFiles({ format, files: filesOf(folder, inputs) }, { icons });
  const graph = withoutExisting(read(source));
  const path = (id) => (id === undefined ? '' : `${path(graph.items.get(id)?.within)}/${graph.items.get(id)?.label}`);
  const full = new Set(
    [...graph.items.values()].flatMap((each) => (each.frame ? [] : framesAround(each.within, graph.items))),
  );
  const items = [...graph.items].map(([id, item]) => ({ id, ...item }));
  const itemText = ({ id, look }) => `${path(id)} ${look}`;
  return {
    source,
    // Only Bicep names existing resources, and a chain that ends in one has another direction.
    title: [graph.title.replace(/ direction=\w+$/, ''), ...parts.map(({ name }) => name)],
    nodes: items.filter(({ frame }) => !frame).map(itemText),
    frames: items.filter(({ id, frame }) => frame && full.has(id)).map(itemText),
    lines: [...new Set(graph.lines.map(({ from, to, look }) => `${path(from)} -> ${path(to)} ${look}`))],
  };
}

function framesAround(within, items) {
  return within === undefined ? [] : [within, ...framesAround(items.get(within)?.within, items)];
}

/** Sources of imports are written in one way, a statement a line. */
function read(source) {
  const items = new Map();
  const lines = [];
  const open = [];
  const [header, ...statements] = source.split('\n');
  for (const statement of statements.map((each) => each.trim())) {
    const item = /^(group|node) (\S+)((?: [a-z]+)?)(?: ("(?:[^"\\]|\\.)*"))?(.*?)( \{)?$/.exec(statement);
    const line = /^(\S+) -> (\S+)(.*)$/.exec(statement);
    if (item) {
      const [, keyword, id, type, label = JSON.stringify(id), options, block] = item;
      items.set(id, { label, look: `${type}${options}`.trim(), frame: keyword === 'group', within: open.at(-1) });
      if (block) open.push(id);
    } else if (line) lines.push({ from: line[1], to: line[2], look: line[3].trim() });
    else if (statement === '}') open.pop();
    else if (statement !== '') throw new Error(`No statement of an import: ${statement}`);
  }
  return { title: header, items, lines };
}

function withoutExisting({ title, items, lines }) {
  const gone = new Set([...items].flatMap(([id, { look }]) => (/sub="(?:[^"]*, )?existing\b/.test(look) ? [id] : [])));
  const holder = (id) => (gone.has(id) ? holder(items.get(id).within) : id);
  const ends = (id, seen) => {
    if (!gone.has(id)) return [id];
    if (seen.has(id)) return [];
    return lines.filter(({ from }) => from === id).flatMap(({ to }) => ends(to, new Set([...seen, id])));
  };
  return {
    title,
    items: new Map(
      [...items].flatMap(([id, each]) => (gone.has(id) ? [] : [[id, { ...each, within: holder(each.within) }]])),
    ),
    lines: lines
      .filter(({ from }) => !gone.has(from))
      .flatMap(({ from, to, look }) => ends(to, new Set()).map((end) => ({ from, to: end, look }))),
  };
}

function without(some, others) {
  const left = new Map();
  for (const each of others) left.set(each, (left.get(each) ?? 0) + 1);
  return some.filter((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0;
  });
}
