// The page of comparisons: in, the comparing functions; out, the page with their results for two versions of a diagram.
import { compareSources, comparisonReport } from '@linework/core';
import { code, page, table } from './markdown.mjs';

const BEFORE = `flow "Checkout"
node shop client "Shop"
node api service "API"
group data "Data" {
  node db database "Orders"
  node cache cache "Sessions"
}
shop -> api : "calls"
api -> db : "writes to"
api -> cache
`;
const AFTER = `flow "Checkout"
node shop client "Web shop"
node gateway gateway "API"
group data "Data" {
  node db database "Orders"
  node jobs queue "Jobs"
}
shop -> gateway : "calls"
gateway -> db : "writes to"
gateway -> jobs : "enqueues"
`;

export function comparingPage(icons) {
  const { summary, changes, marked } = compareSources(BEFORE, AFTER, { icons });
  return page(
    '# Comparing',
    `${code('linework compare BEFORE AFTER')}, ${code('POST /v1/diagrams/compare')} and the tool ${code('compare_diagrams')} report what changed between two versions of a diagram of any kind, by statement and by field. Spacing, comments and the order of options are ignored. ${code('linework compare --git main')} compares all diagrams that changed since a revision, including those in Markdown; ${code('--git main..topic')} compares two revisions.`,
    '## Report',
    'Before:',
    fence(BEFORE),
    'After:',
    fence(AFTER),
    `The report of ${code('linework compare --markdown')}:`,
    fence(comparisonReport('checkout.diagram', summary, changes), 'markdown'),
    table(
      ['Change', 'When'],
      [
        ['`added`, `removed`', 'A statement with its contents.'],
        [
          '`changed`',
          'Fields of a statement: its label, type, options, flags, cells; the ends and the arrow of an edge.',
        ],
        ['`renamed`', 'A different id for an item with the same label, or with the same lines to and from it (`by`).'],
        [
          '`moved`',
          'A different block, or a different position where the order of lines matters (messages, commits, events, steps).',
        ],
      ],
    ),
    table(
      ['Affects', 'Examples'],
      [
        ['`meaning`', 'What the diagram expresses.'],
        ['`wording`', 'Labels, titles, descriptions, notes.'],
        ['`look`', 'Tones, icons, direction, rank constraints, ids.'],
      ],
    ),
    '## The picture',
    `${code('linework compare BEFORE AFTER -o diff.svg')} draws the changes, light and dark: + and green for additions, − and red (dotted lines) for removals, ~ and amber for changes, everything else muted. For graphs, one picture shows both versions, in the order of the newer one; charts and lists are drawn side by side. The picture has its own source:`,
    ...marked.map((source) => fence(source)),
    '## Response',
    `${code('same')} is true if nothing changed. Sources with errors or of different kinds are not call errors: ${code('ok')} is false, ${code('summary')} names the reason, and ${code('before')} and ${code('after')} list the errors. The command exits with 1 if a source has errors or, with ${code('--check')}, if something changed.`,
  );
}

function fence(text, language = 'diagram') {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}
