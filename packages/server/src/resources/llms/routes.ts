// GET /llms.txt: the service and the language for agents, generated from the operations and the statement tables.
// Form: llmstxt.org.
import { kinds, languageText } from '@linework/core';
import type { AnyOperation } from '@linework/operations';
import type { FastifyInstance } from 'fastify';

export function addLlms(app: FastifyInstance, operations: readonly Told[], baseUrl: string): void {
  const text = llmsText(operations, baseUrl);
  app.get('/llms.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(text));
}

type Told = Pick<AnyOperation, 'http' | 'summary' | 'tool'>;

function llmsText(operations: readonly Told[], baseUrl: string): string {
  const routes = operations.flatMap(({ http, summary }) =>
    http ? [`- ${http.method} ${baseUrl}${http.path}: ${summary}`] : [],
  );
  const tools = operations.flatMap(({ tool, summary }) => (tool === undefined ? [] : [`- ${tool}: ${summary}`]));
  const examples = [...kinds.keys()].map(
    (kind) => `### ${kind}\n\n\`\`\`diagram\n${kinds.get(kind)?.grammar.example ?? ''}\n\`\`\``,
  );
  return [
    '# Linework',
    '',
    '> Diagrams from text: checked, laid out, drawn and described. Every error comes with its location and what to write instead.',
    '',
    'Write the source, draw it, fix every diagnostic as its hint says, draw again until ok is true.',
    '',
    '## HTTP',
    '',
    ...routes,
    `- [OpenAPI](${baseUrl}/openapi.json)`,
    '',
    `## Agent tools (MCP at ${baseUrl}/mcp, or \`linework mcp\`)`,
    '',
    ...tools,
    '',
    '## The language',
    '',
    languageText(),
    '## Examples',
    '',
    examples.join('\n\n'),
    '',
    `Each kind in full: ${[...kinds.keys()].map((kind) => `${baseUrl}/v1/vocabulary?kind=${kind}`).join(', ')}`,
    '',
  ].join('\n');
}
