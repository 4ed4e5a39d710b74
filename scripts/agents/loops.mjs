// Two agent loops that are not ours drive `linework mcp` over standard input and output, each with a scripted model: what reaches the
// model, as text, as an image and after an error, and what it costs. Needs a build (npm run build) and the npm registry: the packages
// are installed into a temporary folder at the versions below, which run on Node 20.
// node scripts/agents/loops.mjs [COMMAND]: another build of the command, to compare.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { openaiLoop } from './loops/openai.mjs';
import { checked, steps } from './loops/steps.mjs';
import { vercelLoop } from './loops/vercel.mjs';

const PACKAGES = { ai: '6.0.325', '@ai-sdk/mcp': '1.0.102', '@openai/agents': '0.20.0', zod: '4.6.7' };
const LOOPS = { 'Vercel AI SDK': vercelLoop, 'OpenAI Agents SDK': openaiLoop };

const [path = fileURLToPath(new URL('../../packages/cli/bin/linework.js', import.meta.url))] = process.argv.slice(2);
const command = resolve(path);

const place = mkdtempSync(join(tmpdir(), 'linework-loops-'));
writeFileSync(join(place, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }));
execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
  cwd: place,
  stdio: ['ignore', 'ignore', 'inherit'],
});
const load = createRequire(join(place, 'package.json'));

const FILES = {
  'orders.diagram': steps.ORDERS,
  'wrong.diagram': steps.WRONG,
};

/** Runs one loop to the end of the steps. */
async function received(loop) {
  const folder = mkdtempSync(join(place, 'project-'));
  mkdirSync(join(folder, '.git'));
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);
  const server = { command: process.execPath, args: [command, 'mcp'], cwd: folder, stderr: 'ignore' };
  const rows = [];
  let todo;
  let tools;
  const play = (result, listed) => {
    if (todo === undefined) {
      tools = listed;
      todo = steps.of(listed);
    } else rows.push({ name: todo[rows.length].name, ...result });
    const next = todo[rows.length];
    return next && { id: `call_${rows.length}`, tool: next.tool, args: next.args };
  };
  await loop({ load, server, play });
  return { tools, rows, written: readFileSync(join(folder, 'orders.diagram'), 'utf8') };
}

const cost = (text) => [text.length, encode(text).length];

let failed = false;
for (const [name, loop] of Object.entries(LOOPS)) {
  const { tools, rows, written } = await received(loop);
  console.log(`\n${name}\n\n| Step | Characters | Tokens | Image, kB |\n|---|---:|---:|---:|`);
  console.log(`| list of ${tools.length} tools | ${cost(JSON.stringify(tools)).join(' | ')} | |`);
  for (const { name: step, text, images } of rows) {
    const bytes = images.reduce((sum, data) => sum + (data.length * 3) / 4, 0);
    console.log(`| ${step} | ${cost(text.join('')).join(' | ')} | ${bytes === 0 ? '' : Math.round(bytes / 1000)} |`);
  }
  const wrong = checked({ rows, written, tools });
  failed ||= wrong.length > 0;
  console.log(
    wrong.length === 0 ? '\nAll as intended.' : `\nNot as intended:\n${wrong.map((each) => `- ${each}`).join('\n')}`,
  );
}
rmSync(place, { recursive: true });
// A client may leave its server running after it closes; the server exits with this process.
process.exit(failed ? 1 : 0);
