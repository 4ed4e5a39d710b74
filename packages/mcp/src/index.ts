// Linework for agents: MCP over stdio and HTTP.
export type { LinkedFile } from './context.js';
export {
  type Asked,
  type BatchEntry,
  batchAnswer,
  batchEntries,
  endedAnswer,
  type McpHttpAnswer,
  type McpHttpRequest,
  mayBeBatch,
  mcpHttpAnswers,
} from './http-answer.js';
export { type Argument, type OperationCall, operationCall, operationNamed } from './operation-calls.js';
export type { Project, ProjectText, Written } from './project.js';
export { type McpStdioOptions, serveMcpStdio } from './serve.js';
export { agentTools } from './tools/registry.js';
