// The parts of pages with passkeys: the button to sign in with one, and the list of an account. A script shows the buttons that need it.
import { attribute, type Html, html } from '../../pages/html.js';
import { MOST_PASSKEYS, type PasskeyRow } from './repo.js';
import { hasName } from './webauthn.js';

export const PASSKEY_SCRIPT_PATH = '/passkeys.js';

/** `next`: where the browser goes afterwards. */
export function passkeySignIn(next: string, baseUrl: string): Html | undefined {
  if (!hasName(baseUrl)) return undefined;
  return html`<div id="with-passkey" class="passkey" data-next="${next}" hidden>
<button type="button">Sign in with a passkey</button>
<p class="problem" role="alert"></p>
</div>\n`;
}

export interface PasskeysPart {
  readonly rows: readonly PasskeyRow[];
  /** Whether the user signed in recently enough to add or remove one. */
  readonly isRecent: boolean;
  readonly baseUrl: string;
}

export function passkeysPart({ rows, isRecent, baseUrl }: PasskeysPart): Html {
  const list =
    rows.length === 0 ? undefined : html`<ul class="rows">\n${rows.map((row) => item(row, isRecent))}</ul>\n`;
  return html`<section aria-labelledby="passkeys">
<h2 id="passkeys">Passkeys</h2>
<p class="quiet">A passkey signs you in with the lock of your phone or computer, without a code.</p>
${list}${hasName(baseUrl) ? adding(rows.length, isRecent) : NAMELESS}
</section>`;
}

/** Browsers accept nothing else (Web Authentication, section 5.1.2). */
const NAMELESS = html`<p class="quiet">The address of this service is a number. Passkeys need one with a name.</p>`;

function adding(count: number, isRecent: boolean): Html {
  if (!isRecent)
    return html`<p class="quiet">To add or remove a passkey, sign out and in again: it has to be within ten minutes of signing in.</p>`;
  if (count >= MOST_PASSKEYS)
    return html`<p class="quiet">You have ${count} passkeys, the most an account can have.</p>`;
  return html`<div id="new-passkey" class="passkey" data-next="/sign-in" hidden>
<button type="button">Add a passkey</button>
<p class="problem" role="alert"></p>
</div>`;
}

function item({ id, name, made: createdAt, lastUsed }: PasskeyRow, isRecent: boolean): Html {
  const used = lastUsed === null ? 'not used yet' : html`last used on <time>${lastUsed}</time>`;
  return html`<li><span><strong>${name}</strong><br><span class="quiet">Added on <time>${createdAt.toISOString().slice(0, 10)}</time>, ${used}</span></span>
${isRecent ? removal(id, name) : undefined}</li>\n`;
}

function removal(id: string, name: string): Html {
  return html`<form method="post" action="/passkeys/${id}/remove"><button${attribute('aria-label', `Remove ${name}`)}>Remove</button></form>`;
}
