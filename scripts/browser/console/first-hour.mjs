// Somebody who has never seen Linework makes a diagram from pasted SQL, corrects three errors by clicks, shares it by link, signs in, publishes to the
// organisation of their team, and finds it again.

const SQL = `create table customers (id bigint primary key, email text not null);
create table orders (id bigint primary key, customer_id bigint references customers(id), total numeric);
create table lines (id bigint primary key, order_id bigint references orders(id), sku text);
`;

/** What a hurried writer adds: an unknown word, an unknown table and a missing quote. */
const MISTAKES = 'tabel parcels {\n  id bigint pk\n  order_id bigint fk=ordrs.id\n  note "Left at the door\n}\n';

const state = (page) => page.locator('#state');

export async function walk({ browser, service, mailbox, signIn, person, send, at, expect, look }) {
  const admin = await person('lead@example.com', '/console');
  await send(admin, 'POST', '/orgs', { name: 'Parcels', slug: 'parcels' });
  await send(admin, 'POST', '/orgs/parcels/invites', { email: 'newcomer@example.com', role: 'editor' });
  const invitation = new URL(await mailbox.next('newcomer@example.com', /http:\S+\/join\/\S+/)).pathname;

  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.goto(service.address);
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(SQL);
  await page.click('text=Convert it');
  await page.locator('.source').evaluate((each) => each.shadowRoot !== null);
  await state(page).filter({ hasText: 'Drawn' }).waitFor();
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(MISTAKES);
  let clicks = 0;
  for (
    ;
    clicks < 3 &&
    (await page
      .locator('.problems .error .fix, .problems li:not(.warning) .fix')
      .first()
      .waitFor({ timeout: 10_000 })
      .then(
        () => true,
        () => false,
      ));
    clicks++
  ) {
    const before = await page.locator('.cm-content').textContent();
    await page.locator('.problems li:not(.warning) .fix').first().click();
    await page.waitForFunction(
      (text) => document.querySelector('.source').shadowRoot.querySelector('.cm-content').textContent !== text,
      before,
    );
    await page.waitForTimeout(500);
  }
  await state(page).filter({ hasText: 'Drawn' }).waitFor();
  await look(page, 'first-hour-drawn');
  expect('fixes by click', clicks, 3);

  await page.click('text=Share…');
  await page.locator('dialog input[readonly]').first().waitFor();
  await page.click('text=Copy link');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect('the link holds the source', link.includes('#'), true);
  await page.keyboard.press('Escape');
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  await state(friend).filter({ hasText: 'Drawn' }).waitFor();

  await page.goto(service.address + invitation);
  await signIn(page, 'newcomer@example.com');
  await page.click('button.main');
  await page.goto(service.address);
  await page.click('text=Publish…');
  await page.locator('dialog >> text=Who can see it').waitFor();
  await page.selectOption('dialog select', 'parcels');
  await page.click('dialog >> button:has-text("Publish")');
  await page.locator('dialog h2:has-text("Published")').waitFor();
  await page.click('text=Open in your diagrams');
  await at(page, 'Database');
  await page.locator('.zoom').waitFor();
  await look(page, 'first-hour-published');
  await page.goto(`${service.address}/console`);
  await at(page, 'Diagrams');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('parcels');
  await page.locator('[role=option]', { hasText: 'Database' }).waitFor();
  await page.locator('[role=option]', { hasText: 'Database' }).click();
  await at(page, 'Database');
  await context.close();
}
