// By keyboard only, an owner sets style rules and uploads an icon: a pattern that can't be is refused at its field, the rules hold in a check, and a node gets the icon by its label.

const TILL =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 10h16v10H4z" fill="#0f766e"/><path d="M8 4h8v6H8z" fill="#000"/></svg>';

export const keyboardOnly = true;

export async function walk({ person, send, at, look, expect, tabTo, focused }) {
  const page = await person('style@example.com', '/console');
  await page.locator('nav').waitFor();
  await send(page, 'POST', '/orgs', { name: 'House', slug: 'house' });
  const open = (path) => page.goto(new URL(`/console/orgs/house/${path}`, page.url()).href);
  const press = async (name) => {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  };
  const write = async (name, text) => {
    await tabTo(page, name);
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(text);
  };
  await open('style-rules');
  await at(page, 'Style rules');
  await tabTo(page, 'Every diagram has a title');
  await page.keyboard.press('Space');
  await press('Add: Glossary');
  await write('Use', 'customer');
  await write('Instead of', 'client\nbuyer');
  await press('Add: Form of ids');
  await write('Pattern', '(a+)+$');
  await press('Save the style rules');
  await page.locator('[name="rules.ids.pattern"][aria-invalid=true]').waitFor();
  expect('the focus after a refusal', await focused(page), 'Pattern');
  await look(page, 'style-rules');
  await press('Remove: Form of ids');
  expect('the focus after an entry is gone', await focused(page), 'Add: Form of ids');
  await press('Save the style rules');
  await page.getByText('Saved the style rules.').waitFor();
  const { status, body } = await send(page, 'POST', '/orgs/house/diagrams', { source: 'flow\nnode a "Client"\n' });
  expect('publishing what breaks the rules', [status, body.errorCode], [422, 'diagram.invalid']);

  await open('icons');
  await at(page, 'Icons');
  await press('Upload an icon');
  await write('Name', 'till');
  await write('Or the text of an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><text>till</text></svg>');
  await write('Products', 'House Till');
  await press('Upload the icon');
  await page.locator('[name=svg][aria-invalid=true]').waitFor();
  await write('Or the text of an SVG', TILL);
  await press('Upload the icon');
  await page.locator('.icon-previews .picture').nth(1).waitFor();
  await look(page, 'icon-preview');
  await page.keyboard.press('Escape');
  expect('the focus after the dialog', await focused(page), 'Upload an icon');
  await look(page, 'icons');
  await write('Find an icon', 'hou');
  expect('icons that a search finds', await page.locator('.icons > li').count(), 1);
}
