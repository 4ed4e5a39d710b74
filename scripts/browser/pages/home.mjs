// Uses the start page as a reader would, in every look: types, draws, stores the key, downloads, and follows an error to its location.
import { readFileSync } from 'node:fs';
import { LOOKS } from './page-checks.mjs';
import { FAULTY, GOOD, LONG } from './sources.data.mjs';

export async function useHome(browser, { address, key }, { comes, expect, fits, openPage, state, takeShot }) {
  for (const { colorScheme, width } of LOOKS) {
    const page = await openPage(browser, `${address}/`, { width, colorScheme });
    await state(page, 'Enter the API key');
    await fits(page, `/ at ${width} px`);
    await takeShot(page, `home-${colorScheme}-${width}`);
    await page.fill('#key', key);
    await state(page, 'Drawn.');
    await page.fill('#source', LONG);
    await comes(page, 'what is typed is not drawn', () => document.getElementById('picture').alt === 'Long, drawn');
    await fits(page, `/ with a long picture at ${width} px`);
    await page.fill('#source', FAULTY);
    await state(page, '1 error');
    await fits(page, `/ with mistakes at ${width} px`);
    await takeShot(page, `home-mistake-${colorScheme}-${width}`);
    const pixel = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(
      `/ in ${colorScheme} has the ground ${pixel}`,
      (pixel === 'rgb(255, 255, 255)') === (colorScheme === 'light'),
    );
    await page.context().close();
  }

  const page = await openPage(browser, `${address}/`);
  await page.fill('#key', 'lw_local_wrong');
  await state(page, 'The API key is unknown');
  await page.fill('#key', key);
  await state(page, 'Drawn.');

  await page.fill('#source', '');
  await page.locator('#source').pressSequentially(GOOD, { delay: 5 });
  await comes(page, 'typing by key is not drawn', () => document.getElementById('picture').alt === 'Shop, drawn');
  expect('lines are not numbered', (await page.textContent('#lines')).endsWith('5'));

  // The answer to what was overtaken never shows: it is held back here until the next one is there.
  let release = () => {};
  const released = new Promise((resolve) => {
    release = resolve;
  });
  await page.route('**/v1/diagrams/draw', async (route) => {
    if (route.request().postDataJSON().source.includes('"Old"')) await released;
    await route.continue().catch(() => {});
  });
  const cancellation = page.waitForEvent('requestfailed');
  const request = page.waitForRequest('**/v1/diagrams/draw');
  await page.fill('#source', GOOD.replace('"Shop"', '"Old"'));
  await request;
  await page.fill('#source', GOOD.replace('"Shop"', '"New"'));
  await comes(page, 'the newest is not drawn', () => document.getElementById('picture').alt === 'New, drawn');
  await cancellation;
  release();
  await page.unroute('**/v1/diagrams/draw');

  for (const [format, start] of [
    ['svg', '<svg '],
    ['png', '\x89PNG'],
    ['pdf', '%PDF'],
    ['source', 'flow "New"'],
  ]) {
    const [file] = await Promise.all([page.waitForEvent('download'), page.click(`#downloads [data-format=${format}]`)]);
    const ending = format === 'source' ? 'diagram' : format;
    expect(`${format} is saved as ${file.suggestedFilename()}`, file.suggestedFilename() === `new.${ending}`);
    const bytes = readFileSync(await file.path()).toString('latin1');
    expect(`${format} begins with ${bytes.slice(0, 8)}`, bytes.startsWith(start));
    if (format === 'svg') expect('a saved SVG does not follow its reader', bytes.includes('prefers-color-scheme'));
  }

  await page.selectOption('#colours', 'dark');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(`the switch to dark gives ${ground}`, ground !== 'rgb(255, 255, 255)');
  await page.fill('#source', FAULTY);
  await state(page, '1 error');
  expect('pictures of mistakes can be saved', await page.isDisabled('#downloads [data-format=svg]'));
  await page.click('#mistakes button.place');
  const selection = await page.evaluate(() => {
    const { value, selectionStart, selectionEnd } = document.getElementById('source');
    return value.slice(selectionStart, selectionEnd);
  });
  expect(`a mistake leads to '${selection}'`, selection === 'apii');

  await page.reload();
  await state(page, '1 error');
  expect('the key is not kept', (await page.inputValue('#key')) === key);
  expect('the source is not kept', (await page.inputValue('#source')) === FAULTY);
  expect('the colours are not kept', (await page.inputValue('#colours')) === 'dark');
  const second = await page.context().newPage();
  await second.goto(`${address}/`);
  expect('the key is not kept for the next page', (await second.inputValue('#key')) === key);
  await second.fill('#key', '');
  await second.reload();
  expect('an emptied key is not forgotten', (await second.inputValue('#key')) === '');
  await page.context().close();
}
