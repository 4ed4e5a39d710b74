// Pages that contain a form and work without script. In: a title and the markup of a body; out, the complete page. Its style sheet, and its script if
// it has one, are separate resources, because nothing inline is allowed.
import type { FastifyReply } from 'fastify';
import { documentOf } from './document.js';
import { type Html, html } from './html.js';
import { PAGE_STYLE } from './look.js';

/** Like PAGE_POLICY, without script. A form goes only to this service, and so does every redirect that follows it (CSP Level 3, section 6.4.2). */
export const FORM_POLICY: string = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export const FORM_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': FORM_POLICY,
  // With no-referrer, browsers send `Origin: null` with a form (Fetch standard, section 3.1), which looks like another site's.
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** For a page that has a script besides its forms: its own, which asks only this service. */
const SCRIPTED_HEADERS: Readonly<Record<string, string>> = {
  ...FORM_HEADERS,
  'content-security-policy': `${FORM_POLICY}; script-src 'self'; connect-src 'self'`,
};

export const FORM_STYLE_PATH = '/form.css';

/** `scripts`: their addresses. Send the page with `sendScriptedForm` then. */
export function formPage(title: string, body: Html, scripts: readonly string[] = []): string {
  return documentOf({
    title: `${title} · Linework`,
    styles: [FORM_STYLE_PATH],
    scripts,
    body: html`<main class="form">
<p class="name"><a href="/">Linework</a></p>
<h1>${title}</h1>
${body}
</main>`,
  });
}

export function problem(words: string | undefined): Html | undefined {
  return words === undefined ? undefined : html`<p class="problem" role="alert">${words}</p>\n`;
}

export function sendForm(reply: FastifyReply, page: string, status = 200): FastifyReply {
  return reply.code(status).headers(FORM_HEADERS).type('text/html; charset=utf-8').send(page);
}

export function sendScriptedForm(reply: FastifyReply, page: string, status = 200): FastifyReply {
  return reply.code(status).headers(SCRIPTED_HEADERS).type('text/html; charset=utf-8').send(page);
}

/** To another page, after a form or in place of one. */
export function sendOn(reply: FastifyReply, path: string): FastifyReply {
  return reply.headers(FORM_HEADERS).redirect(path, 303);
}

export const FORM_STYLE: string = `${PAGE_STYLE}main.form { max-width: 30rem; margin: 0 auto; padding: 12vh 1.5rem 3rem; }
.form .name { margin: 0 0 1.5rem; font-size: .875rem; }
.form .name a { color: var(--quiet); text-decoration: none; }
.form .name a:hover { text-decoration: underline; }
.form p { margin: .75rem 0; overflow-wrap: anywhere; }
.form form { margin: 1.25rem 0 0; }
.form label { display: block; font-size: .875rem; font-weight: 500; margin: 0 0 .375rem; }
.form input:not([type=hidden]) { display: block; width: 100%; min-height: 2.75rem; padding: .375rem .75rem; background: var(--field); border: 1px solid var(--control); border-radius: 8px; }
.form input.code { max-width: 11rem; font-size: 1.25rem; letter-spacing: .2em; font-variant-numeric: tabular-nums; }
.form button { min-height: 2.75rem; padding: .375rem 1.25rem; font-size: 1rem; }
.form button.main { background: var(--act); border-color: var(--act); color: var(--page); }
.form button.plain { background: none; border: 0; padding: .375rem 0; color: var(--act); text-decoration: underline; font-weight: 400; font-size: .875rem; }
.form form + form { margin-top: .5rem; }
.form form:has(.plain) + p { margin-top: 0; }
.form input + button, .form label + input + button { margin-top: 1rem; }
.form .quiet { color: var(--quiet); font-size: .875rem; }
.form .problem { border-left: 3px solid var(--error); padding: .125rem 0 .125rem .75rem; }
.form .problem:empty { display: none; }
.form .passkey { margin-top: .5rem; }
.form section { margin-top: 2rem; }
.form section h2 { font-size: 1rem; }
.form dl { margin: 1.25rem 0; border-top: 1px solid var(--edge); }
.form dl > div { padding: .75rem 0; border-bottom: 1px solid var(--edge); }
.form dt { font-size: .875rem; color: var(--quiet); }
.form dd { margin: .125rem 0 0; overflow-wrap: anywhere; }
.form ul.rows { list-style: none; margin: 1.25rem 0; padding: 0; border-top: 1px solid var(--edge); }
.form ul.rows > li { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; padding: .75rem 0; border-bottom: 1px solid var(--edge); }
.form ul.rows > li > :first-child { flex: 1 1 10rem; min-width: 0; overflow-wrap: anywhere; }
.form ul.rows time { white-space: nowrap; }
.form ul.rows form { margin: 0; }
`;
