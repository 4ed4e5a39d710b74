// Markdown for the reference: in, texts; out, tables, fences and links that render as meant.

/** Words of the product's tables, so that they read as they stand there. */
export function plain(text) {
  return text.replace(/[\\`*_<>[\]]/g, '\\$&');
}

function cell(text) {
  return text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
}

/** Rows of cells under a head; a column that is empty everywhere is left out, and no rows give nothing. */
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

/** Sections with a blank line between them; empty ones are left out. */
export function page(...parts) {
  return `${parts
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .join('\n\n')}\n`;
}

/** A picture in the colours of its reader; `stem` is its path without endings. */
export function picture(stem, alt) {
  const words = alt.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<picture>\n  <source media="(prefers-color-scheme: dark)" srcset="${stem}.dark.svg">\n  <img alt="${words}" src="${stem}.svg">\n</picture>\n`;
}

/** Words of the product's tables as a sentence. */
export function sentence(text) {
  const whole = plain(text.charAt(0).toUpperCase() + text.slice(1));
  return /[.?:]$/.test(whole) ? whole : `${whole}.`;
}
