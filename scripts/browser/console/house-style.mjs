// An owner sets style rules and uploads an icon: a pattern that can't be is refused at its field, the rules hold in a check, and a node gets the icon by its label.

const TILL =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 10h16v10H4z" fill="#0f766e"/><path d="M8 4h8v6H8z" fill="#000"/></svg>';

export async function walk({ person, send, at, look, expect }) {
  const page = await person('style@example.com', '/console');
  await page.locator('nav').waitFor();
  await send(page, 'POST', '/orgs', { name: 'House', slug: 'house' });
  const open = (path) => page.goto(new URL(`/console/orgs/house/${path}`, page.url()).href);
  await open('style-rules');
  await at(page, 'Style rules');
  await page.getByLabel('Every diagram has a title').check();
  await page.getByRole('button', { name: 'Add: Glossary' }).click();
  await page.getByLabel('Use', { exact: true }).fill('customer');
  await page.getByLabel('Instead of').fill('client\nbuyer');
  await page.getByRole('button', { name: 'Add: Form of ids' }).click();
  await page.getByLabel('Pattern').fill('(a+)+$');
  await page.getByRole('button', { name: 'Save the style rules' }).click();
  await page.locator('[name="rules.ids.pattern"][aria-invalid=true]').waitFor();
  await look(page, 'style-rules');
  await page.getByRole('button', { name: 'Remove: Form of ids' }).click();
  await page.getByRole('button', { name: 'Save the style rules' }).click();
  await page.getByText('Saved the style rules.').waitFor();
  const { status, body } = await send(page, 'POST', '/orgs/house/diagrams', { source: 'flow\nnode a "Client"\n' });
  expect('publishing what breaks the rules', [status, body.errorCode], [422, 'diagram.invalid']);

  await open('icons');
  await at(page, 'Icons');
  await page.getByRole('button', { name: 'Upload an icon' }).click();
  await page.getByLabel('Name').fill('till');
  await page
    .getByLabel('Or the text of an SVG')
    .fill('<svg xmlns="http://www.w3.org/2000/svg"><text>till</text></svg>');
  await page.getByLabel('Products').fill('House Till');
  await page.getByRole('button', { name: 'Upload the icon' }).click();
  await page.locator('[name=svg][aria-invalid=true]').waitFor();
  await page.getByLabel('Or the text of an SVG').fill(TILL);
  await page.getByRole('button', { name: 'Upload the icon' }).click();
  await page.locator('.icon-previews .picture').nth(1).waitFor();
  await look(page, 'icon-preview');
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await look(page, 'icons');
  await page.getByLabel('Find an icon').fill('hou');
  expect('icons that a search finds', await page.locator('.icons > li').count(), 1);
}
