// Uses /docs as a reader would: opens it in every look, and sends every request that it offers, unchanged; with `today` a third of them, all
// within three days, since Swagger UI takes a second for each.
import { todaysTurn } from '../../ci/today.mjs';
import { LOOKS } from './page-checks.mjs';

/** Operations whose examples name, in the body or the query, what nobody has. */
const NAMES_NOTHING = [
  'describe_link',
  'point_stable_link',
  'move_folder',
  'set_own_publishing',
  'set_own_brand',
  'start_sso',
];

/** Operations that a service refuses until its operator names an address. */
const NAMES_NOBODY = ['send_enquiry'];

/** Operations whose answer depends on nothing but their own path. */
const NAMES_ANYTHING = ['get_saml_metadata', 'draw_link', 'kroki_link'];

/** Operations that draw the file of this page, which is not a diagram. */
const DRAWS_A_FILE = ['kroki_body', 'kroki_body_as'];

/** Operations for keys that can be revoked, which the local key cannot. */
const NEEDS_OWN_KEY = ['sign_link'];

/** What each operation's example is answered with by somebody who has a key, no session and nothing published. */
async function honestStatuses(address) {
  const { paths } = await (await fetch(`${address}/openapi.json`)).json();
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, ...operation })),
  );
  return new Map(
    operations.map(({ path, tags, operationId, security, responses }) => {
      const sessionAlone = security.length > 0 && security.every((way) => 'session' in way);
      // The browser follows the redirect to the page that says what is wrong.
      const endsOnProblem = '303' in responses && path.startsWith('/auth/sso/');
      const codeNotSent = ['/auth/verify', '/auth/passkeys/verify', '/auth/sso/break-glass'].includes(path);
      const needsProvider = path === '/billing/webhook';
      const refusedAs = DRAWS_A_FILE.includes(operationId)
        ? /^422$/
        : NEEDS_OWN_KEY.includes(operationId)
          ? /^403$/
          : undefined;
      const namesNothing =
        (path.includes('{') && !NAMES_ANYTHING.includes(operationId)) ||
        [...NAMES_NOTHING, ...NAMES_NOBODY].includes(operationId);
      const answer =
        refusedAs ??
        (endsOnProblem
          ? /^403$/
          : sessionAlone || codeNotSent
            ? /^401$/
            : needsProvider
              ? /^409$/
              : namesNothing
                ? /^404$/
                : /^2\d\d$/);
      return [`operations-${tags[0].replaceAll(' ', '_')}-${operationId}`, answer];
    }),
  );
}

export async function useDocs(browser, { address, key }, { expect, fits, openPage, takeShot }) {
  const [first] = LOOKS;
  const looked = await openPage(browser, `${address}/docs`, first);
  await looked.waitForSelector('.opblock-tag');
  for (const { colorScheme, width } of LOOKS) {
    await looked.setViewportSize({ width, height: 900 });
    await looked.emulateMedia({ colorScheme });
    await fits(looked, `/docs at ${width} px`);
    const follows = await looked
      .waitForFunction(
        (is) => document.documentElement.classList.contains('dark-mode') === is,
        colorScheme === 'dark',
        {
          timeout: 10_000,
        },
      )
      .then(
        () => true,
        () => false,
      );
    expect(`/docs in ${colorScheme} is not`, follows);
    await takeShot(looked, `docs-${colorScheme}-${width}`);
  }
  await looked.context().close();

  // By another name of this machine than the description gives.
  const page = await openPage(browser, `${address.replace('127.0.0.1', 'localhost')}/docs`, { colorScheme: 'dark' });
  await page.click('.authorize.unlocked');
  await page.fill('.auth-container input', key);
  await page.click('.auth-btn-wrapper .authorize');
  await page.click('.btn-done');
  const statuses = await honestStatuses(address);
  const hidden = new Set(statuses.keys());
  const isTried = todaysTurn(3);
  const unsent = new Set([...statuses.keys()].filter(isTried));

  const sendExample = async (id) => {
    await page.click(`#${id} .opblock-summary-control`);
    await page.dispatchEvent(`#${id} .try-out__btn`, 'click');
    // A body that is a file has no example.
    const file = page.locator(`#${id} input[type=file]`);
    if ((await file.count()) > 0)
      await file.setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from('PNG') });
    await page.dispatchEvent(`#${id} .execute`, 'click');
    const status = page.locator(`#${id} .live-responses-table .response-col_status`).last();
    await status.waitFor({ timeout: 20_000 }).catch(() => {});
    const text = ((await status.textContent({ timeout: 1_000 }).catch(() => '')) ?? '').trim();
    expect(`/docs, unchanged ${id} returns ${text}`, statuses.get(id).test(text));
    if (id.endsWith('-draw')) await takeShot(page, 'docs-answer-dark');
    await page.dispatchEvent(`#${id} .opblock-summary-control`, 'click');
    unsent.delete(id);
  };

  // Sections are closed at first. Swagger UI renders every operation of an open one again at each click, so only one is open at a time.
  const sections = [
    ...new Set([...statuses.keys()].map((id) => `operations-tag-${id.split('-').slice(1, -1).join('-')}`)),
  ];
  const toggle = (section) => page.click(`#${section} .expand-operation`);
  for (const section of sections) {
    await toggle(section);
    await page.waitForSelector('.opblock');
    for (const id of await page.$$eval('.opblock', (all) => all.map((each) => each.id))) {
      hidden.delete(id);
      if (unsent.has(id)) await sendExample(id);
    }
    await toggle(section);
    await page.waitForSelector('.opblock', { state: 'detached', timeout: 30_000 });
  }
  for (const id of new Set([...hidden, ...unsent])) expect(`/docs hides ${id}`, false);
  await page.context().close();
}
