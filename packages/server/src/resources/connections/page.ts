// The pages for connecting an agent: consent, return to the agent, failure, and the list of connected agents.
import { formPage, problem } from '../../pages/form.js';
import { html } from '../../pages/html.js';
import type { KeyRow } from '../keys/repo.js';
import type { Asking } from './asking.js';

export interface ConsentPage {
  readonly asking: Asking;
  readonly email: string;
  /** The value that the form sends back. */
  readonly request: string;
  readonly action: string;
}

export function consentPage({ asking, email, request, action }: ConsentPage): string {
  const { name, describedAt, goesTo } = asking;
  const who = describedAt === null ? 'The agent chose this name; it is not verified.' : `Described at ${describedAt}.`;
  return formPage(
    // Isolated, so that a name read from right to left does not reorder the words beside it (UAX 9, section 2.4).
    `Connect \u2068${name}\u2069?`,
    html`<dl>
<div><dt>Requested by</dt><dd><strong dir="auto">${name}</strong><br><span class="quiet">${who}</span></dd></div>
<div><dt>Your answer goes to</dt><dd>${goesTo}</dd></div>
<div><dt>What it can do</dt><dd>Draw and check diagrams for <strong>${email}</strong>. This counts as your usage. It cannot see or change what you publish, your keys or your account.</dd></div>
</dl>
<p>Allow this only if you started it from a program that you trust.</p>
<form method="post" action="${action}">
<input type="hidden" name="request" value="${request}">
<div class="row"><button class="main" name="allow" value="yes">Allow</button> <button name="allow" value="no">Refuse</button></div>
</form>
<p class="quiet">It stays connected until you <a href="/connections">disconnect</a> it or it is unused for thirty days.</p>`,
  );
}

/** A response header forwards the browser; the link is for browsers that do not follow it. */
export function backPage(goOn: string): string {
  return formPage(
    'Back to the agent',
    html`<p>Returning to the agent. If nothing happens, <a href="${goOn}">continue</a>.</p>`,
  );
}

export function troublePage(words: string): string {
  return formPage(
    'Something went wrong',
    html`${problem(`${words.charAt(0).toUpperCase()}${words.slice(1).replace(/\.?$/, '.')}`)}<p>Return to the agent and connect it again.</p>`,
  );
}

export function connectionsPage(rows: readonly KeyRow[]): string {
  const list = rows.map(
    (row) => html`<li><span><strong dir="auto">${row.name}</strong><br><span class="quiet">${useOf(row)}</span></span>
<form method="post" action="/connections/${row.id}/disconnect"><button>Disconnect</button></form></li>\n`,
  );
  return formPage(
    'Connected agents',
    html`${list.length === 0 ? html`<p>No agent is connected.</p>` : html`<p>These agents can draw and check diagrams for you.</p>\n<ul class="rows">\n${list}</ul>`}
<p class="quiet"><a href="/sign-in">Account</a></p>`,
  );
}

function useOf({ made: createdAt, lastUsed }: KeyRow): string {
  const used = lastUsed === null ? 'not used yet' : `last used on ${lastUsed}`;
  return `Connected on ${createdAt.toISOString().slice(0, 10)}, ${used}`;
}
