// What every way into the tools needs.
import type { AnyOperation, OperationContext } from '@linework/operations';

export interface McpContext {
  /** Those with a tool are offered. */
  readonly operations: readonly AnyOperation[];
  readonly context: OperationContext;
}
