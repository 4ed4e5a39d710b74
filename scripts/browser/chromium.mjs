// Debian's Chromium with a chosen set of fonts: in, font files; out, a running browser that sees only these fonts.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium } from 'playwright-core';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** ms: stops what hangs; on a busy machine a click can take longer than Playwright's half minute. */
const PATIENCE = 180_000;

/** Runs `work` with a browser whose fontconfig knows only the given files. */
export async function withChromium(fontFiles, work) {
  const home = mkdtempSync(join(tmpdir(), 'linework-browser-'));
  mkdirSync(join(home, 'cache'));
  mkdirSync(join(home, 'fonts'));
  for (const each of fontFiles) copyFileSync(each, join(home, 'fonts', basename(each)));
  const file = join(home, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>\n<fontconfig><dir>${join(home, 'fonts')}</dir><cachedir>${join(home, 'cache')}</cachedir></fontconfig>\n`,
  );
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ARGUMENTS,
    env: { ...process.env, FONTCONFIG_FILE: file, HOME: home },
  });
  for (const name of ['newPage', 'newContext']) {
    const make = browser[name].bind(browser);
    browser[name] = async (...args) => {
      const pageOrContext = await make(...args);
      pageOrContext.setDefaultTimeout(PATIENCE);
      return pageOrContext;
    };
  }
  try {
    return await work(browser);
  } finally {
    await browser.close();
    rmSync(home, { recursive: true, force: true });
  }
}
