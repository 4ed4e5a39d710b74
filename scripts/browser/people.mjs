// People in browsers, signed in with emailed codes at a service of their own: in, a check as a function; out, its result. The check gets a function that
// signs somebody in and gives their page, and one that sends a request with the session of a page.
import { FONT_FILES } from '../metrics/font-files.mjs';
import { withChromium } from './chromium.mjs';
import { withMailbox } from './mailbox.mjs';
import { withService } from './services.mjs';

const FONTS = FONT_FILES.map(({ file }) => file);

/** `settings`: of the service, as environment variables. */
export async function withPeople(work, settings = {}) {
  await withMailbox((mailbox) =>
    withService(
      (service) =>
        withChromium(FONTS, async (browser) => {
          const signIn = async (page, email) => {
            await page.fill('#email', email);
            await page.click('button.main');
            await page.fill('#code', await mailbox.next(email, /\b\d{6}\b/));
            await page.click('button.main');
          };
          /** A page of somebody who has just signed in, at a path of the service. */
          const person = async (email, path = '/console', options = {}) => {
            const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
            const page = await context.newPage();
            await page.goto(`${service.address}/sign-in?next=${encodeURIComponent(path)}`);
            await signIn(page, email);
            return page;
          };
          return work({ browser, service, mailbox, signIn, person, send });
        }),
      { SMTP_URL: mailbox.url, ...settings },
    ),
  );
}

/** Sends a request with the session of a page, which is at the service. Resolves to its status and its JSON. */
export function send(page, method, path, body) {
  return page.evaluate(
    async ([verb, to, value]) => {
      const answer = await fetch(to, {
        method: verb,
        ...(value && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text };
    },
    [method, path, body],
  );
}
