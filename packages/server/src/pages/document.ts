// A complete page: in, its title, what it loads and its body; out, the text to send. Nothing is inline, as the policies in policy.ts demand.
import { charactersOf, type Html, html } from './html.js';

export interface Document {
  readonly title: string;
  /** Addresses, in order. */
  readonly styles: readonly string[];
  readonly scripts?: readonly string[];
  readonly modules?: readonly string[];
  /** More elements of the head. */
  readonly head?: Html | undefined;
  readonly body: Html;
}

export function documentOf({ title, styles, scripts = [], modules = [], head, body }: Document): string {
  return charactersOf(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${head}<link rel="icon" href="data:,">
${styles.map((each) => html`<link rel="stylesheet" href="${each}">\n`)}</head>
<body>
${body}
${scripts.map((each) => html`<script src="${each}"></script>\n`)}${modules.map((each) => html`<script type="module" src="${each}"></script>\n`)}</body>
</html>
`);
}
