// Uses a preview as a reader would, in every look: opens files, saves them while the page shows them, adds one and removes one.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { withPreview } from '../services.mjs';
import { LOOKS } from './page-checks.mjs';
import { FAULTY, GOOD, LONG } from './sources.data.mjs';

export async function usePreview(browser, { comes, expect, fits, openPage, state, takeShot }) {
  const folder = mkdtempSync(join(tmpdir(), 'linework-preview-'));
  const save = (name, text) => writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, 'sub'));
  save('long.diagram', LONG);
  save('sub/bad.diagram', FAULTY);
  save('shop.diagram', GOOD);
  await withPreview(folder, async (link) => {
    for (const { colorScheme, width } of LOOKS) {
      const page = await openPage(browser, link, { width, colorScheme });
      await state(page, 'Drawn.');
      await fits(page, `a preview at ${width} px`);
      await takeShot(page, `preview-${colorScheme}-${width}`);
      await page.click('#files a >> text=sub/bad.diagram');
      await state(page, '1 error');
      await fits(page, `a preview with mistakes at ${width} px`);
      await takeShot(page, `preview-mistake-${colorScheme}-${width}`);
      const words = await page.textContent('#mistakes');
      expect(`an error is shown as ${words}`, words.includes('Line 3:9') && words.includes('shop -> apii'));
      await page.context().close();
    }
    const page = await openPage(browser, `${link}#shop.diagram`);
    await comes(
      page,
      'a preview does not open its file',
      () => document.getElementById('picture').alt === 'Shop, drawn',
    );
    save('shop.diagram', GOOD.replace('"Shop"', '"Market"'));
    await comes(page, 'a save is not drawn', () => document.getElementById('picture').alt === 'Market, drawn');
    save('shop.diagram', FAULTY);
    await state(page, '1 error. The picture shows the last version');
    expect('the last picture is not shown', await page.isVisible('#picture'));
    save('shop.diagram', GOOD);
    await state(page, 'Drawn.');
    for (const [colours, ground] of [
      ['dark', 12],
      ['light', 255],
    ]) {
      await page.selectOption('#colours', colours);
      await page.waitForFunction(() => document.getElementById('picture').complete);
      const { data } = PNG.sync.read(await page.locator('#picture').screenshot());
      expect(`the picture switched to ${colours} has the ground ${data[40]}`, data[40] === ground);
    }
    save('another.diagram', GOOD);
    await page.waitForSelector('#files a >> text=another.diagram', { timeout: 20_000 });
    rmSync(join(folder, 'shop.diagram'));
    await comes(
      page,
      'a file that is gone stays',
      () => document.getElementById('name').textContent === 'another.diagram',
    );
    await page.context().close();
  });
  rmSync(folder, { recursive: true, force: true });
}
