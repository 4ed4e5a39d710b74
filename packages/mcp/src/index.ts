// Linework for agents: MCP over stdio and HTTP.

export { type McpHttpOptions, type McpStdioOptions, mcpHttpHandler, serveMcpStdio } from './serve.js';
export type { ToolCall } from './server.js';
export { failedCall, toolCalls } from './tool-calls.js';
