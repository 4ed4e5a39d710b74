// One page per resource of the service: in, the registry of endpoints; out, for each how to call it, its access and limits, its input
// and output, and its errors.
import { accessKeys, rolesThat, sharedSchemas } from '@linework/operations';
import { endpoints, errorOf } from '@linework/server';
import { z } from 'zod';
import { anchor, code, fence, page, plain, sentence, table } from './markdown.mjs';
import { fieldRows } from './schema-fields.mjs';

const shared = sharedSchemas(z);

const rows = (schema, io) =>
  fieldRows(z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' }), '../operations/forms.md');

/** Returns the pages by their path below the reference. */
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
  return `${anchor(name)}.md`;
}

function index() {
  return page(
    '# Endpoints of the service',
    'The endpoints of a service with accounts, besides the [operations](../operations/README.md). The service documents them at `/docs` and `/openapi.json`.',
    table(
      ['Endpoint', 'Description', 'Requires'],
      tags().flatMap((tag) =>
        ofTag(tag).map((each) => [endpointLink(each), plain(each.summary), plain(whom(each.access))]),
      ),
    ),
  );
}

/** To its section, from a page beside the folder `folder` or in it. */
export function endpointLink({ http, summary }, folder = '') {
  return `[${code(`${http.method} ${http.path}`)}](${folder}${fileOf(http.tag)}#${anchor(summary)})`;
}

function whom(access) {
  if (access === 'public') return 'no authentication';
  const { session, scope, plan, role, key, open } = access;
  const by = {
    any: 'a session',
    recent: 'a session less than ten minutes old',
  };
  const withKey = scope === undefined ? 'an API key' : `an API key with the ${scope} scope,`;
  const who = by[session] ?? (key ? withKey.replace(/,$/, '') : `${withKey} or a session`);
  return [
    who,
    ...(plan === undefined ? [] : ['an account on the Pro plan']),
    ...(open ? ['or nothing, where the service or the link allows it'] : []),
    ...(role === undefined ? [] : [`the role ${rolesThat(role.permits)} in the organisation`]),
  ].join('; ');
}

function tagPage(tag) {
  return page(`# ${tag.name}`, plain(tag.description), ...ofTag(tag).map(section), '[All endpoints](README.md)');
}

function section(endpoint) {
  const { http, access, limits = [], once, refusals, example, summary, description } = endpoint;
  const { input, output } = endpoint.schemas(shared);
  const failures = [...new Set([...accessKeys(access), ...refusals])].map(errorOf);
  const inputs = rows(input, 'input');
  const outputs = rows(output, 'output');
  return page(
    `## ${summary}`,
    code(`${http.method} ${http.path}`),
    `${plain(description)} Requires ${plain(whom(access))}.`,
    limits
      .map((each) =>
        sentence(
          `At most ${each.most} in ${each.seconds} seconds ${each.by === 'account' ? 'per account' : 'per address'}`,
        ),
      )
      .join(' '),
    once ? 'With `Idempotency-Key`, a repeated request is executed once.' : '',
    inputs.length === 0 ? '' : table(['Field', 'Type', 'Required', 'Meaning'], inputs),
    Object.keys(example).length === 0 ? '' : fence('json', JSON.stringify(example, null, 2)),
    bodyOf(http, outputs),
    failures.length === 0
      ? ''
      : table(
          ['Error code', 'Status', 'Meaning'],
          failures.map(({ key, status, meaning }) => [code(key), String(status), plain(meaning)]),
        ),
  );
}

function bodyOf({ status, answer }, outputs) {
  if (answer?.as === 'stream') return `The response is a stream: ${answer.mediaTypes.map(code).join(', ')}.`;
  if (status === 204 || outputs.length === 0) return 'The response has no body.';
  return table(['Response field', 'Type', 'Always present', 'Meaning'], outputs);
}
