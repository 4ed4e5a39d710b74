// The page of comparisons: in, the functions that make them; out, what is told of two versions of a diagram, made by them.
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
    `${code('linework compare BEFORE AFTER')}, ${code('POST /v1/diagrams/compare')} and the tool ${code('compare_diagrams')} say what changed between two versions of a diagram: statement by statement and field by field, whatever its kind. Spacing, comments and the order of options are no change. ${code('linework compare --git main')} takes all diagrams that changed since a revision, those in Markdown too; ${code('--git main..topic')} compares two.`,
    '## What is told',
    'Before:',
    fence(BEFORE),
    'After:',
    fence(AFTER),
    `The report of ${code('linework compare --markdown')}:`,
    fence(comparisonReport('checkout.diagram', summary, changes), 'markdown'),
    table(
      ['Change', 'When'],
      [
        ['`added`, `removed`', 'A statement, with what stands in it.'],
        [
          '`changed`',
          'Fields of a statement: its label, type, options, flags, cells; the ends and the arrow of an edge.',
        ],
        ['`renamed`', 'Another id for what has the same label, or the same lines to it and from it (`by`).'],
        [
          '`moved`',
          'Another block; where the order of lines says something (messages, commits, events, steps), another place in it.',
        ],
      ],
    ),
    table(
      ['Touches', 'What'],
      [
        ['`meaning`', 'What the diagram says.'],
        ['`wording`', 'Labels, titles, descriptions, notes.'],
        ['`look`', 'Tones, icons, direction, wishes for places, ids.'],
      ],
    ),
    '## The picture',
    `${code('linework compare BEFORE AFTER -o diff.svg')} draws the changes, light and dark: + and green for what is new, − and red (lines dotted) for what is gone, ~ and amber for what changed, all else quiet. Where lines join things it is one picture of both, in the order of the newer; charts and lists stand side by side. What is drawn is a source too:`,
    ...marked.map((source) => fence(source)),
    '## Answer',
    `${code('same')} is true where nothing changed. Sources with mistakes and of different kinds are normal answers: ${code('ok')} is false, ${code('summary')} says which, and ${code('before')} and ${code('after')} list the mistakes. The command exits with 0 unless a source has mistakes; with ${code('--check')} also where something changed.`,
  );
}

function fence(text, language = 'diagram') {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}
