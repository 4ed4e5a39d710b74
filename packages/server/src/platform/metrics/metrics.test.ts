import { expect, test } from 'vitest';
import { hosted } from '../../testing/hosted.js';

const { call, keyOf } = hosted();

test('requests are counted by route, and labels contain nothing about a caller', async () => {
  const key = await keyOf('ada@example.com');
  await call('/user/diagrams?search=secret-words', { key });
  const { status, body, headers } = await call('/metrics');
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(body).toContain('linework_http_requests_total{method="GET",route="/user/diagrams",status="200"} 1');
  expect(body).toContain('linework_http_request_seconds_bucket');
  expect(body).toContain('linework_pool_waiting 0');
  expect((await call('/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404);
  for (const secret of [key, 'secret-words', 'ada@example.com']) expect(body).not.toContain(secret);
});

test('a load balancer learns whether the service can work', async () => {
  expect((await call('/health')).body).toEqual({ status: 'ok', version: '0.0.0' });
  expect((await call('/health/ready')).status).toBe(200);
});
