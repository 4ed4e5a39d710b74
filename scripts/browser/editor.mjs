// Uses the editor as a person would, from a plain web server: types and sees it drawn, fixes by a click, completes, renames an id everywhere, formats,
// undoes, works without a network, and finds its draft again. Fails on requests to other hosts, on what its policy blocks, and on what
// axe-core finds at 390, 768 and 1440 px in both schemes.
//
//   node scripts/browser/editor.mjs [folder for screenshots]
import { serveEditor } from '../../packages/editor/scripts/serve.mjs';
import { prepare } from '../fresh.mjs';
import { FONT_FILES } from '../metrics/font-files.mjs';
import { checkedPages } from './checked.mjs';
import { withChromium } from './chromium.mjs';

await prepare('editor');
const { expect, look, newPage, end } = checkedPages('The editor', process.argv[2]);
const fonts = [...FONT_FILES.map((each) => each.file), '/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf'];

const text = (page) =>
  page.evaluate(() => document.querySelector('.source').shadowRoot.querySelector('.cm-content').innerText);
const svg = (page) => page.locator('.picture svg').first();

/** Waits for the sentence about the text. */
const says = (page, words) =>
  page.waitForFunction((each) => document.getElementById('state')?.textContent.startsWith(each), words);

async function write(page, source) {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(source);
}

/** Keys that come before the rest of the editor are drawn, kept and undone. */
async function typesEarly(page) {
  let release = () => undefined;
  const isReleased = new Promise((resolve) => {
    release = resolve;
  });
  await page.route('**/source-editor-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(address);
  await says(page, 'Drawn.');
  await page.locator('.early-text').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('node early queue');
  await svg(page).locator('[data-node=early]').waitFor();
  release();
  await page.locator('.cm-content').waitFor();
  await page.keyboard.type(' "Early"');
  expect('early keys are kept, and the cursor', (await text(page)).includes('node early queue "Early"'), true);
  // Keys of a busy machine come in several steps of the history.
  for (let tries = 0; tries < 12 && (await text(page)).includes('node early'); tries++)
    await page.keyboard.press('Control+z');
  await svg(page).locator('[data-node=early]').waitFor({ state: 'detached' });
}

async function typesAndFixes(page) {
  await says(page, 'Drawn.');
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('node cache cac');
  await page.locator('.cm-tooltip-autocomplete').waitFor();
  // A list that has just opened takes no key yet.
  await page.waitForTimeout(200);
  await page.keyboard.press('Enter');
  await svg(page).locator('[data-node=cache]').waitFor();
  expect('a completed line', (await text(page)).includes('node cache cache'), true);
  await page.keyboard.type('\nnoed jobs queue');
  await says(page, '1 error');
  expect('the last good picture stays', await svg(page).locator('[data-node=cache]').count(), 1);
  expect('and is dimmed', await page.locator('.picture.stale').count(), 1);
  await page.getByRole('button', { name: "Change to 'node'" }).first().click();
  await says(page, 'Drawn');
  await svg(page).locator('[data-node=jobs]').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await says(page, '1 error');
  await write(page, 'flow "Queue"\nnode work "Work" queue\nnode late "Late" tone = red\n');
  await page.getByRole('button', { name: 'Fix all (2)' }).click();
  await svg(page).locator('[data-node=work]').waitFor();
}

async function renamesAndFormats(page) {
  await write(page, 'flow "Shop"\nnode   web client\nnode api\nweb -> api\nnote web : "New"');
  await says(page, 'Drawn');
  await page.keyboard.press('Control+s');
  await page.waitForFunction(() => !document.querySelector('.source').shadowRoot.textContent.includes('node   web'));
  await page.locator('.cm-line', { hasText: 'web -> api' }).click({ position: { x: 12, y: 8 } });
  await page.keyboard.press('F2');
  await page.locator('.lw-rename input').waitFor();
  await page.keyboard.type('api');
  await page.keyboard.press('Enter');
  await page.locator('.lw-rename [role=alert]', { hasText: 'api' }).waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('site');
  await page.keyboard.press('Enter');
  await svg(page).locator('[data-node=site]').waitFor();
  expect('every place is renamed', (await text(page)).match(/\b(?:web|site)\b/g), ['site', 'site', 'site']);
}

async function worksOffline(page) {
  await page.context().setOffline(true);
  await write(page, 'flow "Offline"\nnode alone\n');
  await svg(page).locator('[data-node=alone]').waitFor();
  await page.context().setOffline(false);
  // The draft is kept after a pause.
  await page.waitForFunction(() => localStorage.getItem('linework-draft')?.includes('alone'));
  await page.reload();
  await svg(page).locator('[data-node=alone]').waitFor();
}

async function looks(page) {
  await write(
    page,
    'flow "Shop"\nnode web client "Web"\nnode db database "Orders"\nweb -> db : "reads" role=data\nnoed x\n',
  );
  await says(page, '1 error');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await look(page, `${width}`);
  }
  await page.keyboard.press('F1');
  await page.getByRole('dialog').waitFor();
  await look(page, 'keys');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await look(page, 'picture');
}

const server = await serveEditor();
const address = `http://127.0.0.1:${server.address().port}/`;
await withChromium(fonts, async (browser) => {
  const page = await newPage(browser, { viewport: { width: 1440, height: 900 } });
  page.on('request', (each) => expect('a request to another host', each.url().startsWith(address), true));
  await typesEarly(page);
  await typesAndFixes(page);
  await renamesAndFormats(page);
  await worksOffline(page);
  await looks(page);
});
server.close();
end();
