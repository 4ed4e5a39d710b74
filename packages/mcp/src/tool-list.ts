// The list of tools, where every word costs an agent: in, the operations; out, for each tool its description and arguments in few
// words, and its effect. The resource tools://NAME describes the result, and each argument in full.
import { KIND_NAMES, kinds } from '@linework/core';
import { type Effect, type SharedSchemas, sharedSchemas } from '@linework/operations';
import type { Tool } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { compactSchema } from './compact-schema.js';
import type { ListedTool } from './context.js';

type Json = Readonly<Record<string, unknown>>;

export function toolList(operations: readonly ListedTool[]): Tool[] {
  const shared = sharedSchemas(z);
  const written = new Set<string>();
  return operations.flatMap((operation) => {
    const { tool } = operation;
    if (tool === undefined) return [];
    return [
      {
        name: tool,
        description: descriptionOf(operation),
        inputSchema: saidOnce(compactSchema(operation.schemas(shared).input), written),
        annotations: annotationsOf(operation),
      },
    ];
  });
}

/** The full schemas of a tool's arguments and result; undefined if there is no such tool. */
export function toolSchemas(operations: readonly ListedTool[], tool: string): Json | undefined {
  const operation = operations.find((each) => each.tool === tool);
  return operation && schemasOf(operation, sharedSchemas(z));
}

function schemasOf(operation: ListedTool, shared: SharedSchemas): Json {
  const { input, output } = operation.schemas(shared);
  return {
    arguments: z.toJSONSchema(input, { io: 'input', target: 'draft-2020-12' }),
    answer: z.toJSONSchema(output, { io: 'output', target: 'draft-2020-12' }),
  };
}

/** Cuts an argument to its type if an earlier tool describes it in the same words. */
function saidOnce<Schema extends Json>(schema: Schema, written: Set<string>): Schema {
  const properties = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Json>>).map(([name, each]) => {
    const { description, ...type } = each;
    const words = `${name}: ${String(description)}`;
    if (description === undefined || written.has(words)) return [name, type];
    written.add(words);
    return [name, each];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

const EFFECTS: Readonly<Record<Effect, Json>> = {
  read: { readOnlyHint: true },
  write: { readOnlyHint: false, destructiveHint: false },
  destructive: { readOnlyHint: false, destructiveHint: true },
};

/** Omits the protocol's defaults: an operation that only reads destroys nothing and can be repeated. */
function annotationsOf({ effect, http }: ListedTool): Json {
  const again = effect !== 'read' && (http?.method === 'PUT' || http?.method === 'DELETE');
  return { ...EFFECTS[effect], ...(again ? { idempotentHint: true } : {}), openWorldHint: false };
}

function descriptionOf({ tool, description }: ListedTool): string {
  return tool === 'draw_diagram'
    ? `${description} Kinds: ${KIND_NAMES.filter((each) => kinds.has(each)).join(', ')}.`
    : description;
}
