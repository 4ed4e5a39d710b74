import { PNG } from 'pngjs';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { hosted } from '../../testing/hosted.js';

const { baseUrl, call, keyOf, signedIn } = hosted();

const HELLO = 'flow "Hello"\nnode a "You"\nnode b service "Linework"\na -> b : "draws"\n';

async function published(email: string, more: object = {}) {
  const key = await keyOf(email);
  const { body } = await call('/v1/diagrams/publish', {
    key,
    body: { source: HELLO, visibility: 'unlisted', ...more },
  });
  return { key, id: body.id as string, link: `${baseUrl()}/d/${body.id}` };
}

const ask = (fields: Record<string, string>) => call(`/oembed?${new URLSearchParams(fields)}`);

async function sizeOf(url: string): Promise<readonly [number, number]> {
  const { width, height } = PNG.sync.read(Buffer.from(await (await fetch(url)).arrayBuffer()));
  return [width, height];
}

/** The fields of a flat document; throws if it is not well-formed. */
function fieldsIn(xml: string): Record<string, string> {
  const fields: Record<string, string> = {};
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    open.push(name);
    if (open.length === 2) fields[name] = '';
  });
  parser.on('text', (text) => {
    const [root, name] = open;
    if (root === 'oembed' && name !== undefined) fields[name] += text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  return fields;
}

test('a link is described as a photo with the size of the picture at its address', async () => {
  const { link } = await published('ada@example.com', { alias: 'ada-photo' });
  for (const url of [link, `${baseUrl()}/s/ada-photo`, `${link}?version=1`]) {
    const { status, headers, body } = await ask({ url });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: '1.0', type: 'photo', title: 'Hello', provider_name: 'Linework' });
    expect(await sizeOf(body.url)).toEqual([body.width, body.height]);
    expect(await sizeOf(body.thumbnail_url)).toEqual([body.thumbnail_width, body.thumbnail_height]);
    expect(headers.get('cache-control')).toBe('public, max-age=60, must-revalidate');
    expect(headers.getSetCookie()).toEqual([]);
  }
});

test("the picture stays within the embedder's maximum size", async () => {
  const { link } = await published('bob@example.com');
  for (const [maxwidth, maxheight] of [
    [1000, 1000],
    [400, 400],
    [400, 100],
    [100, 4000],
    [60, 60],
  ] as const) {
    const { body } = await ask({ url: link, maxwidth: String(maxwidth), maxheight: String(maxheight) });
    expect(body.type).toBe('photo');
    const [width, height] = await sizeOf(body.url);
    expect([width, height]).toEqual([body.width, body.height]);
    expect([width <= maxwidth, height <= maxheight]).toEqual([true, true]);
    expect(body.thumbnail_width <= maxwidth && body.thumbnail_height <= maxheight).toBe(true);
  }
  const { body } = await ask({ url: link, maxwidth: '10' });
  expect([body.type, 'url' in body, 'thumbnail_url' in body]).toEqual(['link', false, false]);
});

test('pictures have few widths, so that nobody can have one drawn endlessly', async () => {
  const { link } = await published('cai@example.com');
  expect(await sizeOf(`${link}.png?width=512`)).toEqual([512, expect.any(Number)]);
  for (const width of ['511', '0', '4096', '-512', '5e2', ''])
    expect([width, (await fetch(`${link}.png?width=${width}`)).status]).toEqual([width, 404]);
});

test('only pages of this service that anyone can see are described', async () => {
  const { id, link, key } = await published('dee@example.com', { alias: 'dee-hidden' });
  const { host } = new URL(baseUrl());
  const elsewhere = [
    `https://evil.example/d/${id}`,
    `http://evil.example@${host}/d/${id}`,
    `http://${host}@evil.example/d/${id}`,
    `http://${host}.evil.example/d/${id}`,
    `//${host}/d/${id}`,
    `/d/${id}`,
    `https://${host}/d/${id}`,
    `ftp://${host}/d/${id}`,
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    `javascript:alert('${link}')`,
    `${baseUrl()}/docs`,
    `${baseUrl()}/d/${id}.svg`,
    `${baseUrl()}/d/${id}/../../docs`,
    `${link}?version=9`,
    'nothing',
    '',
  ];
  for (const url of elsewhere) expect([url, (await ask({ url })).status]).toEqual([url, 404]);
  await call(`/user/diagrams/${id}`, { method: 'PATCH', key, body: { visibility: 'private' } });
  const cookie = await signedIn('dee@example.com');
  for (const url of [link, `${baseUrl()}/s/dee-hidden`]) {
    const path = `/oembed?${new URLSearchParams({ url })}`;
    for (const credential of [{}, { key }, { cookie }]) {
      const { status, body } = await call(path, credential);
      expect([status, body.errorCode]).toEqual([404, 'resource.not_found']);
    }
  }
});

test('formats other than JSON and XML are refused, unknown fields are ignored, wrong sizes are reported', async () => {
  const { link } = await published('eve@example.com');
  const unknown = await ask({ url: link, format: 'yaml' });
  expect([unknown.status, unknown.body.errorCode]).toEqual([501, 'embed.format_unknown']);
  expect((await ask({ url: link, dnt: '1', callback: 'alert' })).body.type).toBe('photo');
  for (const maxwidth of ['0', '-1', 'x', '1.5', '1e9', 'Infinity'])
    expect([maxwidth, (await ask({ url: link, maxwidth })).status]).toEqual([maxwidth, 400]);
  expect((await call('/oembed')).status).toBe(400);
});

test('XML has the same content as JSON, and is well-formed whatever the title is', async () => {
  const titles = [
    '<script>alert(1)</script>',
    ']]><x>',
    '&amp; & "quotes" \'single\'',
    'line\u2028para\u2029bidi\u202e',
    'bell\u0007 escape\u001b',
    'half \ud83d, whole \u{1f600}, not \uffff',
    '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;',
  ];
  const key = await keyOf('fay@example.com');
  for (const title of titles) {
    const { body } = await call('/v1/diagrams/publish', {
      key,
      body: { source: HELLO, title, visibility: 'unlisted' },
    });
    const url = `${baseUrl()}/d/${body.id}`;
    const xml = await ask({ url, format: 'xml', maxwidth: '300' });
    expect(xml.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    const json = await ask({ url, format: 'json', maxwidth: '300' });
    const fields = Object.entries(json.body).map(([name, value]) => [name, String(value)]);
    const written = fieldsIn(xml.body);
    expect({ ...written, title: '' }).toEqual({ ...Object.fromEntries(fields), title: '' });
    expect(written.title).toBe(
      json.body.title.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\uffff]|\ud83d(?![\udc00-\udfff])/g, '\ufffd'),
    );
  }
});

test('the API description names both media types', async () => {
  const { body } = await call('/openapi.json');
  const { responses } = body.paths['/oembed'].get;
  expect(Object.keys(responses[200].content)).toEqual(['application/json', 'text/xml']);
  expect(Object.keys(responses)).toContain('501');
});
