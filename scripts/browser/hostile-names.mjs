// Names with which somebody attacks a page that shows them, for the tests of the service's pages and for those of the console.

/** Each would be markup in a page, a link or a document that doesn't escape it. */
export const MARKUP_NAMES = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  ']]><script>',
  '</title></code></pre><svg onload=alert(1)>',
  '&lt;b&gt; &amp; \u2028\u2029 \u202e \ufeff',
  '](https://evil.example)![x',
  '`code` | table | **bold**',
];

/** Each would reorder the words beside it, reach across the page, or leave nothing to click. */
export const SHAPED_NAMES = [
  'invoice\u202efdp.exe',
  'a\u2069\u2069\u202e reversed',
  'שלום עולם, 123 (מרחבא)',
  '\u200b\u2060\u200b',
  'w'.repeat(100),
  `Z${'\u0301\u0316'.repeat(40)}`,
  '__proto__',
  '{{7*7}}%s%00',
];
