// By keyboard only, somebody reads what is in their account: no agent yet, another browser is signed out, a passkey is added and renamed, usage as a chart, the plan, who they are;
// exports everything and erases the account.
import { withAuthenticator } from '../authenticator.mjs';

const EMAIL = 'account@example.com';

const press = async (page, tabTo, name) => {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
};

async function sessions(page, { at, look, tabTo, expect, focused }) {
  await press(page, tabTo, 'Sessions and passkeys');
  await at(page, 'Sessions and passkeys');
  await press(page, tabTo, 'Add a passkey');
  await tabTo(page, 'Name');
  await page.keyboard.type('Laptop');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Rename Laptop' }).waitFor();
  expect('the focus after adding', await focused(page), 'Add a passkey');
  await press(page, tabTo, 'Rename Laptop');
  await tabTo(page, 'Name');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Old laptop');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Old laptop' }).waitFor();
  expect('the focus after renaming', await focused(page), 'Rename Old laptop');
  await look(page, 'sessions');
  await press(page, tabTo, /^Sign out Chrome/);
  await page.getByRole('button', { name: /^Sign out Chrome/ }).waitFor({ state: 'detached' });
}

async function usage(page, { at, look, send, tabTo }) {
  for (const title of ['One', 'Two']) {
    await send(page, 'POST', '/v1/diagrams/publish', { source: `flow "${title}"\nnode a "A"\n` });
    await send(page, 'POST', '/v1/diagrams/validate', { source: 'flow "Checked"\nnode a "A"\n' });
  }
  await press(page, tabTo, 'Usage');
  await at(page, 'Usage');
  await page.locator('.svg-picture svg').waitFor();
  await press(page, tabTo, 'Numbers by day');
  await look(page, 'usage');
}

export const keyboardOnly = true;

export async function walk(tools) {
  const { person, at, look, expect, tabTo } = tools;
  const other = await person(EMAIL);
  const page = await person(EMAIL, '/console/agents');
  await withAuthenticator(page);
  await at(page, 'Agents');
  await look(page, 'agents-empty');
  await sessions(page, tools);
  await other.reload();
  expect('the page of the other browser', new URL(other.url()).pathname, '/sign-in');
  await usage(page, tools);
  await press(page, tabTo, 'Plan and billing');
  await at(page, 'Plan and billing');
  await look(page, 'billing');
  await press(page, tabTo, 'Account');
  await at(page, 'Account');
  await look(page, 'account');
  const download = page.waitForEvent('download');
  await press(page, tabTo, 'Export everything');
  expect('the file of the export', /\.zip$/.test((await download).suggestedFilename()), true);
  await press(page, tabTo, 'Erase the account');
  await tabTo(page, `Type ${EMAIL} to confirm`);
  await page.keyboard.type(EMAIL);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
}
