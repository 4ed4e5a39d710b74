// Somebody with a phone, in dark, by touch: opens the menu, publishes a source, reads the picture larger, moves, deletes and takes it back, and makes a key.
// What is touched is large enough, and nothing is wider than the screen.

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' };

/** CSS px (WCAG 2.2, 2.5.8). */
const SMALLEST = 24;

export async function walk({ person, at, expect, keep }) {
  const page = await person('phone@example.com', '/console', PHONE);
  await at(page, 'Diagrams');
  const button = (name) => page.getByRole('button', { name, exact: true });
  const fits = async (name) => {
    const actual = await page.evaluate(
      ({ smallest }) => ({
        over: Math.max(0, document.documentElement.scrollWidth - innerWidth),
        small: [...document.querySelectorAll('main button, main select, main input, header button, dialog button')]
          .map((each) => [
            each.textContent || each.getAttribute('aria-label') || each.name,
            each.getBoundingClientRect(),
          ])
          .filter(([, { width, height }]) => width > 0 && (height < smallest || width < smallest))
          .map(([text, { width, height }]) => `${text} ${width}×${height}`),
      }),
      { smallest: SMALLEST },
    );
    expect(`${name} on a phone`, actual, { over: 0, small: [] });
    await keep(page, `phone-${name}`);
  };
  await fits('library-empty');
  await button('Publish a file').tap();
  await page.getByLabel('Or its source').fill('flow "Shop"\nnode a "Ada"\nnode b "Bank"\na -> b : "asks"\n');
  await page.locator('dialog').getByLabel('Folder', { exact: true }).fill('team/payments');
  await fits('publish');
  await button('Publish').tap();
  await at(page, 'Shop');
  await page.locator('.zoom img').waitFor();
  const percent = await page.textContent('.percent');
  await button('Larger').tap();
  await page.waitForFunction((before) => document.querySelector('.percent')?.textContent !== before, percent);
  await fits('diagram');
  await button('Move').tap();
  await page.locator('dialog').getByLabel('Folder', { exact: true }).fill('team/shop');
  await button('Move to the folder').tap();
  await page.locator('.notice', { hasText: 'Moved Shop to team/shop.' }).waitFor();
  await button('Close the notice').first().tap();
  await button('Delete').tap();
  await at(page, 'Diagrams');
  await page.locator('.notice', { hasText: 'Deleted Shop.' }).getByRole('button', { name: 'Undo' }).tap();
  await at(page, 'Shop');
  await button('Menu').tap();
  await fits('menu');
  await page.getByRole('link', { name: 'API keys' }).tap();
  await at(page, 'API keys');
  await button('New key').tap();
  await page.getByLabel('Name', { exact: true }).fill('Phone');
  await button('Create key').tap();
  await page.locator('.copied').waitFor();
  await page.locator('dialog').getByRole('button', { name: 'Close' }).tap();
  await page.locator('.rows li').waitFor();
  await fits('keys');
  await button('Menu').tap();
  await button('Find Ctrl K').tap();
  await page.locator('.palette input').fill('shop');
  await page.locator('[role=option]', { hasText: 'Your account / team/shop' }).tap();
  await at(page, 'Shop');
}
