// Two people in two browsers use an organisation from its beginning to its end: they sign in with emailed codes, create it, invite, join, publish from the
// command line into a folder, see the diagram, see the drift that a pipeline reports, upload an avatar, change roles, lose a right and read the refusal, and leave. Fails on a missing effect.
//
//   node scripts/browser/organisation.mjs
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import { PNG } from 'pngjs';
import { FONT_FILES } from '../metrics/font-files.mjs';
import { withChromium } from './chromium.mjs';
import { withMailbox } from './mailbox.mjs';
import { command, withService } from './services.mjs';

const [ADA, BO] = ['ada@example.com', 'bo@example.com'];

const problems = [];
let checks = 0;
function expect(what, actual, expected) {
  checks++;
  if (actual !== expected) problems.push(`${what}: ${actual} instead of ${expected}`);
}

/** Signs in on the page that asks for it. */
async function signIn(page, email, mailbox) {
  await page.fill('#email', email);
  await page.click('button.main');
  await page.fill('#code', await mailbox.next(email, /\b\d{6}\b/));
  await page.click('button.main');
}

/** Sends a request with the session of the browser, from the start page. The policy of the pages with forms does not allow any. */
async function send(page, method, path, body) {
  if (new URL(page.url()).pathname !== '/') await page.goto(new URL('/', page.url()).href);
  return page.evaluate(
    async ([verb, to, value]) => {
      const answer = await fetch(to, {
        method: verb,
        ...(value && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text };
    },
    [method, path, body],
  );
}

function publish({ address }, key, folder) {
  const words = ['publish', 'shop.diagram', '--organization', 'acme', '--folder', 'team/payments', '--host', address];
  const env = { ...process.env, LINEWORK_API_KEY: key, XDG_STATE_HOME: folder };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...words], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ exit: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}

/** Creates the organisation as a reader of the API page does, by clicks. */
async function create(page, address) {
  await page.goto(`${address}/docs`);
  const block = page.locator('.opblock[id$="-create_organisation"]');
  // Sections are closed at first.
  await page
    .locator('.opblock-tag-section', { has: page.locator('[id="operations-tag-Organisations"]') })
    .locator('.expand-operation')
    .click();
  // Swagger UI shows a long list only as far as it is scrolled.
  for (let screens = 0; screens < 100 && (await block.count()) === 0; screens++)
    await page.evaluate(() => {
      window.scrollBy(0, window.innerHeight);
      return new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    });
  await block.locator('.opblock-summary-control').click();
  await block.locator('.try-out__btn').click();
  await block.locator('textarea.body-param__text').fill('{"name": "Acme", "slug": "acme"}');
  await block.locator('.execute').click();
  const status = block.locator('.live-responses-table .response-col_status').last();
  expect('creating an organisation', Number.parseInt(await status.textContent(), 10), 201);
}

/** What the image of the avatar shows on a page: its size, or 0. */
function avatar(page) {
  return page.evaluate(async () => {
    const image = new Image();
    image.src = '/orgs/acme/avatar?size=64';
    await image.decode().catch(() => undefined);
    return image.naturalWidth;
  });
}

async function putAvatar(page, bytes) {
  const body = [...bytes];
  return page.evaluate(async (list) => {
    const headers = { 'content-type': 'image/png' };
    return (await fetch('/orgs/acme/avatar', { method: 'PUT', headers, body: Uint8Array.from(list) })).status;
  }, body);
}

const BEFORE = 'schema "Shop"\ntable orders {\n  id int pk\n  total int\n}\n';
const AFTER = `${BEFORE}table parcels {\n  id int pk\n  order_id int fk=orders.id\n}\n`;

/** Two runs as CI reports them: one that is up to date, and one in which a diagram and what it is generated from differ. */
const RUNS = [
  [2, { state: 'current' }],
  [
    1,
    {
      state: 'drifted',
      inputs: ['db/schema.sql'],
      change: {
        elements: { added: 1, removed: 0, changed: 0 },
        edges: { added: 1, removed: 0, changed: 0 },
        words: ['Added table parcels.', 'Added reference parcels.order_id -> orders.id.'],
      },
      before: BEFORE,
      after: AFTER,
    },
  ],
];

/** What a repository's pipeline reports, on the drift pages. */
async function seeDrift(page, address) {
  for (const [daysAgo, diagram] of RUNS) {
    const at = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
    const { status } = await send(page, 'POST', '/orgs/acme/drift/runs', {
      repository: 'github.com/acme/shop',
      commit: String(daysAgo).repeat(40),
      branch: 'main',
      run: String(daysAgo),
      at,
      committedAt: at,
      diagrams: [
        { path: 'docs/database.diagram', format: 'sql', ...diagram },
        { path: 'docs/api.diagram', format: 'openapi', state: 'current' },
      ],
    });
    expect('reporting a run', status, 200);
  }
  await page.goto(`${address}/drift/acme`);
  expect('the drift of the organisation', await page.textContent('h1'), 'Drift of Acme');
  expect('diagrams out of date', await page.textContent('td.number'), '1 of 2');
  await axed(page, 'the drift of the organisation');
  await page.click('td a');
  expect('the drift of a repository', await page.textContent('h1'), 'github.com/acme/shop');
  await axed(page, 'the drift of a repository');
  for (const image of await page.locator('figure img').all()) {
    await image.scrollIntoViewIfNeeded();
    const width = await image.evaluate(async (each) => {
      await each.decode();
      return each.naturalWidth;
    });
    expect('a picture of drift is shown', width > 100, true);
  }
  expect('pictures of drift', await page.locator('figure img').count(), 2);
}

/** At 390 and 1280 px, light and dark. */
async function axed(page, what) {
  for (const colorScheme of ['light', 'dark'])
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
      expect(`${what} fits in ${width} px`, fits, true);
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
      expect(`${what}, ${colorScheme}, ${width} px`, violations.map(({ id }) => id).join(', '), '');
    }
}

async function meet(browser, service, mailbox, folder) {
  const { address } = service;
  const person = async (path) => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(address + path);
    return page;
  };
  const ada = await person('/sign-in');
  await signIn(ada, ADA, mailbox);
  await create(ada, address);

  const invitation = await send(ada, 'POST', '/orgs/acme/invites', { email: BO, role: 'editor' });
  expect('inviting', invitation.status, 201);
  const link = new URL(await mailbox.next(BO, /http:\S+\/join\/\S+/));
  const bo = await person(link.pathname);
  await signIn(bo, BO, mailbox);
  expect('the invitation', await bo.textContent('h1'), 'Join Acme');
  await bo.click('button.main');
  expect('after joining', await bo.textContent('h1'), 'You belong to Acme');

  const { body: key } = await send(bo, 'POST', '/user/api-keys', { name: 'Laptop' });
  const first = await publish(service, key.key, folder);
  expect(`publishing as an editor (${first.output})`, first.exit, 0);
  const { body: library } = await send(ada, 'GET', '/orgs/acme/diagrams');
  const [diagram] = library.diagrams;
  expect('the folder of the diagram', diagram.folder, 'team/payments');
  await ada.goto(diagram.url);
  expect('the page of the diagram', await ada.textContent('h1'), 'Shop');

  expect('reading the organisation', (await send(ada, 'GET', '/orgs/acme')).status, 200);
  expect('the initials', await avatar(ada), 64);
  expect('uploading an avatar', await putAvatar(ada, PNG.sync.write(new PNG({ width: 90, height: 40 }))), 204);
  expect("the avatar, in the other's browser", await avatar(bo), 64);

  await seeDrift(ada, address);

  const { body: people } = await send(ada, 'GET', '/orgs/acme/members');
  const member = people.members.find(({ email }) => email === BO);
  const changed = await send(ada, 'PATCH', `/orgs/acme/members/${member.userId}`, { role: 'viewer' });
  expect('changing a role', changed.status, 200);
  const second = await publish(service, key.key, folder);
  expect(`publishing as a viewer (${second.output})`, second.exit === 0, false);
  expect(`the refusal (${second.output})`, second.output.includes('Your role is viewer'), true);
  expect('uploading an avatar as a viewer', await putAvatar(bo, Buffer.of(1)), 403);
  await bo.goto(diagram.url);
  expect('the page of the diagram for a viewer', await bo.textContent('h1'), 'Shop');

  expect('leaving', (await send(bo, 'DELETE', '/orgs/acme/members/me')).status, 204);
  expect('the organisation after leaving', (await send(bo, 'GET', '/orgs/acme')).status, 404);
  expect('the page of the diagram after leaving', (await bo.goto(diagram.url)).status(), 404);
  expect('the members who stay', (await send(ada, 'GET', '/orgs/acme/members')).body.count, 1);
}

const folder = mkdtempSync(join(tmpdir(), 'linework-organisation-'));
writeFileSync(
  join(folder, 'shop.diagram'),
  'flow "Shop"\nnode shop client "Shop"\nnode api service "API"\nshop -> api : "calls"\n',
);
try {
  await withChromium(
    FONT_FILES.map((each) => each.file),
    (browser) =>
      withMailbox((mailbox) =>
        withService((service) => meet(browser, service, mailbox, folder), { SMTP_URL: mailbox.url }),
      ),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.stderr.write(`Organisation: ${checks} checks, ${problems.length} problems.\n`);
for (const each of problems) process.stderr.write(`${each}\n`);
process.exit(problems.length > 0 ? 1 : 0);
