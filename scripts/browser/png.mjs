// Compares renderers on two goldens of every kind, one in light and one in dark (with `today` on a third of them, all within three days), at two pixels per px: the PNG of @linework/export against
// Chromium's screenshot and librsvg's rendering of the SVG, and Poppler's rendering of the PDF against the PNG. Fails when the
// share of differing pixels exceeds the limit for the whole picture or for one tile. Ignores texts with characters that Inter
// lacks, because their glyphs depend on the machine's fonts. Needs Chromium, rsvg-convert and pdftocairo.
//
//   node scripts/browser/png.mjs [today] [folder for the pictures that differ]
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose, renderSvg } from '@linework/core';
import { toPdf, toPng } from '@linework/export';
import { basicIcons } from '@linework/icons/basic';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { todaysTurn } from '../ci/today.mjs';
import { root } from '../fresh.mjs';
import { goldens, sourceOf } from '../goldens/goldens.mjs';
import { spread } from '../goldens/spread.mjs';
import { withChromium } from './chromium.mjs';

const SCALE = 2;
const PICTURES = 40;
/** Pixels on a side. */
const TILE = 32;
/** Of pixelmatch, 0 to 1: a hairline (#dbdee2) on white counts as different, neighbouring shades of its smoothing do not. */
const THRESHOLD = 0.1;
/**
 * Seen over the goldens of twenty kinds: Chromium at most 0.060 % and 29 pixels of a tile of 1,024, librsvg 0.012 % (bent flows) and 29, Poppler
 * (through cairo; its own renderer moves thin lines to whole pixels) 0.135 % and 57, all of it at the edges of letters, so that a
 * small picture full of words has the greatest share. A line that is missing counts 96 in its tile, a word of two letters 60: under
 * Poppler it could pass, so the texts of a PDF are compared letter by letter in npm test as well.
 */
const BOUNDS = {
  Chromium: { share: 0.001, tile: 32 },
  librsvg: { share: 0.0005, tile: 32 },
  Poppler: { share: 0.002, tile: 64 },
};

const [outFolder] = process.argv.slice(2).filter((each) => each !== 'today');
if (outFolder) mkdirSync(outFolder, { recursive: true });
const work = mkdtempSync(join(tmpdir(), 'linework-png-'));
const fontFolder = join(root, 'packages/export/generated/fonts');
const fontFiles = ['400', '500', '600'].map((each) => join(fontFolder, `Inter-${each}.ttf`));

function run(command, args, env = {}) {
  const { status, error, stderr } = spawnSync(command, args, { encoding: 'utf8', env: { ...process.env, ...env } });
  if (error?.code === 'ENOENT') throw new Error(`${command} is missing: apt-get install librsvg2-bin poppler-utils`);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
}

const decoded = (file) => PNG.sync.read(readFileSync(file));

/** Writes a fontconfig file that offers only Inter. */
function fontconfig() {
  mkdirSync(join(work, 'cache'));
  const file = join(work, 'fonts.conf');
  const folders = `<dir>${fontFolder}</dir><cachedir>${join(work, 'cache')}</cachedir>`;
  writeFileSync(file, `<?xml version="1.0"?>\n<fontconfig>${folders}</fontconfig>\n`);
  return { FONTCONFIG_FILE: file };
}
const interAlone = fontconfig();

function byLibrsvg(svg) {
  const [from, to] = [join(work, 'picture.svg'), join(work, 'librsvg.png')];
  writeFileSync(from, svg);
  run('rsvg-convert', ['-z', String(SCALE), from, '-o', to], interAlone);
  return decoded(to);
}

function byPoppler(bytes) {
  const [from, to] = [join(work, 'picture.pdf'), join(work, 'poppler')];
  writeFileSync(from, bytes);
  run('pdftocairo', ['-r', String(96 * SCALE), '-png', '-singlefile', from, to], interAlone);
  return decoded(`${to}.png`);
}

async function byChromium(page, scene, svg) {
  await page.setViewportSize({ width: Math.ceil(scene.width), height: Math.ceil(scene.height) });
  await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}</style>${svg}`);
  await page.evaluate(() => document.fonts.ready);
  return PNG.sync.read(await page.screenshot({ animations: 'disabled' }));
}

/** Boxes of the texts that hold one of the characters, with room for a font that is wider. */
function boxesWith(characters, nodes) {
  return nodes.flatMap((node) => {
    if (node.type === 'part') return boxesWith(characters, node.children);
    if (node.type !== 'text' || ![...node.text].some((each) => characters.has(each))) return [];
    const left = node.x - { start: 0, middle: 0.5, end: 1 }[node.anchor] * node.width;
    const room = 8 + 2 * node.width;
    const { size } = node.style;
    return [{ x: left - room, y: node.y - 1.2 * size, width: node.width + 2 * room, height: 1.7 * size }];
  });
}

function masked(png, boxes) {
  if (boxes.length === 0) return png;
  const copy = new PNG({ width: png.width, height: png.height });
  png.data.copy(copy.data);
  for (const box of boxes) {
    const [left, right] = [box.x, box.x + box.width].map((each) => Math.round(each * SCALE));
    const [top, bottom] = [box.y, box.y + box.height].map((each) => Math.round(each * SCALE));
    for (let y = Math.max(0, top); y < Math.min(png.height, bottom); y++) {
      copy.data.fill(0x80, 4 * (y * png.width + Math.max(0, left)), 4 * (y * png.width + Math.min(png.width, right)));
    }
  }
  return copy;
}

/** The share of pixels that differ, and how many do in the tile that differs most. */
function difference(one, two) {
  const { width, height } = one;
  if (two.width !== width || two.height !== height) return { share: 1, tile: TILE * TILE };
  const marks = new PNG({ width, height });
  const colours = { diffMask: true, diffColor: [255, 0, 0], aaColor: [0, 0, 255] };
  const count = pixelmatch(one.data, two.data, marks.data, width, height, { threshold: THRESHOLD, ...colours });
  const across = Math.ceil(width / TILE);
  const tiles = new Uint32Array(across * Math.ceil(height / TILE));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x);
      if (marks.data[at] === 255 && marks.data[at + 3] === 255)
        tiles[Math.floor(y / TILE) * across + Math.floor(x / TILE)]++;
    }
  }
  return { share: count / (width * height), tile: tiles.reduce((most, each) => Math.max(most, each), 0), marks };
}

const within = (by, { share, tile }) => share <= BOUNDS[by].share && tile <= BOUNDS[by].tile;
const written = ({ share, tile }) => `${(share * 100).toFixed(4)} %, tile ${tile}`;

/** The scene with something wrong: each must be noticed by everything that draws. */
const FAULTS = {
  'everything 2 pixels to the right': (nodes) => moved(nodes, 1),
  'a line that is missing': (nodes) => without(nodes, (each) => each.type === 'connector'),
  'a label that is missing': (nodes) => without(nodes, (each) => each.type === 'text' && each.text.length > 4),
};

function moved(nodes, by) {
  return nodes.map((node) => {
    if (node.type === 'part') return { ...node, children: moved(node.children, by) };
    if (node.type === 'connector') return { ...node, points: node.points.map(({ x, y }) => ({ x: x + by, y })) };
    if (node.type === 'ellipse') return { ...node, cx: node.cx + by };
    return 'x' in node ? { ...node, x: node.x + by } : node;
  });
}

/** Without the last such node. */
function without(nodes, is) {
  const drop = (list) => {
    for (let i = list.length - 1; i >= 0; i--) {
      if (is(list[i])) return list.toSpliced(i, 1);
      const inside = list[i].type === 'part' ? drop(list[i].children) : undefined;
      if (inside) return list.with(i, { ...list[i], children: inside });
    }
    return undefined;
  };
  const left = drop(nodes);
  if (left === undefined) throw new Error('The source has nothing to remove.');
  return left;
}

let failed = 0;
const fail = (message) => {
  process.stderr.write(`${message}\n`);
  failed++;
};

try {
  await withChromium(fontFiles, async (browser) => {
    const context = await browser.newContext({ deviceScaleFactor: SCALE, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const worst = Object.fromEntries(Object.keys(BOUNDS).map((by) => [by, { share: 0, tile: 0 }]));
    const drawings = async (scene, scheme) => {
      const svg = renderSvg(scene, { scheme, background: 'canvas', identity: 'png' });
      const pdf = await toPdf(scene, { scheme });
      if (!pdf.ok) throw new Error(pdf.message);
      return { Chromium: await byChromium(page, scene, svg), librsvg: byLibrsvg(svg), Poppler: byPoppler(pdf.bytes) };
    };
    let hidden = 0;
    const isTurn = todaysTurn(3);
    // The first one is also drawn with planted faults, every day.
    const isMeant = ([index]) => isTurn() || index === 0;
    for (const [index, golden] of [...spread(goldens(), PICTURES).entries()].filter(isMeant)) {
      const [name, source] = [`${golden.kind}-${golden.name}`, sourceOf(golden)];
      const { scene, diagnostics } = compose(source, { icons: basicIcons });
      if (!scene) {
        fail(`${name} is not drawn: ${diagnostics[0]?.message}`);
        continue;
      }
      const isFirst = index === 0;
      for (const scheme of isFirst ? ['light', 'dark'] : [index < PICTURES / 2 ? 'light' : 'dark']) {
        const png = await toPng(scene, { scheme, scale: SCALE });
        if (!png.ok) throw new Error(png.message);
        const boxes = boxesWith(new Set(png.warnings.flatMap((each) => each.characters)), scene.nodes);
        hidden += boxes.length;
        const ours = masked(PNG.sync.read(Buffer.from(png.bytes)), boxes);
        for (const [by, theirs] of Object.entries(await drawings(scene, scheme))) {
          const distance = difference(ours, masked(theirs, boxes));
          for (const each of ['share', 'tile']) worst[by][each] = Math.max(worst[by][each], distance[each]);
          if (within(by, distance)) continue;
          fail(`${name}, ${scheme}: ${by} differs: ${written(distance)}`);
          if (outFolder && distance.marks) {
            const of = { png: ours, [by]: theirs, marks: distance.marks };
            for (const [what, image] of Object.entries(of))
              writeFileSync(join(outFolder, `${name}.${scheme}.${what}.png`), PNG.sync.write(image));
          }
        }
        if (!isFirst) continue;
        for (const [fault, spoil] of Object.entries(FAULTS)) {
          for (const [by, theirs] of Object.entries(await drawings({ ...scene, nodes: spoil(scene.nodes) }, scheme))) {
            const distance = difference(ours, masked(theirs, boxes));
            if (within(by, distance))
              fail(`${name}, ${scheme}: ${fault} was not noticed by ${by}: ${written(distance)}`);
          }
        }
      }
    }
    for (const [by, distance] of Object.entries(worst)) process.stderr.write(`${by}: at most ${written(distance)}\n`);
    process.stderr.write(`Ignored ${hidden} texts with characters that Inter lacks.\n`);
  });
} finally {
  rmSync(work, { recursive: true, force: true });
}
process.exit(failed > 0 ? 1 : 0);
