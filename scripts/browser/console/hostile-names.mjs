// Somebody gives hostile names to everything that has one, and opens every list with them on a phone: nothing runs, nothing becomes markup, nothing reorders
// the words beside it, nothing is wider than the screen, and each has something to see and to choose.
import { withAuthenticator } from '../authenticator.mjs';
import { MARKUP_NAMES, SHAPED_NAMES } from '../hostile-names.mjs';

const NAMES = [...MARKUP_NAMES, ...SHAPED_NAMES];
const AGENT = 'http://127.0.0.1:43210/callback';
const plain = (name) => name.replaceAll(/\p{C}/gu, '').trim();
const spokenNames = () => [...new Set(NAMES.map(plain))].filter(Boolean);
const source = (name) => `flow ${JSON.stringify(name.replaceAll(/[\u2028\u2029]/g, ' '))}\nnode a "A"\n`;

/** Registers an agent that chose its name; returns the address at which it asks to be connected. */
async function askToConnect({ address }, name) {
  const registered = await fetch(`${address}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: name, redirect_uris: [AGENT], token_endpoint_auth_method: 'none' }),
  });
  const client = await registered.json();
  const query = new URLSearchParams({
    client_id: client.client_id,
    response_type: 'code',
    redirect_uri: AGENT,
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  });
  return `${address}/oauth/authorize?${query}`;
}

/** Allows an agent in another tab, which returns to the agent. Nobody runs it. */
async function allow(page, address) {
  const tab = await page.context().newPage();
  await tab.goto(address);
  const back = tab.waitForRequest((each) => each.url().startsWith(`${AGENT}?code=`));
  await tab.getByRole('button', { name: 'Allow' }).click();
  await back;
  await tab.close();
}

/** Runs in the page: what a name has done to it. */
function faultsIn() {
  const faults = [];
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over > 0) faults.push(`${over} px too wide`);
  for (const each of document.querySelectorAll('main script, main b, main svg[onload], img[src="x"], [onmouseover]'))
    faults.push(`markup: ${each.outerHTML.slice(0, 80)}`);
  const directing = /[\u202a-\u202e\u2066\u2067]/;
  const rightToLeft = /[\u0590-\u08ff]/;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const { data, parentElement } = text;
    if (!parentElement.checkVisibility() || parentElement.closest('select, datalist, textarea, code, pre')) continue;
    if (directing.test(data)) faults.push(`directs what follows: ${data.slice(0, 80)}`);
    if (!rightToLeft.test(data)) continue;
    const isIsolated = data.replaceAll(/\u2068[^\u2069]*\u2069/g, '').search(rightToLeft) === -1;
    if (!isIsolated && getComputedStyle(parentElement).unicodeBidi === 'normal')
      faults.push(`is not isolated: ${data.slice(0, 80)}`);
  }
  for (const each of document.querySelectorAll('main a, main button, main summary, main li strong, [role=option]')) {
    const { width, height } = each.getBoundingClientRect();
    if (each.checkVisibility() && (width < 8 || height < 8)) faults.push(`too small: ${each.outerHTML.slice(0, 80)}`);
  }
  return faults;
}

async function prepare(page, { send, service, oidc, expect }) {
  const refused = [];
  const create = async (what, names, make) => {
    const answers = await Promise.all(names.map(make));
    const accepted = answers.filter(({ status }) => status < 300).length;
    if (accepted === 0) refused.push(`${what}: ${JSON.stringify(answers[0].body).slice(0, 200)}`);
    return answers;
  };
  const spoken = spokenNames();
  await send(page, 'POST', '/orgs', { name: spoken[0], slug: 'hostile-names' });
  const org = '/orgs/hostile-names';
  await create('organisations', spoken.slice(1, 8), (name, i) =>
    send(page, 'POST', '/orgs', { name: name.slice(0, 100), slug: `hostile-${i}` }),
  );
  for (const path of ['/v1/diagrams/publish', `${org}/diagrams`])
    await create('diagrams', NAMES, (name) =>
      send(page, 'POST', path, {
        source: source('Plain'),
        title: name,
        folder: plain(name).replaceAll('/', '').slice(0, 90),
        ...(path.startsWith('/v1') && { visibility: 'unlisted', personal: true }),
      }),
    );
  await create('keys', NAMES, (name) =>
    send(page, 'POST', '/user/api-keys', { name: name.slice(0, 100), scopes: ['draw'] }),
  );
  await create('agents', NAMES, async (name) => {
    const { body: asking } = await send(page, 'GET', await askToConnect(service, name));
    const request = /name="request" value="([^"]*)"/.exec(asking)?.[1];
    return send(page, 'POST', '/user/mcp/approve', { request, allow: true });
  });
  await create('keys of the organisation', NAMES, (name) =>
    send(page, 'POST', `${org}/keys`, { name: name.slice(0, 100), scopes: ['draw'], role: 'viewer' }),
  );
  await create('folder rules', spoken, (name) =>
    send(page, 'PUT', `${org}/folder-rules`, { folder: name.replaceAll('/', '').slice(0, 90), unlisted: false }),
  );
  await create('icons', spoken.slice(0, 6), (name, i) =>
    send(page, 'PUT', `${org}/icons/icon-${i}`, {
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0H9V9z"/></svg>',
      words: [name.slice(0, 40)],
      products: [`${i} ${name}`.slice(0, 40)],
    }),
  );
  await create('fonts of the brand', spoken, (name) =>
    send(page, 'PUT', `${org}/brand`, { colours: { primary: '#6d28d9' }, font: name.slice(0, 100) }),
  );
  await create('style rules', [''], () =>
    send(page, 'PUT', `${org}/style-rules`, {
      rules: { names: spoken.map((name) => ({ use: name.slice(0, 50), insteadOf: [`not ${name}`.slice(0, 50)] })) },
    }),
  );
  await create('connections', NAMES.slice(0, 5), (name) =>
    send(page, 'PUT', `${org}/sso/connection`, {
      name: name.slice(0, 100),
      issuer: oidc.issuer,
      clientId: oidc.client.id,
      clientSecret: oidc.client.secret,
    }),
  );
  const run = (name, i) => ({
    repository: `github.com/hostile/${i}`,
    commit: 'a'.repeat(40),
    branch: plain(name).replaceAll(/[\s~^:?*[\\]/g, '') || 'main',
    defaultBranch: plain(name).replaceAll(/[\s~^:?*[\\]/g, '') || 'main',
    run: plain(name).slice(0, 90),
    at: new Date().toISOString(),
    diagrams: [
      {
        path: `${plain(name).replaceAll(/[/\\]/g, '')}.diagram`,
        format: 'sql',
        inputs: [plain(name)],
        state: 'missing',
      },
    ],
  });
  await create('drift', spoken.slice(0, 6), (name, i) => send(page, 'POST', `${org}/drift/runs`, run(name, i)));
  const { body: token } = await send(page, 'POST', `${org}/scim/token`, {});
  await create('groups', NAMES, async (name) => {
    const answer = await fetch(`${service.address}/scim/v2/Groups`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token.token}`, 'content-type': 'application/scim+json' },
      body: JSON.stringify({ schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'], displayName: name }),
    });
    return { status: answer.status, body: await answer.text() };
  });
  expect('what nothing could be named', refused, []);
}

/** One of each kind: markup, an override of the direction, letters that are read from right to left, and nothing to see. */
const SOME = [MARKUP_NAMES[1], ...SHAPED_NAMES.slice(1, 4)];

/** Each in an authenticator of its own: one has one passkey of an account. */
async function addPasskeys(page) {
  for (const name of SOME) {
    const take = await withAuthenticator(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await take();
  }
}

/** A request for help with files, and the notice that it was sent. */
async function askForHelp(page, harmless) {
  await page.getByLabel('Subject').fill(SOME[1]);
  await page.getByLabel('Message').fill(SOME.join('\n'));
  const files = SOME.slice(0, 3).map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) }));
  await page.locator('#attachments').setInputFiles(files);
  await page.getByRole('list', { name: 'Files' }).getByRole('listitem').nth(2).waitFor();
  await harmless('support-files');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await page.locator('.notice, .refused, .wrong').first().waitFor();
  await harmless('support-sent');
}

/** What this browser keeps of the editor, as the editor keeps it. */
async function keepDrafts(page) {
  await page.evaluate(async (titles) => {
    const opening = indexedDB.open('linework-history', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('snapshots', { keyPath: 'id' });
      opening.result.createObjectStore('texts');
    };
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const writing = opening.result.transaction('snapshots', 'readwrite');
    for (const [i, title] of titles.entries())
      writing.objectStore('snapshots').put({ id: i + 1, time: Date.now(), title, bytes: 9, change: 'First draft' });
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    opening.result.close();
  }, NAMES.map(plain).filter(Boolean));
}

export async function walk(tools) {
  const { person, expect, at, keep } = tools;
  // Another browser, of which the name is hostile too.
  await person('hostile@example.com', '/console', {
    userAgent: '<img src=x onerror=alert(1)> "><script>alert(2)</script>',
  });
  const page = await person('hostile@example.com', '/console', { viewport: { width: 390, height: 844 } });
  await at(page, 'Diagrams');
  const dialogs = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await prepare(page, tools);
  const open = async (path, title) => {
    await page.goto(new URL(`/console${path}`, page.url()).href);
    await at(page, title);
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('main details')) each.open = true;
    });
  };
  const harmless = async (name) => {
    expect(`${name} with hostile names`, await page.evaluate(faultsIn), []);
    await keep(page, `hostile-${name}`);
  };
  const org = '/orgs/hostile-names';
  for (const [path, title] of [
    ['', 'Diagrams'],
    [org, 'Diagrams'],
    ['/organisations', 'Organisations'],
    ['/keys', 'API keys'],
    [`${org}/keys`, 'API keys'],
    ['/publishing', 'Publishing'],
    [`${org}/publishing`, 'Publishing'],
    [`${org}/folder-rules`, 'Folder rules'],
    [`${org}/drift`, 'Drift'],
    [`${org}/single-sign-on`, 'Single sign-on'],
    [`${org}/provisioning`, 'Provisioning'],
    [`${org}/style-rules`, 'Style rules'],
    [`${org}/icons`, 'Icons'],
    [`${org}/audit`, 'Audit log'],
    [`${org}/settings`, 'Settings'],
    [`${org}/brand`, 'Brand'],
  ]) {
    await open(path, title);
    await harmless(path.replaceAll('/', '-') || 'library');
  }
  for (const [i, name] of SOME.entries()) {
    await page.goto(await askToConnect(tools.service, name));
    await page.getByRole('button', { name: 'Allow' }).waitFor();
    await harmless(`connecting-${i}`);
  }
  await allow(page, await askToConnect(tools.service, 'Sketcher'));
  await open('/agents', 'Agents');
  expect(
    'connected agents',
    await page.getByRole('list', { name: 'Agents' }).getByRole('listitem').count(),
    NAMES.length + 1,
  );
  await harmless('agents');
  await open('/sessions', 'Sessions and passkeys');
  await addPasskeys(page);
  await harmless('sessions');
  await open(`${org}/support`, 'Support');
  await askForHelp(page, harmless);
  await open('/keys', 'API keys');
  // Of a name that goes the other way, and of one that can't be seen.
  for (const name of ['שלום עולם', '(no visible name)']) {
    await page.getByRole('button', { name: new RegExp(`^Revoke.*${name.replaceAll(/[()]/g, '\\$&')}`) }).click();
    await page.locator('dialog h2').waitFor();
    await harmless('revoking');
    await page.locator('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.locator('.notice', { hasText: name }).waitFor();
    await harmless('revoked');
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.type('onerror');
  // A diagram, after pages of the organisation that has this name.
  await page.locator('[role=option] > :first-child', { hasText: 'onerror' }).first().waitFor();
  await harmless('palette');
  await page.keyboard.press('Escape');
  await open('?search=reversed', 'Diagrams');
  await page.locator('.card > a').first().click();
  await at(page, 'reversed');
  await harmless('diagram');
  expect('the title of the window', await page.title(), 'a reversed · Linework');
  await open(`${org}/members`, 'Members');
  expect('the title of the window in an organisation', await page.title(), `Members · ${spokenNames()[0]} · Linework`);
  await keepDrafts(page);
  await page.goto(new URL('/', page.url()).href);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'History…' }).click();
  await page.locator('.drafts li').nth(9).waitFor();
  await harmless('drafts');
  expect('dialogs that a name has opened', dialogs, []);
}
