// Thirty real flowcharts, each laid out by our engine, by dot (viz) and by ELK, all three drawn by our renderer side by
// side: node bench/layout/page.mjs [FOLDER] [--before REF|FOLDER]. --before adds our earlier version, from a
// git ref or from the folder of an earlier run. Out: FOLDER/index.html, a screenshot of each flowchart, 01.png to
// 30.png, and only ours, 01.light.svg to 30.light.svg. Needs ../shared, the peers and Chromium. The choice is fixed: it
// depends only on the corpus and the converter.
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withChromium } from '../../scripts/browser/chromium.mjs';
import { corpusGraphs } from '../../scripts/layout/corpus.mjs';
import { judge } from '../../scripts/layout/measured.mjs';
import { loadSources } from '../../scripts/layout/sources.mjs';
import { openEarlier } from '../architecture/earlier.mjs';
import { atOrigin } from './at-origin.mjs';
import { installPeers } from './peers.mjs';
import { openStand } from './stands.mjs';
import { thirtyFlowcharts } from './thirty.mjs';

const BUDGET_MS = 20_000;
const NOTHING = '<svg width="1" height="1"/>';
const PAGE = { width: 2200, margin: 24, height: 1500 };

const root = fileURLToPath(new URL('../..', import.meta.url));
const { before, out } = readArguments(process.argv.slice(2));

function readArguments(words) {
  const at = words.indexOf('--before');
  const rest = at < 0 ? words : words.toSpliced(at, 2);
  return { out: resolve(rest[0] ?? join(tmpdir(), 'page')), before: at < 0 ? undefined : words[at + 1] };
}

/** px of a slanted line's end that are square to the border, as our renderer requires. */
const SQUARE = 1;

/** A route whose ends leave and meet their boxes at a right angle. */
function squared(points, from, to) {
  return [...end(points[0], from), ...points.slice(1, -1), ...end(points.at(-1), to).reverse()];
}

function end({ x, y }, box) {
  const sides = [
    { distance: Math.abs(x - box.x), at: { x: x - SQUARE, y } },
    { distance: Math.abs(x - box.x - box.width), at: { x: x + SQUARE, y } },
    { distance: Math.abs(y - box.y), at: { x, y: y - SQUARE } },
    { distance: Math.abs(y - box.y - box.height), at: { x, y: y + SQUARE } },
  ];
  sides.sort((a, b) => a.distance - b.distance);
  return [{ x, y }, sides[0].at];
}

/** A peer's drawing in place of our own: the routes of curves meet their boxes at a right angle. */
function inPicture(drawing, graph, like) {
  const placed = atOrigin(drawing);
  const ends = new Map(graph.edges.map((edge) => [edge.id, edge]));
  const boxes = new Map(placed.nodes.map((node) => [node.id, node]));
  return {
    ...like,
    ...placed,
    overlays: like.overlays,
    edges: placed.edges.map(({ id, points, curve, ...rest }) => {
      const { from, to } = ends.get(id);
      return { id, ...rest, points: curve === true ? squared(points, boxes.get(from), boxes.get(to)) : points };
    }),
  };
}

function figures(graph, drawing) {
  const { figures: of, total } = judge(graph, drawing);
  return `${of.crossings} crossings, room ${of.ink}, ${Math.round(of.w)} × ${Math.round(of.h)}, ${total} faults`;
}

installPeers();
mkdirSync(out, { recursive: true });
const linework = await loadSources();
const earlier = before === undefined ? undefined : await openEarlier(before);
const stands = ['viz', 'elk'].map((name) => openStand(name, BUDGET_MS));
const sections = [];
for (const [i, { name, source, graph, drawing }] of thirtyFlowcharts([
  ...corpusGraphs(linework, 'flowchart'),
]).entries()) {
  const draw = (engine, identity) =>
    linework.renderSvg(linework.pictureOf(source, engine).scene, {
      scheme: 'light',
      background: 'canvas',
      identity: `${name} ${identity}`,
    });
  const ours = draw(undefined, 'linework');
  writeFileSync(join(out, `${number(i)}.light.svg`), ours);
  const columns = [...asItWas(i, source), { title: `linework: ${figures(graph, drawing)}`, svg: ours }];
  for (const stand of stands) {
    const input = { ...graph, direction: drawing.direction };
    const answer = await stand.lay(input);
    if (answer.drawing === undefined) {
      columns.push({ title: `${stand.name}: ${answer.error ?? 'over budget'}`, svg: NOTHING });
      continue;
    }
    const placed = inPicture(answer.drawing, graph, drawing);
    columns.push({
      title: `${stand.name}: ${figures(input, answer.drawing)}`,
      svg: draw(() => placed, stand.name),
    });
  }
  sections.push({ name, graph, columns });
}
for (const stand of stands) stand.close();

/** Our earlier picture, if requested. */
function asItWas(i, source) {
  if (earlier === undefined) return [];
  const { light, graph, drawing } = earlier(number(i), source);
  const words = graph === undefined ? '' : `: ${figures(graph, drawing)}`;
  return [{ title: `before${words}`, svg: light ?? NOTHING }];
}

function section({ name, graph, columns }, i) {
  const sizes = columns.map(({ svg }) => ({
    width: Number(/ width="([\d.]+)/.exec(svg)?.[1] ?? 1),
    height: Number(/ height="([\d.]+)/.exec(svg)?.[1] ?? 1),
  }));
  const sum = (key) => sizes.reduce((total, size) => total + size[key], 0);
  const most = (key) => Math.max(...sizes.map((size) => size[key]));
  const gaps = PAGE.margin * (columns.length + 1);
  const beside = Math.min(1, (PAGE.width - gaps) / sum('width'), PAGE.height / most('height'));
  const stacked = Math.min(1, (PAGE.width - gaps) / most('width'), (PAGE.height - 2 * gaps) / sum('height'));
  const scale = Math.max(beside, stacked);
  const cells = columns.map(({ title, svg }, k) => {
    const width = Math.round(sizes[k].width * scale);
    const image = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    return `<figure><figcaption>${title}</figcaption><img src="${image}" width="${width}" alt=""></figure>`;
  });
  const words = `${number(i)} ${name}: ${graph.nodes.length} nodes, ${graph.edges.length} lines, ${graph.groups.length} groups`;
  return `<section><h2>${words}, at ${Math.round(scale * 100)} %</h2><div class="${stacked > beside ? 'stacked' : 'beside'}">${cells.join('')}</div></section>`;
}

function number(i) {
  return String(i + 1).padStart(2, '0');
}

const html = `<!doctype html><meta charset="utf-8"><title>Thirty flowcharts</title><style>
body{margin:0;font:13px Inter,sans-serif;background:#fff;color:#222}section{padding:12px ${PAGE.margin}px}
h2{font-size:15px;margin:0 0 8px}div{display:flex;gap:${PAGE.margin}px;align-items:flex-start}.stacked{flex-direction:column}
figure{margin:0;min-width:200px}figcaption{color:#555;margin-bottom:6px}img{display:block;border:1px solid #ddd}
</style>${sections.map(section).join('\n')}`;
writeFileSync(join(out, 'index.html'), html);

const fonts = ['400Regular', '500Medium', '600SemiBold'].map((weight) =>
  join(root, 'node_modules/@expo-google-fonts/inter', weight, `Inter_${weight}.ttf`),
);
await withChromium(fonts, async (browser) => {
  const page = await browser.newPage({ viewport: { width: PAGE.width + 40, height: 1000 } });
  await page.setContent(html, { waitUntil: 'load' });
  const shown = await page.locator('section').all();
  for (const [i, each] of shown.entries()) await each.screenshot({ path: join(out, `${number(i)}.png`) });
});
console.log(`${sections.length} flowcharts in ${out}`);
