// Checks @linework/browser in Chromium, from a server with a strict policy: the same pictures and diagnostics as the library for Node; the
// element with its text, its errors, its size and its colours; fences; pages without a network; and what axe-core says of them.
//
//   node scripts/browser/library.mjs [folder for screenshots]
import * as node from '@linework/library';
import { prepare } from '../fresh.mjs';
import { FONT_FILES } from '../metrics/font-files.mjs';
import { checkedPages } from './checked.mjs';
import { withChromium } from './chromium.mjs';
import { BROKEN, ORDERS, PAGES } from './library/pages.mjs';
import { withLibrarySite } from './library/site.mjs';
import { LEAST, sources } from './library/sources.mjs';

await prepare('browser');
const { expect, look, newPage, end } = checkedPages('The library in a browser', process.argv[2]);
const fonts = [...FONT_FILES.map((each) => each.file), '/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf'];

/** Both draw at the same time, and each answer is compared as a whole. */
async function sameAsInNode(page) {
  const all = sources();
  const there = page.evaluate(async (texts) => {
    const answers = [];
    for (const text of texts) {
      const { ok, kind, svg, outline, diagnostics } = await globalThis.linework.draw(text, { theme: 'auto' });
      answers.push(JSON.stringify([ok, kind, svg, outline, diagnostics]));
    }
    return answers;
  }, all);
  const here = all.map((text) => {
    const { ok, kind, svg, outline, diagnostics } = node.draw(text, { theme: 'auto' });
    return JSON.stringify([ok, kind, svg, outline, diagnostics]);
  });
  const answers = await there;
  expect('sources that draw differently', all.filter((_, at) => answers[at] !== here[at]).slice(0, 3), []);
  expect('at least 400 sources', all.length >= LEAST, true);
}

async function otherFunctions(page) {
  const answers = await page.evaluate(
    async ([orders, broken]) => {
      const { check, format, fix, edit, compare, draw, readSource, convert, kinds } = globalThis.linework;
      const other = orders.replace('reads', 'writes');
      return {
        checked: await check(broken),
        formatted: await format(`${orders}   node   late\n`),
        fixed: await fix(broken),
        edited: await edit(orders, [{ op: 'rename', id: 'db', to: 'store' }]),
        compared: await compare(orders, other, { theme: 'dark' }),
        source: await readSource((await draw(orders, { embedSource: true })).svg),
        converted: await convert('flowchart LR\n  a[Redis] --> b[Two]\n'),
        kinds,
        refused: await draw(7).catch((error) => error.message),
        lost: await draw(orders, { iconsFrom: '/nowhere/' }),
      };
    },
    [ORDERS, BROKEN],
  );
  const { refused, source, lost, ...same } = answers;
  const other = ORDERS.replace('reads', 'writes');
  expect('the other functions', same, {
    checked: node.check(BROKEN),
    formatted: node.format(`${ORDERS}   node   late\n`),
    fixed: node.fix(BROKEN),
    edited: node.edit(ORDERS, [{ op: 'rename', id: 'db', to: 'store' }]),
    compared: node.compare(ORDERS, other, { theme: 'dark' }),
    converted: node.convert('flowchart LR\n  a[Redis] --> b[Two]\n'),
    kinds: node.kinds,
  });
  expect('a source that was embedded', source, ORDERS);
  expect('a number as a source', refused, 'source must be a string, not number.');
  expect('icons that cannot be loaded', [lost.ok, lost.warnings.length], [true, 1]);
}

const pictureAt = (page, selector) => page.locator(selector).locator('svg').first().waitFor();

async function elements(browser, base) {
  const page = await newPage(browser);
  await page.goto(`${base}/elements.html`);
  for (const id of ['pie', 'src', 'mermaid', 'again']) await pictureAt(page, `#${id}`);
  for (const id of ['broken', 'missing']) await page.locator(`#${id} .problems`).waitFor();
  // An error takes the place that it needs, so it moves what follows it.
  const moved = await page.evaluate(() => globalThis.shifts.filter((each) => each !== 'missing'));
  expect('what moved after the page was shown', moved, []);
  expect(
    'the size that was given',
    await page.locator('#pie').evaluate((each) => [each.clientWidth, each.clientHeight]),
    [300, 220],
  );
  expect('a picture at src', (await page.locator('#src svg > title').textContent()) ?? '', 'Orders');
  const [mistake] = node.draw(BROKEN).diagnostics;
  expect('errors with lines', await page.locator('#broken li').allTextContents(), [
    `Line 3: ${mistake?.message} ${mistake?.hint}`,
  ]);
  expect('an error of the network', /answered 404/.test((await page.locator('#missing li').textContent()) ?? ''), true);
  const ink = () =>
    page
      .locator('#src svg rect')
      .first()
      .evaluate((each) => getComputedStyle(each).fill);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await ink();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect('the colours follow the scheme', (await ink()) === light, false);
  await page.locator('#src').evaluate((each) => each.setAttribute('theme', 'light'));
  await page.waitForFunction(
    () => document.querySelector('#src').shadowRoot.adoptedStyleSheets[1].cssRules.length === 0,
  );
  expect('unless the element says light', (await ink()) === light, true);
  await look(page, 'elements');
  await page.context().setOffline(true);
  await page.locator('#again').evaluate((each) => {
    each.textContent = 'flow "Without a network"\nnode a\n';
  });
  await page.locator('#again svg > title', { hasText: 'Without a network' }).waitFor({ state: 'attached' });
  await page.context().close();
}

async function fences(browser, base) {
  const page = await newPage(browser);
  await page.goto(`${base}/fences.html`);
  await page.waitForFunction(() => document.querySelectorAll('linework-diagram').length === 3);
  for (let at = 0; at < 3; at++) await pictureAt(page, `linework-diagram >> nth=${at}`);
  expect('fences that are no diagrams', await page.locator('pre').allTextContents(), ['let unchanged;']);
  expect(
    'the source stays in reach',
    await page
      .locator('linework-diagram')
      .nth(1)
      .evaluate((each) => each.textContent),
    ORDERS,
  );
  const added = await page.evaluate(() => {
    const pre = document.createElement('pre');
    pre.className = 'linework';
    pre.textContent = 'timeline "Later"\nat "2024" : "One"\n';
    document.querySelector('main').append(pre);
    return globalThis.run().length;
  });
  expect('a fence that was added later', added, 1);
  await pictureAt(page, 'linework-diagram >> nth=3');
  await look(page, 'fences');
  await page.goto(`${base}/plain.html`);
  await page.waitForFunction(() => customElements.get('linework-diagram') !== undefined);
  expect('Mermaid without data-convert', await page.locator('pre.mermaid').count(), 1);
  await page.context().close();
}

/** Ids of different pictures of one page. */
async function inlined(page) {
  const shared = await page.evaluate(async (orders) => {
    const texts = [orders, orders.replace('Orders', 'Others'), 'pie\nslice "a" 1\nslice "b" 2\n'];
    const pictures = await Promise.all(texts.map((each) => globalThis.linework.draw(each, { theme: 'auto' })));
    const ids = pictures.map(({ svg }) => [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
    return ids.flatMap((each, at) =>
      each.filter((id) => ids.some((other, index) => index !== at && other.includes(id))),
    );
  }, ORDERS);
  expect('ids that two pictures share', shared, []);
}

await withLibrarySite(PAGES, (base) =>
  withChromium(fonts, async (browser) => {
    const page = await newPage(browser);
    await page.goto(`${base}/functions.html`);
    await page.waitForFunction(() => globalThis.linework !== undefined);
    await sameAsInNode(page);
    await otherFunctions(page);
    await inlined(page);
    await elements(browser, base);
    await fences(browser, base);
  }),
);
end();
