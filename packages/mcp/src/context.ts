// What every entry point to the tools needs, and what a tool needs beside what its operation does.
import type { AnyOperation, OperationContext } from '@linework/operations';
import type { Project } from './project.js';

export interface LinkedFile {
  readonly content: Uint8Array;
  readonly mediaType: string;
  /** Of its address, without the dot. */
  readonly ending: string;
}

/** Keeps a file for some minutes and returns its address. */
export type Link = (file: LinkedFile) => string;

export interface ToolContext extends OperationContext {
  /** Over HTTP, where a tool cannot write files for its caller. */
  readonly link?: Link;
}

export type AnyTool = AnyOperation<ToolContext>;

/** A tool as it is listed and described. */
export type ListedTool = Omit<AnyOperation, 'call'>;

export interface McpContext {
  /** Those with a tool name are offered. */
  readonly operations: readonly AnyOperation[];
  readonly context: OperationContext;
  /** Omitted over HTTP. */
  readonly project?: Project;
}
