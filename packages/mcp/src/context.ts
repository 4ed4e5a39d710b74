// What every way into the tools needs.
import type { OperationContext } from '@linework/operations';

export interface McpContext {
  readonly version: string;
  readonly context: OperationContext;
}
