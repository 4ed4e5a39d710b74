import { agentTools } from '@linework/mcp';
import { operations, sharedSchemas } from '@linework/operations';
import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from '@modelcontextprotocol/client';
import { Client as LegacyClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as LegacyTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { served } from '../../testing/served.js';

const service = served();
let url: URL;
beforeAll(() => {
  url = service.url('/mcp');
});
const headers = { authorization: 'Bearer lw_pro' };

async function connected(era: 'modern' | 'legacy') {
  if (era === 'modern') {
    const client = new ModernClient({ name: 'test', version: '1' });
    await client.connect(new ModernTransport(url, { requestInit: { headers } }));
    return client;
  }
  const client = new LegacyClient({ name: 'test', version: '1' });
  // The 1.x transport's optional fields are typed without exactOptionalPropertyTypes.
  await client.connect(
    new LegacyTransport(url, { requestInit: { headers } }) as Parameters<LegacyClient['connect']>[0],
  );
  return client;
}

describe.each(['modern', 'legacy'] as const)('the official %s client over HTTP', (era) => {
  test('lists and calls every tool; results match what the operation declares', async () => {
    const client = await connected(era);
    const { tools } = await client.listTools();
    expect(tools.map((each) => each.name)).toEqual(operations.flatMap((each) => each.tool ?? []));
    const shared = sharedSchemas(z);
    for (const operation of agentTools(operations)) {
      if (operation.tool === undefined) continue;
      const result = await client.callTool({ name: operation.tool, arguments: operation.example });
      expect(result.isError ?? false).toBe(false);
      const { output } = operation.schemas(shared);
      const [{ text }] = result.content as [{ text: string }];
      expect(output.parse(JSON.parse(text))).toEqual(JSON.parse(text));
      expect(result.structuredContent).toBeUndefined();
    }
    await client.close();
  });

  test('a refusal and wrong arguments are tool errors that explain what to send', async () => {
    const client = await connected(era);
    const wrong = await client.callTool({ name: 'draw_diagram', arguments: { sauce: 1 } });
    expect(wrong.isError).toBe(true);
    expect(JSON.stringify(wrong.content)).toContain('source');
    expect(JSON.stringify(wrong.content)).toContain('Send:');
    const refused = await client.callTool({ name: 'render_diagram', arguments: { source: 'flow\nnode a\na -> b\n' } });
    expect(refused.isError).toBe(true);
    expect(JSON.stringify(refused.content)).toContain('E201');
    await client.close();
  });

  test('files of the machine that runs the service are out of reach', async () => {
    const client = await connected(era);
    const { tools } = await client.listTools();
    for (const { name, inputSchema } of tools) {
      for (const argument of ['path', 'out', 'overwrite']) expect(inputSchema.properties).not.toHaveProperty(argument);
      const args = { path: 'package.json', out: 'x.svg', overwrite: true };
      expect(await client.callTool({ name, arguments: args })).toMatchObject({ isError: true });
    }
    await client.close();
  });

  test('reads resources and prompts', async () => {
    const client = await connected(era);
    const { resources } = await client.listResources();
    expect(resources.map((each) => each.uri)).toContain('vocabulary://flow');
    const { contents } = await client.readResource({ uri: 'examples://flow' });
    expect(JSON.stringify(contents)).toContain('flow \\"Checkout\\"');
    const { prompts } = await client.listPrompts();
    expect(prompts.length).toBeGreaterThan(0);
    const prompt = await client.getPrompt({ name: 'explain_change', arguments: { change: '#12' } });
    expect(JSON.stringify(prompt.messages)).toContain('#12');
    await client.close();
  });
});

test('the tool list costs an agent less than 4,500 tokens and is the same every time', async () => {
  const client = await connected('modern');
  const first = JSON.stringify(await client.listTools());
  expect(encode(first).length).toBeLessThan(4_500);
  expect(JSON.stringify(await client.listTools())).toBe(first);
  await client.close();
});

test.each([
  ['svg', 'image/svg+xml', '<svg'],
  ['png', 'image/png', 'PNG'],
  ['pdf', 'application/pdf', '%PDF'],
])(
  'a picture as a file is a link to a %s, which needs no key, loads nothing and is not stored',
  async (format, type, start) => {
    const client = await connected('modern');
    const args = { source: 'flow "A"\nnode a\n', answer: 'file', format };
    const { content } = await client.callTool({ name: 'draw_diagram', arguments: args });
    await client.close();
    const [{ text }] = content as [{ text: string }];
    expect(text.length).toBeLessThan(2_400);
    const { link } = JSON.parse(text);
    const answer = await fetch(new URL(new URL(link).pathname, url));
    expect(answer.headers.get('content-type')).toContain(type);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect((await answer.text()).slice(0, 200)).toContain(start);
    expect((await fetch(new URL(`${new URL(link).pathname.slice(0, -5)}x.svg`, url))).status).toBe(404);
  },
);

test('a source with errors has no link', async () => {
  const client = await connected('modern');
  const args = { source: 'flow "A"\nnode a\na -> b\n', answer: 'file' };
  const { content } = await client.callTool({ name: 'draw_diagram', arguments: args });
  await client.close();
  expect(JSON.stringify(content)).not.toContain('link');
});

test('a key is required', async () => {
  const answer = await fetch(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ errorCode: 'auth.key_missing' });
});

test.each([
  ['broken JSON', '{"jsonrpc":'],
  ['no object', '12'],
  ['an unknown method', '{"jsonrpc":"2.0","id":1,"method":"tools/fly"}'],
  ['an unknown tool', '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"fly","arguments":{}}}'],
  ['wrong types', '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":12,"arguments":"x"}}'],
  ['a huge name', `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${'x'.repeat(500_000)}"}}`],
  ['too much', `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${'x'.repeat(6_000_000)}"}}`],
])('%s leaves the service running', async (_name, body) => {
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers: { ...headers, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  });
  expect(answer.status).toBeLessThan(500);
  const text = await answer.text();
  expect(text).toContain('"error"');
  expect(text.length).toBeLessThan(4_000);
  const client = await connected('modern');
  expect((await client.listTools()).tools.length).toBeGreaterThan(0);
  await client.close();
});
