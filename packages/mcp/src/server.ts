// MCP servers: in, the operations; out, a maker of servers whose tools, resources and prompts are made from their
// declarations. One server serves one connection (stdio) or one request (HTTP) and holds no state; schemas and the tool list
// are made once for all of them.
import { KIND_NAMES, kinds } from '@linework/core';
import {
  type AnyOperation,
  isRefusal,
  type OperationContext,
  type OperationSchemas,
  operations,
  sharedSchemas,
} from '@linework/operations';
import { type CallToolResult, ProtocolError, ProtocolErrorCode, Server, type Tool } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { argumentErrors } from './argument-errors.js';
import { compactSchema } from './compact-schema.js';
import { fileBlocks, fileOf, schemaWithoutFile, withoutFile } from './file-blocks.js';
import { getPrompt, prompts } from './prompts.js';
import { readResource, resources, resourceTemplates } from './resources.js';

/** What every tool promises: it reads, gives the same answer again, and reaches nothing outside. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const;

const INSTRUCTIONS =
  'Linework draws diagrams from text. Read the vocabulary of a kind once (get_vocabulary), write the source, then call draw_diagram: every mistake comes with what to write instead; repair all of them and call again.';

export function mcpServers(version: string, context: OperationContext): () => Server {
  const shared = sharedSchemas(z);
  const tools = new Map(operations.map((each) => [each.tool, { operation: each, schemas: each.schemas(shared) }]));
  const list = [...tools.values()].map(({ operation, schemas }) => ({
    name: operation.tool,
    description: toolDescription(operation),
    inputSchema: compactSchema(schemas.input, 'input'),
    outputSchema: schemaWithoutFile(compactSchema(schemas.output, 'output')),
    annotations: ANNOTATIONS,
  }));

  const call = async (name: string, given: unknown): Promise<CallToolResult> => {
    const tool = tools.get(name);
    if (!tool) {
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `There is no tool '${name.slice(0, 80)}'. Tools: ${[...tools.keys()].join(', ')}.`,
      );
    }
    const { operation, schemas } = tool;
    try {
      const ran = await operation.call(given, schemas, context);
      if (isRefusal(ran)) {
        return failed(JSON.stringify({ errorCode: ran.refused, message: ran.message, details: ran.details }));
      }
      const file = fileOf(ran.value);
      const text = JSON.stringify(file === undefined ? ran.value : withoutFile(ran.value));
      const blocks = file === undefined ? [] : fileBlocks(file, await svgOf(operation, given, schemas, context));
      return { content: [{ type: 'text', text }, ...blocks], structuredContent: JSON.parse(text) };
    } catch (error) {
      if (error instanceof z.ZodError) return failed(argumentErrors(name, error, schemas.input));
      throw error;
    }
  };
  return () => serverOf(version, list, call);
}

function serverOf(
  version: string,
  tools: Tool[],
  call: (name: string, given: unknown) => Promise<CallToolResult>,
): Server {
  const server = new Server(
    { name: 'linework', title: 'Linework', version },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler('tools/list', () => ({ tools }));
  server.setRequestHandler('tools/call', ({ params }) => call(params.name, params.arguments ?? {}));
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

/** The picture of a PNG as SVG, drawn from the same arguments. */
async function svgOf(
  operation: AnyOperation,
  given: unknown,
  schemas: OperationSchemas,
  context: OperationContext,
): Promise<string | undefined> {
  const { format, scale: _, ...same } = given as { readonly format?: unknown; readonly scale?: unknown };
  if (format !== 'png') return undefined;
  const ran = await operation.call(same, schemas, context);
  return isRefusal(ran) ? undefined : (ran.value as { readonly svg?: string }).svg;
}

function toolDescription(operation: AnyOperation): string {
  return operation.tool === 'draw_diagram'
    ? `${operation.description} Kinds: ${KIND_NAMES.filter((each) => kinds.has(each)).join(', ')}.`
    : operation.description;
}

function failed(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
