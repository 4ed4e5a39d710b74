// An admin follows docs/single-sign-on.md, command by command, with an OpenID Connect and a SAML provider and a name server beside the service; people sign in
// through both in Chromium, are provisioned by SCIM, and lose access when they are deactivated. The pages are checked in light and dark, at 390 px. Fails on a
// missing effect, a command of the document that nobody ran, axe-core violations, horizontal scrolling, and what the pages' policy blocks.
//
//   node scripts/browser/single-sign-on.mjs [FOLDER for screenshots]
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FONT_FILES } from '../metrics/font-files.mjs';
import { documentOf } from '../sso/document.mjs';
import { withNameServer } from '../sso/name-server.mjs';
import { withOidc, withSaml } from '../sso/providers.mjs';
import { checkedPages } from './checked.mjs';
import { withChromium } from './chromium.mjs';
import { withMailbox } from './mailbox.mjs';
import { withService } from './services.mjs';

const { expect, look, newPage, end } = checkedPages('Single sign-on', process.argv[2]);

const ADMIN = 'ada@acme.example';
const BOB = 'bob@acme.example';
const CAROL = 'carol@acme.example';

/** The session of the cookie file that curl wrote, in a browser. */
async function adminIn(browser, address, folder) {
  const page = await newPage(browser);
  const rows = readFileSync(join(folder, 'cookie'), 'utf8')
    .split('\n')
    .map((line) => line.replace('#HttpOnly_', '').split('\t'))
    .filter((fields) => fields.length === 7);
  await page.context().addCookies(rows.map(([, , , , , name, value]) => ({ name, value, url: address })));
  return page;
}

/** The way through a provider: its form, and for OpenID Connect its question whether the service may know the address. */
async function atProvider(page, login) {
  await page.fill('[name=login]', login);
  const password = page.locator('[name=password]');
  if ((await password.count()) > 0) await password.fill('any');
  await page.click('button[type=submit]');
}

async function consents(page) {
  await page.click('button:has-text("Continue")');
}

async function signsIn(page, address, login, provider) {
  await page.goto(`${address}/sign-in/organisation`);
  await page.fill('#email', login);
  await page.click('button.main');
  await page.click('text=Continue to its sign-in page');
  await provider(page, login);
  await page.waitForURL(({ origin }) => origin === new URL(address).origin);
}

const viaOidc = async (page, login) => {
  await atProvider(page, login);
  await consents(page);
};

/** What the API answers to the browser's cookies: its JSON, or the status of a refusal. */
async function answerTo(page, url) {
  const answer = await page.context().request.get(url);
  return answer.ok() ? answer.json() : answer.status();
}

const me = async (page, address) => {
  const answer = await answerTo(page, `${address}/user/me`);
  return answer.email ?? answer;
};

function provisioning(address, token) {
  return async (method, path, body) => {
    const answer = await fetch(`${address}/scim/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, ...(answer.status === 204 ? {} : await answer.json()) };
  };
}

async function tested(page, { follow }, provider) {
  const { url } = await follow('/sso/test');
  await page.goto(url);
  await provider(page, 'tester@acme.example');
  await page.waitForURL(/organisation\/test/);
  expect('the test', await page.textContent('h1'), 'The test succeeded');
}

async function walk({ browser, address, folder, mailbox, dns, oidc, saml }) {
  const document = documentOf(folder, address);
  const { follow } = document;
  await follow('/auth/code');
  await follow('/auth/verify', { CODE: await mailbox.next(ADMIN, /\b\d{6}\b/) });
  const acme = await follow('$URL/orgs -H');
  saml.organisation = acme.id;
  const { record } = await follow('/sso/domains -H');
  dns.records.set(record.name, record.value);
  const { verifiedAt } = await follow('/domains/acme.example/verify');
  expect('whether the domain is verified', typeof verifiedAt, 'string');

  const admin = await adminIn(browser, address, folder);
  await follow('PUT $URL/orgs/acme/sso/connection', {
    'https://login.acme.example': oidc.issuer,
    '"clientId":"…"': `"clientId":"${oidc.client.id}"`,
    '"clientSecret":"…"': `"clientSecret":"${oidc.client.secret}"`,
  });
  await tested(admin, document, viaOidc);
  await look(admin, 'test');
  await follow('"roleRules"');

  const { token } = await follow('/scim/token');
  const scim = provisioning(address, token);
  const provisioned = await scim('POST', '/Users', {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: BOB,
    emails: [{ value: BOB, primary: true }],
    active: true,
  });
  expect('provisioning', provisioned.status, 201);

  const bob = await newPage(browser);
  await signsIn(bob, address, BOB, viaOidc);
  expect('who signed in with OpenID Connect', await me(bob, address), BOB);
  const carol = await newPage(browser);
  await signsIn(carol, address, CAROL, viaOidc);
  expect('the roles', await roles(admin, address), { [ADMIN]: 'owner', [BOB]: 'viewer', [CAROL]: 'editor' });

  const { codes } = await follow('/sso/break-glass');
  expect('break-glass codes', codes.length, 10);
  await follow('{"required":true}');
  const outside = await newPage(browser);
  await outside.goto(`${address}/sign-in`);
  await outside.fill('#email', CAROL);
  await outside.click('button.main');
  const way = await mailbox.next(CAROL, /^Sign in through your organisation: .*$/m);
  expect('the email in place of a code', way, `Sign in through your organisation: ${address}/sign-in/organisation`);

  await follow('{"required":false}');
  await follow('-X DELETE $URL/orgs/acme/sso/connection');
  await bob.reload();
  expect('a session through a connection that was removed', await me(bob, address), 401);
  await follow('PUT $URL/orgs/acme/sso/saml', { 'https://login.acme.example/metadata': saml.metadataUrl });
  await tested(admin, document, atProvider);
  await follow('"state":"on"}');
  await signsIn(bob, address, BOB, atProvider);
  expect('who signed in with SAML', await me(bob, address), BOB);

  const left = await scim('PATCH', `/Users/${provisioned.id}`, {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: [{ op: 'replace', path: 'active', value: false }],
  });
  expect('deactivation', [left.status, left.active], [200, false]);
  expect('who was signed in', await me(bob, address), 401);
  await signsIn(bob, address, BOB, atProvider);
  expect('the page of someone who was deactivated', await bob.textContent('h1'), 'You are not signed in');
  expect('why', await bob.textContent('.problem'), DEACTIVATED);
  await look(bob, 'deactivated');
  expect('commands of the document that were not run', document.unused(), []);
}

async function roles(page, address) {
  const { members } = await answerTo(page, `${address}/orgs/acme/members`);
  return Object.fromEntries(members.map(({ email, role }) => [email, role]));
}

const DEACTIVATED = 'Your organisation has deactivated your access. Ask its admin.';

const folder = mkdtempSync(join(tmpdir(), 'linework-sso-'));
let address = '';
const saml = {};
const acsOf = (path) => `${address}/auth/sso/saml/${saml.organisation}/${path}`;
try {
  await withChromium(
    FONT_FILES.map((each) => each.file),
    (browser) =>
      withMailbox((mailbox) =>
        withNameServer((dns) =>
          withOidc({ redirectUri: () => `${address}/auth/sso/callback`, groups: { [CAROL]: ['writers'] } }, (oidc) =>
            withSaml({ acsUrl: () => acsOf('acs'), audience: () => acsOf('metadata') }, (provider) =>
              withService(
                (service) => {
                  address = service.address;
                  Object.assign(saml, provider);
                  return walk({ browser, address, folder, mailbox, dns, oidc, saml });
                },
                {
                  SMTP_URL: mailbox.url,
                  LINEWORK_DNS: dns.address,
                  LINEWORK_PROVIDER_HOSTS: `${oidc.host},${provider.host}`,
                },
              ),
            ),
          ),
        ),
      ),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
end();
