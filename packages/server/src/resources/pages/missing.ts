// Pages without a diagram: not found or not visible to the caller, in the same words; and failures.
import { escapeHtml } from '../../pages/look.js';

/** `next` is the requested path, unchanged. */
export function missingPage(next: string): string {
  const signIn = `/sign-in?${new URLSearchParams({ next })}`;
  return wordsPage(
    'Diagram not found',
    `<p>The link may be mistyped, or the diagram may be deleted or private. If it is yours, <a href="${escapeHtml(signIn)}">sign in</a> to see it.</p>`,
  );
}

export function failurePage(message: string, requestId: string): string {
  return wordsPage(
    'The page cannot be shown',
    `<p>${escapeHtml(message)}</p>\n<p class="quiet">Request ${escapeHtml(requestId)}</p>`,
  );
}

function wordsPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Linework</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/hosted.css">
</head>
<body>
${BRAND}
<main class="words">
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

export const BRAND = '<header><a class="brand" href="/">Linework</a></header>';
