// One page per resource of the operations: in, their registry; out, how to call each over HTTP, as an agent's tool and from the
// command line, its input and output, and its errors. Forms that several operations share have one page.
import { errorKeys, operations, sharedSchemas } from '@linework/operations';
import { errors } from '@linework/server';
import { z } from 'zod';
import { groupsOf } from './groups.mjs';
import { anchor, code, fence, page, plain, sentence, table } from './markdown.mjs';
import { fieldRows } from './schema-fields.mjs';

const FIELDS = ['Field', 'Type', 'Required', 'Meaning'];
const shared = sharedSchemas(z);

const jsonSchema = (schema, io) => z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' });

/** Returns the pages by their path below the reference. */
export function operationPages() {
  return new Map([
    ['operations/README.md', operationsIndex()],
    ['operations/forms.md', formsPage()],
    ...groupsOf(operations, resourceOf).map(([resource, own]) => [
      `operations/${fileOf(resource)}`,
      page(`# ${resource}`, ...own.map(section), '[All operations](README.md)'),
    ]),
  ]);
}

const [{ http: first }] = operations;
/** An operation without a route works on a diagram, as the first does. */
const resourceOf = ({ http = first }) => http.tag.name;
const fileOf = (resource) => `${anchor(resource)}.md`;

function section(operation) {
  const { refusals, example } = operation;
  const schemas = operation.schemas(shared);
  return page(
    `## ${operation.name}`,
    `${sentence(operation.summary)} ${plain(operation.description)}`,
    table(['Call', 'As'], calls(operation)),
    '### Input',
    table(FIELDS, fieldRows(jsonSchema(schemas.input, 'input'), 'forms.md')),
    page('For example:', fence('json', JSON.stringify(example, null, 2))),
    '### Output',
    table(['Field', 'Type', 'Always present', 'Meaning'], fieldRows(jsonSchema(schemas.output, 'output'), 'forms.md')),
    refusals.length === 0 ? '' : '### Errors',
    table(
      ['Error code', 'Status', 'Meaning'],
      refusals.map((key) => [code(key), String(errorKeys[key].status), plain(errorKeys[key].meaning)]),
    ),
  );
}

function calls({ http, tool, verb }) {
  return [
    ...(http ? [['HTTP', code(`${http.method} ${http.path}`)]] : []),
    ...(tool ? [['MCP tool', code(tool)]] : []),
    ...(verb ? [['Command', code(`linework ${verb}`)]] : []),
  ];
}

function operationsIndex() {
  return page(
    '# Operations',
    'All operations and how to call them. The HTTP service documents them at `/docs` and `/openapi.json`.',
    table(
      ['Operation', 'Description', 'HTTP', 'Tool', 'Verb'],
      operations.map((each) => [
        `[${each.name}](${fileOf(resourceOf(each))}#${anchor(each.name)})`,
        plain(each.summary),
        each.http ? code(`${each.http.method} ${each.http.path}`) : '',
        each.tool ? code(each.tool) : '',
        each.verb ? code(each.verb) : '',
      ]),
    ),
    'Several of them share [forms](forms.md).',
    '## Errors',
    'Every error over HTTP is an object with `error`, `errorCode`, `message` and, where they help, `details` and `requestId`.',
    table(
      ['Error code', 'Status', 'Meaning'],
      errors.map(({ key, status, meaning }) => [code(key), String(status), plain(meaning)]),
    ),
  );
}

/** Every form that an operation uses, by name. */
function formsPage() {
  const forms = {};
  for (const operation of operations) {
    const { input, output } = operation.schemas(shared);
    Object.assign(forms, jsonSchema(input, 'input').$defs, jsonSchema(output, 'output').$defs);
  }
  return page(
    '# Forms',
    'Inputs and outputs that several operations share.',
    ...Object.entries(forms)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, schema]) => [
        `## ${name}`,
        plain(schema.description ?? ''),
        table(FIELDS, fieldRows(schema, 'forms.md')),
      ]),
    '[All operations](README.md)',
  );
}
