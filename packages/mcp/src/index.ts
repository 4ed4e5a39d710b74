// Linework for agents: MCP over stdio and HTTP.

export { type McpOptions, mcpHttpHandler, serveMcpStdio } from './serve.js';
