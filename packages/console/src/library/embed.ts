// Code that shows a diagram elsewhere: in, the diagram; out, Markdown and HTML with its picture, in the colours of the reader, as its page has them.
import type { Diagram } from './endpoints.js';

type Shown = Pick<Diagram, 'title' | 'url' | 'svgUrl' | 'darkSvgUrl' | 'theme'>;

/** Characters with a meaning in Markdown, as references, which never have one (CommonMark 0.31, section 2.5). */
const MARKED = /[\\`*_[\]<&|~$]/g;

export function markdownFor({ title, url, svgUrl }: Shown): string {
  return `[![${title.replace(MARKED, (sign) => `&#${sign.charCodeAt(0)};`)}](${svgUrl})](${url})`;
}

export function htmlFor({ title, url, svgUrl, darkSvgUrl, theme }: Shown): string {
  // Dark for everyone has no other picture.
  const dark =
    theme === 'dark' ? '' : `    <source media="(prefers-color-scheme: dark)" srcset="${escaped(darkSvgUrl)}">\n`;
  return `<a href="${escaped(url)}">
  <picture>
${dark}    <img alt="${escaped(title)}" src="${escaped(svgUrl)}">
  </picture>
</a>`;
}

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => NAMES[sign] ?? sign);
}
