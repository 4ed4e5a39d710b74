// How often the right kind of diagram is suggested: in, a file of labelled requests (one {request, kinds, also} per line); out, the share
// whose first suggestion is among the best kinds, the share where one of the first two is, and with --wrong each miss.
// node bench/suggest.mjs [FILE] [--half=1|2] [--wrong]. Bundled from the sources, so no build is needed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'linework-suggest-'));
const bundle = join(folder, 'suggest.mjs');
await build({
  entryPoints: [join(root, 'packages/core/src/suggest/suggest.ts')],
  bundle: true,
  format: 'esm',
  outfile: bundle,
  logLevel: 'warning',
});
const { suggest } = await import(pathToFileURL(bundle).href);
rmSync(folder, { recursive: true });

const words = process.argv.slice(2);
const path = words.find((each) => !each.startsWith('--')) ?? join(root, '../shared/bench/suggest.jsonl');
const half = words.find((each) => /^--half=[12]$/.test(each))?.at(-1);
const requests = readFileSync(path, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line))
  .filter((_, at) => half === undefined || (at % 2) + 1 === Number(half));

const outcomes = [];
for (const { request, kinds, also } of requests) {
  const { suggestions, confidence } = await suggest(request);
  const named = suggestions.map((each) => each.kind);
  const first = kinds.includes(named[0]);
  const two = named.slice(0, 2).some((each) => kinds.includes(each));
  outcomes.push({ request, kinds, also, named, confidence, first, two, reason: suggestions[0]?.reason });
}
const part = (of) =>
  `${outcomes.filter(of).length} of ${outcomes.length} (${((100 * outcomes.filter(of).length) / outcomes.length).toFixed(1)} %)`;
console.log(`First choice right: ${part((each) => each.first)}`);
console.log(`Among the first two: ${part((each) => each.two)}`);
console.log(`First choice best or acceptable: ${part((each) => each.first || each.also.includes(each.named[0]))}`);
if (words.includes('--wrong'))
  for (const each of outcomes.filter(({ first }) => !first))
    console.log(
      `${each.two ? ' ' : '!'} ${each.kinds} <> ${each.named}: ${each.request.slice(0, 160)}\n    ${each.reason}`,
    );
