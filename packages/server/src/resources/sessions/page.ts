// The part of the account's page with its sessions: in, the sessions; out, a list with a button for each of the others.

import { browserName } from '@linework/web/browser-name';
import { attribute, type Html, html } from '../../pages/html.js';
import { idOf, type SessionList, type SessionRow } from './repo.js';

export function sessionsPart({ count, rows }: SessionList, current: string | undefined): Html {
  const items = rows.map((row) => item(row, row.hash === current));
  const unlisted = count - rows.length;
  return html`<section aria-labelledby="sessions">
<h2 id="sessions">Where you are signed in</h2>
<ul class="rows">
${items}</ul>
${unlisted > 0 ? html`<p class="quiet">And ${unlisted} more.</p>\n` : undefined}${count > 1 ? END_OTHERS : undefined}</section>`;
}

const END_OTHERS = html`<form method="post" action="/sessions/end-others"><button>End all others</button></form>\n`;

function item(row: SessionRow, isCurrent: boolean): Html {
  const name = browserName(row.userAgent);
  const end = html`<form method="post" action="/sessions/${idOf(row)}/end"><button${attribute('aria-label', `End the session of ${name}`)}>End</button></form>`;
  const own = html`<span class="quiet">This one</span>`;
  return html`<li><span><strong>${name}</strong><br><span class="quiet">${useOf(row)}</span></span>
${isCurrent ? own : end}</li>\n`;
}

function useOf({ signedIn, lastUsed, via }: SessionRow): Html {
  const through = via === null ? '' : ' through your organisation';
  const used = lastUsed === null ? 'not used yet' : html`last used on <time>${lastUsed}</time>`;
  return html`Since <time>${signedIn.toISOString().slice(0, 10)}</time>${through}, ${used}`;
}
