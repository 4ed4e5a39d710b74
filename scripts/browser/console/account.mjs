// Somebody reads what is in their account: no agent yet, another browser is signed out, a passkey is added and renamed, usage as a chart, the plan, who they are.

const EMAIL = 'account@example.com';

async function withAuthenticator(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  };
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
}

async function sessions(page, { at, look }) {
  await page.getByRole('link', { name: 'Sessions and passkeys' }).click();
  await at(page, 'Sessions and passkeys');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name').fill('Laptop');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByRole('button', { name: 'Rename Laptop' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Old laptop');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByRole('button', { name: 'Remove Old laptop' }).waitFor();
  await look(page, 'sessions');
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await page.getByRole('button', { name: /^Sign out Chrome/ }).waitFor({ state: 'detached' });
}

async function usage(page, { at, look, send }) {
  for (const title of ['One', 'Two']) {
    await send(page, 'POST', '/v1/diagrams/publish', { source: `flow "${title}"\nnode a "A"\n` });
    await send(page, 'POST', '/v1/diagrams/validate', { source: 'flow "Checked"\nnode a "A"\n' });
  }
  await page.getByRole('link', { name: 'Usage' }).click();
  await at(page, 'Usage');
  await page.locator('.svg-picture svg').waitFor();
  await page.locator('summary', { hasText: 'Numbers by day' }).click();
  await look(page, 'usage');
}

export async function walk(tools) {
  const { person, at, look, expect } = tools;
  const other = await person(EMAIL);
  const page = await person(EMAIL, '/console/agents');
  await withAuthenticator(page);
  await at(page, 'Agents');
  await look(page, 'agents-empty');
  await sessions(page, tools);
  await other.reload();
  expect('the page of the other browser', new URL(other.url()).pathname, '/sign-in');
  await usage(page, tools);
  await page.getByRole('link', { name: 'Plan and billing' }).click();
  await at(page, 'Plan and billing');
  await look(page, 'billing');
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await at(page, 'Account');
  await look(page, 'account');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  expect('the file of the export', /\.zip$/.test((await download).suggestedFilename()), true);
  await page.getByRole('button', { name: 'Erase the account' }).click();
  await page.getByLabel(`Type ${EMAIL} to confirm`).fill(EMAIL);
  await page.locator('dialog').getByRole('button', { name: 'Erase the account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}
