// The page about the conversion from Mermaid: in, the tables beside its readers; out, one table per type with
// each construct before and after.
import { mermaidLosses } from '@linework/convert';
import { codeLink } from './codes.mjs';
import { code, page, plain, table } from './markdown.mjs';

/** Types that Mermaid added later (docs/conversion.md, Charts and lists). */
const LATER = ['swimlane'];

export function mermaidPage() {
  return page(
    '# Conversion from Mermaid',
    'A construct without a code is converted without loss. A code is reported at the line of its construct.',
    'A picture is drawn only on request: `render` is false by default.',
    `The converter also reads ${LATER.map(code).join(', ')}, which Mermaid 12 added. Its outermost subgraphs become lanes.`,
    ...Object.entries(mermaidLosses).flatMap(([type, { head, rows }]) => [
      `## ${type}`,
      `After ${code(head)}:`,
      table(
        ['Construct', 'Result', 'Code', 'Before', 'After'],
        rows.map((row) => [
          plain(row.construct),
          plain(row.becomes),
          row.code === undefined ? '' : codeLink(row.code),
          lines(row.before),
          lines(row.after),
        ]),
      ),
    ]),
  );
}

/** A cell holds one line of Markdown, so each line of a text is a separate code span. */
function lines(text) {
  return text
    .split('\n')
    .map((line) => code(line.replace(/^ +/, (indent) => '\u00a0'.repeat(indent.length))))
    .join('<br>');
}
