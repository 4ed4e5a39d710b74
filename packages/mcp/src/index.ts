// Linework for agents: MCP over stdio and HTTP.
export { mcpServer } from './server.js';
export { type McpOptions, mcpHttpHandler, serveMcpStdio } from './serve.js';
