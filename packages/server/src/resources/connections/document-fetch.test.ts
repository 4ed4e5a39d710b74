import { once } from 'node:events';
import { createServer as createWebServer, type RequestListener, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { isPublicAddress } from '../../platform/outbound/public-address.js';
import type { Resolve } from '../../platform/outbound/public-lookup.js';
import { bounded, documentFetch, MOST_OF_DOCUMENT } from './document-fetch.js';

const resolvesTo =
  (...addresses: string[]): Resolve =>
  (_name, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

describe('a client document', () => {
  test.each([
    'http://agent.example.com/client.json',
    'https://agent.example.com:8443/client.json',
    'https://user:word@agent.example.com/client.json',
    'https://localhost/client.json',
    'https://intranet/client.json',
    'https://127.0.0.1/client.json',
    'https://2130706433/client.json',
    'https://0x7f.1/client.json',
    'https://0177.0.0.1/client.json',
    'https://10.1.2.3/client.json',
    'https://172.31.255.255/client.json',
    'https://192.168.0.1/client.json',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/client.json',
    'https://0.0.0.0/client.json',
    'https://[::1]/client.json',
    'https://[::ffff:127.0.0.1]/client.json',
    'https://[64:ff9b::7f00:1]/client.json',
    'https://[fd00::1]/client.json',
    'https://[fe80::1]/client.json',
    'file:///etc/passwd',
  ])('is not read from %s', async (address) => {
    const lookups: string[] = [];
    const read = documentFetch((name, done) => {
      lookups.push(name);
      done(new Error('nobody is asked'), []);
    });
    await expect(read(address)).rejects.toThrow('not on the public web');
    expect(lookups).toEqual([]);
  });

  test.each([
    ['this machine', ['127.0.0.1']],
    ['this machine by IPv6', ['::1']],
    ['this machine in another notation', ['::ffff:127.0.0.1']],
    ['the network', ['10.0.0.8']],
    ['the cloud’s own data', ['169.254.169.254']],
    ['the internet and this machine', ['93.184.215.14', '127.0.0.1']],
    ['nothing', []],
  ])('is not read if its name resolves to %s, and no connection is made', async (_where, addresses) => {
    const server = createServer().listen(443, '127.0.0.1');
    const listens = await Promise.race([
      once(server, 'listening').then(() => true),
      once(server, 'error').then(() => false),
    ]);
    let connected = false;
    server.on('connection', () => {
      connected = true;
    });
    try {
      const read = documentFetch(resolvesTo(...addresses));
      await expect(read('https://agent.example.com/client.json')).rejects.toThrow('no public address');
      expect(connected).toBe(false);
    } finally {
      if (listens) server.close();
    }
  });

  test('is resolved once per read: the checked address is the one that is connected to', async () => {
    let lookups = 0;
    const read = documentFetch((_name, done) => {
      lookups++;
      done(null, [{ address: lookups === 1 ? '10.0.0.8' : '93.184.215.14', family: 4 }]);
    });
    await expect(read('https://agent.example.com/client.json')).rejects.toThrow('no public address');
    expect(lookups).toBe(1);
  });
});

describe('the result of a document', () => {
  const answer = async (listener: RequestListener): Promise<Response> => {
    const server = createWebServer(listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      return await bounded(request({ host: '127.0.0.1', port: (server.address() as AddressInfo).port }));
    } finally {
      server.closeAllConnections();
      server.close();
    }
  };

  test('is its text, and how long it can be cached', async () => {
    const read = await answer((_request, response) =>
      response.writeHead(200, { 'cache-control': 'max-age=60', 'set-cookie': 'a=b' }).end('{"client_id":"x"}'),
    );
    expect(read.status).toBe(200);
    expect(await read.json()).toEqual({ client_id: 'x' });
    expect([...read.headers.keys()]).toEqual(['cache-control']);
  });

  test('is not a redirect: it is not followed, and its target is not revealed', async () => {
    const requests: string[] = [];
    const read = await answer((incoming, response) => {
      requests.push(incoming.url ?? '');
      response.writeHead(302, { location: '/inside' }).end();
    });
    expect(read.status).toBe(502);
    expect(read.headers.get('location')).toBeNull();
    expect(requests).toEqual(['/']);
  });

  test('is not more than 64 kB, whatever its headers say', async () => {
    const long = answer((_request, response) => {
      response.writeHead(200);
      response.end('x'.repeat(MOST_OF_DOCUMENT + 1));
    });
    await expect(long).rejects.toThrow('too long');
  });

  test('is nothing if it is cut off', async () => {
    const broken = answer((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{');
      setImmediate(() => response.destroy());
    });
    await expect(broken).rejects.toThrow();
  });
});

test.each(['8.8.8.8', '93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '224.0.0.1',
  '255.255.255.255',
  '198.51.100.7',
  '2001:db8::1',
  '2002:7f00:1::',
  '::',
  'ff02::1',
  'fe80::1%eth0',
  'x',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
