// The editor's picture in Chromium: zoom, selection, direct changes and undo, by pointer and by keyboard, in light and dark. Needs the editor's bundle
// (node packages/editor/scripts/build.mjs).
//
//   node scripts/browser/editor-picture.mjs [folder for screenshots]
import { join } from 'node:path';
import axe from 'axe-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { serveEditor } from '../../packages/editor/scripts/serve.mjs';
import { root } from '../fresh.mjs';
import { checkedPages } from './checked.mjs';
import { withChromium } from './chromium.mjs';
import { spoken } from './spoken.mjs';

const { expect, look, newPage, end } = checkedPages('editor-picture', process.argv[2]);
const WIDE = { viewport: { width: 1200, height: 800 }, reducedMotion: 'reduce' };
const SOURCE = `flow direction=right
# Comments stay.
node a service "One"
group g "Group" {
  node b "Two"
}
node c
a -> b : "calls"
`;

/** From left to right, and zoomed in much wider than the pane. */
const ROW = `flow direction=right\n${[...'abcdef'].map((id) => `node ${id}\n`).join('')}${['ab', 'bc', 'cd', 'de', 'ef'].map(([from, to]) => `${from} -> ${to}\n`).join('')}`;

/** Tables with two lines, which are beside each other, and with three, which are in a group. */
const TWO_LINES = tables(['a', 'b']);
const THREE_LINES = tables(['a', 'b', 'd']);

const ROWS = 'class\nclass order {\n  id: UUID\n  total: number\n}\nnote order : "Gross"\n';

function tables(names) {
  const others = names.map((name) => `table ${name} {\n  c int fk=c.id\n}\n`).join('');
  return `schema\ntable c {\n  id int pk\n}\n${others}`;
}

const fonts = ['400', '500', '600'].map((each) => join(root, `packages/export/generated/fonts/Inter-${each}.ttf`));
const server = await serveEditor();
const address = `http://127.0.0.1:${server.address().port}/`;

const textOf = (page) =>
  page.evaluate(() => {
    const lines = document.querySelector('.source').shadowRoot.querySelectorAll('.cm-line');
    return [...lines].map((each) => each.textContent).join('\n');
  });

/** Waits until the text has a line, and says so. */
async function reaches(page, name, line) {
  const has = async () => (await textOf(page)).split('\n').some((each) => each.trim() === line);
  for (let tries = 0; tries < 100 && !(await has()); tries++) await page.waitForTimeout(50);
  expect(name, (await has()) || (await textOf(page)), true);
}

async function paste(page, source) {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  // Typed text would close brackets by itself.
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('.source').shadowRoot.activeElement.dispatchEvent(paste);
  }, source);
}

async function opened(browser, options, source = SOURCE) {
  const page = await newPage(browser, options);
  await page.goto(address);
  const picture = page.getByRole('button', { name: 'Picture' });
  const isNarrow = await picture.isVisible();
  // The next picture takes the place of the page's first one.
  if (!isNarrow) await page.locator('[data-node]').first().waitFor();
  await paste(page, source);
  if (isNarrow) await picture.click();
  await page.locator('[data-node=c]').waitFor();
  return page;
}

const centre = async (page, selector) => {
  const { x, y, width, height } = await page.locator(selector).boundingBox();
  return [x + width / 2, y + height / 2].map(Math.round);
};

async function zooms(page) {
  const before = await centre(page, '[data-node=b]');
  await page.mouse.move(...before);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await page.getByText('165 %').waitFor();
  expect('zoom keeps the point under the pointer', await centre(page, '[data-node=b]'), before);
  await page.getByRole('button', { name: 'Fit' }).click();
  await page.getByText('100 %').waitFor();
}

/** The text of the line with the cursor. */
const lineOf = (page) =>
  page.evaluate(() => document.querySelector('.source').shadowRoot.querySelector('.cm-activeLine').textContent);

async function changes(page) {
  await page.locator('[data-node=a]').click();
  expect('a click selects the line', await lineOf(page), 'node a service "One"');
  await page.getByLabel('Tone').selectOption('green');
  await reaches(page, 'a tone', 'node a service "One" tone=green');
  await page.getByRole('button', { name: 'Add next' }).click();
  await page.locator('.name-field').fill('Three');
  await page.keyboard.press('Enter');
  await reaches(page, 'a new node is named in its place', 'node node5 "Three"');
  await reaches(page, 'a new node is connected', 'a -> node5');
  await page.locator('[data-node=a]').click();
  const from = await centre(page, '.connect-handle');
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...(await centre(page, '[data-node=c]')), { steps: 3 });
  await page.mouse.up();
  await reaches(page, 'a line is drawn to another node', 'a -> c');
  await page.locator('[data-node=b]').click();
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.locator('[data-group=g]').click({ position: { x: 20, y: 12 } });
  await page.getByRole('alert').waitFor();
  const refusal = "'b' is inside 'g', so no line can run between them.";
  expect('a refusal is shown', (await page.getByRole('alert').textContent()).includes(refusal), true);
  await page.locator('[data-label=e1]').click();
  await page.getByRole('button', { name: 'Reverse' }).click();
  await reaches(page, 'a line is reversed', 'b -> a : "calls"');
  await page.locator('[data-node=a]').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.locator('[data-node=a]').waitFor({ state: 'detached' });
  expect(
    'a node is deleted with its lines; comments stay',
    await textOf(page),
    `flow direction=right
# Comments stay.
node node5 "Three"
group g "Group" {
  node b "Two"
}
node c
`,
  );
  for (let steps = 0; steps < 6; steps++) await page.getByRole('button', { name: 'Undo' }).click();
  await reaches(page, 'undo restores the text', 'node a service "One"');
  expect('all of it', await textOf(page), SOURCE);
}

/** At the border, the picture moves until the part is there that the line is meant for. */
async function connectsBeyond(page) {
  await paste(page, ROW);
  await page.locator('[data-node=f]').waitFor();
  await page.mouse.move(...(await centre(page, '[data-node=a]')));
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -500);
  await page.keyboard.up('Control');
  await page.locator('[data-node=a]').click();
  const pane = await page.locator('.stage').boundingBox();
  const border = pane.x + pane.width - 4;
  const isIn = async () => (await centre(page, '[data-node=f]'))[0] < border - 60;
  expect('the last node is outside of the pane', await isIn(), false);
  const [x, y] = await centre(page, '.connect-handle');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(border, y, { steps: 4 });
  for (let tries = 0; tries < 200 && !(await isIn()); tries++) await page.waitForTimeout(50);
  await page.mouse.move(...(await centre(page, '[data-node=f]')), { steps: 4 });
  await page.mouse.up();
  await reaches(page, 'a line is drawn to a part outside of the pane', 'a -> f');
  await page.getByRole('button', { name: 'Fit', exact: true }).click();
}

async function byKeyboard(page) {
  await page.locator('.stage').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.getByRole('toolbar', { name: 'One, service' }).waitFor();
  await page.keyboard.press('F2');
  await page.locator('.name-field').waitFor();
  await page.keyboard.type('First');
  await page.keyboard.press('Enter');
  await reaches(page, 'renamed by keyboard', 'node a service "First"');
  await page.getByRole('button', { name: 'Connect' }).press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await reaches(page, 'connected by keyboard', 'a -> c');
  await page.keyboard.press('Control+z');
  await page.locator('[data-edge=e2]').waitFor({ state: 'detached' });
  expect('undo from the picture', (await textOf(page)).includes('a -> c'), false);
}

/** The elements of the picture and their attributes, without what selecting and marking set on them. */
const pictureOf = (page) =>
  page.evaluate(() => {
    const others = ['class', 'tabindex', 'aria-current'];
    const shown = document.querySelector('.drawing').shadowRoot.querySelectorAll('svg, svg *');
    return [...shown].map((each) => {
      const attributes = [...each.attributes].filter(({ name }) => !others.includes(name));
      const text = each.children.length === 0 ? each.textContent : '';
      return [each.tagName, ...attributes.map(({ name, value }) => `${name}=${value}`).sort(), text].join(' ');
    });
  });

/** After many changes, the picture in the page is what the text is drawn as when it is opened. */
async function isAsOpened(page, name) {
  const changed = await pictureOf(page);
  await page.reload();
  await page.locator('[data-node=c]').waitFor();
  expect(name, changed, await pictureOf(page));
}

/** Parts without an element, and without an id. */
async function selectsRows(page) {
  await paste(page, ROWS);
  await page.locator('[data-node=order]').waitFor();
  await page.locator('.text-area').nth(1).click();
  expect('a click on a row of a table selects its line', (await lineOf(page)).trim(), 'total: number');
  await page.locator('[data-note]').click();
  expect('a click on a note selects its line', await lineOf(page), 'note order : "Gross"');
  await page.locator('.cm-line', { hasText: 'id: UUID' }).click();
  await page.locator('.mark.at-cursor').waitFor();
  const box = async (selector) => (await page.locator(selector).boundingBox()).y;
  expect('the cursor marks the row', (await box('.mark.at-cursor')) < (await box('.text-area >> nth=1')), true);
}

/** What the print dialog would save. */
async function prints(page) {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'PDF…' }).click();
  await page.locator('.print-sheet').waitFor({ state: 'attached' });
  const pdf = await getDocumentProxy(
    new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true })),
  );
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  expect('a PDF has one page', totalPages, 1);
  expect(
    'its texts are texts',
    ['First', 'Two', 'calls'].filter((each) => !text.includes(each)),
    [],
  );
  await page.locator('.print-sheet').waitFor({ state: 'detached' });
}

const MISTAKE = 'flow "Shop"\nnode a service "One"\nnode b "Two"\na -> b : "calls"\n';

/** What a screen reader hears while somebody writes a mistake, fixes it, goes to a part and opens a dialog. */
async function isHeard(page) {
  const outline = /^(?!button|LabelText|combobox|MenuListPopup|option|Root|group '(?:Before|Beside)')/;
  const frame = (line) => outline.test(line) || /'Line \d|Change|'One|'Two/.test(line);
  await paste(page, MISTAKE);
  await page.locator('[data-edge=e1]').waitFor();
  await page.evaluate(() => {
    globalThis.voiced = [];
    const region = document.querySelector('[role=status]');
    new MutationObserver(() => globalThis.voiced.push(region.textContent)).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('noed x');
  await page.waitForFunction(() => globalThis.voiced.length > 0);
  expect('one sentence, after the last key', await page.evaluate(() => globalThis.voiced), [
    '1 error. The picture shows the last version without errors.',
  ]);
  const before = [
    "banner ''",
    "heading 'Linework'",
    "toolbar 'History'",
    "toolbar 'Diagram'",
    "toolbar 'Edit'",
    "main ''",
  ];
  const picture = [
    "region 'Picture'",
    "toolbar 'View'",
    "application 'Diagram'",
    "group 'Shop: flow, 2 nodes, 1 connection'",
    "button 'One, service'",
    "button 'Two, step'",
    "button 'One to Two: calls, line'",
  ];
  expect('what is read with a mistake', await spoken(page, frame), [
    ...before,
    "region 'Text'",
    "textbox 'Source of the diagram'",
    "region 'Problems'",
    "list ''",
    "listitem ''",
    "button 'Line 5'",
    `button 'Change to 'node''`,
    ...picture,
    "status ''",
  ]);
  await page.getByRole('button', { name: "Change to 'node'" }).first().click();
  await page.locator('[data-node=x]').waitFor();
  await page.locator('.stage').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.getByRole('toolbar', { name: 'One, service' }).waitFor();
  expect(
    'the region names a selected part',
    (await page.evaluate(() => globalThis.voiced)).includes('One, service selected.'),
    true,
  );
  await page.keyboard.press('F1');
  await page.getByRole('dialog').waitFor();
  expect(
    'nothing else is read beside a dialog',
    await spoken(page, (line) => /^(?:main|banner|dialog|region|application)/.test(line)),
    ["dialog 'Keys', modal"],
  );
  await page.keyboard.press('Escape');
}

/** What is chosen, disabled, selected, focused or wrong shows without colours of its own. */
async function isSeenInForcedColours(page) {
  await page.emulateMedia({ forcedColors: 'active' });
  const faults = await page.evaluate(() => {
    const style = (each) => getComputedStyle(each);
    const isUnlike = (colour) => colour !== style(document.body).backgroundColor;
    const all = (selector) => [...document.querySelectorAll(selector)];
    const checks = [
      [
        'pressed',
        all('[aria-pressed=true]').filter((each) => each.checkVisibility()),
        (each) => isUnlike(style(each).backgroundColor),
      ],
      ['disabled', all('button:disabled'), (each) => style(each).borderTopStyle === 'dashed'],
      ['selected', all('.mark.selected'), (each) => isUnlike(style(each).borderTopColor)],
      ['handle', all('.connect-handle'), (each) => isUnlike(style(each).backgroundColor)],
      ['focused', [document.activeElement], (each) => style(each).outlineStyle !== 'none'],
    ];
    return checks.filter(([, each, isSeen]) => each.length === 0 || !each.every(isSeen)).map(([name]) => name);
  });
  expect('what is seen in forced colours', faults, []);
  if (process.argv[2]) await page.screenshot({ path: join(process.argv[2], 'editor-forced.png') });
}

/** Readers who ask for more contrast get borders of at least 7 to 1. */
async function hasMoreContrast(page) {
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more', colorScheme });
    const faults = await page.evaluate(() => {
      const light = (colour) => {
        const [r, g, b] = colour.match(/[\d.]+/g).map((each) => {
          const part = Number(each) / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const style = (each) => getComputedStyle(each);
      const ground = light(style(document.body).backgroundColor) + 0.05;
      const isFaint = (colour) => {
        const ratio = (light(colour) + 0.05) / ground;
        return Math.max(ratio, 1 / ratio) < 7;
      };
      const seen = [...document.querySelectorAll('.toolbar button, .toolbar select')].filter((each) =>
        each.checkVisibility(),
      );
      const faint = seen.filter((each) => isFaint(style(each).borderTopColor)).map((each) => each.textContent);
      return seen.length === 0 ? ['nothing is seen'] : faint;
    });
    expect(`borders with more contrast, ${colorScheme}`, faults, []);
  }
  if (process.argv[2]) await page.screenshot({ path: join(process.argv[2], 'editor-contrast.png') });
  await page.emulateMedia({ contrast: 'no-preference', colorScheme: 'light' });
}

/** On a phone: tap, pan, pinch, draw a line, rest. */
async function byTouch(page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type, ...points) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const drag = async (from, to) => {
    await touch('touchStart', from);
    for (const part of [0.5, 1])
      await touch(
        'touchMove',
        from.map((at, axis) => at + (to[axis] - at) * part),
      );
    await touch('touchEnd');
  };
  const scale = () => page.locator('.view-bar button').nth(1).textContent();
  expect('one row of buttons', (await page.locator('.toolbar').boundingBox()).height < 60, true);

  const before = await centre(page, '[data-node=c]');
  await drag([300, 700], [260, 640]);
  const [x, y] = await centre(page, '[data-node=c]');
  expect('one finger pans', [x - before[0], y - before[1]], [-40, -60]);

  // Both fingers keep what is under them: the middle of b stays where it is.
  const middle = await centre(page, '[data-node=b]');
  const [left, right] = [40, 60].map((by) => [
    [middle[0] - by, middle[1]],
    [middle[0] + by, middle[1]],
  ]);
  await touch('touchStart', ...left);
  await touch('touchMove', ...right);
  await touch('touchEnd');
  expect('two fingers zoom', await scale(), '150 %');
  expect('about the point between them', await centre(page, '[data-node=b]'), middle);
  await page.getByRole('button', { name: 'Fit' }).tap();

  await page.locator('[data-node=a]').tap();
  await page.getByRole('toolbar', { name: 'One, service' }).waitFor();
  await drag(await centre(page, '.connect-handle'), await centre(page, '[data-node=c]'));
  await page.locator('[data-edge=e2]').waitFor();

  await page.locator('.stage').tap({ position: { x: 30, y: 30 } });
  await page.locator('.part-tools').waitFor({ state: 'detached' });
  const node = await centre(page, '[data-node=c]');
  await touch('touchStart', node);
  await page.waitForFunction(() => document.activeElement?.closest('.part-tools'));
  const group = await centre(page, '[data-group=g]');
  await touch(
    'touchMove',
    node.map((at, axis) => (at + group[axis]) / 2),
  );
  await touch('touchMove', group);
  await page.locator('[data-group=g].target').waitFor();
  await touch('touchEnd');
  await page.waitForFunction(() =>
    /node b "Two"\n? *node c/.test(
      document.querySelector('.source').shadowRoot.querySelector('.cm-content').textContent,
    ),
  );
  expect(
    'a finger that rests on a node opens its tools, and carries it',
    await page.locator('.mark.target').count(),
    0,
  );

  expect(
    'the page itself neither scrolls nor zooms',
    await page.evaluate(() => [scrollY, visualViewport.scale, visualViewport.offsetTop]),
    [0, 1, 0],
  );
  await page.evaluate(axe.source);
  const small = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { runOnly: ['target-size'] });
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  });
  expect('targets of at least 24 px', small, []);
}

/** The picture is in front of the text and its errors. */
async function showsErrors(page) {
  const pane = (name) => page.getByRole('button', { name, exact: true });
  await pane('Text').click();
  await paste(page, 'flow\nnoed a\n');
  await pane('Picture').click();
  await page.getByRole('button', { name: 'Show them' }).click();
  expect('errors are reached from the picture', await page.locator('.problems .place').isVisible(), true);
}

try {
  await withChromium(fonts, async (browser) => {
    const page = await opened(browser, WIDE);
    await zooms(page);
    await changes(page);
    await byKeyboard(page);
    await isAsOpened(page, 'a changed picture is that of its text');
    await prints(page);
    await paste(page, TWO_LINES);
    await page.locator('[data-node=b]').waitFor();
    await paste(page, THREE_LINES);
    await page.locator('[data-node=d]').waitFor();
    await isAsOpened(page, 'so is one with more lines');
    await connectsBeyond(page);
    await selectsRows(page);
    await look(page, 'editor-picture');
    await isHeard(page);
    const phone = await opened(browser, { reducedMotion: 'reduce', hasTouch: true, isMobile: true });
    await byTouch(phone);
    await look(phone, 'editor-picture-phone');
    await phone.getByRole('button', { name: 'Menu' }).tap();
    await look(phone, 'editor-menu-phone');
    await phone.getByRole('button', { name: 'Menu' }).focus();
    await phone.keyboard.press('Tab');
    await isSeenInForcedColours(phone);
    await hasMoreContrast(page);
    await showsErrors(phone);
  });
} finally {
  server.close();
}
end();
