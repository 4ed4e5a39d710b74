// By keyboard only, somebody who saved a diagram three times compares two versions in words and as a picture, and restores the first.

const saved = (label) => `flow "Orders"\nnode web "Web shop"\nnode db database "Orders"\nweb -> db : "${label}"\n`;

export const keyboardOnly = true;

export async function walk({ person, send, at, look, expect, tabTo, focused }) {
  const page = await person('versions@example.com');
  await at(page, 'Diagrams');
  const { body } = await send(page, 'POST', '/v1/diagrams/publish', {
    source: saved('reads'),
    visibility: 'unlisted',
    theme: 'auto',
  });
  for (const label of ['writes', 'asks'])
    await send(page, 'POST', '/v1/diagrams/publish', { source: saved(label), replace: true });
  await page.goto(`${new URL(page.url()).origin}/console/diagrams/${body.id}`);
  await at(page, 'Orders');
  expect('the menu', await page.locator('nav [aria-current]').allTextContents(), ['Diagrams']);
  await page.locator('.zoom img').waitFor();
  expect('the versions', await page.locator('.rows strong').allTextContents(), ['Version 3', 'Version 2', 'Version 1']);
  for (const [label, value] of [
    ['Who can see it', 'unlisted'],
    ['Colours of its link', 'auto'],
    ['From', '2'],
    ['To', '3'],
  ])
    expect(label, await page.getByLabel(label, { exact: true }).inputValue(), value);
  await tabTo(page, 'From');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'Compare');
  await page.keyboard.press('Enter');
  await page.locator('.differences .zoom img').waitFor();
  expect('the changes', await page.locator('.differences li').allTextContents(), [
    'web -> db: changed label "reads" to "asks".',
  ]);
  await look(page, 'diagram');
  await tabTo(page, 'See version 1', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.locator('dialog .zoom img').waitFor();
  await look(page, 'diagram-version');
  await page.keyboard.press('Escape');
  expect('the focus after the picture', await focused(page), 'See version 1');
  await tabTo(page, 'Restore version 1');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Restore version 1');
  await page.keyboard.press('Enter');
  await page.locator('.tag', { hasText: 'From version 1' }).waitFor();
  expect('the latest', await page.locator('.rows strong').first().textContent(), 'Version 4');
  expect('the focus after restoring', await focused(page), 'Restore version 1');
}
