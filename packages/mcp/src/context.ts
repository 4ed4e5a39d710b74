// What every entry point to the tools needs.
import type { AnyOperation, OperationContext } from '@linework/operations';

export interface McpContext {
  /** Those with a tool name are offered. */
  readonly operations: readonly AnyOperation[];
  readonly context: OperationContext;
}
