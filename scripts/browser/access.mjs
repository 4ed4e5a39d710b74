// Opens pages with pictures, inline and as images, in light, dark and automatic colours, and the pages of the service and of a
// preview. Fails on any axe-core violation, on a link that the keyboard does not reach or that shows no focus, and on a line that
// moves with reduced motion or does not move without it. Planted faults must be found.
//
//   node scripts/browser/access.mjs [today: half of the pictures, the other half tomorrow]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draw } from '@linework/core';
import { basicIcons } from '@linework/icons/basic';
import axe from 'axe-core';
import { PNG } from 'pngjs';
import { todaysTurn } from '../ci/today.mjs';
import { goldens, sourceOf } from '../goldens/goldens.mjs';
import { spread } from '../goldens/spread.mjs';
import { FONT_FILES } from '../metrics/font-files.mjs';
import { withChromium } from './chromium.mjs';
import { withPreview, withService } from './services.mjs';

const SCHEMES = ['light', 'dark', 'auto'];

/** A link in every position that accepts one, and moving lines of every pattern. */
const LINKED = `flow "Linked" animate=on numbered=on
group shop "Shop" link="https://example.com/shop" {
  node web client "Web" link="https://example.com/web"
  node api service "Orders"
}
node db database "Store" link="store.svg"
web -> api : "calls" link="https://example.com/call"
api --> db : "asks"
api ..> web : "tells"
web -- db
note db : "Kept for a year" link="https://example.com/note"
`;
const LINKS = 6;
const MOVING = 3;

/** Every kind in turn. */
const PICTURES = 40;
/** Pictures on a page: loading axe-core takes longer than checking a picture. */
const ON_A_PAGE = 8;
const pictures = spread(goldens(), PICTURES)
  .filter(todaysTurn(2))
  .map((golden) => ({ name: `${golden.kind}/${golden.name}`, source: sourceOf(golden) }));
const linked = { name: 'linked', source: LINKED };

const problems = [];
const fail = (message) => problems.push(message);

function picture(source, scheme) {
  const { svg, diagnostics } = draw(source, { scheme }, { icons: basicIcons });
  if (svg === undefined) throw new Error(`Not drawn: ${diagnostics[0]?.message}`);
  return svg;
}

function pageOf(body, scheme) {
  const dark = scheme === 'dark' ? ';background:#0c1015;color:#e8ebf1' : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pictures</title></head><body style="margin:20px${dark}"><main><h1>Pictures</h1>${body}</main></body></html>`;
}

function shown(source, scheme) {
  const svg = picture(source, scheme);
  const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<figure>${svg}<figcaption>Inline</figcaption></figure><p><img alt="The same picture" src="${address}"></p>`;
}

async function violations(page) {
  // Loading it takes longer than a check.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ content: axe.source });
  const { violations: rules } = await page.evaluate(() =>
    globalThis.axe.run(document, { resultTypes: ['violations'], selectors: false }),
  );
  return rules.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`);
}

/** What the keyboard reaches, one Tab after another, and whether each shows that it is there. */
async function walked(page, count) {
  const seen = [];
  const shot = async (box) => PNG.sync.read(await page.screenshot({ clip: box }));
  for (let i = 0; i < count; i++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const { activeElement: active } = document;
      const { x, y, width, height } = active.getBoundingClientRect();
      return { href: active.getAttribute('href'), name: active.tagName, box: { x, y, width, height } };
    });
    if (at.name !== 'a') break;
    const box = { x: at.box.x - 8, y: at.box.y - 8, width: at.box.width + 16, height: at.box.height + 16 };
    const focused = await shot(box);
    await page.evaluate(() => {
      globalThis.held = document.activeElement;
      globalThis.held.blur();
    });
    const plain = await shot(box);
    // Focus by script counts as the keyboard's here, because the last event was a key.
    await page.evaluate(() => globalThis.held.focus());
    let changed = 0;
    for (let p = 0; p < plain.data.length; p += 4) {
      const step = [0, 1, 2].map((c) => Math.abs(plain.data[p + c] - focused.data[p + c]));
      if (Math.max(...step) > 40) changed++;
    }
    seen.push({ href: at.href, changed });
  }
  return seen;
}

// Without any font Chromium does not survive a page with fields.
await withChromium(
  FONT_FILES.map((each) => each.file),
  async (browser) => {
    // One page for all: opening another takes longer than a check.
    const page = await browser.newPage({ viewport: { width: 1400, height: 1600 } });
    const open = async (html, { colorScheme = 'light', reducedMotion = 'no-preference' } = {}) => {
      await page.emulateMedia({ colorScheme, reducedMotion });
      await page.setContent(html);
    };

    let pages = 0;
    for (const scheme of SCHEMES) {
      const all = [linked, ...(scheme === 'light' ? pictures : [])];
      for (let first = 0; first < all.length; first += ON_A_PAGE) {
        const together = all.slice(first, first + ON_A_PAGE);
        const body = together.map(({ source }) => shown(source, scheme)).join('');
        await open(pageOf(body, scheme), { colorScheme: scheme === 'light' ? 'light' : 'dark' });
        const names = together.map(({ name }) => name).join(', ');
        for (const each of await violations(page)) fail(`${names}, ${scheme}: ${each}`);
        pages++;
      }
      await open(pageOf(picture(LINKED, scheme), scheme), { reducedMotion: 'reduce' });
      const reached = await walked(page, LINKS + 4);
      const places = await page.evaluate(() => document.querySelectorAll('svg a').length);
      if (reached.length !== places || places < LINKS)
        fail(`${scheme}: the keyboard reached ${reached.length} of ${places} links`);
      for (const { href, changed } of reached) if (changed < 60) fail(`${scheme}: the focus on ${href} is not seen`);
    }

    for (const [reducedMotion, expected] of [
      ['no-preference', MOVING],
      ['reduce', 0],
    ]) {
      await open(pageOf(picture(LINKED, 'light'), 'light'), { reducedMotion });
      const { moving, dashed } = await page.evaluate(() => ({
        moving: document.getAnimations().filter((each) => each.playState === 'running').length,
        dashed: [...document.querySelectorAll('.ms')].filter(
          (each) => getComputedStyle(each).strokeDasharray !== 'none',
        ).length,
      }));
      if (moving !== expected) fail(`motion ${reducedMotion}: ${moving} lines move instead of ${expected}`);
      if (reducedMotion === 'reduce' && dashed > 0) fail('a solid line is dashed although it does not move');
    }

    const FAULTY = 'flow "Shop"\nnode shop\nshop -> apii\n';
    const seen = async (url, wait, act, exemptRules = []) => {
      // The script of axe is not the page's own.
      const context = await browser.newContext({ bypassCSP: true });
      const tab = await context.newPage();
      for (const colorScheme of ['light', 'dark']) {
        for (const width of [390, 1280]) {
          await tab.setViewportSize({ width, height: 900 });
          await tab.emulateMedia({ colorScheme });
          // A change of only the fragment would not load the page again.
          await tab.goto('about:blank');
          await tab.goto(url);
          await tab.waitForSelector(wait);
          await act?.(tab);
          const faults = (await violations(tab)).filter(
            (each) => !exemptRules.some((rule) => each.startsWith(`${rule}:`)),
          );
          for (const each of faults) fail(`${url}, ${colorScheme}, ${width} px: ${each}`);
          pages++;
        }
      }
      await context.close();
    };
    await withService(async ({ address }) => {
      await seen(`${address}/`, '.cm-content');
      // Three rules that Swagger UI's own markup breaks: its headings skip a level, its rows nest a button in a button, and its
      // title is outside the main landmark.
      await seen(`${address}/docs`, '.opblock-tag', undefined, ['heading-order', 'nested-interactive', 'region']);
    });
    const folder = mkdtempSync(join(tmpdir(), 'linework-access-'));
    writeFileSync(join(folder, 'shop.diagram'), LINKED);
    writeFileSync(join(folder, 'bad.diagram'), FAULTY);
    await withPreview(folder, async (link) => {
      await seen(`${link}#shop.diagram`, '#picture[src^=blob]');
      await seen(`${link}#bad.diagram`, '#mistakes li');
    });
    rmSync(folder, { recursive: true, force: true });

    const planted = [
      [
        'a picture without a name',
        picture(LINKED, 'light')
          .replace(/<title id[^\n]*\n/, '')
          .replace(/ aria-labelledby="[^"]*"/, '')
          .replace('graphics-document', 'img'),
        'svg-img-alt',
      ],
      [
        'an image without words',
        '<img src="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22/>">',
        'image-alt',
      ],
      [
        'a link without a name',
        '<svg role="graphics-document" aria-label="x" width="9" height="9"><a href="https://example.com"><rect width="9" height="9"/></a></svg>',
        'link-name',
      ],
    ];
    for (const [what, body, rule] of planted) {
      await open(pageOf(body, 'light'));
      const faults = await violations(page);
      if (!faults.some((each) => each.startsWith(rule)))
        fail(`planted: ${what} was not noticed (${faults.join(', ') || 'nothing'})`);
    }
    const unseen = '<style>svg a:focus-visible{outline:none !important}</style>';
    await open(pageOf(unseen + picture(LINKED, 'light'), 'light'), { reducedMotion: 'reduce' });
    const [first] = await walked(page, 1);
    if (first === undefined || first.changed >= 60) fail('planted: a focus that is not shown was not noticed');
    process.stderr.write(`Access: checked ${pages} pages and ${planted.length + 1} planted faults.\n`);
  },
);

for (const each of problems) process.stderr.write(`${each}\n`);
process.exit(problems.length > 0 ? 1 : 0);
