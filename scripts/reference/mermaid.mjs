// The page of what the converter makes of Mermaid: in, the tables that stand beside its readers; out, a table a type with
// each construct before and after.
import { mermaidLosses } from '@linework/convert';
import { code, page, plain, table } from './markdown.mjs';

/** Types that SPEC.md does not name, as Mermaid got them later. */
const LATER = ['swimlane'];

export function mermaidPage() {
  return page(
    '# What becomes of Mermaid',
    'A construct without a code is said otherwise and loses nothing. A code is told at its line of the text.',
    'A picture is made only where it is asked for: `render` is false by default.',
    `Mermaid 12 has ${LATER.map(code).join(', ')}, which the specification of the converter predates; its outermost subgraphs are lanes.`,
    ...Object.entries(mermaidLosses).flatMap(([type, { head, rows }]) => [
      `## ${type}`,
      `Behind ${code(head)}:`,
      table(
        ['Construct', 'What becomes of it', 'Code', 'Before', 'After'],
        rows.map((row) => [
          plain(row.construct),
          plain(row.becomes),
          row.code === undefined ? '' : `[${row.code}](codes/${row.code}.md)`,
          lines(row.before),
          lines(row.after),
        ]),
      ),
    ]),
  );
}

/** A cell holds one line of Markdown: each line of a text is code of its own. */
function lines(text) {
  return text
    .split('\n')
    .map((line) => code(line.replace(/^ +/, (indent) => '\u00a0'.repeat(indent.length))))
    .join('<br>');
}
