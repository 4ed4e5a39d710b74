// Markdown for the reference: in, texts; out, tables, fences and links that render as intended.

/** Escapes text of the product's tables, so that it renders literally. */
export function plain(text) {
  return text.replace(/[\\`*_<>[\]]/g, '\\$&');
}

function cell(text) {
  return text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
}

/** Rows of cells under a head. Omits columns without content; returns nothing without rows. */
export function table(head, rows) {
  const used = head.map((_, i) => rows.some((row) => row[i]));
  const line = (cells) => `| ${cells.filter((_, i) => used[i]).join(' | ')} |`;
  if (rows.length === 0) return '';
  return `${[line(head), line(head.map(() => '---')), ...rows.map((row) => line(row.map((each) => cell(each ?? ''))))].join('\n')}\n`;
}

export function fence(language, content) {
  const ticks = content.includes('```') ? '````' : '```';
  return `${ticks}${language}\n${content.replace(/\n*$/, '\n')}${ticks}\n`;
}

export function code(text) {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

export function codes(words) {
  return words.map(code).join(', ');
}

/** The anchor of a heading, as GitHub makes it. */
export function anchor(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

/** Sections with a blank line between them; omits empty ones. */
export function page(...parts) {
  return `${parts
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .join('\n\n')}\n`;
}

/** A picture in the reader's colour scheme; `stem` is its path without endings. */
export function picture(stem, alt) {
  const words = alt.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<picture>\n  <source media="(prefers-color-scheme: dark)" srcset="${stem}.dark.svg">\n  <img alt="${words}" src="${stem}.svg">\n</picture>\n`;
}

/** Text of the product's tables as a sentence. */
export function sentence(text) {
  const whole = plain(text.charAt(0).toUpperCase() + text.slice(1));
  return /[.?:]$/.test(whole) ? whole : `${whole}.`;
}
