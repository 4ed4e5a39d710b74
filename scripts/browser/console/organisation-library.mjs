// An owner restricts a folder of an organisation's library, sees what counts in it, decides where members publish, and reviews what a member made public.
// The member, an editor, sees only what the rule leaves.

const DRAWN = (title) => `flow "${title}"\nnode a "Ada"\nnode b "Bank"\na -> b : "asks"\n`;

const notice = (page, words) => page.locator('.notice p', { hasText: words }).first().waitFor();

export async function walk({ person, send, at, look, expect }) {
  const owner = await person('org-library@example.com');
  await at(owner, 'Diagrams');
  const member = await person('org-library-editor@example.com');
  await at(member, 'Diagrams');
  const origin = new URL(owner.url()).origin;
  await send(owner, 'POST', '/orgs', { name: 'Acme', slug: 'acme-library' });
  const { body: invite } = await send(owner, 'POST', '/orgs/acme-library/invites', {
    email: 'org-library-editor@example.com',
    role: 'editor',
  });
  const publish = (title, folder) =>
    send(owner, 'POST', '/orgs/acme-library/diagrams', { source: DRAWN(title), folder });
  await publish('Pay', 'hr/pay');
  await publish('Shop', 'product');
  await send(member, 'POST', '/orgs/invites/accept', { code: invite.url.split('/').at(-1) });
  await send(member, 'POST', '/v1/diagrams/publish', { source: DRAWN('Open'), visibility: 'unlisted' });

  await restrict({ owner, origin, look, at, expect });
  await member.goto(`${origin}/console/orgs/acme-library`);
  await member.locator('.card').waitFor();
  expect('what an editor sees', await member.locator('.card strong').allTextContents(), ['Shop']);
  await look(member, 'organisation-library');
  await member.click('.card > a');
  await at(member, 'Shop');
  await member.getByRole('button', { name: 'Move', exact: true }).click();
  await member.fill('dialog input', 'hr/pay');
  await member.click('dialog button.main');
  await member.locator('dialog [name=folder][aria-invalid=true]').waitFor();
  expect('a refused move', /hr/.test(await member.textContent('dialog .wrong')), true);
  await member.keyboard.press('Escape');

  await review({ owner, origin, look, at, expect });
  await member.goto(`${origin}/console/publishing`);
  await member.locator('text=What you publish goes to Acme.').waitFor();
  await member.getByLabel('Default library').selectOption('acme-library');
  await member.click('text=Save');
  await notice(member, 'Saved your default library.');
  await look(member, 'own-publishing');
}

async function restrict({ owner, origin, look, at, expect }) {
  await owner.goto(`${origin}/console/orgs/acme-library/folder-rules?folder=hr/pay`);
  await at(owner, 'Folder rules');
  await owner.click('text=New rule');
  await owner.locator('dialog').getByLabel('Folder').fill('hr');
  await owner.locator('dialog').getByLabel('Seen by').selectOption('nobody');
  await owner.locator('dialog').getByLabel('Unlisted diagrams').selectOption('false');
  await look(owner, 'folder-rule');
  await owner.click('dialog button.main');
  await notice(owner, 'Saved the rule for hr.');
  await owner.locator('.facts', { hasText: 'only owners and admins (by the rule for hr)' }).waitFor();
  expect('the rule', await owner.locator('.rule li').allTextContents(), [
    'Seen by only owners and admins',
    'Diagrams cannot be unlisted',
  ]);
  await look(owner, 'folder-rules');
}

async function review({ owner, origin, look, at, expect }) {
  await owner.goto(`${origin}/console/orgs/acme-library/publishing`);
  await at(owner, 'Publishing');
  await owner.getByLabel('Members publish').selectOption('organisation');
  await owner.click('text=Save the policy');
  await owner.getByRole('link', { name: 'Open' }).waitFor();
  await look(owner, 'organisation-publishing');
  await owner.click('text=Move');
  await owner.click('text=Move it');
  await notice(owner, 'Moved Open into the library of Acme.');
  await owner.locator('.empty').waitFor();
  await owner.goto(`${origin}/console/orgs/acme-library`);
  await owner.locator('.card').nth(2).waitFor();
  expect('the library', (await owner.locator('.card strong').allTextContents()).sort(), ['Open', 'Pay', 'Shop']);
}
