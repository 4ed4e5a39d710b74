// What checks of pages at the width of a phone share: in, the name of the check and a folder for screenshots, if they are wanted; out, what it compares and
// looks for, and how it ends. Fails on a difference, axe-core violations, horizontal scrolling, failed scripts, and what the pages' policy blocks.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';

const WIDTH = 390;

export function checkedPages(what, shots) {
  if (shots) mkdirSync(shots, { recursive: true });
  const problems = [];
  let checks = 0;

  function expect(name, actual, expected) {
    checks++;
    const [is, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
    if (is !== wanted) problems.push(`${name}: ${is} instead of ${wanted}`);
  }

  /** Checks the page as it is. Evaluated by the browser's debugger, axe needs nothing that the page's policy would have to allow. */
  async function look(page, name) {
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      const part = `${name}, ${colorScheme}`;
      if (shots) await page.screenshot({ path: join(shots, `${name}-${colorScheme}.png`), fullPage: true });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(`${part}: px too wide`, Math.max(0, over), 0);
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate(() =>
        globalThis.axe.run(document, { resultTypes: ['violations'], selectors: false }),
      );
      expect(part, violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`).join(), '');
    }
  }

  /** A page of somebody who is not signed in. */
  async function newPage(browser, options = {}) {
    const context = await browser.newContext({ viewport: { width: WIDTH, height: 800 }, ...options });
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) problems.push(`${page.url()}: ${message.text()}`);
    });
    return page;
  }

  /** Reports, and ends the process. */
  function end() {
    process.stderr.write(`${what}: ${checks} checks, ${problems.length} problems.\n`);
    for (const each of problems) process.stderr.write(`${each}\n`);
    process.exit(problems.length > 0 ? 1 : 0);
  }

  return { expect, look, newPage, end };
}
