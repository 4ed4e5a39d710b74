// How the service describes its endpoints: the API description.
import { readFileSync } from 'node:fs';
import { operations } from '@linework/operations';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { hosted } from '../testing/hosted.js';
import { endpoints } from './registry.js';

const { call } = hosted();

test('the description with every endpoint is OpenAPI 3.1 without a linter finding', async () => {
  const { body } = await call('/openapi.json');
  const config = await createConfig({ extends: ['recommended-strict'], rules: { 'no-server-example.com': 'off' } });
  const source = JSON.stringify(body);
  const findings = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(findings.map((each) => `${each.ruleId}: ${each.message} ${each.location[0]?.pointer}`)).toEqual([]);
  for (const { name, http, action } of endpoints) {
    const described = body.paths[http?.path ?? '']?.[http?.method.toLowerCase() ?? ''];
    expect([name, described?.operationId, described?.['x-audit-action']]).toEqual([name, name, action]);
  }
});

test('every limit has its own name, so that none counts for another', () => {
  const names = endpoints.flatMap(({ limits = [] }) => limits.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

test('the proxy in docs/service.md accepts the largest body that the service accepts', () => {
  const page = readFileSync(new URL('../../../../docs/service.md', import.meta.url), 'utf8');
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(page) ?? [];
  const bodies = [...operations, ...endpoints].map(({ http }) => http?.bodyLimit ?? 0);
  // nginx counts 1m as 2^20 bytes.
  const room = (Number(megabytes) * 2 ** 20) / Math.max(...bodies);
  expect(room).toBeGreaterThanOrEqual(1);
  expect(room).toBeLessThan(1.1);
  for (const most of new Set(bodies)) if (most > 0) expect(page).toContain(most.toLocaleString('en'));
});

test('a request under a name that is not the service’s is refused with the reason', async () => {
  const { status } = await call('/user/me', { headers: { origin: 'https://elsewhere.example' } });
  expect(status).toBe(403);
});
