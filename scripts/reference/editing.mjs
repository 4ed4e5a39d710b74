// The page of edits: in, the editing function; out, every operation with its result on one diagram.
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

/** Each operation on the diagram above, with its purpose. */
const EXAMPLES = [
  [
    'Sets the title and options of the header; `null` removes one.',
    { op: 'header', fields: { title: 'Payment', direction: 'down' } },
  ],
  [
    'Adds a statement from its fields. Without a place, it goes next to statements of the same type.',
    { op: 'add', statement: 'node', fields: { id: 'jobs', type: 'queue', label: 'Jobs' }, in: 'data' },
  ],
  [
    'Adds a statement as written, with its block if it has one.',
    { op: 'add', line: 'api --> shop : "receipt"', after: { from: 'shop', to: 'api' } },
  ],
  [
    'Sets the label, type, options, flags or cells of a statement.',
    { op: 'set', at: 'db', fields: { label: 'Order store', tone: 'blue' } },
  ],
  [
    'Changes a line without an id, named by its text.',
    { op: 'set', at: { row: '99.9 %' }, fields: { text: '99.95 %', side: 'left' } },
  ],
  ['Renames an id, or a column as `table.column`, everywhere.', { op: 'rename', id: 'db', to: 'orders' }],
  ['Moves a statement into, before or after another; without a place, out of its block.', { op: 'move', at: 'cache' }],
  [
    'Moves members of one block into a new one.',
    { op: 'group', members: ['shop', 'api'], fields: { id: 'front', label: 'Front' } },
  ],
  ['Removes a block and keeps its contents.', { op: 'dissolve', at: 'data' }],
  ['Adds an edge.', { op: 'connect', from: 'shop', to: 'cache', fields: { arrow: '-->', label: 'session' } }],
  ['Changes an end of an edge.', { op: 'reconnect', at: { from: 'api', to: 'cache' }, to: 'db' }],
  ['Removes an edge; `nth` selects one of several.', { op: 'disconnect', from: 'api', to: 'cache' }],
  ['Adds a node on an edge.', { op: 'insert', at: { from: 'api', to: 'db' }, fields: { id: 'pool', label: 'Pool' } }],
  [
    'Removes a statement with its contents. Rejected if other lines name it, unless `cascade` removes them too.',
    { op: 'remove', at: 'cache', cascade: true },
  ],
  [
    'Replaces a line by another; its block and its comment stay.',
    { op: 'replace', at: 'shop', line: 'node shop person "Buyer"' },
  ],
];

export function editingPage(icons) {
  const { refused } = editSource(SOURCE, [{ op: 'remove', at: 'db' }], { icons });
  return page(
    '# Editing',
    `${code('linework edit FILE OPERATION...')}, ${code('POST /v1/diagrams/edit')} and the tool ${code('edit_diagram')} change named parts of a source. Lines that no operation names stay byte for byte, with their comments, blank lines and spelling. Either all operations are applied, in order, or none. A valid diagram stays valid.`,
    '## Names',
    table(
      ['Name', 'Refers to'],
      [
        [code('"api"'), 'The statement with that id.'],
        [code('"orders.total"'), 'A column of a table, a value of an enum or a member of a class.'],
        [code('{"from":"api","to":"db","nth":2}'), 'The second edge between the two; omit `nth` if there is only one.'],
        [
          code('{"row":"Compare"}'),
          'A line without an id: by one of its texts, or by the whole line without its comment.',
        ],
        [code('""'), 'In `in`: the diagram itself.'],
      ],
    ),
    '## Operations',
    'All examples use this diagram:',
    fence(SOURCE),
    ...EXAMPLES.flatMap(([words, operation]) => [
      `### ${operation.op}${operation.line !== undefined && operation.op === 'add' ? ' as a line' : ''}${operation.at?.row ? ' of a row' : ''}`,
      words,
      fence(JSON.stringify(operation), 'json'),
      fence(difference(operation, icons), 'diff'),
    ]),
    `${code('fields')} are given by name: ${code('label')}, ${code('type')}, an option, a flag (${code('true')}), a cell of a row or its ${code('text')}, ${code('arrow')} of an edge, ${code('title')} of the header, and every other part of the statement's form. ${code('null')} removes a field.`,
    '## Response',
    `${code('source')} is the diagram after all operations, and ${code('edits')} are the changes as edits of the given source. ${code('changes')} describes them in words, one line per operation. ${code('before')} and ${code('diagnostics')} are the errors and suggestions of the old and the new source. ${code('fingerprint')} identifies the new source: pass it as ${code('expect')} with the next operations to reject them if someone changed the source in between.`,
    '## Rejected operations',
    `If an operation fails, ${code('ok')} is false, the source is returned unchanged, and ${code('refused')} has the index of the operation, a reason, a message, near names (${code('near')}) and the errors that the diagram would have. For example, removing ${code('db')} above without ${code('cascade')}:`,
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
