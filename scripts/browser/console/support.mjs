// By keyboard only, a member sees what is out of date in a repository, asks the contact for help with a file, and asks about Enterprise.

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

export const keyboardOnly = true;

export async function walk({ person, send, at, look, expect, mailbox, tabTo }) {
  const page = await person('helped@example.com', '/console');
  await page.locator('nav').waitFor();
  await send(page, 'POST', '/orgs', { name: 'Helped', slug: 'helped' });
  const open = (path) => page.goto(new URL(`/console/${path}`, page.url()).href);
  const press = async (name) => {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  };
  const write = async (name, text) => {
    await tabTo(page, name);
    await page.keyboard.insertText(text);
  };
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
  await press('github.com/helped/shop');
  await page.getByText('What changed').waitFor();
  await press(/^What changed/);
  await page.locator('.sides .svg-picture svg').nth(1).waitFor();
  expect('the changes', await page.getByText('Added table parcels.').count(), 1);
  await look(page, 'drift-repository');

  await press('Support');
  await at(page, 'Support');
  await write('Subject', 'The checkout overlaps its frame');
  await write('Message', 'Since yesterday. The source is attached.');
  const chooser = page.waitForEvent('filechooser');
  await press('Files');
  await (await chooser).setFiles({ name: 'shop.diagram', mimeType: 'text/plain', buffer: Buffer.from(BEFORE) });
  await look(page, 'support');
  await press('Send the request');
  await page.getByText('The reply goes to helped@example.com.').waitFor();
  const mail = await mailbox.next('support@operator.example', /overlaps its frame/);
  expect('the email to the contact', mail, 'overlaps its frame');

  await open('enterprise');
  await at(page, 'Enterprise');
  await look(page, 'enterprise');
  await write('Your name', 'Ada Lovelace');
  await write('Company', 'Helped Ltd');
  await write('Message', 'We are 250 people.');
  await press('Send the enquiry');
  await page.getByText('Your enquiry was sent').waitFor();
}
