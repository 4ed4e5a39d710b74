// Journeys through the console in Chromium, each a file of scripts/browser/console: in, the service and people who sign in; out, that every step leads where
// it should, in words that are on the page, and that every page on the way is accessible in both colours and fits in 390, 768 and 1440 px. A journey with
// `keyboardOnly` can use nothing else. If all are walked, every page of the console was checked.
//
//   node scripts/browser/console.mjs [today | part of a journey's name …]        SHOTS=folder keeps a picture of every page
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { turnOf } from '../ci/today.mjs';
import { root } from '../fresh.mjs';
import { withNameServer } from '../sso/name-server.mjs';
import { withOidc, withSaml } from '../sso/providers.mjs';
import { focused, keyboardOnly, tabTo } from './keyboard-only.mjs';
import { withPeople } from './people.mjs';

const isToday = process.argv[2] === 'today';
const wanted = isToday ? [] : process.argv.slice(2);
const shots = process.env.SHOTS;
if (shots) mkdirSync(shots, { recursive: true });

const files = readdirSync(join(root, 'scripts/browser/console'))
  .filter((name) => name.endsWith('.mjs') && (wanted.length === 0 || wanted.some((each) => name.includes(each))))
  .sort()
  // Half of them each day.
  .filter((_, i) => !isToday || i % 2 === turnOf(2));

const problems = [];
/** Paths of pages. */
const seen = new Set();
let checks = 0;
let byKeyboard = 0;

function expect(name, actual, expected) {
  checks++;
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== should) problems.push(`${name}: ${is} instead of ${should}`);
}

/** Waits for the heading of a page. */
async function at(page, title) {
  await page.locator('h1', { hasText: title }).first().waitFor();
  await page.locator('.waiting').first().waitFor({ state: 'detached' });
}

/** Keeps a picture of a page, if pictures are kept. */
async function keep(page, name) {
  if (shots) await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true });
}

/** Checks a page as it is. */
async function look(page, name) {
  seen.add(
    new URL(page.url()).pathname.replace(/\/orgs\/[^/]+/, '/orgs/:org').replace(/\/diagrams\/[^/]+/, '/diagrams/:id'),
  );
  const size = page.viewportSize();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(`${name}: px wider than ${width}`, Math.max(0, over), 0);
    await keep(page, `${name}-${width}`);
  }
  await page.setViewportSize(size);
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() =>
      globalThis.axe.run(document, { resultTypes: ['violations'], selectors: false }),
    );
    expect(
      `${name}, ${colorScheme}`,
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`).join(),
      '',
    );
    if (colorScheme === 'dark') await keep(page, `${name}-dark`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** ms for one step, on a busy machine. */
const PATIENCE = 60_000;

/** The journeys, with what is beside the service. */
async function walkAll(people, outside) {
  const personOf =
    (isByKeyboard, network) =>
    async (email, path, options = {}) => {
      const page = await people.person(email, path, {
        ...options,
        extraHTTPHeaders: { 'x-forwarded-for': network },
      });
      page.setDefaultTimeout(PATIENCE);
      page.on('pageerror', (error) => problems.push(`${page.url()}: ${error}`));
      page.on('console', (message) => {
        if (/Content Security Policy|TrustedScript/.test(message.text()))
          problems.push(`${page.url()}: ${message.text()}`);
      });
      return isByKeyboard ? keyboardOnly(page) : page;
    };
  for (const [i, file] of files.entries()) {
    const began = performance.now();
    const journey = await import(join(root, 'scripts/browser/console', file));
    const { walk, keyboardOnly: isByKeyboard = false } = journey;
    const person = personOf(isByKeyboard, `192.0.2.${i + 1}`);
    byKeyboard += isByKeyboard ? 1 : 0;
    try {
      await walk({ ...people, ...outside, person, expect, look, at, tabTo, focused, keep });
    } catch (error) {
      problems.push(`${file}: ${error.stack ?? error}`);
    }
    process.stderr.write(
      `${file}${isByKeyboard ? ' (keyboard)' : ''}: ${((performance.now() - began) / 1000).toFixed(1)} s\n`,
    );
  }
}

/** The service is known once it runs, which is after its providers, and the organisation once a journey has made it: `saml.organisation`. */
let address = '';
const saml = {};
const samlAddress = (path) => `${address}/auth/sso/saml/${saml.organisation}/${path}`;
const oidcOf = { redirectUri: () => `${address}/auth/sso/callback`, groups: { 'bo@signing.example': ['writers'] } };
const samlOf = { acsUrl: () => samlAddress('acs'), audience: () => samlAddress('metadata') };
await withNameServer((dns) =>
  withOidc(oidcOf, (oidc) =>
    withSaml(samlOf, (provider) =>
      withPeople(
        (people) => {
          address = people.service.address;
          return walkAll(people, { dns, oidc, saml: Object.assign(saml, provider) });
        },
        {
          // Browsers have passkeys for names, not for numbers.
          HOST: 'localhost',
          // Each journey comes from a network of its own: one gets few sign-in codes.
          LINEWORK_PROXIES: '1',
          LINEWORK_DNS: dns.address,
          LINEWORK_PROVIDER_HOSTS: `${oidc.host},${provider.host}`,
          LINEWORK_SUPPORT_EMAIL: 'support@operator.example',
          LINEWORK_SUPPORT_NAME: 'Grace Hopper',
          LINEWORK_SUPPORT_RESPONSE: 'Monday to Friday, 9 to 17 UTC; first response within 4 hours.',
          LINEWORK_ENQUIRY_EMAIL: 'sales@operator.example',
        },
      ),
    ),
  ),
);
if (wanted.length === 0 && !isToday) {
  const pages = readFileSync(join(root, 'packages/console/src/pages/registry.ts'), 'utf8');
  const [account = '', organisation = ''] = pages.split('ORGANISATION_PAGES');
  const paths = (text, base) =>
    [...text.matchAll(/\bpath: '([^']*)'/g)].map(([, path]) => (path === '' ? base : `${base}/${path}`));
  for (const path of [...paths(account, '/console'), ...paths(organisation, '/console/orgs/:org')])
    expect(`a look at ${path}`, seen.has(path), true);
}
process.stderr.write(
  `Console: ${files.length} journeys, ${byKeyboard} by keyboard only, ${checks} checks, ${problems.length} problems.\n`,
);
for (const each of problems) process.stderr.write(`${each}\n`);
process.exit(problems.length > 0 ? 1 : 0);
