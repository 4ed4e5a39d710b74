// The pages to which a checkout leads back.
import type { Plan } from '@linework/operations';
import { formPage } from '../../pages/form.js';
import { type Html, html } from '../../pages/html.js';
import { CONSOLE_PATH } from '../console/page.js';
import type { ComeBack, Payer } from './come-back.js';
import { PLAN_PATH } from './paths.js';

const NAMES: Readonly<Record<Plan, string>> = { free: 'Free', pro: 'Pro', team: 'Team', enterprise: 'Enterprise' };

export function comeBackPage(back: ComeBack, checkoutId: string): string {
  switch (back.is) {
    case 'paid':
      return planPage(back.plan, back.organisation);
    case 'waiting':
      return formPage(
        'We are waiting for the payment provider',
        html`<p>It has not confirmed your payment yet. This takes some seconds, or, with some ways to pay, some days. Your plan begins as soon as it has, even if you close this page.</p>
<p><a href="${addressFor(checkoutId)}">Check again</a></p>`,
      );
    case 'expired':
      return formPage(
        'The checkout has ended',
        html`<p>It was not finished in time, or another one has begun since. Nothing was charged for it.</p>
${inConsole(back.organisation?.slug)}`,
      );
    case 'unknown':
      return formPage(
        'No such checkout',
        html`<p>The account that you are signed in with has begun no checkout with this address. Sign in with the account that began it.</p>
<form method="post" action="/sign-out"><button>Sign out</button></form>`,
      );
  }
}

/** `organisation`: undefined for the reader's own plan. */
export function planPage(plan: Plan, organisation: Payer | undefined): string {
  return organisation === undefined
    ? formPage(
        `Your plan is ${NAMES[plan]}`,
        html`<p>It is in force for all of your keys and connected agents.</p>
${inConsole(undefined)}`,
      )
    : formPage(
        `The plan of ${organisation.name} is ${NAMES[plan]}`,
        html`<p>It is in force for all members and keys of the organisation.</p>
${inConsole(organisation.slug)}`,
      );
}

/** `slug`: of the organisation that pays; undefined for the reader's own account. */
function inConsole(slug: string | undefined): Html {
  const owner = slug === undefined ? '' : `/orgs/${slug}`;
  return html`<p><a href="${CONSOLE_PATH}${owner}/billing">Open plan and billing in the console</a></p>`;
}

/** For everyone, also signed out. */
export function abandonedPage(slug: string | undefined): string {
  return formPage(
    'Nothing was charged',
    html`<p>You left the checkout before it was finished. The plan has not changed. You can start another checkout at any time.</p>
${inConsole(slug)}`,
  );
}

function addressFor(checkoutId: string): string {
  return `${PLAN_PATH}?checkout=${encodeURIComponent(checkoutId)}`;
}
