// Requests to addresses that an organisation chose: where they go, and how much of an answer is received.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demandReachable, providerFetch, UnreachableProvider } from './provider-fetch.js';

test.each([
  ['one private address', ['10.0.0.7']],
  ['a private address among public ones', ['93.184.215.14', '127.0.0.1']],
  ['no address', []],
])('a name with %s is not connected to', async (_, addresses) => {
  const fetch = providerFetch([], (_name, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    ),
  );
  await expect(fetch('https://logs.example.com/')).rejects.toThrow('logs.example.com cannot be reached.');
});

test.each([
  ['https://logs.example.com/', [], true],
  ['https://93.184.215.14/', [], true],
  ['http://logs.example.com/', [], false],
  ['https://10.0.0.7/', [], false],
  ['https://[fd00::1]/', [], false],
  ['https://collector/', [], false],
  ['http://collector:4318/', ['collector:4318'], true],
  ['http://collector:4319/', ['collector:4318'], false],
])('%s, where the operator names %j, can be requested: %s', (address, hosts, isReachable) => {
  const demand = () => demandReachable(new URL(address), hosts);
  if (isReachable) expect(demand).not.toThrow();
  else expect(demand).toThrow(UnreachableProvider);
});

describe('an answer', () => {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    response.statusCode = Number(searchParams.get('status') ?? 200);
    response.end('x'.repeat(Number(searchParams.get('size') ?? 0)));
  });
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const answer = (query: string, enough?: number) =>
    providerFetch([new URL(origin).host])(`${origin}/?${query}`, enough === undefined ? {} : { enough });

  test('of more than 512 kB is refused, unless its beginning is enough', async () => {
    await expect(answer('size=600000')).rejects.toThrow('more than 512 kB');
    const long = await answer('size=600000', 16_000);
    expect([long.status, (await long.text()).length <= 16_000]).toEqual([200, true]);
    expect(await (await answer('size=300', 16_000)).text()).toBe('x'.repeat(300));
  });

  test.each([204, 205, 304, 302, 500, 599])('with status %i has it', async (status) => {
    expect((await answer(`status=${status}`)).status).toBe(status);
  });

  test('with a status that HTTP does not have is refused', async () => {
    await expect(answer('status=999')).rejects.toThrow('answers with an unknown status');
  });
});
