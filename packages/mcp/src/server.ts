// MCP servers: in, the operations and their context; out, a factory of servers whose tools, resources and prompts are derived from the
// declarations. One server serves one connection (stdio) or one request (HTTP) and holds no state; schemas and the tool list are made
// once for all of them.
import { kinds } from '@linework/core';
import type { Actor, OperationContext } from '@linework/operations';
import { type CallToolResult, ProtocolError, ProtocolErrorCode, Server, type Tool } from '@modelcontextprotocol/server';
import type { Link, ListedTool, McpContext } from './context.js';
import { getPrompt, prompts } from './prompts.js';
import { readResource, resources, resourceTemplates } from './resources.js';
import { toolCalls, unknownTool } from './tool-calls.js';
import { toolList } from './tool-list.js';
import { agentTools } from './tools/registry.js';

const INSTRUCTIONS =
  'Linework draws diagrams from text. Read the vocabulary of a kind once (get_vocabulary), write the source, then call draw_diagram: every error comes with what to write instead; fix all of them and call again. Arguments of the same name mean the same in every tool; the resource tools://NAME describes a tool in full, with its result.';

const IN_A_PROJECT =
  'Send path instead of the text of a file in this project, and out to write the result: then no answer repeats it.';

export interface Serving {
  readonly version: string;
  /** The caller for whom tools run. */
  readonly actor: Actor | undefined;
  readonly link?: Link;
  /** The caller's own, if it differs from the context of all. */
  readonly context?: OperationContext | undefined;
}

export function mcpServers(mcp: McpContext): (serving: Serving) => () => Server {
  const operations = agentTools(mcp.operations, mcp.project);
  const list = toolList(operations);
  const call = toolCalls(operations);
  const instructions = mcp.project === undefined ? INSTRUCTIONS : `${INSTRUCTIONS} ${IN_A_PROJECT}`;
  return ({ version, actor, link, context = mcp.context }) =>
    () => {
      const own = { ...context, ...(actor && { actor }), ...(link && { link }) };
      return serverOf({ version, instructions, operations, tools: list, call: (name, args) => call(name, args, own) });
    };
}

interface Parts {
  readonly version: string;
  readonly instructions: string;
  readonly operations: readonly ListedTool[];
  readonly tools: Tool[];
  readonly call: (name: string, args: unknown) => Promise<CallToolResult>;
}

function serverOf({ version, instructions, operations, tools, call }: Parts): Server {
  const server = new Server(
    { name: 'linework', title: 'Linework', version },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions },
  );
  server.setRequestHandler('tools/list', () => ({ tools }));
  server.setRequestHandler('tools/call', ({ params }) => {
    if (!tools.some((each) => each.name === params.name)) throw unknownTool(params.name, operations);
    return call(params.name, params.arguments ?? {});
  });
  server.setRequestHandler('resources/list', () => ({ resources: resources() }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates }));
  server.setRequestHandler('resources/read', ({ params }) => {
    const contents = readResource(params.uri, operations);
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
