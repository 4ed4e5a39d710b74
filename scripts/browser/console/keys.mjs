// Somebody makes an API key only by keyboard, sees it, and revokes it.

export const keyboardOnly = true;

export async function walk({ person, at, look, expect, tabTo, focused }) {
  const page = await person('keys@example.com', '/console/keys');
  await at(page, 'API keys');
  await look(page, 'keys-empty');
  await page.keyboard.press('Tab');
  await tabTo(page, 'New key');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Name');
  await page.keyboard.type('Laptop');
  await page.keyboard.press('Enter');
  await page.locator('.copied').waitFor();
  expect('the key', /^lw_/.test(await page.inputValue('.copied input')), true);
  await page.keyboard.press('Escape');
  expect('the focus after the dialog', await focused(page), 'New key');
  await look(page, 'keys');
  await tabTo(page, 'Revoke Laptop');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Revoke');
  await page.keyboard.press('Enter');
  await page.locator('.empty').waitFor();
  expect('the focus after the only key is gone', await focused(page), 'New key');
  expect('the notice', await page.textContent('.notice p'), 'Revoked Laptop.');
}
