// Somebody writes a diagram without an account, publishes it after signing in, edits it, and finds that another version was saved meanwhile: both changes are
// put together, and where both changed the same, one is chosen. Unsaved changes outlive a reload. Then a colleague opens it too: both see each other, and what
// the colleague saves is offered before it is a conflict.

const SOURCE = 'flow "Shop"\nnode web client "Web"\nnode db database "Orders"\nweb -> db : "reads"\n';

async function write(page, text) {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

const textOf = (page) =>
  page.locator('.cm-content').evaluate((each) => [...each.children].map(({ textContent }) => textContent).join('\n'));

/** Saves a source after a version, with the session of a page. */
const saveAfter = (page, path, version, source) =>
  page.evaluate(
    ([to, match, body]) =>
      fetch(to, { method: 'PUT', body, headers: { 'content-type': 'application/json', 'if-match': match } }),
    [`${path}/source`, `"${version}"`, JSON.stringify({ source })],
  );

export async function walk(tools) {
  const { browser, service, signIn, send, expect, look } = tools;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(service.address);
  await write(page, SOURCE);
  await page.click('text=Publish…');
  await page.click('.modal a.button');
  await signIn(page, 'writer@example.com');
  await page.locator('dialog >> text=Who can see it').waitFor();
  await look(page, 'publish');
  await page.fill('dialog input[list]', 'team/shop');
  await page.click('dialog >> button:has-text("Publish")');
  await page.locator('dialog h2:has-text("Published")').waitFor();
  await page.keyboard.press('Escape');
  expect(
    'what the bar says',
    (await page.textContent('[aria-label="Saved diagram"] span')).trim(),
    'Version 1 · saved',
  );
  const id = new URL(page.url()).searchParams.get('diagram');

  const theirs = SOURCE.replace('"Web"', '"Web shop"').replace('"reads"', '"queries"');
  const saved = await send(page, 'PUT', `/user/diagrams/${id}/source`, { source: theirs });
  expect('saving without a version', saved.status, 428);
  await saveAfter(page, `/user/diagrams/${id}`, 1, theirs);
  await write(page, SOURCE.replace('"Orders"', '"Order data"').replace('"reads"', '"asks"'));
  await page.reload();
  await page.locator('.notice', { hasText: 'Your unsaved changes are still here.' }).waitFor();
  expect('the unsaved text', (await textOf(page)).includes('"Order data"'), true);
  await page.click('text=Save version');
  await page.locator('dialog h2:has-text("Version 2 was saved meanwhile")').waitFor();
  await page.locator('.svg-picture svg').waitFor();
  await page.locator('.losses li').nth(3).waitFor();
  await look(page, 'merge');
  await page.click('label:has-text("Theirs")');
  await page.click('text=Save both changes');
  await page.locator('.notice', { hasText: 'Saved version 3, with both changes.' }).waitFor();
  const { body } = await send(page, 'GET', `/user/diagrams/${id}/versions/3`);
  expect('the merged source', body.source, theirs.replace('"Orders"', '"Order data"'));
  await together(page, id, body.source, tools);
  await context.close();
}

async function together(page, id, source, { service, person, send, look }) {
  const colleague = await person('colleague@example.com');
  await send(page, 'POST', '/orgs', { name: 'Shop team', slug: 'shop-team' });
  const invite = await send(page, 'POST', '/orgs/shop-team/invites', {
    email: 'colleague@example.com',
    role: 'editor',
  });
  await send(page, 'PATCH', `/user/diagrams/${id}`, { organization: 'shop-team' });
  await send(colleague, 'POST', '/orgs/invites/accept', { code: invite.body.url.split('/').at(-1) });
  for (const each of [page, colleague]) await each.goto(`${service.address}/?diagram=${id}&organization=shop-team`);
  await page.locator('.present:has-text("Colleague is editing")').waitFor();
  await colleague.locator('.present:has-text("Writer is editing")').waitFor();
  await write(page, source.replace('"Shop"', '"The shop"'));
  await saveAfter(colleague, `/orgs/shop-team/diagrams/${id}`, 3, source.replace('"Web shop"', '"Front"'));
  await page.locator('.newer:has-text("Colleague saved version 4.")').waitFor();
  await look(page, 'present');
  await page.click('.newer button');
  await page.locator('dialog h2:has-text("Version 4 was saved meanwhile")').waitFor();
  await colleague.context().close();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('.present')?.textContent === '');
}
