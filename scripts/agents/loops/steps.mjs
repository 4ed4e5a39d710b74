// What the scripted models call, and what must reach them.
const ORDERS = `flow "Orders"
node web client "Web shop"
node api service "Order service"
node db database "PostgreSQL"
node cache cache "Redis"
node bus queue "Kafka"
node mail service "Mailer"
web -> api : "places order"
api -> db : "writes to" role=data
api -> cache : "reads"
api -> bus : "publishes" role=async
bus -> mail : "order placed" role=async
mail -> web : "sends receipt"
`;
const WRONG = `flow "Wrong"\nnode a\n${Array.from({ length: 500 }, (_, n) => `a -> missing${n} : "calls"`).join('\n')}\n`;
const LABEL = 'Order API';

/** Steps whose tool is not offered are skipped: an earlier build has fewer, and takes a format for an image. */
function of(tools) {
  const fields = (tool) => Object.keys(tools.find(({ name }) => name === tool)?.inputSchema?.properties ?? {});
  const has = (tool, field) => fields(tool).includes(field);
  const text = has('draw_diagram', 'path') ? { path: 'orders.diagram' } : { source: ORDERS };
  const wrong = has('draw_diagram', 'path') ? { path: 'wrong.diagram' } : { source: WRONG };
  const image = has('draw_diagram', 'answer') ? { answer: 'image' } : { format: 'png' };
  const operations = [{ op: 'set', at: 'api', fields: { label: LABEL } }];
  const editable = has('edit_diagram', 'path') ? { path: 'orders.diagram' } : { source: ORDERS };
  return [
    [
      'suggest',
      'suggest_diagram',
      { request: 'Boxes and arrows: the web shop calls the order service, which publishes to Kafka' },
    ],
    ['draw, 500 mistakes', 'draw_diagram', wrong],
    ['draw, summary', 'draw_diagram', text],
    ['draw, image', 'draw_diagram', { ...text, ...image }],
    ['an argument that does not exist', 'draw_diagram', { ...text, colour: 'red' }],
    ['a file that does not exist', 'draw_diagram', { path: 'nothing.diagram' }],
    ['edit', 'edit_diagram', { ...editable, operations }],
    ['edit, an id that does not exist', 'edit_diagram', { ...editable, operations: [{ op: 'remove', at: 'nothing' }] }],
    ['validate, 500 mistakes', 'validate_diagram', { source: WRONG }],
    ['check_repository', 'check_repository', {}],
  ]
    .map(([name, tool, args]) => ({ name, tool, args }))
    .filter(({ tool }) => tools.some(({ name }) => name === tool));
}

export const steps = { ORDERS, WRONG, of };

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]).toString('base64').slice(0, 5);

/** What of a run is not as intended, in words. */
export function checked({ rows, written, tools }) {
  const wrong = [];
  const expect = (step, words, holds) => {
    const row = rows.find(({ name }) => name === step);
    if (row === undefined) wrong.push(`${step}: did not run`);
    else if (!holds(row)) wrong.push(`${step}: ${words}; received ${row.text.join(' ').slice(0, 300)}`);
  };
  const json = ({ text }) => {
    try {
      return JSON.parse(text[0]);
    } catch {
      return {};
    }
  };
  if (!tools.every(({ description }) => description?.length > 0)) wrong.push('a tool has no description');
  for (const { name, text, images } of rows) {
    if (text.length !== 1) wrong.push(`${name}: ${text.length} texts instead of one`);
    if (name !== 'draw, image' && images.length > 0) wrong.push(`${name}: an image that nobody asked for`);
  }
  expect('suggest', 'suggests a flow', (row) => json(row).suggestions?.[0]?.kind === 'flow');
  expect('draw, 500 mistakes', 'lists the first and counts the rest', (row) => {
    const { ok, diagnostics, more } = json(row);
    return ok === false && diagnostics[0].hint.length > 0 && diagnostics.length + more >= 500;
  });
  expect('draw, summary', 'describes the picture', (row) => json(row).ok === true && json(row).outline.length > 5);
  expect('draw, image', 'one PNG', ({ images }) => images.length === 1 && images[0].startsWith(PNG));
  expect('draw, image', 'the summary beside it', (row) => json(row).ok === true);
  expect('an argument that does not exist', 'names it', ({ text }) => text[0].includes('colour'));
  expect('a file that does not exist', 'names it', ({ text }) => text[0].includes('nothing.diagram'));
  expect('edit', 'reports the change', (row) => json(row).ok === true && json(row).changes.length > 0);
  if (!written.includes(LABEL)) wrong.push('edit: the file is unchanged');
  expect('edit, an id that does not exist', 'says why', (row) => json(row).refused?.message.includes('nothing'));
  expect('validate, 500 mistakes', 'lists the first and counts the rest', (row) => json(row).more > 400);
  expect('check_repository', 'lists the mistakes', (row) => json(row).ok === false && json(row).more > 400);
  return wrong;
}
