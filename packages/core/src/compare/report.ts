// A comparison as Markdown, for a pull request: in, its changes; out, a heading and a table, the most severe first.
import type { Change } from './changes.js';

const SIGNS: Readonly<Record<Change['change'], string>> = {
  added: '+',
  removed: '−',
  changed: '~',
  renamed: '~',
  moved: '~',
};
const ORDER: readonly Change['severity'][] = ['meaning', 'wording', 'look'];
/** Most changes in a table. */
const MOST = 200;

export function comparisonReport(name: string, summary: string, changes: readonly Change[]): string {
  const head = [`### ${cell(name)}`, '', summary];
  if (changes.length === 0) return `${head.join('\n')}\n`;
  const sorted = changes.toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
  const rows = sorted.slice(0, MOST).map(({ change, severity, words, lineBefore, lineAfter }) => {
    const line = lineAfter === undefined ? `${lineBefore} before` : String(lineAfter);
    return `| ${SIGNS[change]} | ${severity} | ${cell(words)} | ${line} |`;
  });
  const more = sorted.length > MOST ? ['', `${sorted.length - MOST} more changes are not listed.`] : [];
  return `${[...head, '', '| | Touches | Change | Line |', '| --- | --- | --- | --- |', ...rows, ...more].join('\n')}\n`;
}

/** An author's text in a table cell: none of it is Markdown or HTML. */
function cell(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>|#!~@&]/g, (each) => (each === '&' ? '&amp;' : each === '<' ? '&lt;' : `\\${each}`));
}
