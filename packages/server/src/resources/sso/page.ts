// The pages of single sign-on: which organisation, what went wrong, the code that an address confirms with, and the result of a test.
import { formPage, problem } from '../../pages/form.js';
import { type Html, html } from '../../pages/html.js';
import { signInAt } from '../sign-in/page.js';
import type { Problem } from './enter.js';
import type { SeenClaim } from './model.js';
import { CONFIRM_PATH, SSO_PATH } from './paths.js';

export interface OrganisationPage {
  readonly next: string | undefined;
  readonly email?: string;
  readonly wrong?: string;
}

export function organisationPage({ next, email = '', wrong }: OrganisationPage): string {
  return formPage(
    'Sign in through your organisation',
    html`${problem(wrong)}<form method="get" action="${SSO_PATH}">
${next === undefined ? undefined : html`<input type="hidden" name="next" value="${next}">\n`}<label for="email">Email address</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" required autofocus value="${email}">
<button class="main">Continue</button>
</form>
<p class="quiet"><a href="${signInAt(next)}">Sign in with a code instead</a></p>`,
  );
}

/** A link, since a form can lead to no other host (pages/form.ts). */
export function continuePage(email: string, href: string): string {
  return formPage(
    'Sign in through your organisation',
    html`<p>The organisation of <strong>${email}</strong> signs you in.</p>
<p><a href="${href}">Continue to its sign-in page</a></p>`,
  );
}

const WORDS: Readonly<Record<Problem, string>> = {
  deactivated: 'Your organisation has deactivated your access. Ask its admin.',
  off: 'Single sign-on is turned off for this organisation.',
  address: 'Your organisation sent no email address that it vouches for. Ask its admin to test the connection.',
  'another-person':
    'Someone else signed in through your organisation with this email address before. Ask an admin of the organisation to remove that member, then sign in again.',
  domain: 'Your email address is not in a verified domain of this organisation. Ask its admin to verify the domain.',
  'not-invited': 'You do not belong to this organisation yet. Ask an admin for an invitation.',
  expired: 'This sign-in has expired or was used already. Begin again.',
  browser: 'This sign-in began in another browser. Begin again in this one.',
  provider:
    'Your organisation did not confirm the sign-in. Begin again; if it happens again, ask its admin to test the connection.',
};

export function isProblem(text: unknown): text is Problem {
  return typeof text === 'string' && Object.hasOwn(WORDS, text);
}

export function problemPage(which: Problem): string {
  return formPage(
    'You are not signed in',
    html`${problem(WORDS[which])}<p><a href="${SSO_PATH}">Begin again</a></p>
<p class="quiet"><a href="${signInAt(undefined)}">Sign in with a code</a></p>`,
  );
}

/** After the session here has ended. A browser opens the address by itself; a form could lead to no other host (pages/form.ts). */
export function signOutPage(href: string): string {
  return formPage(
    'You are signed out of Linework',
    html`<p><a href="${href}">Sign out of your organisation too</a></p>`,
  );
}

export function signedOutPage(): string {
  return formPage('You are signed out', html`<p><a href="${signInAt(undefined)}">Sign in</a></p>`);
}

export interface ConfirmPage {
  readonly email: string;
  readonly state: string;
  /** Whether the code is on its way. */
  readonly isSent: boolean;
  readonly wrong?: string;
}

export function confirmPage({ email, state, isSent, wrong }: ConfirmPage): string {
  const hidden = html`<input type="hidden" name="state" value="${state}">`;
  const send = (words: string, look: string): Html => html`<form method="post" action="${CONFIRM_PATH}">
${hidden}
<button class="${look}">${words}</button>
</form>`;
  const enter = html`<form method="post" action="${CONFIRM_PATH}">
${hidden}
<label for="code">Code</label>
<input id="code" class="code" name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9 ]{6,9}" maxlength="9" title="Six digits" required autofocus>
<button class="main">Join and sign in</button>
</form>
${send('Email another code', 'plain')}`;
  return formPage(
    'You have an account already',
    html`${problem(wrong)}<p>There is an account for <strong>${email}</strong>. Once you agree, your organisation's sign-in opens this account. What is in it stays yours; your organisation does not see it.</p>
${isSent ? enter : send('Email me a code', 'main')}
<p class="quiet">If you do not agree, close this page: nothing changes.</p>`,
  );
}

export interface TestPage {
  readonly name: string;
  readonly at: Date;
  readonly isOk: boolean;
  readonly problems: readonly string[];
  readonly claims: readonly SeenClaim[];
}

export function testPage({ name, at, isOk, problems, claims }: TestPage): string {
  return formPage(
    isOk ? 'The test succeeded' : 'The test failed',
    html`${problems.map((each) => problem(each))}<p>What <strong>${name}</strong> sent on <time datetime="${at.toISOString()}">${minuteOf(at)}</time>:</p>
${claims.length === 0 ? html`<p class="quiet">Nothing.</p>` : claimList(claims)}
<p class="quiet">Nobody was signed in.</p>`,
  );
}

function minuteOf(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ', ')} UTC`;
}

function claimList(claims: readonly SeenClaim[]): Html {
  return html`<dl>${claims.map(
    ({ name, values }) =>
      html`<div><dt>${name}</dt><dd>${values.slice(0, 20).join(', ')}${values.length > 20 ? ` and ${values.length - 20} more` : ''}</dd></div>\n`,
  )}</dl>`;
}
