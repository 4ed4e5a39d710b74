// Uses the start page of the service: the editor draws without a key, its files come from the service, and its links lead on. What the editor does is
// checked by scripts/browser/editor.mjs.
import { readFileSync } from 'node:fs';

export async function useHome(browser, { address }, { expect, fits, openPage, state, takeShot }) {
  const page = await openPage(browser, `${address}/`);
  await state(page, 'Drawn');
  const requests = [];
  page.on('request', (each) => requests.push(each.url()));
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('node logo icon=logos:redis ');
  await page.locator('.picture svg [data-node=logo]').waitFor();
  expect(
    `typing requests ${requests}`,
    requests.every((each) => each.startsWith(`${address}/editor/`)),
  );
  await takeShot(page, 'home');
  await fits(page, '/');
  for (const [name, file, start] of [
    ['SVG', 'checkout.svg', '<svg '],
    ['Source', 'checkout.diagram', 'flow "Checkout"'],
  ]) {
    await page.getByRole('button', { name: 'Export' }).click();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    expect(`${name} is saved as ${saved.suggestedFilename()}`, saved.suggestedFilename() === file);
    expect(`${name} begins otherwise`, readFileSync(await saved.path(), 'utf8').startsWith(start));
  }
  await page.getByRole('link', { name: 'API', exact: true }).click();
  await page.waitForURL(`${address}/docs`);
  await page.context().close();
}
