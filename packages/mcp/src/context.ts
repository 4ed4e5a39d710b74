// What every entry point to the tools needs.
import type { AnyOperation, OperationContext } from '@linework/operations';
import type { Project } from './project.js';

export interface McpContext {
  /** Those with a tool name are offered. */
  readonly operations: readonly AnyOperation[];
  readonly context: OperationContext;
  /** Omitted over HTTP. */
  readonly project?: Project;
}
