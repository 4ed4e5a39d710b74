// Publishes real diagrams on a separate service and opens their pages as readers do: in light and dark, at 390 and 1280 px, as the
// owner and as a visitor with the link. Fails on axe-core violations, horizontal scrolling, requests to other hosts, resources that
// the page's policy blocks or that do not load, and colours that do not follow the reader's scheme.
//
//   node scripts/browser/hosted.mjs [FOLDER for screenshots]
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { PNG } from 'pngjs';
import { root } from '../fresh.mjs';
import { FONT_FILES } from '../metrics/font-files.mjs';
import { withChromium } from './chromium.mjs';
import { withService } from './services.mjs';

const [, , shots] = process.argv;
const sourceOf = (path) => readFileSync(join(root, path), 'utf8');
const kinds = 'packages/core/src/kinds';

/** A wide one, a tall one and one of numbers. */
const DIAGRAMS = [
  { name: 'checkout', source: sourceOf('docs/checkout.diagram'), visibility: 'unlisted', alias: 'hosted-checkout' },
  { name: 'architecture', source: sourceOf('docs/architecture.diagram'), visibility: 'unlisted', theme: 'auto' },
  {
    name: 'sequence',
    source: sourceOf(`${kinds}/sequence/golden/checkout.diagram`),
    folder: 'team/payments/a-folder-with-a-rather-long-name-that-nobody-would-choose',
    title: 'Averyveryverylongtitlewithoutanyspacethathastobebrokensomewhereinthemiddleofit',
  },
  { name: 'pie', source: sourceOf(`${kinds}/pie/golden/electricity.diagram`), visibility: 'unlisted', theme: 'dark' },
];

const problems = [];
let checks = 0;
function expect(what, holds) {
  checks++;
  if (!holds) problems.push(what);
}

async function published({ address, key }, { name: _, ...body }) {
  const post = (path, method, sent, more = {}) =>
    fetch(`${address}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, ...more },
      body: JSON.stringify(sent),
    });
  // Earlier versions are shown only if the owner chooses so.
  const answer = await post('/v1/diagrams/publish', 'POST', { ...body, showVersions: true });
  const diagram = await answer.json();
  if (!answer.ok) throw new Error(`Not published: ${diagram.message}`);
  for (const number of [2, 3]) {
    const source = `${body.source.trimEnd()}\n# Edit ${number}\n`;
    const sent = { source, ...(body.title === undefined ? {} : { title: body.title }) };
    await post(`/user/diagrams/${diagram.id}/source`, 'PUT', sent, { 'if-match': '*' });
  }
  return diagram;
}

async function violations(page) {
  await page.addScriptTag({ content: axe.source });
  const { violations: rules } = await page.evaluate(() =>
    globalThis.axe.run(document, { resultTypes: ['violations'], selectors: false }),
  );
  return rules.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}

/** The colour near the corner of the picture, as the reader sees it. */
async function ground(page) {
  const image = page.locator('.picture img');
  await image.scrollIntoViewIfNeeded();
  const { x, y } = await image.boundingBox();
  const { data } = PNG.sync.read(await page.screenshot({ clip: { x: x + 4, y: y + 4, width: 4, height: 4 } }));
  return [...data.subarray(0, 3)];
}

/** A tab in which pages are opened one after another: opening another takes longer than a check. */
async function tabWith(browser, headers = {}) {
  // The script of axe is not the page's own.
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  let opened = { url: '', status: 200 };
  // The key of the owner goes with every request of the page, as a cookie would.
  await page.route('**/*', (route) => route.continue({ headers: { ...route.request().headers(), ...headers } }));
  page.on('request', (each) =>
    expect(`${opened.url} loads ${each.url().slice(0, 80)}`, each.url().startsWith(new URL(opened.url).origin)),
  );
  page.on('response', (each) =>
    expect(
      `${each.url()} is answered ${each.status()}`,
      each.status() === (each.url() === opened.url ? opened.status : 200),
    ),
  );
  page.on('pageerror', (error) => problems.push(`${opened.url}: ${error}`));
  return {
    page,
    async open(url, name, { colorScheme, width }, status = 200) {
      opened = { url, status };
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(url);
      const what = `${name}, ${colorScheme}, ${width} px`;
      if (shots) await page.screenshot({ path: join(shots, `${name}-${colorScheme}-${width}.png`), fullPage: true });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(`${what} is ${over} px too wide`, over <= 0);
      for (const each of await violations(page)) expect(`${what}: ${each}`, false);
      checks++;
      return what;
    },
    close: () => context.close(),
  };
}

/** With the policy of the page in force, nothing is refused and nothing is missing. */
async function underPolicy(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.on('console', (each) => problems.push(`${url}: ${each.text()}`));
  await page.goto(url);
  const { isStyled, hasPictures, scripts } = await page.evaluate(() => ({
    isStyled: getComputedStyle(document.querySelector('main')).maxWidth !== 'none',
    hasPictures: [...document.images].every((each) => each.complete && each.naturalWidth > 0),
    scripts: document.scripts.length,
  }));
  expect(`${url} is without its style`, isStyled);
  expect(`${url} is without its picture`, hasPictures);
  expect(`${url} has a script`, scripts === 0);
  await context.close();
}

if (shots) mkdirSync(shots, { recursive: true });
const fonts = [...FONT_FILES.map((each) => each.file), '/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf'];
await withChromium(fonts, async (browser) => {
  await withService(async (service) => {
    const owner = { authorization: `Bearer ${service.key}` };
    const looks = ['light', 'dark'].flatMap((colorScheme) => [390, 1280].map((width) => ({ colorScheme, width })));
    for (const diagram of DIAGRAMS) {
      const { url, stableUrl, visibility, theme } = await published(service, diagram);
      const tab = await tabWith(browser, visibility === 'private' ? owner : {});
      for (const look of looks) {
        const what = await tab.open(url, diagram.name, look);
        const [red] = await ground(tab.page);
        const wanted = theme === 'dark' ? 'dark' : look.colorScheme;
        expect(`${what}: the picture has the ground ${red}`, wanted === 'dark' ? red < 60 : red > 200);
      }
      if (visibility === 'unlisted') await underPolicy(browser, url);
      if (stableUrl) await underPolicy(browser, stableUrl);
      await tab.open(`${url}?version=1`, `${diagram.name}-version`, looks[0]);
      expect(
        'the page of an earlier version does not say so',
        (await tab.page.textContent('.notice')).includes('version 1'),
      );
      await tab.close();
    }
    const tab = await tabWith(browser);
    for (const look of looks) {
      await tab.open(`${service.address}/d/nothing`, 'missing', look, 404);
      const next = await tab.page.getAttribute('main a', 'href');
      expect(`a missing page leads to ${next}`, next === '/sign-in?next=%2Fd%2Fnothing');
    }
    await tab.close();
  });
});
process.stderr.write(`Hosted pages: ${checks} checks, ${problems.length} problems.\n`);
for (const each of problems) process.stderr.write(`${each}\n`);
process.exit(problems.length > 0 ? 1 : 0);
