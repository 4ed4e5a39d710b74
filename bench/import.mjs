// How long imports take: generated inputs of 100 kB and 1 MB per format, each import in its own process (node bench/import.mjs FORMAT SIZE),
// the better of two warm runs; CPU, wall time and peak memory of the process. node bench/import.mjs [FORMAT...]
// For infrastructure, 500 resources: node bench/import.mjs --resources [FORMAT...]
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nodeIcons } from '@linework/icons/node';
import { importFiles } from '@linework/import';
import { inputs } from './import/inputs.mjs';
import { resources } from './import/resources.mjs';

const RESOURCES = 500;

const [format, size] = process.argv.slice(2);
if (Number(size) > 0) {
  const context = { icons: nodeIcons() };
  const files = Number(size) === RESOURCES ? resources[format](RESOURCES) : inputs[format](Number(size));
  const runs = [];
  let result;
  for (let run = 0; run < 3; run++) {
    const [start, cpu] = [performance.now(), process.cpuUsage()];
    result = await importFiles({ files, format }, context);
    const { user, system } = process.cpuUsage(cpu);
    runs.push({ wall: performance.now() - start, cpu: (user + system) / 1_000 });
  }
  const best = (key) => Math.min(...runs.slice(1).map((each) => each[key]));
  const memory = process.resourceUsage().maxRSS / 1_024;
  const summary = result.ok ? `${result.parts.length} parts` : result.diagnostics[0].code;
  console.log(JSON.stringify({ wall: best('wall'), cpu: best('cpu'), first: runs[0].wall, memory, said: summary }));
} else if (format === '--resources') {
  const formats = process.argv.slice(3);
  console.log(
    `${'format'.padEnd(22)}${['500 ms', 'cpu', 'first', 'MB', ''].map((each) => each.padStart(10)).join('')}`,
  );
  for (const name of formats.length > 0 ? formats : Object.keys(resources)) {
    const { wall, cpu, first, memory, said: summary } = measured(name, RESOURCES);
    const cells = [wall, cpu, first, memory].map((each) => each.toFixed(0).padStart(10));
    console.log(`${name.padEnd(22)}${cells.join('')}  ${summary}`);
  }
} else {
  const formats = process.argv.slice(2);
  console.log(
    `${'format'.padEnd(22)}${['100 kB ms', 'cpu', '1 MB ms', 'cpu', 'MB', ''].map((each) => each.padStart(10)).join('')}`,
  );
  for (const name of formats.length > 0 ? formats : Object.keys(inputs)) {
    const [small, large] = [100_000, 1_000_000].map((each) => measured(name, each));
    const cells = [small.wall, small.cpu, large.wall, large.cpu, large.memory].map((each) =>
      each.toFixed(0).padStart(10),
    );
    console.log(`${name.padEnd(22)}${cells.join('')}  ${small.said}, ${large.said}`);
  }
}

function measured(name, size) {
  const { stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), name, String(size)], {
    encoding: 'utf8',
  });
  if (stdout.trim() === '') throw new Error(`${name}: ${stderr}`);
  return JSON.parse(stdout);
}
