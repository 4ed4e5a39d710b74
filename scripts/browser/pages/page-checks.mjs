// What every check of a page does: in, the folder for screenshots, if any; out, the functions that open a page and state what holds on it, and
// the problems that they recorded.
import { join } from 'node:path';

/** ms: stops what hangs. Pages are used side by side, beside another step of the gate. */
const PATIENCE = 60_000;

/** The four looks of every page. */
export const LOOKS = ['light', 'dark'].flatMap((colorScheme) => [390, 1280].map((width) => ({ colorScheme, width })));

export function pageChecks(shots) {
  const problems = [];
  let checks = 0;
  let shot = 0;

  function expect(what, holds) {
    checks++;
    if (!holds) problems.push(what);
  }

  /** Waits for a state of the page. Records a problem if it does not come; the check then continues. */
  async function comes(page, what, test, argument) {
    checks++;
    await page.waitForFunction(test, argument, { timeout: PATIENCE }).catch(async () => {
      problems.push(`${what}: ${await page.evaluate(() => document.getElementById('state')?.textContent)}`);
    });
  }

  return {
    expect,
    comes,
    state: (page, words) =>
      comes(
        page,
        `the page does not say '${words}'`,
        (each) => document.getElementById('state').textContent.startsWith(each),
        words,
      ),

    async fits(page, what) {
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(`${what} is ${over} px too wide`, over <= 0);
    },

    async takeShot(page, name) {
      if (shots) await page.screenshot({ path: join(shots, `${String(++shot).padStart(2, '0')}-${name}.png`) });
    },

    /** Opens a separate page that reports requests to other hosts, and every refusal and error. */
    async openPage(browser, url, { width = 1280, colorScheme = 'light' } = {}) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        acceptDownloads: true,
      });
      const page = await context.newPage();
      const { origin } = new URL(url);
      page.on('request', (each) => {
        const to = each.url();
        expect(`${url} loads ${to.slice(0, 80)}`, to.startsWith(origin) || /^(blob|data):/.test(to));
      });
      page.on('pageerror', (error) => problems.push(`${url}: ${error}`));
      page.on('console', (each) => {
        if (/Content Security Policy|violat/i.test(each.text())) problems.push(`${url}: ${each.text()}`);
      });
      await page.goto(url);
      return page;
    },

    result: () => ({ checks, problems }),
  };
}
