// By keyboard only, somebody accepts an invitation as a viewer, finds the organisation's library, sees what a viewer sees of each page and nothing else, and
// leaves the organisation.

const EMAIL = 'viewer@example.com';

export const keyboardOnly = true;

export async function walk({ person, send, at, look, expect, tabTo, focused }) {
  const owner = await person('viewed@example.com');
  await at(owner, 'Diagrams');
  const page = await person(EMAIL, '/console/organisations');
  await at(page, 'Organisations');
  await send(owner, 'POST', '/orgs', { name: 'Viewed', slug: 'viewed' });
  const source = 'flow "Shop"\nnode a "Ada"\nnode b "Bank"\na -> b : "asks"\n';
  await send(owner, 'POST', '/orgs/viewed/diagrams', { source, folder: 'product' });
  const { body: invite } = await send(owner, 'POST', '/orgs/viewed/invites', { email: EMAIL, role: 'viewer' });

  await tabTo(page, 'Link or code');
  await page.keyboard.insertText(invite.url);
  await page.keyboard.press('Enter');
  await at(page, 'Members');
  await tabTo(page, 'Account or organisation');
  await page.keyboard.press('ArrowUp');
  await page.waitForURL('**/console');
  await at(page, 'Diagrams');
  expect('the focus while switching', await focused(page), 'Account or organisation');
  await page.keyboard.press('ArrowDown');
  await page.waitForURL('**/console/orgs/viewed');
  await at(page, 'Diagrams');
  await tabTo(page, 'Members');
  await page.keyboard.press('Enter');
  await at(page, 'Members');
  const listed = await page.locator('#menu li').allTextContents();
  expect('the pages of a viewer', listed, [
    'Diagrams',
    'Publishing',
    'Drift',
    'Members',
    'Brand',
    'Style rules',
    'Icons',
    'Support',
  ]);
  expect('what a viewer does with members', await page.locator('main button').allTextContents(), ['Leave']);
  for (const title of listed.slice(1)) {
    await tabTo(page, title);
    await page.keyboard.press('Enter');
    await at(page, title);
    const offered = await page.locator('main').locator('button, input, select, textarea').count();
    // Members are searched, chosen by their role, and left.
    expect(`controls of a viewer: ${title}`, offered, title === 'Members' ? 3 : 0);
  }
  await tabTo(page, 'Diagrams');
  await page.keyboard.press('Enter');
  await at(page, 'Diagrams');
  await page.locator('.card').waitFor();
  expect('what a viewer does with diagrams', await page.locator('main button').count(), 0);
  await tabTo(page, 'Shop');
  await page.keyboard.press('Enter');
  await at(page, 'Shop');
  await page.locator('.rows strong').waitFor();
  expect('what a viewer changes', await page.getByRole('button', { name: /Rename|Move|Lock|Delete|Save/ }).count(), 0);
  await look(page, 'viewer-diagram');
  for (const path of ['keys', 'audit', 'settings', 'single-sign-on']) {
    await page.goto(new URL(`/console/orgs/viewed/${path}`, page.url()).href);
    await at(page, 'Page not found');
  }
  expect('the focus on another page', await focused(page), 'Page not found');
  await tabTo(page, 'Members');
  await page.keyboard.press('Enter');
  await at(page, 'Members');
  await tabTo(page, 'Leave');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Leave');
  await page.keyboard.press('Enter');
  await at(page, 'Organisations');
  await page.locator('.empty').waitFor();
}
