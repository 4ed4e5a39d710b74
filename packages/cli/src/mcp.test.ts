import { spawn } from 'node:child_process';
import { operations } from '@linework/operations';
import { Client as ModernClient } from '@modelcontextprotocol/client';
import { StdioClientTransport as ModernTransport } from '@modelcontextprotocol/client/stdio';
import { Client as LegacyClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as LegacyTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { ToolPlace } from './agent-tools/place.js';
import { commandTools } from './agent-tools/registry.js';
import { command, GOOD } from './testing/command.js';

const { main, folder, write } = command();

/** Only declarations are read. */
const NO_PLACE = {} as ToolPlace;

/** They need an account, with which service.test.ts tries them. */
const OF_AN_ACCOUNT = ['publish_diagram', 'list_diagrams'];

describe.each(['2.x', '1.x'] as const)('the official %s client over standard input and output', (release) => {
  test('lists every tool and calls each; results conform to the schemas of the operation', async () => {
    write({ 'linework.json': '{}', 'README.md': '# Shop\n', 'docs/shop.diagram': GOOD });
    const env = { PATH: process.env.PATH ?? '', HOME: folder(), LINEWORK_HOST: 'http://127.0.0.1:1' };
    const server = { command: process.execPath, args: [main(), 'mcp'], cwd: folder(), env, stderr: 'ignore' as const };
    const client =
      release === '2.x'
        ? new ModernClient({ name: 'test', version: '1' })
        : new LegacyClient({ name: 'test', version: '1' });
    if (client instanceof ModernClient) await client.connect(new ModernTransport(server));
    else await client.connect(new LegacyTransport(server));
    const { tools } = await client.listTools();
    expect(encode(JSON.stringify(tools)).length).toBeLessThan(4_500);
    const declared = [...operations, ...commandTools(NO_PLACE)];
    expect(tools.map((each) => each.name)).toEqual(declared.flatMap((each) => each.tool ?? []));
    for (const operation of declared) {
      if (operation.tool === undefined) continue;
      const result = await client.callTool({ name: operation.tool, arguments: operation.example });
      const [{ text }] = result.content as [{ text: string }];
      if (OF_AN_ACCOUNT.includes(operation.tool)) {
        expect([result.isError, text]).toEqual([true, expect.stringContaining('http://127.0.0.1:1')]);
        continue;
      }
      expect([operation.tool, result.isError ?? false, text]).toEqual([operation.tool, false, text]);
      const { contents } = await client.readResource({ uri: `tools://${operation.tool}` });
      const [described] = contents as readonly { readonly text?: string }[];
      const schema = z.fromJSONSchema(JSON.parse(described?.text ?? '').answer);
      expect(schema.parse(JSON.parse(text))).toEqual(JSON.parse(text));
      expect(result.structuredContent).toBeUndefined();
    }
    const refused = await client.callTool({ name: 'read_diagram', arguments: { svg: '<svg/>' } });
    expect(refused.isError).toBe(true);
    await client.close();
  });
});

test('hostile lines get an error, and the server keeps responding', async () => {
  const child = spawn(process.execPath, [main(), 'mcp'], { cwd: folder(), stdio: ['pipe', 'pipe', 'ignore'] });
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  const call = (id: number, params: unknown) =>
    `${JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params })}\n`;
  child.stdin.write(
    `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 't', version: '1' } } })}\n`,
  );
  child.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n');
  for (const line of ['{broken', '[]', 'null', '"x"', '{"jsonrpc":"1.0"}', '\u0000', '{}'])
    child.stdin.write(`${line}\n`);
  child.stdin.write(call(2, { name: 'nothing', arguments: {} }));
  child.stdin.write(call(3, { name: 'draw_diagram', arguments: 'text' }));
  child.stdin.write(call(4, { name: 'draw_diagram', arguments: { source: 12 } }));
  child.stdin.write(call(5, { name: 'validate_diagram', arguments: { source: 'x'.repeat(900_000) } }));
  child.stdin.write(call(6, { name: 'draw_diagram', arguments: { source: 'flow "A"\nnode a\n' } }));
  const closed = new Promise((resolve) => child.once('close', resolve));
  while (!out.includes('"id":6') && child.exitCode === null)
    await Promise.race([closed, new Promise((resolve) => child.stdout.once('data', resolve))]);
  const answers = out
    .split('\n')
    .filter((line) => line !== '')
    .map(
      (line) =>
        JSON.parse(line) as {
          id?: number | null;
          error?: { readonly code: number };
          result?: { isError?: boolean; content?: readonly { readonly text: string }[] };
        },
    );
  const of = (id: number) => answers.find((each) => each.id === id);
  const refused = answers.filter((each) => each.id === null).map((each) => each.error?.code);
  expect(refused).toEqual([-32700, -32600, -32600, -32600, -32600, -32700, -32600]);
  expect(of(2)?.error).toBeDefined();
  expect(of(3)?.error ?? of(3)?.result?.isError).toBeTruthy();
  expect(of(4)?.result?.isError).toBe(true);
  expect(of(5)?.result?.content?.[0]?.text).toContain('"ok":false');
  expect(of(6)?.result?.content?.[0]?.text).toContain('"ok":true');
  child.stdin.end();
});
