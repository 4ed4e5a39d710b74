// Opens the pages of a built site: in, its folder and its pages; out, what is wrong with their pictures in light and dark, and screenshots.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import axe from 'axe-core';
import { withChromium } from '../browser/chromium.mjs';
import { FONT_FILES } from '../metrics/font-files.mjs';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** Serves a folder; resolves to its address. */
function served(folder) {
  const server = createServer(({ url }, response) => {
    const path = join(folder, normalize(decodeURIComponent(new URL(url, 'http://x').pathname)));
    const file = [path, `${path}.html`, join(path, 'index.html')].find(
      (each) => existsSync(each) && statSync(each).isFile(),
    );
    response.writeHead(file ? 200 : 404, { 'content-type': TYPES[extname(file ?? '')] ?? 'text/plain' });
    if (file) createReadStream(file).pipe(response);
    else response.end();
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve({ server, base: `http://127.0.0.1:${server.address().port}` }));
  });
}

/** What a reader sees of each picture: its size, and whether its canvas is dark. */
function seen() {
  return [...document.querySelectorAll('.linework svg')].map((svg) => {
    const { width, height } = svg.getBoundingClientRect();
    const [red] = /\d+/.exec(getComputedStyle(svg.querySelector(':scope > rect')).fill) ?? [];
    return { width, height, dark: Number(red) < 128, id: svg.id };
  });
}

/** The same of pictures that `linework sync` wrote: image files, a dark one for readers who prefer it. */
function seenFiles() {
  return [...document.querySelectorAll('picture > img')].map(
    ({ naturalWidth: width, naturalHeight: height, currentSrc: id }) => ({
      width,
      height,
      dark: id.endsWith('.dark.svg'),
      id,
    }),
  );
}

/** Sources that a page shows otherwise than as code. */
function loose() {
  return [...document.querySelectorAll('details')].filter((each) => !each.querySelector('pre')).length;
}

/** `shots`: the folder for screenshots. `isSynced`: whether the pages have what `linework sync` writes, rather than pictures of a plugin. */
export async function looked({ folder, name, pages, address, shots, isSynced = false }) {
  const faults = [];
  const { server, base } = await served(folder);
  const opened = withChromium(
    FONT_FILES.map(({ file }) => file),
    async (browser) => {
      for (const colorScheme of ['light', 'dark']) {
        const context = await browser.newContext({ colorScheme, viewport: { width: 1000, height: 800 } });
        for (const page of pages) {
          const tab = await context.newPage();
          const fail = (text) => faults.push(`${name} ${page.name} ${colorScheme}: ${text}`);
          tab.on('pageerror', (error) => fail(String(error)));
          tab.on(
            'console',
            (
              message, // A theme that loads from a network has none here.
            ) =>
              message.type() === 'error' && !/404|ERR_NAME_NOT_RESOLVED/.test(message.text()) && fail(message.text()),
          );
          await tab.goto(base + address(page.name), { waitUntil: 'load' });
          await tab.waitForTimeout(500);
          const pictures = await tab.evaluate(isSynced ? seenFiles : seen);
          if (isSynced && (await tab.evaluate(loose)) > 0) fail('a source is not shown as code');
          if (pictures.length !== page.pictures) fail(`${pictures.length} pictures instead of ${page.pictures}`);
          for (const { width, height, dark, id } of pictures) {
            if (width < 50 || height < 50) fail(`#${id} is ${width} x ${height}`);
            if (dark !== (colorScheme === 'dark')) fail(`#${id} is ${dark ? 'dark' : 'light'}`);
          }
          await tab.evaluate(axe.source);
          const { violations } = await tab.evaluate(
            (part) => globalThis.axe.run(part),
            isSynced ? 'picture' : '.linework',
          );
          for (const each of violations) fail(`axe ${each.id}: ${each.nodes[0].html.slice(0, 200)}`);
          await tab.screenshot({ path: join(shots, `${name}-${page.name}-${colorScheme}.png`) });
          await tab.close();
        }
        await context.close();
      }
    },
  );
  await opened.finally(() => server.close());
  return faults;
}
