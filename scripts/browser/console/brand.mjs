// An owner gives the organisation a brand: the previews follow a colour, a colour that is none is refused in place, a pale one gets another shade with the
// reason beside it, and what is published afterwards has the brand.

export async function walk({ person, send, at, look, expect }) {
  const page = await person('brand@example.com', '/console');
  await page.locator('nav').waitFor();
  await send(page, 'POST', '/orgs', { name: 'Brand & Co', slug: 'brand-co' });
  await page.goto(new URL('/console/orgs/brand-co/brand', page.url()).href);
  await at(page, 'Brand');
  const pictures = page.locator('.previews .picture');
  await pictures.nth(3).waitFor();
  expect('pictures at first', await pictures.count(), 4);
  const first = await pictures.first().getAttribute('src');

  const primary = page.getByRole('textbox', { name: 'Primary colour', exact: true });
  await primary.fill('#c0ffe');
  await page.getByText("'#c0ffe' is not a colour. Write #rgb or #rrggbb.").waitFor();
  expect('the picture while the colour is none', await pictures.first().getAttribute('src'), first);
  await primary.fill('#ffe066');
  await page.locator('.adjusted').first().waitFor();
  await look(page, 'brand-adjusted');
  await primary.fill('#6d28d9');
  await page.waitForFunction((old) => document.querySelector('.previews .picture')?.getAttribute('src') !== old, first);
  await page.getByText('Kinds: 4 of 20').click();
  await page.getByLabel('sankey', { exact: true }).check();
  await pictures.nth(4).waitFor();
  await page.getByRole('button', { name: 'Sharp' }).click();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await page.getByRole('button', { name: 'Save the brand' }).click();
  await page.getByText('Saved the brand. Pictures use it from now on.').waitFor();

  const source = 'flow "Shop"\nnode a\nnode b\na -> b : "x" role=data\n';
  const { body } = await send(page, 'POST', '/orgs/brand-co/diagrams', { source });
  const picture = await send(page, 'GET', `/orgs/brand-co/diagrams/${body.id}/svg`);
  expect('a published diagram has the brand', /#6d28d9/i.test(picture.body), true);
  await page.getByRole('button', { name: 'Remove the brand' }).click();
  await page.getByText('Removed the brand. Diagrams use the default look.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.getByRole('button', { name: 'Remove the brand' }).waitFor();
  expect('the colour after undoing', await primary.inputValue(), '#6d28d9');
}
