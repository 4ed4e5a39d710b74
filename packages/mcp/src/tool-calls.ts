// Calls of tools: in, the operations; out, a function from a tool's name, its arguments and the caller's context to its result. A caller's error
// is a result that describes it. Runs in the calling process: that of a local client, or a worker of the service.
import { errorOf, isRefusal, sharedSchemas } from '@linework/operations';
import { type CallToolResult, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { argumentErrors } from './argument-errors.js';
import type { AnyTool, ListedTool, ToolContext } from './context.js';
import { partedAnswer } from './file-blocks.js';

/** Rejects if the tool does not exist. */
export function toolCalls(
  operations: readonly AnyTool[],
): (name: string, args: unknown, context: ToolContext) => Promise<CallToolResult> {
  const shared = sharedSchemas(z);
  const tools = new Map(
    operations.map((each) => [each.tool, { operation: each, schemas: each.schemas(shared) }] as const),
  );
  return async (name, args, context) => {
    const tool = tools.get(name);
    if (!tool) throw unknownTool(name, operations);
    const { operation, schemas } = tool;
    try {
      const ran = await operation.call(args, schemas, context);
      if (isRefusal(ran)) return failedCall(errorOf(ran.refused).key, ran.message, ran.details);
      const { answer, blocks } = partedAnswer(ran.value);
      // As text only, once. Some clients show a model only the text, others only structured content and then no image; a model that
      // gets both pays twice.
      return { content: [{ type: 'text', text: JSON.stringify(answer) }, ...blocks] };
    } catch (error) {
      if (error instanceof z.ZodError) return failed(argumentErrors(name, error, schemas.input));
      throw error;
    }
  };
}

export function unknownTool(name: string, operations: readonly ListedTool[]): ProtocolError {
  const known = operations.flatMap(({ tool }) => tool ?? []).join(', ');
  return new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `There is no tool '${name.slice(0, 80)}'. Tools: ${known}.`,
  );
}

/** Returns a refusal as the result of a call, which an agent reads. */
function failedCall(errorCode: string, message: string, details?: unknown): CallToolResult {
  return failed(JSON.stringify({ errorCode, message, details }));
}

function failed(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
