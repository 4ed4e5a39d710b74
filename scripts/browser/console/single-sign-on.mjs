// Ada signs in for the first time, names an organisation and invites Bo, who joins. She proves a domain, connects an OpenID Connect provider (a wrong issuer,
// the right one), tests it, turns it on, says who joins, and requires it. Bo's session ends; he signs in through the provider, which gives him his role. Then
// she connects and tests a SAML provider. Both providers run beside the service: oidc-provider and samlp.

const ADA = 'ada@signing.example';
const BO = 'bo@signing.example';

async function foundOrganisation({ person, mailbox, at }) {
  const ada = await person(ADA, '/console');
  await ada.locator('nav').getByRole('link', { name: 'Organisations' }).click();
  await at(ada, 'Organisations');
  await ada.getByRole('button', { name: 'New organisation' }).click();
  await ada.getByLabel('Name').fill('Signing');
  await ada.getByLabel('Slug').fill('signing');
  await ada.getByRole('button', { name: 'Create organisation' }).click();
  await at(ada, 'Members');
  await ada.getByRole('button', { name: 'Invite' }).click();
  await ada.getByLabel('Email address').fill(BO);
  await ada.locator('dialog').getByLabel('Role').selectOption('viewer');
  await ada.getByRole('button', { name: 'Send invitation' }).click();
  const invitation = new URL(await mailbox.next(BO, /http:\S+\/join\/\S+/));
  await ada.locator('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  const bo = await person(BO, invitation.pathname);
  await bo.getByRole('button', { name: `Join as ${BO}` }).click();
  await bo.getByRole('heading', { name: 'You belong to Signing' }).waitFor();
  return { ada, bo };
}

async function provedDomain(page, dns) {
  await page.getByLabel('Domain', { exact: true }).fill('signing.example');
  await page.getByRole('button', { name: 'Add domain' }).click();
  const record = (what) => page.getByRole('textbox', { name: `${what} of the record of signing.example` }).inputValue();
  await page.getByText('Waiting for the record').waitFor();
  await page.getByRole('button', { name: 'Verify: signing.example' }).click();
  await page.locator('.notice.failed').waitFor();
  dns.records.set(await record('name'), await record('value'));
  await page.getByRole('button', { name: 'Verify: signing.example' }).click();
  await page.getByText('Verified signing.example.').waitFor();
}

async function connected(page, oidc) {
  await page.getByRole('button', { name: 'SAML 2.0' }).click();
  await page.getByRole('button', { name: 'File or text' }).click();
  await page.getByLabel('Name', { exact: true }).fill('By SAML');
  await page.getByLabel('Or its text').fill('<metadata/>');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.locator('.refused').waitFor();
  await page.getByRole('button', { name: 'OpenID Connect' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Signing login');
  await page.getByLabel('Issuer').fill(`${oidc.issuer}/elsewhere`);
  await page.getByLabel('Client ID').fill(oidc.client.id);
  await page.getByLabel('Client secret').fill(oidc.client.secret);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.locator('[name=issuer][aria-invalid=true]').waitFor();
  await page.getByLabel('Issuer').fill(oidc.issuer);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByText('In test').waitFor();
}

/** Through the form of a provider. */
async function atProvider(page, login) {
  await page.fill('[name=login]', login);
  const password = page.locator('[name=password]');
  if ((await password.count()) > 0) await password.fill('any');
  await page.click('button[type=submit]');
}

async function viaOidc(page, login) {
  await atProvider(page, login);
  await page.click('button:has-text("Continue")');
}

async function tested(page, name, provider) {
  await page.getByRole('button', { name: `Test ${name}` }).click();
  const tab = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the sign-in page' }).click();
  const test = await tab;
  await provider(test, ADA);
  await test.waitForURL(/organisation\/test/);
  await test.close();
  await page.reload();
  await page.locator('li', { hasText: name }).getByText('Succeeded').waitFor();
}

async function choseWhoJoins(page, expect) {
  await page.getByRole('button', { name: 'Turn on Signing login' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('Turned Signing login on.').waitFor();
  await page.getByRole('button', { name: 'Add a role rule' }).click();
  await page.getByLabel('Has the value').fill(' ');
  await page.getByRole('button', { name: 'Save who joins' }).click();
  // Beside the field, not above the button.
  await page.locator('.role-rule [aria-invalid=true]').waitFor();
  expect('refusals above the button', await page.locator('.refused').count(), 0);
  await page.getByLabel('Has the value').fill('writers');
  await page.getByRole('button', { name: 'Save who joins' }).click();
  await page.getByText('Saved who joins.').waitFor();
}

async function required(page, { expect, look, send }) {
  expect('before the codes', await page.getByText('Missing: break-glass codes.').count(), 1);
  await page.getByRole('button', { name: 'Create break-glass codes' }).click();
  await page.getByRole('button', { name: 'Create ten codes' }).click();
  await page.locator('.codes').waitFor();
  expect('codes', await page.locator('.codes li').count(), 10);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Require single sign-on' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Require single sign-on' }).click();
  await page.getByText('Single sign-on is required.').waitFor();
  await look(page, 'single-sign-on');
  const { body } = await send(page, 'GET', '/orgs/signing/sso');
  const [{ claim, value, role }] = body.roleRules;
  expect('the settings', [body.required, claim, value, role], [true, 'groups', 'writers', 'editor']);
}

/** With the session of a page; the pages with forms allow no requests. */
const meOf = (page, { service }) => page.context().request.get(`${service.address}/user/me`);

/** A member whose session has ended. */
async function signedInThrough(bo, { service, mailbox, expect }) {
  await bo.goto(`${service.address}/sign-in/organisation`);
  await bo.locator('#email').fill(BO);
  await bo.locator('button.main').click();
  await bo.getByText('Continue to its sign-in page').click();
  await viaOidc(bo, BO);
  // He had an account before: he confirms once that his organisation's sign-in opens it.
  await bo.getByRole('button', { name: 'Email me a code' }).click();
  await bo.locator('#code').fill(await mailbox.next(BO, /\b\d{6}\b/));
  await bo.locator('button.main').click();
  await bo.waitForURL((url) => !url.pathname.startsWith('/sign-in'));
  const { email, organizations } = await (await meOf(bo, { service })).json();
  expect('who signed in, and as what', [email, organizations.map(({ role }) => role)], [BO, ['editor']]);
}

async function connectedBySaml(page, saml) {
  await page.getByRole('button', { name: 'Connect another provider' }).click();
  const dialog = page.locator('dialog');
  await dialog.getByRole('button', { name: 'SAML 2.0' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('By SAML');
  await dialog.getByLabel('Address of its metadata').fill(saml.metadataUrl);
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByText('Saved By SAML. Test it next.').waitFor();
  await tested(page, 'By SAML', atProvider);
}

export async function walk(tools) {
  const { send, at, look, expect, dns, oidc, saml } = tools;
  const { ada, bo } = await foundOrganisation(tools);
  await ada.locator('nav').getByRole('link', { name: 'Single sign-on' }).click();
  await at(ada, 'Single sign-on');
  await look(ada, 'single-sign-on-empty');
  await provedDomain(ada, dns);
  await connected(ada, oidc);
  await tested(ada, 'Signing login', viaOidc);
  await choseWhoJoins(ada, expect);
  await required(ada, tools);
  expect('the session of Bo', (await meOf(bo, tools)).status(), 401);
  await signedInThrough(bo, tools);
  saml.organisation = (await send(ada, 'GET', '/orgs/signing')).body.id;
  await connectedBySaml(ada, saml);
}
