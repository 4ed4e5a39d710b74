// Somebody moves only by the command palette, by keyboard: to pages by other words, to a diagram by what it shows, in an organisation and back.

export const keyboardOnly = true;

export async function walk({ person, send, at, look, expect, focused }) {
  const page = await person('palette@example.com');
  await at(page, 'Diagrams');
  await send(page, 'POST', '/orgs', { name: 'Palette', slug: 'palette' });
  const source = 'flow "Shop"\nnode a "Warehouse robot"\nnode b "Bank"\na -> b : "asks"\n';
  await send(page, 'POST', '/orgs/palette/diagrams', { source, folder: 'product' });
  await page.reload();
  await at(page, 'Diagrams');
  const options = page.locator('[role=option]');
  const find = async (words, option) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(words);
    await page.locator('[role=option][aria-selected=true]', { hasText: option }).waitFor();
    await page.keyboard.press('Enter');
  };
  await find('fingerprint', 'Sessions and passkeys');
  await at(page, 'Sessions and passkeys');
  await find('saml', 'Single sign-on');
  await at(page, 'Single sign-on');
  expect('the page of the organisation', new URL(page.url()).pathname, '/console/orgs/palette/single-sign-on');
  await find('robot', 'Shop');
  await at(page, 'Shop');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('usage');
  await options.nth(1).waitFor();
  expect('places', await options.locator('.hint').allTextContents(), ['Palette', 'Your account']);
  await look(page, 'palette');
  await page.keyboard.press('ArrowUp');
  expect('the last one', await page.locator('[aria-selected=true] .hint').textContent(), 'Your account');
  await page.keyboard.press('Escape');
  expect('the focus after the palette', await focused(page), 'Shop');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('no such words');
  await page.getByText('Nothing matches.').waitFor();
  // Closed and opened again at once.
  await page.keyboard.press('Control+k');
  await find('usage account', 'Usage');
  await at(page, 'Usage');
  expect('the page of the account', new URL(page.url()).pathname, '/console/usage');
}
