// Ada makes an organisation and invites Bo, who joins in a browser of his own; Ada makes him a viewer, which she undoes and does again, and removes him.
// The last owner can't leave. Deleting the organisation is undone.

const ADA = 'ada.organisation@example.com';
const BO = 'bo.organisation@example.com';

/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNYBwAAsACvOZLbbQAAAABJRU5ErkJggg==';

const noticeOf = (page) => page.locator('.notice p').last();

async function created(ada, { at, look }) {
  await at(ada, 'Organisations');
  await look(ada, 'organisations-empty');
  await ada.getByRole('button', { name: 'New organisation' }).click();
  await ada.getByLabel('Name').fill('Acme <b>& Söhne</b>');
  await ada.getByLabel('Slug').fill('acme');
  await ada.getByRole('button', { name: 'Create organisation' }).click();
  await at(ada, 'Members');
}

async function invited(ada, { look }) {
  await ada.getByRole('button', { name: 'Invite' }).click();
  await ada.getByLabel('Email address').fill(BO);
  await ada.getByRole('button', { name: 'Send invitation' }).click();
  await ada.getByRole('button', { name: 'Close', exact: true }).click();
  await look(ada, 'members');
}

async function joined(bo, { at, expect, service }) {
  await bo.getByRole('button', { name: `Join as ${BO}` }).click();
  await bo.getByRole('heading', { name: 'You belong to Acme' }).waitFor();
  await bo.goto(`${service.address}/console/organisations`);
  await at(bo, 'Organisations');
  expect('the role of Bo', await bo.locator('.rows .tag').textContent(), 'editor');
}

async function changed(ada, { expect }) {
  await ada.reload();
  await ada.getByRole('button', { name: `Change role of ${BO}` }).click();
  await ada.locator('dialog select').selectOption('viewer');
  await ada.locator('dialog').getByRole('button', { name: 'Change role' }).click();
  await noticeOf(ada).waitFor();
  expect('the notice', await noticeOf(ada).textContent(), `${BO} is a viewer now.`);
  await ada.getByRole('button', { name: 'Undo' }).click();
  await ada.locator('.rows li', { hasText: BO }).locator('.tag', { hasText: 'editor' }).waitFor();
  await ada.getByRole('button', { name: `Remove ${BO}` }).click();
  await ada.getByRole('button', { name: 'Remove', exact: true }).click();
  await ada.locator('.rows li', { hasText: BO }).waitFor({ state: 'detached' });
}

async function leftAlone(ada, { expect }) {
  await ada.getByRole('button', { name: 'Leave' }).click();
  await ada.locator('dialog').getByRole('button', { name: 'Leave' }).click();
  const words = await ada.locator('dialog [role=alert]').textContent();
  expect('why she stays', /owner/.test(words), true);
  await ada.getByRole('button', { name: 'Cancel' }).click();
}

async function renamedAndDeleted(ada, { at, look, expect }) {
  await ada.getByRole('link', { name: 'Settings' }).click();
  await at(ada, 'Settings');
  await look(ada, 'settings');
  const picture = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
  await ada.getByLabel('Picture').setInputFiles(picture);
  await ada.getByRole('button', { name: 'Upload' }).click();
  await ada.locator('.notice', { hasText: 'Saved the picture.' }).waitFor();
  await ada.getByRole('button', { name: 'Remove picture' }).click();
  await ada.locator('.notice', { hasText: 'Removed the picture.' }).waitFor();
  await ada.getByLabel('Slug').fill('acme-two');
  await ada.getByRole('button', { name: 'Save' }).click();
  await ada.waitForURL('**/console/orgs/acme-two/settings');
  await ada.getByRole('button', { name: /^Delete/ }).click();
  await ada.getByLabel('Type acme-two to confirm').fill('acme-two');
  await ada.getByRole('button', { name: 'Delete the organisation' }).click();
  await at(ada, 'Organisations');
  await ada.locator('.tag', { hasText: 'deleted' }).waitFor();
  await look(ada, 'organisations-deleted');
  await ada.getByRole('button', { name: 'Restore Acme' }).click();
  await ada.locator('.rows a.button').waitFor();
  expect('the notice', await noticeOf(ada).textContent(), 'Restored Acme <b>& Söhne</b>.');
}

export async function walk(tools) {
  const { person, mailbox } = tools;
  const ada = await person(ADA, '/console/organisations');
  await created(ada, tools);
  await invited(ada, tools);
  await joined(await person(BO, await mailbox.next(BO, /\/join\/[\w-]+/)), tools);
  await changed(ada, tools);
  await leftAlone(ada, tools);
  await renamedAndDeleted(ada, tools);
}
