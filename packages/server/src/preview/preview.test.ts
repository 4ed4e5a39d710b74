import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Preview, servePreview } from './serve.js';

const requests: string[] = [];
let preview: Preview;
let link: URL;

beforeAll(async () => {
  preview = await servePreview({
    port: 0,
    folder: true,
    files: () => ['shop.diagram', 'sub/a & b.diagram'],
    drawing: async (file) => {
      requests.push(file);
      return { ok: true, light: '<svg/>', dark: '<svg/>', diagnostics: [] };
    },
  });
  link = new URL(preview.link);
});
afterAll(() => preview.close());

interface Got {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** With node:http, because fetch sets Host itself. */
function get(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = link;
    request({ hostname, port, path, headers, method }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

test('the link opens a page that loads nothing from other sites and runs nothing inline', async () => {
  expect(link.hostname).toBe('127.0.0.1');
  const { status, headers, body } = await get(link.pathname);
  expect(status).toBe(200);
  const policy = String(headers['content-security-policy']);
  for (const part of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"])
    expect(policy).toContain(part);
  expect(policy).not.toContain('unsafe');
  expect(body).not.toMatch(/(?:src|href)="(?:https?:)?\/\/|<style|<script>| on\w+=| style=/);
  for (const [, file] of body.matchAll(/(?:src|href)="([^"#:]+)"/g))
    expect((await get(link.pathname + file)).status).toBe(200);
});

test('every link has its own token', async () => {
  const other = await servePreview({ port: 0, folder: false, files: () => [], drawing: () => Promise.reject() });
  expect(new URL(other.link).pathname).not.toBe(link.pathname);
  expect(link.pathname.length).toBeGreaterThan(32);
  await other.close();
});

describe('is refused', () => {
  const paths = ['', 'files', 'drawing?file=shop.diagram', 'events', 'preview.js'];

  test.each(paths)('without the token: %s', async (path) => {
    for (const before of ['/', '/x/', `/${'A'.repeat(32)}/`, '//', `/${link.pathname}`, link.pathname.toLowerCase()]) {
      const { status, body } = await get(before + path);
      expect([status, body]).toEqual([403, expect.stringContaining('token')]);
    }
  });

  test.each(paths)('under another name, as after DNS rebinding: %s', async (path) => {
    for (const host of [
      'evil.example',
      `evil.example:${link.port}`,
      '127.0.0.1',
      `127.0.0.1.evil.example:${link.port}`,
    ])
      expect((await get(link.pathname + path, { host })).status).toBe(403);
    expect((await get(link.pathname, { host: `localhost:${link.port}` })).status).toBe(200);
  });

  test.each(paths)('by another page: %s', async (path) => {
    for (const origin of ['http://evil.example', 'null', `https://127.0.0.1:${link.port}`, 'http://127.0.0.1:1'])
      expect((await get(link.pathname + path, { origin })).status).toBe(403);
  });

  test('and cannot be written to', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect((await get(`${link.pathname}files`, {}, method)).status).toBe(405);
  });
});

test('only listed files are drawn', async () => {
  requests.length = 0;
  for (const file of ['../secret.diagram', '/etc/passwd', 'shop.diagram/..', '', 'sub/a'])
    expect(JSON.parse((await get(`${link.pathname}drawing?file=${encodeURIComponent(file)}`)).body)).toHaveProperty(
      'problem',
    );
  expect(JSON.parse((await get(`${link.pathname}drawing`)).body)).toHaveProperty('problem');
  expect(requests).toEqual([]);
  const name = 'sub/a & b.diagram';
  expect(JSON.parse((await get(`${link.pathname}drawing?file=${encodeURIComponent(name)}`)).body)).toMatchObject({
    ok: true,
  });
  expect(requests).toEqual([name]);
});

test('listening pages are notified of every change', async () => {
  const { body } = await fetch(`${preview.link}events`);
  if (!body) throw new Error('No events.');
  let events = '';
  for await (const chunk of body) {
    events += new TextDecoder().decode(chunk as Uint8Array);
    if (events.split('data: changed\n\n').length === 3) break;
    preview.changed();
  }
  expect(events).toMatch(/^retry: \d+\n\n(data: changed\n\n){2}$/);
});
