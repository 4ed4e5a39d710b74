// The page of edits: in, the function that makes them; out, every operation with what it makes of one diagram, done by it.
import { EDIT_FAULTS, editSource } from '@linework/core';
import { code, page, table } from './markdown.mjs';

const SOURCE = `flow "Checkout"
node shop client "Shop"
node api service "API" # the one that pays
group data "Data" {
  node db database "Orders"
  node cache cache "Sessions"
}
note api : "99.9 %"
shop -> api : "orders"
api -> db
api -> cache
`;

/** Each operation on the diagram above, and what it is for. */
const EXAMPLES = [
  [
    'Title and options of the header; `null` takes one away.',
    { op: 'header', fields: { title: 'Payment', direction: 'down' } },
  ],
  [
    'A statement by its fields. Without a place it stands beside others of its sort.',
    { op: 'add', statement: 'node', fields: { id: 'jobs', type: 'queue', label: 'Jobs' }, in: 'data' },
  ],
  [
    'A statement as it would be written, with its block if it has one.',
    { op: 'add', line: 'api --> shop : "receipt"', after: { from: 'shop', to: 'api' } },
  ],
  [
    'Label, type, options, flags, cells of what is there.',
    { op: 'set', at: 'db', fields: { label: 'Order store', tone: 'blue' } },
  ],
  [
    'A line without an id is named by its text.',
    { op: 'set', at: { row: '99.9 %' }, fields: { text: '99.95 %', side: 'left' } },
  ],
  ['An id, or a column as `table.column`, wherever it stands.', { op: 'rename', id: 'db', to: 'orders' }],
  ['Into, before or after something; without a place, out of its block.', { op: 'move', at: 'cache' }],
  [
    'What stands in one block, into a new one.',
    { op: 'group', members: ['shop', 'api'], fields: { id: 'front', label: 'Front' } },
  ],
  ['A block goes, what stood in it stays.', { op: 'dissolve', at: 'data' }],
  ['A new edge.', { op: 'connect', from: 'shop', to: 'cache', fields: { arrow: '-->', label: 'session' } }],
  ['Another end.', { op: 'reconnect', at: { from: 'api', to: 'cache' }, to: 'db' }],
  ['An edge goes; `nth` says which of several.', { op: 'disconnect', from: 'api', to: 'cache' }],
  ['A new node on an edge.', { op: 'insert', at: { from: 'api', to: 'db' }, fields: { id: 'pool', label: 'Pool' } }],
  [
    'A statement goes with what stands in it. Refused while other lines name it, unless `cascade` takes them along.',
    { op: 'remove', at: 'cache', cascade: true },
  ],
  [
    'One line by another; its block and its comment stay.',
    { op: 'replace', at: 'shop', line: 'node shop person "Buyer"' },
  ],
];

export function editingPage(icons) {
  const { refused } = editSource(SOURCE, [{ op: 'remove', at: 'db' }], { icons });
  return page(
    '# Editing',
    `${code('linework edit FILE OPERATION...')}, ${code('POST /v1/diagrams/edit')} and the tool ${code('edit_diagram')} change named parts of a source. Lines that no operation names stay byte for byte, with their comments, blank lines and spelling. All operations are done or none, each on what the ones before it left, and a diagram that was valid stays valid.`,
    '## What is named how',
    table(
      ['Written', 'Names'],
      [
        [code('"api"'), 'What has that id.'],
        [code('"orders.total"'), 'A column of a table, a value of an enum or a member of a class.'],
        [
          code('{"from":"api","to":"db","nth":2}'),
          'The second edge between the two; `nth` may be left out where there is one.',
        ],
        [
          code('{"row":"Compare"}'),
          'A line without an id: by one of its texts, or by the whole line without its comment.',
        ],
        [code('""'), 'In `in`: the diagram itself.'],
      ],
    ),
    '## Operations',
    'All examples are about this diagram:',
    fence(SOURCE),
    ...EXAMPLES.flatMap(([words, operation]) => [
      `### ${operation.op}${operation.line !== undefined && operation.op === 'add' ? ' as a line' : ''}${operation.at?.row ? ' of a row' : ''}`,
      words,
      fence(JSON.stringify(operation), 'json'),
      fence(difference(operation, icons), 'diff'),
    ]),
    `${code('fields')} go by name: ${code('label')}, ${code('type')}, an option, a flag (${code('true')}), a cell of a row or its ${code('text')}, ${code('arrow')} of an edge, ${code('title')} of the header; whatever the form of the statement has. ${code('null')} takes a field away.`,
    '## Answer',
    `${code('source')} is the diagram after all operations and ${code('edits')} what that changed, as edits of the source that was given; ${code('changes')} says it in words, a line an operation; ${code('before')} and ${code('diagnostics')} are the mistakes and suggestions of both. ${code('fingerprint')} names the new source: given as ${code('expect')} with the next operations, these are refused if somebody changed the source in between.`,
    '## Refusals',
    `Where an operation cannot be done, ${code('ok')} is false, the source comes back as it was, and ${code('refused')} has the index of the operation, a reason, a sentence, what may have been meant (${code('near')}) and the mistakes that the diagram would have. To remove ${code('db')} above without ${code('cascade')}:`,
    fence(JSON.stringify(refused, undefined, 2), 'json'),
    table(
      ['Reason', 'Meaning'],
      Object.entries(EDIT_FAULTS).map(([key, meaning]) => [code(key), meaning]),
    ),
  );
}

function difference(operation, icons) {
  const { ok, source, refused } = editSource(SOURCE, [operation], { icons });
  if (!ok) throw new Error(`${JSON.stringify(operation)}: ${refused.message}`);
  const [old, now] = [SOURCE.trimEnd().split('\n'), source.trimEnd().split('\n')];
  const gone = old.filter((each) => !now.includes(each)).map((each) => `- ${each}`);
  const come = now.filter((each) => !old.includes(each)).map((each) => `+ ${each}`);
  return [...gone, ...come].join('\n');
}

function fence(text, language = 'diagram') {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}
