// From a key to the picture, in Chromium: the editor beside mermaid in a page of its own that draws at every input, as Mermaid Live does after a pause.
// In: flows of 12, 50 and 200 nodes, in both languages. Out: medians and 95th percentiles, and their ratio. Needs a build, Chromium, and the package of
// bench/editor-peers, which is installed on first use.
//
//   node bench/editor-latency.mjs
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withChromium } from '../scripts/browser/chromium.mjs';
import { FONT_FILES } from '../scripts/metrics/font-files.mjs';
import { median } from './figures.mjs';
import { peersAt } from './layout/peers.mjs';

const SIZES = [12, 50, 200];
/** Keys that are measured, after some that warm up. */
const KEYS = 24;
const WARM_UP = 6;
/** ms between the first picture and the first key, in which both pages load what they load later. */
const BEFORE = 3000;

const root = fileURLToPath(new URL('..', import.meta.url));
const peers = peersAt(fileURLToPath(new URL('editor-peers', import.meta.url)));
peers.install();

/** A tree with some lines across, as `[from, to]`. */
function edgesOf(count) {
  const tree = Array.from({ length: count - 1 }, (_, i) => [Math.floor(i / 3), i + 1]);
  const across = Array.from({ length: Math.floor(count / 6) }, (_, i) => [i, Math.min(count - 1, i * 5 + 7)]);
  return [...tree, ...across.filter(([from, to]) => from !== to)];
}

const numbers = (count) => Array.from({ length: count }, (_, i) => i);

/** The label that is typed is the last one, of the last node. */
const TEXTS = {
  linework: (count, label) =>
    `flow "Flow" direction=down\n${edgesOf(count)
      .map(([from, to]) => `n${from} -> n${to}\n`)
      .join('')}${numbers(count)
      .map((i) => `node n${i} service "${i === count - 1 ? label : `Service ${i}`}"\n`)
      .join('')}`,
  mermaid: (count, label) =>
    `flowchart TB\n${edgesOf(count)
      .map(([from, to]) => `n${from} --> n${to}\n`)
      .join('')}${numbers(count)
      .map((i) => `n${i}["${i === count - 1 ? label : `Service ${i}`}"]\n`)
      .join('')}`,
};

const MERMAID_PAGE = `<!doctype html><meta charset="utf-8"><style>textarea { width: 40%; height: 90vh }</style>
<textarea id="text"></textarea><div id="picture"></div>
<script type="module">
import mermaid from '/mermaid/mermaid.esm.min.mjs';
mermaid.initialize({ startOnLoad: false });
const [text, picture] = ['text', 'picture'].map((id) => document.getElementById(id));
let [busy, next] = [false, undefined];
text.addEventListener('input', async () => {
  next = text.value;
  if (busy) return;
  busy = true;
  while (next !== undefined) {
    const source = next;
    next = undefined;
    picture.innerHTML = (await mermaid.render('drawn', source)).svg;
  }
  busy = false;
});
globalThis.pictureRoot = () => picture;
</script>`;

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
const FOLDERS = { editor: join(root, 'packages/editor/bundle'), mermaid: peers.file('mermaid', 'dist') };

const server = createServer((request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname));
  if (path === '/mermaid.html') return response.setHeader('content-type', 'text/html').end(MERMAID_PAGE);
  const [, name, ...rest] = path.split(sep);
  try {
    const file = join(FOLDERS[name], ...(rest.join('') === '' ? ['index.html'] : rest));
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream').end(readFileSync(file));
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const address = `http://127.0.0.1:${server.address().port}`;

/** In the page: from each key until the picture has the label, at the frame that shows it. */
function watch() {
  globalThis.latencies = [];
  globalThis.expected = undefined;
  let began = 0;
  addEventListener('keydown', () => (began = performance.now()), true);
  const root =
    globalThis.pictureRoot?.() ??
    [...document.querySelectorAll('.picture *')].find((each) => each.shadowRoot?.querySelector('svg')).shadowRoot;
  new MutationObserver(() => {
    if (globalThis.expected === undefined || !root.textContent.replaceAll(/\s/g, '').includes(globalThis.expected))
      return;
    globalThis.expected = undefined;
    requestAnimationFrame(() => globalThis.latencies.push(performance.now() - began));
  }).observe(root, { subtree: true, childList: true, characterData: true });
}

async function measured(browser, language, count) {
  const page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  ).newPage();
  const isOurs = language === 'linework';
  await page.goto(address + (isOurs ? '/editor/' : '/mermaid.html'));
  const text = page.locator(isOurs ? '.cm-content' : '#text');
  await text.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(TEXTS[language](count, 'Z'));
  await page.waitForFunction(
    (words) =>
      (
        globalThis.pictureRoot?.() ??
        [...document.querySelectorAll('.picture *')].find((each) => each.shadowRoot?.querySelector('svg'))?.shadowRoot
      )?.textContent.includes(words),
    `Service ${count - 2}`,
  );
  await page.waitForTimeout(BEFORE);
  await page.evaluate(watch);
  // To the end of the label, in front of what closes it.
  for (let i = 0; i < (isOurs ? 2 : 3); i++) await page.keyboard.press('ArrowLeft');
  const letters = 'abcdefghijklmnopqrstuvwxyzabcdefghijkl';
  const latencies = [];
  for (let i = 0; i < KEYS + WARM_UP; i++) {
    await page.evaluate((expected) => (globalThis.expected = expected), `Z${letters.slice(0, i + 1)}`);
    await page.keyboard.press(letters[i]);
    await page.waitForFunction((wanted) => globalThis.latencies.length >= wanted, i + 1, { polling: 5 });
  }
  latencies.push(...(await page.evaluate(() => globalThis.latencies)).slice(WARM_UP));
  await page.context().close();
  const sorted = latencies.toSorted((a, b) => a - b);
  return { median: median(sorted), p95: sorted[Math.floor(sorted.length * 0.95)] };
}

try {
  await withChromium(
    FONT_FILES.map(({ file }) => file),
    async (browser) => {
      console.log('From a key to the picture, ms: median and 95th percentile');
      for (const count of SIZES) {
        const ours = await measured(browser, 'linework', count);
        const theirs = await measured(browser, 'mermaid', count);
        const of = ({ median: middle, p95 }) => `${middle.toFixed(0).padStart(5)} ${p95.toFixed(0).padStart(6)}`;
        console.log(
          `  ${String(count).padStart(3)} nodes   Linework ${of(ours)}   mermaid 12 ${of(theirs)}   ${(theirs.median / ours.median).toFixed(1)} times`,
        );
      }
    },
  );
} finally {
  server.close();
}
