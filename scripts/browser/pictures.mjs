// Opens forty drawn pictures in Chromium, with the intended font and with only DejaVu Sans. Fails when a text is outside its box
// or two labels touch. Pictures: the docs of this repository, goldens of every kind in turn, then evenly chosen real flowcharts
// from ../shared/corpus. Without the corpus it opens only the docs and the goldens, and prints that.
//
//   node scripts/browser/pictures.mjs [folder for screenshots]
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertMermaid } from '@linework/convert';
import { draw } from '@linework/core';
import { basicIcons } from '@linework/icons/basic';
import { root } from '../fresh.mjs';
import { goldens, sourceOf } from '../goldens/goldens.mjs';
import { spread } from '../goldens/spread.mjs';
import { withChromium } from './chromium.mjs';

const COUNT = 40;
/** Of these the repository's own. */
const OWN = 30;
const corpus = join(root, '../shared/corpus/mermaid/flowchart');
const shots = process.argv[2];
if (shots) mkdirSync(shots, { recursive: true });

function own() {
  const folder = join(root, 'docs');
  const documents = readdirSync(folder)
    .filter((each) => each.endsWith('.diagram'))
    .sort()
    .map((each) => ({ name: each.replace('.diagram', ''), source: readFileSync(join(folder, each), 'utf8') }));
  const chosen = spread(goldens(), OWN - documents.length);
  return [
    ...documents,
    ...chosen.map((golden) => ({ name: `${golden.kind}-${golden.name}`, source: sourceOf(golden) })),
  ];
}

/** Converted flowcharts of 6 to 60 statements, taken at even steps through the folder. */
function real(count) {
  if (!existsSync(corpus)) return [];
  const files = readdirSync(corpus)
    .filter((each) => each.endsWith('.mmd'))
    .sort();
  const out = [];
  const step = Math.max(1, Math.floor(files.length / (count * 3)));
  for (let i = 0; i < files.length && out.length < count; i += step) {
    const text = readFileSync(join(corpus, files[i]), 'utf8');
    const { ok, source, stats } = convertMermaid(text, {}, { icons: basicIcons });
    if (ok && stats.nodes >= 6 && stats.nodes <= 60) out.push({ name: files[i].replace('.mmd', ''), source });
  }
  return out;
}

/** Runs in the page: every text inside its own part's box or its frame, no two label parts touching. Lengths are px of the picture. */
function inspect() {
  const problems = [];
  const svg = document.querySelector('svg');
  const canvas = { left: 0, top: 0, right: svg.viewBox.baseVal.width, bottom: svg.viewBox.baseVal.height };
  /** The area that ink can cover: the measured width, cap height and descent at the font size. */
  const inkBox = (text) => {
    const box = text.getBBox();
    const size = Number.parseFloat(getComputedStyle(text).fontSize);
    const baseline = text.y.baseVal[0].value;
    return { left: box.x, right: box.x + box.width, top: baseline - 0.73 * size, bottom: baseline + 0.2 * size };
  };
  const corners = (box) => [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
  ];
  const inside = (shape, box) =>
    corners(box).every(([x, y]) => {
      const near = [0, 0.6, -0.6];
      return near.some((dx) => near.some((dy) => shape.isPointInFill(new DOMPoint(x + dx, y + dy))));
    });
  for (const text of svg.querySelectorAll('text')) {
    const box = inkBox(text);
    const part = text.closest('[data-badge],[data-node],[data-label],[data-group],[data-note],[data-overlay]');
    const words = text.textContent;
    if (box.left < canvas.left || box.top < canvas.top || box.right > canvas.right || box.bottom > canvas.bottom) {
      problems.push(`'${words}' leaves the canvas`);
    }
    if (!part) continue;
    const shapes = [...part.querySelectorAll(':scope > rect, :scope > path, :scope > circle, :scope > ellipse')].filter(
      // Only icons have a transform.
      (each) =>
        !each.hasAttribute('transform') && (each.getAttribute('fill') !== 'none' || part.hasAttribute('data-overlay')),
    );
    // Text without its own shape, such as a guard, is drawn on frames and must fit in each frame that contains its start.
    const frames = shapes.length > 0 ? [] : [...svg.querySelectorAll('[data-group] > rect')];
    const middle = (box.top + box.bottom) / 2;
    for (const each of frames) {
      if (each.isPointInFill(new DOMPoint(box.left, middle)) && !inside(each, box))
        problems.push(`'${words}' leaves its frame`);
    }
    if (shapes.length > 0 && !shapes.some((each) => inside(each, box))) {
      problems.push(`'${words}' leaves its box (${Object.keys(part.dataset)[0]} ${Object.values(part.dataset)[0]})`);
    }
  }
  const texts = [...svg.querySelectorAll('text')].map((text) => ({
    part: text.parentElement,
    words: text.textContent,
    box: inkBox(text),
  }));
  for (let i = 0; i < texts.length; i++) {
    for (let j = i + 1; j < texts.length; j++) {
      const [a, b] = [texts[i], texts[j]];
      const touch =
        a.box.left < b.box.right && b.box.left < a.box.right && a.box.top < b.box.bottom && b.box.top < a.box.bottom;
      if (touch) problems.push(`'${a.words}' and '${b.words}' touch`);
    }
  }
  return { problems, texts: texts.length };
}

/** The picture with every second text pushed to the right. */
function tampered(source) {
  const { svg = '' } = draw(source, {}, { icons: basicIcons });
  let count = 0;
  return svg.replace(
    /<text([^>]*?) x="([\d.]+)"/g,
    (_, before, x) => `<text${before} x="${Number(x) + (count++ % 2) * 90}"`,
  );
}

const mine = own();
const pictures = [...mine, ...real(COUNT - mine.length)].slice(0, COUNT);
if (pictures.length < COUNT) process.stderr.write(`Only ${pictures.length} pictures: ../shared/corpus is not here.\n`);
const inter = join(root, 'node_modules/@expo-google-fonts/inter');
const dejavu = '/usr/share/fonts/truetype/dejavu';
const fonts = [
  [
    'Inter',
    ['400Regular/Inter_400Regular', '500Medium/Inter_500Medium', '600SemiBold/Inter_600SemiBold'].map((each) =>
      join(inter, `${each}.ttf`),
    ),
  ],
  ['DejaVu Sans', ['DejaVuSans', 'DejaVuSans-Bold'].map((each) => join(dejavu, `${each}.ttf`))],
];
let failed = 0;
for (const [font, files] of fonts) {
  await withChromium(files, async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1600, height: 1200 } });
    let texts = 0;
    // The check itself is checked: a picture whose texts were moved must be found out.
    await page.setContent(tampered(pictures[0].source));
    if ((await page.evaluate(inspect)).problems.length < 3) {
      process.stderr.write(`${font}: moved texts were not noticed\n`);
      failed++;
    }
    for (const { name, source } of pictures) {
      const { svg, diagnostics } = draw(source, {}, { icons: basicIcons });
      if (!svg) {
        process.stderr.write(`${name}: not drawn: ${diagnostics[0]?.message}\n`);
        failed++;
        continue;
      }
      await page.setContent(`<!doctype html><style>body{margin:0}</style>${svg}`);
      const inspection = await page.evaluate(inspect);
      texts += inspection.texts;
      for (const problem of inspection.problems.slice(0, 5)) process.stderr.write(`${font}: ${name}: ${problem}\n`);
      if (inspection.problems.length > 0) failed++;
      if (shots)
        await page
          .locator('svg')
          .first()
          .screenshot({ path: join(shots, `${name}.${font === 'Inter' ? 'inter' : 'dejavu'}.png`) });
    }
    process.stderr.write(`${font}: ${pictures.length} pictures, ${texts} texts\n`);
  });
}
process.exit(failed > 0 ? 1 : 0);
