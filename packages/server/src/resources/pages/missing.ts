// Pages without a diagram: not found or not visible to the caller, in the same words; and failures.
import { documentOf } from '../../pages/document.js';
import { type Html, html } from '../../pages/html.js';

export const HOSTED_STYLE_PATH = '/hosted.css';

export const BRAND: Html = html`<header><a class="brand" href="/">Linework</a></header>`;

export const NOINDEX: Html = html`<meta name="robots" content="noindex">\n`;

/** `next` is the requested path, unchanged. */
export function missingPage(next: string): string {
  const signIn = `/sign-in?${new URLSearchParams({ next })}`;
  return wordsPage(
    'Diagram not found',
    html`<p>The link may be mistyped, or the diagram may be deleted or private. If it is yours, <a href="${signIn}">sign in</a> to see it.</p>`,
  );
}

export function failurePage(message: string, requestId: string): string {
  return wordsPage('The page cannot be shown', html`<p>${message}</p>\n<p class="quiet">Request ${requestId}</p>`);
}

function wordsPage(title: string, body: Html): string {
  return documentOf({
    title: `${title} · Linework`,
    styles: [HOSTED_STYLE_PATH],
    head: NOINDEX,
    body: html`${BRAND}
<main class="words">
<h1>${title}</h1>
${body}
</main>`,
  });
}
