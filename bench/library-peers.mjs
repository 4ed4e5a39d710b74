// The library for browsers beside mermaid, beautiful-mermaid and D2's WebAssembly, in one Chromium: node bench/library-peers.mjs [--write]. In: flows of the
// patterns, in the language of each. Out: the bytes that the first picture loads (gzip -9), the time to it, and the time of one picture after a warm-up;
// `--write` puts the table into docs/library.md. Needs a build, Chromium, and the packages of bench/drawing-peers, which are installed on first use.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { outline } from '@linework/core';
import { nodeIcons } from '@linework/icons/node';
import { fillPattern, kindOf, patterns } from '@linework/patterns';
import { build } from 'esbuild';
import { withChromium } from '../scripts/browser/chromium.mjs';
import { FONT_FILES } from '../scripts/metrics/font-files.mjs';
import { median } from './figures.mjs';
import { peersAt } from './layout/peers.mjs';
import { d2Text } from './rivals/d2-text.mjs';
import { mermaidText } from './rivals/mermaid-text.mjs';

const COUNT = 12;
const ROUNDS = 3;
const OPENINGS = 3;
const page = new URL('../docs/library.md', import.meta.url);
const peers = peersAt(fileURLToPath(new URL('drawing-peers', import.meta.url)));
peers.install();

const icons = nodeIcons();
const flows = patterns
  .filter((each) => kindOf(each) === 'flow')
  .slice(0, COUNT)
  .map((pattern) => {
    const { source } = fillPattern(pattern, {});
    const { outline: entries } = outline(source, { icons });
    const direction = /\bdirection=(right|down|left|up)\b/.exec(source.split('\n')[0])?.[1] ?? 'down';
    return { linework: source, mermaid: mermaidText(entries, direction), d2: d2Text(entries, direction) };
  });

const ours = fileURLToPath(new URL('../packages/browser/bundle/', import.meta.url));
/** Each has a module that exports `draw(text)`, and the language of its texts. */
const CONTESTANTS = [
  {
    name: '@linework/browser',
    language: 'linework',
    module: "import { draw as one } from '/files/index.js'; export const draw = async (text) => (await one(text)).svg;",
    files: ours,
  },
  {
    name: 'mermaid',
    language: 'mermaid',
    module:
      "import mermaid from '/files/mermaid.esm.min.mjs'; mermaid.initialize({ startOnLoad: false }); let n = 0; export const draw = async (text) => (await mermaid.render(String.fromCharCode(97) + ++n, text)).svg;",
    files: peers.file('mermaid', 'dist/'),
  },
  {
    name: 'beautiful-mermaid',
    language: 'mermaid',
    module:
      "import { renderMermaidSVG } from '/files/index.js'; export const draw = async (text) => renderMermaidSVG(text);",
    bundled: peers.file('beautiful-mermaid', 'dist/index.js'),
  },
  {
    name: '@terrastruct/d2 (WebAssembly)',
    language: 'd2',
    module:
      "import { D2 } from '/files/index.js'; const d2 = new D2(); export const draw = async (text) => { const { diagram, renderOptions } = await d2.compile(text); return d2.render(diagram, renderOptions); };",
    files: peers.file('@terrastruct/d2', 'dist/browser/'),
  },
];

const TYPES = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** Serves a contestant's files and counts what is loaded. */
async function served({ module, files }, work) {
  const loaded = { bytes: 0 };
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname);
    const page = { '/': '<!doctype html><title>Peer</title>', '/draw.js': module }[path];
    try {
      const body = page === undefined ? readFileSync(join(files, path.replace('/files/', ''))) : Buffer.from(page);
      if (path !== '/' && path !== '/draw.js') loaded.bytes += gzipSync(body, { level: 9 }).length;
      response.writeHead(200, { 'content-type': path === '/' ? 'text/html' : (TYPES[extname(path)] ?? 'text/plain') });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  try {
    return await work(`http://127.0.0.1:${server.address().port}/`, loaded);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Runs in the page: milliseconds to the first picture, and of each picture in later rounds. */
async function timesOf([texts, rounds]) {
  const began = performance.now();
  // Of the page, not of this repository.
  const place = '/draw.js';
  const { draw } = await import(place);
  const svg = await draw(texts[0]);
  const first = performance.now() - began;
  if (!String(svg).includes('<svg')) throw new Error('No picture.');
  for (const each of texts) await draw(each);
  const times = [];
  for (let round = 0; round < rounds; round++)
    for (const each of texts) {
      const start = performance.now();
      await draw(each);
      times.push(performance.now() - start);
    }
  return { first, times };
}

async function measured(browser, contestant) {
  const texts = flows.map((each) => each[contestant.language]);
  const firsts = [];
  let times = [];
  let bytes = 0;
  for (let opening = 0; opening < OPENINGS; opening++) {
    const context = await browser.newContext();
    await served(contestant, async (address, loaded) => {
      const tab = await context.newPage();
      await tab.goto(address);
      const isLast = opening === OPENINGS - 1;
      const result = await tab.evaluate(timesOf, [isLast ? texts : texts.slice(0, 1), isLast ? ROUNDS : 0]);
      if (opening === 0) bytes = loaded.bytes;
      firsts.push(result.first);
      if (isLast) times = result.times;
    });
    await context.close();
  }
  return { bytes, first: median(firsts), warm: median(times) };
}

const folder = mkdtempSync(join(tmpdir(), 'linework-peers-'));
const rows = [];
try {
  for (const each of CONTESTANTS) {
    if (each.bundled === undefined) continue;
    await build({
      entryPoints: [each.bundled],
      bundle: true,
      minify: true,
      format: 'esm',
      outfile: join(folder, 'index.js'),
    });
    each.files = folder;
  }
  await withChromium(
    FONT_FILES.map(({ file }) => file),
    async (browser) => {
      for (const each of CONTESTANTS) rows.push({ name: each.name, ...(await measured(browser, each)) });
    },
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const [base] = rows;
const ratio = (value, of) => `${(value / of).toFixed(1)} x`;
const table = [
  '| | First picture loads | Time to it | One picture |',
  '|---|---:|---:|---:|',
  ...rows.map(
    ({ name, bytes, first, warm }) =>
      `| ${name} | ${(bytes / 1000).toFixed(0)} kB (${ratio(bytes, base.bytes)}) | ${first.toFixed(0)} ms (${ratio(first, base.first)}) | ${warm.toFixed(1)} ms (${ratio(warm, base.warm)}) |`,
  ),
].join('\n');
const versions = ['mermaid', 'beautiful-mermaid', '@terrastruct/d2']
  .map((name) => `${name} ${peers.require(`./node_modules/${name}/package.json`).version}`)
  .join(', ');
const text = `${table}

${flows.length} flows of the patterns in Chromium, measured on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0]?.toFixed(1)}, ${versions}.
Bytes are gzipped (\`gzip -9\`). \`node bench/library-peers.mjs --write\` writes this table.
`;
console.log(text);
if (process.argv.includes('--write')) {
  const before = readFileSync(page, 'utf8');
  const after = before.replace(
    /(<!-- peers: [^\n]*-->\n)[\s\S]*?(<!-- \/peers -->)/,
    (_, start, end) => `${start}${text}${end}`,
  );
  writeFileSync(page, after);
}
