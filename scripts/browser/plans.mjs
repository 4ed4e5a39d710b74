// Somebody buys, cancels and resumes a plan in the console, for themselves and for an organisation, in Chromium with the payment provider of the server's
// tests: before, what the plan does not include says which plan does. Needs a build.
//
//   node scripts/browser/plans.mjs [FOLDER for screenshots]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startKillable } from '../ci/killable.mjs';
import { root } from '../fresh.mjs';
import { FONT_FILES } from '../metrics/font-files.mjs';
import { paymentStandIn } from '../payments/stand-in.mjs';
import { checkedPages } from './checked.mjs';
import { withChromium } from './chromium.mjs';
import { withMailbox } from './mailbox.mjs';
import { send } from './people.mjs';

const { expect, look, newPage, end } = checkedPages('Plans', process.argv[2]);
const WIDE = { viewport: { width: 1200, height: 900 } };

const builds = join(root, 'packages/server/.build');
mkdirSync(builds, { recursive: true });
const folder = mkdtempSync(join(builds, 'plans-'));
const { provider, settings } = await paymentStandIn(folder);
const api = await provider.listen();

const button = (page, name) => page.getByRole('button', { name, exact: true });
const notice = (page, words) => page.locator('.notice', { hasText: words }).waitFor();
const fact = (page, name) => page.locator(`dt:has-text("${name}") + dd`).first();

/** Somebody who has signed in, at a path. Pages of the provider are empty ones with a title. */
async function person(browser, service, mailbox, email, path) {
  const page = await newPage(browser, WIDE);
  await page.route(/^https:\/\/(?:checkout|billing)\.example\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Provider</title>' }),
  );
  await page.goto(`${service.base}/sign-in?next=${encodeURIComponent(path)}`);
  await page.fill('#email', email);
  await page.click('button.main');
  await page.fill('#code', await mailbox.next(email, /\b\d{6}\b/));
  await page.click('button.main');
  await page.waitForURL(`**${path}`);
  return page;
}

/** Buys a plan at an address of the console: leaves the provider's page once without paying, and pays then. */
async function buys(page, at, plan, title) {
  await button(page, `Buy ${plan}`).click();
  await page.waitForURL('https://checkout.example.com/**');
  const [session] = [...provider.sessions.values()].slice(-1);
  await page.goto(session.abandoned);
  expect('who leaves the page of the provider', await page.textContent('h1'), 'Nothing was charged');
  await look(page, `abandoned-${plan}`);
  await page.getByRole('link', { name: 'Open plan and billing' }).click();
  await page.waitForURL(at);
  await page.getByText('You started a checkout in this tab.').waitFor();
  await button(page, 'Check the payment').click();
  await page.locator('.notice', { hasText: 'checkout' }).waitFor();
  await look(page, `checkout-${plan}`);
  expect(`nobody paid for ${plan}`, await fact(page, 'Plan').textContent(), 'Free');
  provider.pay(session.id);
  await page.goto(session.done.replace('{CHECKOUT_SESSION_ID}', session.id));
  expect('who has paid', await page.textContent('h1'), title);
  await look(page, `paid-${plan}`);
  await page.getByRole('link', { name: 'Open plan and billing' }).click();
  await button(page, 'Cancel the subscription').waitFor();
  expect(`${plan} is in force`, await fact(page, 'Plan').textContent(), plan);
}

async function cancelsAndResumes(page) {
  await button(page, 'Cancel the subscription').click();
  await page.getByRole('dialog').waitFor();
  await look(page, 'cancelling');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the subscription' }).click();
  await notice(page, 'ends with the current period');
  await fact(page, 'Ends').waitFor();
  await page.locator('.notice').getByRole('button', { name: 'Undo' }).click();
  await fact(page, 'Renews').waitFor();
  expect('a cancelled plan is resumed by Undo', await button(page, 'Cancel the subscription').isVisible(), true);
}

async function payments(page) {
  const invoices = page.getByRole('list', { name: 'Invoices and receipts' });
  await invoices
    .getByRole('button', { name: /^Show / })
    .first()
    .click();
  await page.getByRole('dialog').getByText('paid').first().waitFor();
  await look(page, 'invoice');
  await page.keyboard.press('Escape');
  await button(page, 'Payment methods and invoice address').click();
  await page.waitForURL('https://billing.example.com/**');
}

async function ofOneself(browser, service, mailbox) {
  const page = await person(browser, service, mailbox, 'ada@example.com', '/console/billing');
  await button(page, 'Buy Pro').waitFor();
  expect('the plan at first', await fact(page, 'Plan').textContent(), 'Free');
  await look(page, 'free');
  await buys(page, `${service.base}/console/billing`, 'Pro', 'Your plan is Pro');
  await look(page, 'pro');
  await cancelsAndResumes(page);
  await payments(page);
}

async function ofAnOrganisation(browser, service, mailbox) {
  const page = await person(browser, service, mailbox, 'bo@example.com', '/console');
  const { status } = await send(page, 'POST', '/orgs', { slug: 'acme', name: 'Acme' });
  expect('an organisation', status, 201);
  await page.goto(`${service.base}/console/orgs/acme/single-sign-on`);
  await page.getByText('The plan Free does not include single sign-on and provisioning.').waitFor();
  await look(page, 'not-in-plan');
  await page.getByRole('link', { name: 'Change the plan' }).click();
  await button(page, 'Buy Team').waitFor();
  await buys(page, `${service.base}/console/orgs/acme/billing`, 'Team', 'The plan of Acme is Team');
  expect('a seat for each member', await fact(page, 'Seats').textContent(), '1');
  await look(page, 'team');
  await page.goto(`${service.base}/console/orgs/acme/single-sign-on`);
  await page.locator('h1').first().waitFor();
  await page.locator('.waiting').first().waitFor({ state: 'detached' });
  await page.getByLabel('Domain', { exact: true }).waitFor();
  expect('a plan with the feature needs no note', await page.locator('.plan-note').count(), 0);
}

try {
  await withMailbox(async (mailbox) => {
    const env = { ...settings, LINEWORK_DATA: join(folder, 'data'), SMTP_URL: mailbox.url };
    const service = await startKillable(env, api.href);
    try {
      await withChromium(
        FONT_FILES.map(({ file }) => file),
        async (browser) => {
          await ofOneself(browser, service, mailbox);
          await ofAnOrganisation(browser, service, mailbox);
        },
      );
    } finally {
      await service.kill('SIGTERM');
    }
  });
} finally {
  await provider.close();
  rmSync(folder, { recursive: true, force: true });
}
end();
