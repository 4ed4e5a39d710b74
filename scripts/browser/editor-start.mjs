// Begins diagrams in the editor as a person would: opens a link in a fresh browser, a hostile one, restores a draft, takes a pattern, pastes SQL and
// Mermaid, and loads the page again without a network. Fails on requests to other hosts, on what the page's policy blocks, and on what axe-core finds
// in the dialogs at 390 px in both schemes.
//
//   node scripts/browser/editor-start.mjs [folder for screenshots]
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveEditor } from '../../packages/editor/scripts/serve.mjs';
import { root } from '../fresh.mjs';
import { FONT_FILES } from '../metrics/font-files.mjs';
import { checkedPages } from './checked.mjs';
import { withChromium } from './chromium.mjs';

const { expect, look, newPage, end } = checkedPages('The editor begins', process.argv[2]);
const fonts = [...FONT_FILES.map((each) => each.file), '/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf'];

const DESKTOP = { width: 1440, height: 900 };

const SHOP = 'flow "Linked shop"\nnode web client "Web"\nnode api service "API"\nweb -> api : "größe 🙂"\n';
const SQL = `create table customers (id uuid primary key, email text not null);
create table orders (id uuid primary key, customer_id uuid references customers (id));`;
const MERMAID = 'flowchart LR\n  A[Web] -->|calls| B(API)\n  click A callback "told"\n';

async function text(page) {
  await page.locator('.cm-content').waitFor({ state: 'attached' });
  const lines = await page.evaluate(() =>
    [...document.querySelector('.source').shadowRoot.querySelectorAll('.cm-line')].map((each) => each.innerText),
  );
  return lines.join('\n');
}
/** Waits for a part of the picture, which a narrow page hides behind the text. */
const waitForPart = (page, id) => page.locator(`.picture svg [data-node${id}]`).first().waitFor({ state: 'attached' });
const button = (page, name) => page.getByRole('button', { name, exact: true });
const dialog = (page) => page.getByRole('dialog');

async function write(page, source) {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(source);
}

/** At the width of a phone; also at that of a desktop where screenshots are wanted. The dialog stays open. A narrow page draws only the pane it shows. */
async function looks(page, name) {
  for (const width of process.argv[2] ? [1440, 390] : [390]) {
    await page.setViewportSize({ width, height: 900 });
    await look(page, `${name}-${width}`);
  }
  await page.setViewportSize(DESKTOP);
}

async function shares(page) {
  await write(page, SHOP);
  await waitForPart(page, '=api');
  await button(page, 'Share…').click();
  const link = dialog(page).getByLabel('Link');
  await page.waitForFunction(() => document.querySelector('dialog input')?.value.includes('#a'));
  const address = await link.inputValue();
  await looks(page, 'share');
  await button(page, 'Close').click();
  return address;
}

async function opensLinks(browser, link, address) {
  const page = await newPage(browser, { viewport: DESKTOP });
  await page.goto(link);
  await waitForPart(page, '=api');
  expect('a link opens with its text', (await text(page)).trim(), SHOP.trim());
  expect('and leaves the address', page.url(), address);
  await write(page, 'flow "Mine"\nnode mine\n');
  await waitForPart(page, '=mine');
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    `${new URL(link).hash.slice(0, -12)}AAAA`,
  );
  await page.locator('.notice', { hasText: 'damaged' }).waitFor();
  expect('a damaged link changes nothing', (await text(page)).includes('mine'), true);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
  await dialog(page).waitFor();
  await looks(page, 'link');
  await button(page, 'Open it').click();
  await waitForPart(page, '=api');
  await button(page, 'History…').click();
  await dialog(page).getByRole('button', { name: /^Mine/ }).click();
  await looks(page, 'history');
  await button(page, 'Restore').click();
  await waitForPart(page, '=mine');
  await button(page, 'Undo').click();
  await waitForPart(page, '=api');
  await page.context().close();
}

async function begins(page) {
  await button(page, 'New…').click();
  await dialog(page).getByLabel('Search patterns').fill('work queue');
  await dialog(page).locator('.card svg').first().waitFor();
  await looks(page, 'patterns');
  await dialog(page).locator('.card').first().click();
  await dialog(page).waitFor({ state: 'detached' });
  expect('a pattern is the text', (await text(page)).includes('Linked shop'), false);
  await button(page, 'New…').click();
  await button(page, 'From words').click();
  await dialog(page).getByLabel('What the picture should show').fill('which states can an order be in');
  await button(page, 'Suggest').click();
  await dialog(page).locator('.card', { hasText: 'state' }).first().waitFor();
  await looks(page, 'words');
  await button(page, 'From another format').click();
  await dialog(page).getByLabel('Text in another format').fill(SQL);
  await dialog(page).getByText('Read as sql.').waitFor();
  await looks(page, 'sql');
  await button(page, 'Use this').click();
  await dialog(page).waitFor({ state: 'detached' });
  await waitForPart(page, '=orders');
  expect('pasted SQL is a schema', (await text(page)).startsWith('schema'), true);
}

async function convertsMermaid(page) {
  await write(page, MERMAID);
  await button(page, 'Convert it').click();
  await page.locator('.offer', { hasText: 'Converted from Mermaid' }).waitFor();
  await waitForPart(page, '');
  expect('Mermaid is converted', (await text(page)).startsWith('flow'), true);
  expect('what was lost is listed', (await page.locator('.losses li').count()) > 0, true);
  await looks(page, 'mermaid');
}

async function followsMermaid(page) {
  await write(page, MERMAID);
  await button(page, 'Keep both side by side').click();
  const foreign = page.getByRole('textbox', { name: 'Text in another format' });
  await page.locator('.given-pane [role=status]', { hasText: 'Read as mermaid.' }).waitFor();
  await foreign.fill(MERMAID.replace('API', 'Orders'));
  await page.locator('.picture svg text', { hasText: 'Orders' }).first().waitFor();
  expect('the text follows the other one', (await text(page)).includes('"Orders"'), true);
  await looks(page, 'side-by-side');
  await page.reload();
  expect('and stays beside it', await foreign.inputValue(), MERMAID.replace('API', 'Orders'));
  await write(page, 'flow "By hand"\nnode mine\n');
  await foreign.fill(MERMAID.replace('API', 'Stock'));
  await button(page, 'Replace it').click();
  await page.locator('.picture svg text', { hasText: 'Stock' }).first().waitFor();
  await page.locator('.given-pane').getByRole('button', { name: 'Close' }).click();
}

async function worksOffline(page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.reload();
  await waitForPart(page, '');
  await button(page, 'New…').click();
  await dialog(page).locator('.card svg').first().waitFor();
  await page.context().setOffline(false);
}

const bundle = join(root, 'packages/editor/bundle');
const built = (name) => readFileSync(join(bundle, name), 'utf8');
const gone = readdirSync(bundle).find((name) => name.startsWith('share-dialog-'));

/** The site as a later version: another page and another style, and a part of another name. */
function version(number) {
  const page = built('index.html').replace('<title>Linework', `<title>Linework ${number}`);
  const style = `${built('editor.css')}:root { --version: ${number}; }`;
  const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
  const worker = built('offline.js')
    .replace(hashOf(built('index.html')), hashOf(page))
    .replace(hashOf(built('editor.css')), hashOf(style))
    .replace(new RegExp(`"${gone}":[^,]*,`), '');
  return { 'index.html': page, 'editor.css': style, 'offline.js': worker, [gone]: undefined };
}

/** The title and the style of the page: of one version, if they are the same. */
const versionsOf = (page) =>
  page.evaluate(() => [document.title, getComputedStyle(document.documentElement).getPropertyValue('--version')]);

const release = (files) => {
  for (const [name, text] of Object.entries(files)) changed.set(name, text);
};

/**
 * Until the page has the title: to the browser, a page that was just closed can be open for a moment more, and then a later load has the new version.
 * The page loads itself once more, which `page.reload` can take for a failure.
 */
async function loadsAgain(page, title) {
  for (let tries = 0; tries < 10; tries++) {
    await page.evaluate(() => location.reload()).catch(() => undefined);
    const isThere = page.waitForFunction((wanted) => document.title === wanted, title, { timeout: 10_000 });
    if (
      await isThere.then(
        () => true,
        () => false,
      )
    )
      return;
  }
}

/** An open page keeps its own version; the last one has the new one after it was loaded again, whole. */
async function changesVersion(browser) {
  const page = await newPage(browser, { viewport: DESKTOP });
  await page.goto(address);
  await waitForPart(page, '=web');
  // What nobody waits for is still being kept when the next version comes, as in the first two minutes of a page.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active.postMessage('keep the rest'));
  release(version(2));
  const other = await page.context().newPage();
  await other.goto(address);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  expect('a second page is of the version of the first', await versionsOf(other), ['Linework', '']);
  await write(page, 'flow "Typed before"\nnode mine\n');
  await button(page, 'Share…').click();
  await dialog(page).getByLabel('Link').waitFor();
  expect('a part that the server no longer has', await dialog(page).getByLabel('Link').isVisible(), true);
  await button(page, 'Close').click();
  await other.close();
  await loadsAgain(page, 'Linework 2');
  await waitForPart(page, '=mine');
  expect('the new version is whole', await versionsOf(page), ['Linework 2', '2']);

  // The browser has lost the files, and the new service worker can't be loaded.
  release({ ...version(3), 'offline.js': undefined });
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await loadsAgain(page, 'Linework 3');
  await waitForPart(page, '=mine');
  expect('a lost cache does not lock the site', await versionsOf(page), ['Linework 3', '3']);
  changed.clear();
  await page.context().close();
}

/** What a browser does that keeps nothing: in the page, before its scripts. */
const REFUSING = {
  refused: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Refused.', 'SecurityError');
    };
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  },
  silent: () => {
    IDBFactory.prototype.open = () => ({});
    const { setTimeout: later } = window;
    // Patience of seconds is over at once.
    window.setTimeout = (work, ms, ...args) => later(work, ms === 3000 ? 1 : ms, ...args);
  },
};

/** Files of a browser's own folder, as a reader would choose them. */
function choosesFiles() {
  const folder = () => navigator.storage.getDirectory();
  window.showOpenFilePicker = async () => [await (await folder()).getFileHandle('shop.diagram', { create: true })];
  window.showSaveFilePicker = async () => {
    if (window.isCancelled) throw new DOMException('Cancelled.', 'AbortError');
    return (await folder()).getFileHandle('again.diagram', { create: true });
  };
}

async function keepsNothing(browser) {
  for (const [how, prepare] of Object.entries(REFUSING)) {
    const page = await newPage(browser, { viewport: DESKTOP });
    await page.addInitScript(prepare);
    await page.goto(address);
    await write(page, 'flow "Mine"\nnode mine\n');
    await waitForPart(page, '=mine');
    await button(page, 'History…').click();
    await dialog(page).getByText('Save the text as a file to keep it.').waitFor();
    await button(page, 'Close').click();
    if (how === 'refused') {
      await page.locator('#state', { hasText: "can't keep your text" }).waitFor();
      const opening = page.waitForEvent('dialog');
      const left = page.close({ runBeforeUnload: true });
      const question = await opening;
      expect('leaving asks first', question.type(), 'beforeunload');
      await question.accept();
      await left;
    } else {
      await button(page, 'New…').click();
      await dialog(page).locator('.card').first().click();
      await dialog(page).waitFor({ state: 'detached' });
      await button(page, 'Undo').click();
      await waitForPart(page, '=mine');
    }
    await page.context().close();
  }
}

async function losesFiles(browser) {
  const page = await newPage(browser, { viewport: DESKTOP });
  await page.addInitScript(choosesFiles);
  await page.goto(address);
  const notice = (words) => page.locator('.notice', { hasText: words }).waitFor();
  await button(page, 'Open…').click();
  await notice('Opened shop.diagram.');
  await write(page, 'flow "Mine"\nnode mine\n');
  await button(page, 'Save').click();
  await notice('Saved shop.diagram.');
  await page.evaluate(async () => {
    window.isCancelled = true;
    FileSystemFileHandle.prototype.createWritable = async () => {
      throw new DOMException('Denied.', 'NotAllowedError');
    };
  });
  await button(page, 'Save').click();
  await notice("'shop.diagram' can't be written: the browser was not allowed to change it. Choose Save again");
  await page.evaluate(() => {
    window.isCancelled = false;
    FileSystemFileHandle.prototype.createWritable = async () => ({ write: async () => {}, close: async () => {} });
  });
  await button(page, 'Save').click();
  await notice('Saved again.diagram.');
  await page.context().close();
}

/** Of storage, from the first byte on. */
async function isFull(browser) {
  const page = await newPage(browser, { viewport: DESKTOP });
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(address).origin, quotaSize: 1 });
  await page.goto(address);
  await write(page, 'flow "Full"\nnode mine\n');
  await button(page, 'History…').click();
  await dialog(page).getByText("this browser's storage is full").waitFor();
  await button(page, 'Close').click();
  await waitForPart(page, '=mine');
  expect('a full browser draws, and loses nothing that was typed', (await text(page)).includes('node mine'), true);
  await page.context().close();
}

const changed = new Map();
const server = await serveEditor(0, changed);
const address = `http://127.0.0.1:${server.address().port}/`;
await withChromium(fonts, async (browser) => {
  const page = await newPage(browser, { viewport: DESKTOP });
  page.on('request', (each) =>
    expect(
      'a request to another host',
      new URL(each.url()).protocol === 'blob:' || each.url().startsWith(address),
      true,
    ),
  );
  await page.goto(address);
  const link = await shares(page);
  await opensLinks(browser, link, address);
  await begins(page);
  await convertsMermaid(page);
  await followsMermaid(page);
  await worksOffline(page);
  await keepsNothing(browser);
  await losesFiles(browser);
  await isFull(browser);
  await changesVersion(browser);
});
server.close();
end();
