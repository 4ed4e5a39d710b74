// An owner who has never done it sets single sign-on up: a domain and its record, a wrong issuer and the right one, the test at a provider, turning it on, who
// joins, break-glass codes, and requiring it.

export async function walk({ person, send, at, look, expect, dns, oidc }) {
  const page = await person('ada@signing.example', '/console');
  await page.locator('nav').waitFor();
  await send(page, 'POST', '/orgs', { name: 'Signing', slug: 'signing' });
  await page.goto(new URL('/console/orgs/signing/single-sign-on', page.url()).href);
  await at(page, 'Single sign-on');
  await look(page, 'single-sign-on-empty');

  await page.getByLabel('Domain', { exact: true }).fill('signing.example');
  await page.getByRole('button', { name: 'Add domain' }).click();
  const record = (what) => page.getByRole('textbox', { name: `${what} of the record of signing.example` }).inputValue();
  await page.getByText('Waiting for the record').waitFor();
  await page.getByRole('button', { name: 'Verify: signing.example' }).click();
  await page.locator('.notice.failed').waitFor();
  dns.records.set(await record('name'), await record('value'));
  await page.getByRole('button', { name: 'Verify: signing.example' }).click();
  await page.getByText('Verified signing.example.').waitFor();

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

  await page.getByRole('button', { name: 'Test Signing login' }).click();
  const tab = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the sign-in page' }).click();
  const test = await tab;
  await test.fill('[name=login]', 'ada@signing.example');
  await test.fill('[name=password]', 'any');
  await test.click('button[type=submit]');
  await test.click('button:has-text("Continue")');
  await test.waitForURL(/organisation\/test/);
  await test.close();
  await page.reload();
  await page.getByText('Succeeded').waitFor();

  await page.getByRole('button', { name: 'Turn on Signing login' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('Turned Signing login on.').waitFor();
  await page.getByRole('button', { name: 'Add a role rule' }).click();
  await page.getByLabel('Has the value').fill('writers');
  await page.getByRole('button', { name: 'Save who joins' }).click();
  await page.getByText('Saved who joins.').waitFor();
  expect('before the codes', await page.getByText('Missing: break-glass codes.').count(), 1);
  await page.getByRole('button', { name: 'Make break-glass codes' }).click();
  await page.getByRole('button', { name: 'Make ten codes' }).click();
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
