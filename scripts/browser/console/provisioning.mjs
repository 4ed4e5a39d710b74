// By keyboard, an owner makes a provisioning token, which the provider then uses to send a group, and chooses the role that the group gives.

const TYPE = 'application/scim+json';

export const keyboardOnly = true;

export async function walk({ person, send, at, look, expect, tabTo, service }) {
  const page = await person('provisions@example.com', '/console');
  await page.locator('nav').waitFor();
  await send(page, 'POST', '/orgs', { name: 'Provisioned', slug: 'provisioned' });
  await page.goto(`${service.address}/console/orgs/provisioned/provisioning`);
  await at(page, 'Provisioning');
  await tabTo(page, 'Create a token');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Create the token');
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'token' });
  await field.waitFor();
  const token = await field.inputValue();
  await page.keyboard.press('Escape');
  const sent = await fetch(`${service.address}/scim/v2/Groups`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': TYPE },
    body: JSON.stringify({ schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'], displayName: '<b>Writers</b>' }),
  });
  expect('the group that the provider sends', sent.status, 201);
  await tabTo(page, 'Check again');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Role of <b>Writers</b>' }).waitFor();
  await tabTo(page, 'Role of <b>Writers</b>');
  await page.keyboard.press('e');
  await tabTo(page, 'Save the role of <b>Writers</b>');
  await page.keyboard.press('Enter');
  await page.getByText('<b>Writers</b> gives the role editor.').waitFor();
  await look(page, 'provisioning');
  const { body } = await send(page, 'GET', '/orgs/provisioned/scim');
  expect('the role of the group', body.groups[0].role, 'editor');
}
