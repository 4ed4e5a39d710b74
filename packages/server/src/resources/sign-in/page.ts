// The sign-in pages: an address, then the emailed code; and the page of a signed-in user. The first and the last have a script, for passkeys.
import { formPage, problem } from '../../pages/form.js';
import { type Html, html } from '../../pages/html.js';
import { CONSOLE_PATH } from '../console/page.js';
import { PASSKEY_SCRIPT_PATH, type PasskeysPart, passkeySignIn, passkeysPart } from '../passkeys/page.js';
import { sessionsPart } from '../sessions/page.js';
import type { SessionList } from '../sessions/repo.js';

export interface AddressPage {
  readonly baseUrl: string;
  readonly next: string | undefined;
  readonly email?: string;
  readonly wrong?: string;
}

export function addressPage({ baseUrl, next, email = '', wrong }: AddressPage): string {
  return formPage(
    'Sign in',
    html`${problem(wrong)}<form method="post" action="/sign-in">
${hiddenNext(next)}<label for="email">Email address</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" required autofocus value="${email}">
<button class="main">Email me a code</button>
</form>
${passkeySignIn(next ?? CONSOLE_PATH, baseUrl)}<p class="quiet">The code has six digits and is valid for ten minutes. There is no password.</p>`,
    [PASSKEY_SCRIPT_PATH],
  );
}

export interface CodePage {
  readonly next: string | undefined;
  readonly email: string;
  readonly wrong?: string;
}

export function codePage({ next, email, wrong }: CodePage): string {
  const hidden = html`${hiddenNext(next)}<input type="hidden" name="email" value="${email}">`;
  return formPage(
    'Enter the code',
    html`${problem(wrong)}<p>If <strong>${email}</strong> can sign in here, an email with a six-digit code is on its way.</p>
<form method="post" action="/sign-in/code">
${hidden}
<label for="code">Code</label>
<input id="code" class="code" name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9 ]{6,9}" maxlength="9" title="Six digits" required autofocus>
<button class="main">Sign in</button>
</form>
<form method="post" action="/sign-in">
${hidden}
<button class="plain">Email another code</button>
</form>
<p class="quiet"><a href="${signInAt(next)}">Use another address</a></p>`,
  );
}

export interface SignedInPage {
  readonly email: string;
  readonly passkeys: PasskeysPart;
  readonly sessions: SessionList;
  /** The hash of the session that asks. */
  readonly current: string | undefined;
}

export function signedInPage({ email, passkeys, sessions, current }: SignedInPage): string {
  return formPage(
    'Signed in',
    html`<p>You are signed in as <strong>${email}</strong>.</p>
<p><a href="${CONSOLE_PATH}">Your diagrams</a> · <a href="/connections">Connected agents</a></p>
<form method="post" action="/sign-out"><button>Sign out</button></form>
${passkeysPart(passkeys)}
${sessionsPart(sessions, current)}`,
    [PASSKEY_SCRIPT_PATH],
  );
}

/** The address of the sign-in page that continues to `next`. */
export function signInAt(next: string | undefined): string {
  return next === undefined ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`;
}

function hiddenNext(next: string | undefined): Html | undefined {
  return next === undefined ? undefined : html`<input type="hidden" name="next" value="${next}">\n`;
}
