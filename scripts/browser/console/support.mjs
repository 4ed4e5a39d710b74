// A member sees what is out of date in a repository, asks the contact for help with a file, and asks about Enterprise.

const BEFORE = 'schema "Shop"\ntable orders {\n  id int pk\n}\n';
const AFTER = `${BEFORE}table parcels {\n  id int pk\n}\n`;
const CHANGE = {
  elements: { added: 1, removed: 0, changed: 0 },
  edges: { added: 0, removed: 0, changed: 0 },
  words: ['Added table parcels.'],
};

const run = (day, diagram) => ({
  repository: 'github.com/helped/shop',
  commit: String(day).repeat(40),
  branch: 'main',
  defaultBranch: 'main',
  run: `run ${day}`,
  at: new Date(Date.now() - day * 86_400_000).toISOString(),
  diagrams: [{ path: 'docs/db.diagram', format: 'sql', inputs: ['db/schema.sql'], ...diagram }],
});

export async function walk({ person, send, at, look, expect, mailbox }) {
  const page = await person('helped@example.com', '/console');
  await page.locator('nav').waitFor();
  await send(page, 'POST', '/orgs', { name: 'Helped', slug: 'helped' });
  const open = (path) => page.goto(new URL(`/console/${path}`, page.url()).href);
  await open('orgs/helped/drift');
  await at(page, 'Drift');
  for (const each of [
    run(3, { state: 'current' }),
    run(2, { state: 'drifted', change: CHANGE, before: BEFORE, after: AFTER }),
  ])
    await send(page, 'POST', '/orgs/helped/drift/runs', each);
  await page.reload();
  await page.getByText('1 of 1 generated diagram in 1 repository is out of date.').waitFor();
  await look(page, 'drift');
  await page.getByRole('link', { name: 'github.com/helped/shop' }).click();
  await page.getByText('What changed').click();
  await page.locator('.sides .svg-picture svg').nth(1).waitFor();
  expect('the changes', await page.getByText('Added table parcels.').count(), 1);
  await look(page, 'drift-repository');

  await open('orgs/helped/support');
  await at(page, 'Support');
  await page.getByLabel('Subject').fill('The checkout overlaps its frame');
  await page.getByLabel('Message').fill('Since yesterday. The source is attached.');
  await page
    .locator('#attachments')
    .setInputFiles({ name: 'shop.diagram', mimeType: 'text/plain', buffer: Buffer.from(BEFORE) });
  await look(page, 'support');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await page.getByText('The reply goes to helped@example.com.').waitFor();
  const mail = await mailbox.next('support@operator.example', /overlaps its frame/);
  expect('the email to the contact', mail, 'overlaps its frame');

  await open('enterprise');
  await at(page, 'Enterprise');
  await look(page, 'enterprise');
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('Company', { exact: true }).fill('Helped Ltd');
  await page.getByLabel('Message').fill('We are 250 people.');
  await page.getByRole('button', { name: 'Send the enquiry' }).click();
  await page.getByText('Your enquiry was sent').waitFor();
}
