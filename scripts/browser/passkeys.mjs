// Someone adds a passkey on the page, signs out, and signs in with it, in Chromium with an authenticator of its own; then ends the session of another
// browser, and removes the passkey. The pages are checked in light and dark, at 390 px. Fails on a missing effect, axe-core violations, horizontal
// scrolling, what the pages' policy blocks, and a button that does nothing without script.
//
//   node scripts/browser/passkeys.mjs [FOLDER for screenshots]
import { FONT_FILES } from '../metrics/font-files.mjs';
import { withAuthenticator } from './authenticator.mjs';
import { checkedPages } from './checked.mjs';
import { withChromium } from './chromium.mjs';
import { withMailbox } from './mailbox.mjs';
import { withService } from './services.mjs';

const { expect, look, newPage, end } = checkedPages('Passkeys', process.argv[2]);

const ADA = 'ada.lovelace.with.a.rather.long.address@example.com';

async function person(browser, address, options) {
  const page = await newPage(browser, options);
  await page.goto(`${address}/sign-in`);
  return page;
}

/** Signing in leads to the console; this is about the page that works without it. */
async function withCode(page, mailbox, address) {
  await page.fill('#email', ADA);
  await page.click('button.main');
  await page.fill('#code', await mailbox.next(ADA, /\b\d{6}\b/));
  await page.click('button.main');
  await page.waitForURL('**/console**');
  await page.goto(`${address}/sign-in`);
}

const rowsOf = (page, part) => page.locator(`section[aria-labelledby=${part}] li`);

/** The page that comes after the work, which sends a form or ends with an address that a script opens. */
async function afterwards(page, work) {
  const loaded = page.waitForEvent('load');
  await work();
  await loaded;
}

async function meet(browser, { address }, mailbox) {
  const ada = await person(browser, address);
  await withAuthenticator(ada);
  await look(ada, 'sign-in');
  await withCode(ada, mailbox, address);
  const other = await person(browser, address);
  await withCode(other, mailbox, address);

  await afterwards(ada, () => ada.click('#new-passkey button'));
  expect('the passkeys', await rowsOf(ada, 'passkeys').count(), 1);
  expect('the name of the passkey', await rowsOf(ada, 'passkeys').locator('strong').textContent(), 'Chrome on Linux');
  await ada.click('#new-passkey button');
  await ada.locator('#new-passkey .problem:not(:empty)').waitFor();
  expect('adding it again', await ada.textContent('#new-passkey .problem'), ALREADY);
  await look(ada, 'signed-in');

  await afterwards(ada, () => ada.click('form[action="/sign-out"] button'));
  await ada.goto(`${address}/sign-in?next=%2Fconnections`);
  await afterwards(ada, () => ada.click('#with-passkey button'));
  expect('the page after signing in', await ada.textContent('h1'), 'Connected agents');
  await ada.goto(`${address}/sign-in`);
  expect('who is signed in', await ada.textContent('main strong'), ADA);

  expect('the sessions', await rowsOf(ada, 'sessions').count(), 2);
  await afterwards(ada, () => rowsOf(ada, 'sessions').getByRole('button').click());
  expect('the sessions after ending one', await rowsOf(ada, 'sessions').count(), 1);
  await other.reload();
  expect('the other browser', await other.textContent('h1'), 'Sign in');

  await afterwards(ada, () => rowsOf(ada, 'passkeys').getByRole('button').click());
  expect('the passkeys after removing it', await rowsOf(ada, 'passkeys').count(), 0);
  await afterwards(ada, () => ada.click('form[action="/sign-out"] button'));
  await ada.click('#with-passkey button');
  await ada.locator('#with-passkey .problem:not(:empty)').waitFor();
  expect('signing in with it', await ada.textContent('#with-passkey .problem'), REFUSED);
  await look(ada, 'refused');

  const scriptless = await person(browser, address, { javaScriptEnabled: false });
  expect('buttons without script', await scriptless.locator('button:visible').count(), 1);
}

const ALREADY = 'This device already has a passkey for your account.';
const REFUSED = 'The passkey was not accepted. Try again, or sign in with a code.';

await withChromium(
  FONT_FILES.map((each) => each.file),
  (browser) =>
    withMailbox((mailbox) =>
      // Browsers have passkeys for names, not for numbers.
      withService((service) => meet(browser, service, mailbox), { SMTP_URL: mailbox.url, HOST: 'localhost' }),
    ),
);
end();
