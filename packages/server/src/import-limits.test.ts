// The limits of an import's options over HTTP: in, requests at a limit and one beyond it; out, an answer, or a refusal that names
// the field.
import { importDiagram } from '@linework/operations/import/import';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { served } from './testing/served.js';

const service = served();
let app: FastifyInstance;
beforeAll(() => {
  app = service.app();
});

async function statusOf(options: object): Promise<readonly unknown[]> {
  const { statusCode, body, json } = await app.inject({
    method: 'POST',
    url: '/v1/import',
    headers: { authorization: 'Bearer lw_pro' },
    payload: { ...importDiagram.example, options },
  });
  return statusCode === 200 ? [200] : [statusCode, json().errorCode, body.includes(Object.keys(options).join())];
}

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `${at}.tfvars`);

test.each([
  ['operationId', 'x'.repeat(200), 'x'.repeat(201)],
  ['operationId', 'x', ''],
  ['varFiles', names(20), names(21)],
  ['varFiles', 'x'.repeat(300), 'x'.repeat(301)],
  ['varFiles', ['x'.repeat(300)], ['x'.repeat(301)]],
  ['varFiles', 'x', ''],
  ['tables', names(200), names(201)],
  ['root', 'x'.repeat(300), 'x'.repeat(301)],
])('the option %s accepts no more than its limit', async (option, most, more) => {
  expect(await statusOf({ [option]: most })).toEqual([200]);
  expect(await statusOf({ [option]: more })).toEqual([400, 'validation.failed', true]);
});
