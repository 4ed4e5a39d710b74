// Compares measureText with Chromium: text set in Inter in an SVG, its getComputedTextLength against our figure.
// Usage: node scripts/metrics/check-browser.mjs [folder]; also checks the labels in the folder's *.facts.json.
// Prints the worst ten and exits 1 if a width differs by more than 0.3 px or 0.5 %. CHROMIUM names another browser.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { chromium } from 'playwright-core';
import { FONT_FILES } from './font-files.mjs';
import { LABELS } from './labels.mjs';

const SIZES = [11, 12, 14, 18];
const MOST_PX = 0.3;
const MOST_SHARE = 0.005;
/** Chromium lays text out in 64ths of a px and rounds up, which is more than 0.5 % of a single narrow letter. */
const GRID = 1 / 64 + 0.005;
/** Characters without a glyph would be measured in another font. */
const IN_INTER = /^[\u0020-\u007e\u00a0-\u017f\u0370-\u03ff\u0400-\u045f\u2010-\u2027\u2190-\u2193]+$/;

const { measureText } = await loadMetrics();
const labels = [...new Set([...LABELS, ...(process.argv[2] === undefined ? [] : labelsIn(process.argv[2]))])];
const cases = labels.flatMap((text) =>
  SIZES.flatMap((size) => FONT_FILES.map(({ weight }) => ({ text, size, weight }))),
);
const actual = await measureInBrowser(cases);
const results = cases
  .map((item, index) => ({ ...item, ours: measureText(item.text, item), browser: actual[index] }))
  .map((item) => ({ ...item, px: Math.abs(item.ours - item.browser) }))
  .map((item) => ({ ...item, share: item.px / Math.max(item.browser, 0.01) }))
  .sort((a, b) => b.px - a.px);
const isBad = ({ px, share }) => px > MOST_PX || (share > MOST_SHARE && px > GRID);
const bad = results.filter(isBad);
for (const { text, size, weight, ours, browser, px, share } of [
  ...bad,
  ...results.filter((item) => !isBad(item)),
].slice(0, 10)) {
  const difference = `${px.toFixed(3)} px ${(share * 100).toFixed(2)} %`;
  console.log(
    `${difference.padEnd(18)} ours ${ours.toFixed(2)} browser ${browser.toFixed(2)} at ${size}/${weight} ${JSON.stringify(text)}`,
  );
}
const mean = results.reduce((sum, { px }) => sum + px, 0) / results.length;
console.log(
  `${labels.length} labels, ${results.length} measurements, mean difference ${mean.toFixed(4)} px, ${bad.length} out of bounds`,
);
process.exitCode = bad.length === 0 ? 0 : 1;

async function loadMetrics() {
  const source = fileURLToPath(new URL('../../packages/core/src/metrics/index.ts', import.meta.url));
  const { outputFiles } = buildSync({ entryPoints: [source], bundle: true, format: 'esm', write: false });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

function labelsIn(folder) {
  const texts = new Set();
  const collect = (value) => {
    if (typeof value === 'string') {
      for (const line of value.split(/<br\s*\/?>|\\n|\n/)) {
        const text = line.replace(/\s+/g, ' ').trim();
        if (IN_INTER.test(text) && text.length < 120) texts.add(text);
      }
    } else if (value !== null && typeof value === 'object') for (const item of Object.values(value)) collect(item);
  };
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.facts.json')) collect(JSON.parse(readFileSync(join(folder, name), 'utf8')));
  }
  return texts;
}

async function measureInBrowser(items) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-quic',
      '--no-first-run',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const page = await browser.newPage();
    const faces = FONT_FILES.map(({ weight, file }) => {
      const data = readFileSync(file).toString('base64');
      return `@font-face { font-family: Inter; font-weight: ${weight}; src: url(data:font/ttf;base64,${data}); }`;
    });
    await page.setContent(
      `<style>${faces.join('\n')} text { white-space: pre; }</style><svg width="2000" height="100"></svg>`,
    );
    return await page.evaluate(async (measured) => {
      for (const weight of [400, 500, 600]) await document.fonts.load(`${weight} 14px Inter`, 'A');
      const svg = document.querySelector('svg');
      return measured.map(({ text, size, weight }) => {
        const element = document.createElementNS('http://www.w3.org/2000/svg', 'text');
        element.setAttribute('style', `font-family: Inter; font-size: ${size}px; font-weight: ${weight}`);
        element.textContent = text;
        svg.append(element);
        const width = element.getComputedTextLength();
        element.remove();
        return width;
      });
    }, items);
  } finally {
    await browser.close();
  }
}
