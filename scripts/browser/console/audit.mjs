// An owner makes a key of the organisation, and only by keyboard finds its entry in the audit log, reads what it changed, and exports the log.

export const keyboardOnly = true;

export async function walk({ person, send, at, look, expect, tabTo, service }) {
  const page = await person('audit@example.com');
  await send(page, 'POST', '/orgs', { name: 'Globex', slug: 'globex-audit' });
  await page.goto(`${service.address}/console/orgs/globex-audit/keys`);
  await at(page, 'API keys');
  await tabTo(page, 'New key');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Name');
  await page.keyboard.type('Build server');
  await page.keyboard.press('Enter');
  await page.locator('.copied').waitFor();
  await page.keyboard.press('Escape');
  await look(page, 'organisation-keys');
  await tabTo(page, 'Usage');
  await page.keyboard.press('Enter');
  await at(page, 'Usage');
  await page.locator('.empty').waitFor();
  await look(page, 'organisation-usage');
  await tabTo(page, 'Plan and billing');
  await page.keyboard.press('Enter');
  await at(page, 'Plan and billing');
  await look(page, 'organisation-billing');
  await tabTo(page, 'Audit log');
  await page.keyboard.press('Enter');
  await at(page, 'Audit log');
  await tabTo(page, 'Action');
  await page.keyboard.type('key.');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/audit?action=key.');
  await page.locator('.log-entry').nth(1).waitFor({ state: 'detached' });
  expect('the entries', await page.locator('.log-entry summary code').allTextContents(), ['key.create']);
  await tabTo(page, /^key\.create/);
  await page.keyboard.press('Enter');
  const after = page.locator('.log-entry tr', { has: page.getByRole('rowheader', { name: 'name', exact: true }) });
  expect('the name that the entry has', await after.locator('td').last().textContent(), 'Build server');
  await look(page, 'audit');
  const download = page.waitForEvent('download');
  await tabTo(page, 'Skip to the page');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Export');
  await page.keyboard.press('Enter');
  expect('the file of the export', /^audit-.*\.ndjson$/.test((await download).suggestedFilename()), true);
}
