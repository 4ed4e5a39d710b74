// Every page of an account and of an organisation in forced colours, as somebody has them who needs contrast: what is chosen or current has an outline, what
// is a control has an edge, and pictures keep the ground that they are drawn for.

export async function walk({ person, send, at, expect, keep }) {
  const page = await person('forced@example.com', '/console', { forcedColors: 'active', colorScheme: 'dark' });
  await at(page, 'Diagrams');
  await send(page, 'POST', '/orgs', { name: 'Forced', slug: 'forced' });
  const source = 'flow "Shop"\nnode a "Ada"\nnode b "Bank"\na -> b : "asks"\n';
  const { body } = await send(page, 'POST', '/v1/diagrams/publish', { source, folder: 'team', visibility: 'unlisted' });
  await send(page, 'POST', '/orgs/forced/keys', { name: 'Build server', scopes: ['draw'], role: 'viewer' });
  await page.reload();
  const seeAll = async (base) => {
    await page.goto(new URL(base, page.url()).href);
    await page.locator('#menu li').first().waitFor();
    for (const title of await page.locator('#menu li').allTextContents()) {
      await page.locator('#menu').getByRole('link', { name: title, exact: true }).click();
      await at(page, title);
      const faults = await page.evaluate(() => {
        const styleOf = (each) => getComputedStyle(each);
        const shown = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
        return [
          ...shown('[aria-current], [aria-pressed=true]').filter((each) => styleOf(each).outlineStyle === 'none'),
          ...shown('button, input:not([type=checkbox], [type=file]), select, .tag').filter(
            (each) => styleOf(each).borderTopStyle === 'none',
          ),
          ...shown('.zoom-frame, .card-picture, .ground').filter((each) => styleOf(each).forcedColorAdjust !== 'none'),
        ].map((each) => each.outerHTML.slice(0, 120));
      });
      expect(`${base} ${title} in forced colours`, faults, []);
      await keep(page, `forced-${base.split('/').at(-1)}-${title.replaceAll(' ', '-')}`);
    }
  };
  await seeAll('/console');
  await seeAll('/console/orgs/forced');
  await page.goto(new URL(`/console/diagrams/${body.id}`, page.url()).href);
  await at(page, 'Shop');
  await page.locator('.zoom img').waitFor();
  await keep(page, 'forced-diagram');
}
