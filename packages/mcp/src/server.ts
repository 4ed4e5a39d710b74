// MCP servers: in, the operations and what runs their tools; out, a maker of servers whose tools, resources and prompts are made
// from the declarations. One server serves one connection (stdio) or one request (HTTP) and holds no state; schemas and the tool list
// are made once for all of them.
import { KIND_NAMES, kinds } from '@linework/core';
import { type AnyOperation, operations, sharedSchemas } from '@linework/operations';
import { type CallToolResult, ProtocolError, ProtocolErrorCode, Server, type Tool } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { compactSchema } from './compact-schema.js';
import { schemaWithoutFile } from './file-blocks.js';
import { getPrompt, prompts } from './prompts.js';
import { readResource, resources, resourceTemplates } from './resources.js';
import { unknownTool } from './tool-calls.js';

/** What every tool promises: it reads, gives the same answer again, and reaches nothing outside. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const;

const INSTRUCTIONS =
  'Linework draws diagrams from text. Read the vocabulary of a kind once (get_vocabulary), write the source, then call draw_diagram: every mistake comes with what to write instead; repair all of them and call again.';

/** Runs a tool that exists. */
export type ToolCall = (name: string, given: unknown) => Promise<CallToolResult>;

export function mcpServers(version: string, call: ToolCall): () => Server {
  const shared = sharedSchemas(z);
  const list = operations.map((operation) => {
    const { input, output } = operation.schemas(shared);
    return {
      name: operation.tool,
      description: toolDescription(operation),
      inputSchema: compactSchema(input, 'input'),
      outputSchema: schemaWithoutFile(compactSchema(output, 'output')),
      annotations: ANNOTATIONS,
    };
  });

  return () => serverOf(version, list, call);
}

function serverOf(version: string, tools: Tool[], call: ToolCall): Server {
  const server = new Server(
    { name: 'linework', title: 'Linework', version },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler('tools/list', () => ({ tools }));
  server.setRequestHandler('tools/call', ({ params }) => {
    if (!tools.some((each) => each.name === params.name)) throw unknownTool(params.name);
    return call(params.name, params.arguments ?? {});
  });
  server.setRequestHandler('resources/list', () => ({ resources: resources() }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates }));
  server.setRequestHandler('resources/read', ({ params }) => {
    const contents = readResource(params.uri);
    if (!contents) {
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `There is no resource '${params.uri.slice(0, 200)}'. Kinds: ${[...kinds.keys()].join(', ')}.`,
      );
    }
    return { contents: [contents] };
  });

  server.setRequestHandler('prompts/list', () => ({ prompts }));
  server.setRequestHandler('prompts/get', ({ params }) => {
    const prompt = getPrompt(params.name, params.arguments ?? {});
    if (!prompt) {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no prompt '${params.name.slice(0, 80)}'.`);
    }
    return prompt;
  });
  return server;
}

function toolDescription(operation: AnyOperation): string {
  return operation.tool === 'draw_diagram'
    ? `${operation.description} Kinds: ${KIND_NAMES.filter((each) => kinds.has(each)).join(', ')}.`
    : operation.description;
}
