// By keyboard only, somebody takes back what they did: a deletion, a folder that was renamed, a diagram that was moved, a name, and what a link shows.

const DRAWN = (title) => `flow "${title}"\nnode a "Ada"\nnode b "Bank"\na -> b : "asks"\n`;

export const keyboardOnly = true;

export async function walk({ person, send, at, expect, tabTo, focused }) {
  const page = await person('mending@example.com');
  await at(page, 'Diagrams');
  for (const [title, folder] of [
    ['Invoices', 'team'],
    ['Orders', 'team'],
    ['Parcels', ''],
  ])
    await send(page, 'POST', '/v1/diagrams/publish', { source: DRAWN(title), folder });
  const press = async (name) => {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  };
  const undo = async (words) => {
    const notice = page.locator('.notice', { hasText: words });
    await notice.waitFor();
    await press('Undo');
    await notice.waitFor({ state: 'detached' });
  };
  const write = async (name, text) => {
    await tabTo(page, name);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await page.reload();
  await at(page, 'Diagrams');
  await page.locator('.card').nth(2).waitFor();
  await press('Delete Orders');
  await page.locator('.card').nth(2).waitFor({ state: 'detached' });
  expect('the focus is on the next diagram', await focused(page), 'Invoices');
  await undo('Deleted Orders.');
  await page.locator('.card').nth(2).waitFor();

  await press(/^team/);
  await page.waitForURL('**/console?folder=team');
  await press('Rename or move the folder');
  await write('New path', 'shop');
  await page.waitForURL('**/console?folder=shop');
  expect('the focus after the folder is moved', await focused(page), 'Rename or move the folder');
  await undo('Moved 2 diagrams to shop.');
  await page.waitForURL('**/console?folder=team');

  await press('Move Invoices');
  await write('Folder', 'archive');
  await undo('Moved Invoices to archive.');
  await page.locator('.card').nth(1).waitFor();
  await press('Invoices');
  await at(page, 'Invoices');
  await press('Rename');
  await write('Title', 'Bills');
  await at(page, 'Bills');
  expect('the focus after renaming', await focused(page), 'Rename');
  await undo('Renamed to Bills.');
  await at(page, 'Invoices');
  await tabTo(page, 'Who can see it');
  await page.keyboard.press('ArrowDown');
  await press('Save');
  await page.locator('.tag', { hasText: 'Unlisted' }).waitFor();
  await undo('Saved what the link shows.');
  await page.locator('.tag', { hasText: 'Unlisted' }).waitFor({ state: 'detached' });
  await press('Delete');
  await at(page, 'Diagrams');
  await press('Recently deleted');
  await page.locator('.rows li').waitFor();
  await press('Restore Invoices');
  await page.locator('.empty').waitFor();
  expect('the focus after the only row is gone', (await focused(page)) !== '', true);
  await press('Back to the diagrams');
  await page.locator('.card').nth(2).waitFor();
}
