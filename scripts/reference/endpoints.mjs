// A page a resource of the service: in, the registry of endpoints; out, how each is called, by whom and how often, what it takes and answers,
// and how it refuses.
import { accessKeys, errorKeys, sharedSchemas } from '@linework/operations';
import { endpoints } from '@linework/server';
import { z } from 'zod';
import { code, fence, page, plain, sentence, table } from './markdown.mjs';
import { fieldRows } from './schema-fields.mjs';

const shared = sharedSchemas(z);

const rows = (schema, io) =>
  fieldRows(z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' }), '../operations/forms.md');

/** The pages by path below the reference. */
export function endpointPages() {
  const files = new Map([['endpoints/README.md', index()]]);
  for (const tag of tags()) files.set(`endpoints/${fileOf(tag)}`, tagPage(tag));
  return files;
}

function tags() {
  return [...new Map(endpoints.map(({ http }) => [http.tag.name, http.tag])).values()];
}

function ofTag({ name }) {
  return endpoints.filter(({ http }) => http.tag.name === name);
}

function fileOf({ name }) {
  return `${name.toLowerCase()}.md`;
}

function index() {
  return page(
    '# Endpoints of the service',
    'What a service with accounts answers beside the [operations](../operations/README.md). It describes itself at `/docs` and `/openapi.json`.',
    table(
      ['Endpoint', 'What it does', 'For whom'],
      tags().flatMap((tag) =>
        ofTag(tag).map((each) => [
          `[${code(`${each.http.method} ${each.http.path}`)}](${fileOf(tag)}#${anchorOf(each)})`,
          plain(each.summary),
          plain(whom(each.access)),
        ]),
      ),
    ),
  );
}

/** As GitHub makes it of a heading. */
function anchorOf({ summary }) {
  return summary
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

function whom(access) {
  if (typeof access === 'object') return `a key that may ${access.scope}, or who is signed in`;
  const told = {
    public: 'everyone',
    key: 'a key, or who is signed in',
    session: 'who is signed in',
    recent: 'who signed in within ten minutes',
  };
  return told[access];
}

function tagPage(tag) {
  return page(`# ${tag.name}`, plain(tag.description), ...ofTag(tag).map(section), '[All endpoints](README.md)');
}

function section(endpoint) {
  const { http, access, limits = [], once, refusals, example, summary, description } = endpoint;
  const { input, output } = endpoint.schemas(shared);
  const keys = [...new Set([...accessKeys(access), ...refusals])];
  const inputs = rows(input, 'input');
  const outputs = rows(output, 'output');
  return page(
    `## ${summary}`,
    code(`${http.method} ${http.path}`),
    `${plain(description)} It is for ${plain(whom(access))}.`,
    limits
      .map((each) =>
        sentence(
          `At most ${each.most} in ${each.seconds} seconds ${each.by === 'account' ? 'an account' : 'from one address'}`,
        ),
      )
      .join(' '),
    once ? 'With `Idempotency-Key` the same request is done once.' : '',
    inputs.length === 0 ? '' : table(['Field', 'Takes', 'Needed', 'Meaning'], inputs),
    Object.keys(example).length === 0 ? '' : fence('json', JSON.stringify(example, null, 2)),
    http.status === 204 || outputs.length === 0
      ? 'It answers without a body.'
      : table(['Answer', 'Holds', 'Always', 'Meaning'], outputs),
    keys.length === 0
      ? ''
      : table(
          ['Error code', 'Status', 'Meaning'],
          keys.map((key) => [code(key), String(errorKeys[key].status), plain(errorKeys[key].meaning)]),
        ),
  );
}
