// Somebody publishes, finds the diagram again by search and by folder, renames, locks, is refused a change, unlocks, deletes and takes it back.

const SHOP = 'flow "Shop"\nnode web "Web shop"\nnode db database "Orders"\nweb -> db : "writes"\n';
const BILL = 'sequence "Billing"\nactor ada "Ada"\nactor bank "Bank"\nada -> bank : "pays"\n';

/** A notice, by its words. */
const notice = (page, words) => page.locator('.notice p', { hasText: words }).first().waitFor();

export async function walk({ person, send, at, look, expect, tabTo }) {
  const page = await person('library@example.com');
  await at(page, 'Diagrams');
  const publish = (source, folder) =>
    send(page, 'POST', '/v1/diagrams/publish', { source, folder, visibility: 'unlisted' });
  const { body: shop } = await publish(SHOP, 'team/payments');
  await publish(BILL, '');
  await page.reload();
  await page.locator('.card').nth(1).waitFor();
  await page.waitForFunction(() => [...document.images].every((each) => each.naturalWidth > 0));
  await look(page, 'library');

  await page.fill('.search', 'orders');
  await page.locator('.card').nth(1).waitFor({ state: 'detached' });
  expect('what the search finds', await page.textContent('.card strong'), 'Shop');
  expect('the search in the address', new URL(page.url()).search, '?search=orders');
  await page.fill('.search', '');

  await page.click('.folders a:has-text("payments")');
  await page.click('text=Rename or move the folder');
  await page.fill('dialog input', 'product');
  await page.click('dialog button.main');
  await notice(page, 'Moved 1 diagram to product.');
  expect('the folder in the address', new URL(page.url()).search, '?folder=product');

  await page.click('.card > a');
  await at(page, 'Shop');
  await page.click('text=Rename');
  await page.fill('dialog input', 'Web shop');
  await page.click('dialog button.main');
  await at(page, 'Web shop');
  await page.click('button:has-text("Lock")');
  await page.locator('.tag', { hasText: 'Locked' }).waitFor();
  await page.click('text=Rename');
  await page.fill('dialog input', 'Refused');
  await page.click('dialog button.main');
  await page.locator('dialog .refused').waitFor();
  expect('a locked diagram', /locked/.test(await page.textContent('dialog .refused p')), true);
  await page.keyboard.press('Escape');
  await page.click('button:has-text("Unlock")');
  await page.locator('.tag', { hasText: 'Locked' }).waitFor({ state: 'detached' });
  await page.click('button:has-text("Delete")');
  await at(page, 'Diagrams');
  await notice(page, 'Deleted Web shop.');
  await page.goto(`${new URL(page.url()).origin}/console?deleted=true`);
  await page.locator('.rows li').waitFor();
  await look(page, 'library-deleted');
  await page.click('button:has-text("Restore")');
  await notice(page, 'Restored Web shop.');

  await byKeyboard({ page, at, tabTo, shop });
  await page.goto(`${new URL(page.url()).origin}/console/diagrams/${'a'.repeat(26)}`);
  await page.locator('.refused').waitFor();
  expect("a stranger's diagram", await page.textContent('.refused p'), 'No such diagram.');
}

/** Opens a diagram by the palette, makes it larger, gives it a stable link and takes that away. */
async function byKeyboard({ page, at, tabTo, shop }) {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('web shop');
  await page.locator('[role=option]').first().waitFor();
  await page.keyboard.press('Enter');
  await at(page, 'Web shop');
  await page.waitForURL(`**/diagrams/${shop.id}`);
  await page.locator('.zoom img').waitFor();
  const percent = await page.textContent('.percent');
  await tabTo(page, 'Picture: Web shop');
  await page.keyboard.press('+');
  await page.waitForFunction((before) => document.querySelector('.percent')?.textContent !== before, percent);
  await tabTo(page, 'Name');
  await page.keyboard.type('shop');
  await page.keyboard.press('Enter');
  await page.locator('.copied').waitFor();
  await tabTo(page, 'Delete shop');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Delete the link');
  await page.keyboard.press('Enter');
  await page.locator('.copied').waitFor({ state: 'detached' });
}
