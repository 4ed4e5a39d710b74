// The loop of Vercel's AI SDK: in, the packages and the server; out, what its model received. Its MCP client and generateText run; only
// the model is a script.
export async function vercelLoop({ load, server, play }) {
  const [
    { generateText, stepCountIs },
    { MockLanguageModelV3 },
    { createMCPClient },
    { Experimental_StdioMCPTransport },
  ] = ['ai', 'ai/test', '@ai-sdk/mcp', '@ai-sdk/mcp/mcp-stdio'].map(load);
  const client = await createMCPClient({ transport: new Experimental_StdioMCPTransport(server) });
  const usage = {
    inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 0, text: 0, reasoning: 0 },
  };
  const model = new MockLanguageModelV3({
    doGenerate: async ({ prompt, tools }) => {
      const next = play(receivedIn(prompt), listed(tools));
      const content =
        next === undefined
          ? [{ type: 'text', text: 'Done.' }]
          : [{ type: 'tool-call', toolCallId: next.id, toolName: next.tool, input: JSON.stringify(next.args) }];
      const finishReason = { unified: next === undefined ? 'stop' : 'tool-calls', raw: undefined };
      return { content, finishReason, usage, warnings: [] };
    },
  });
  try {
    await generateText({ model, tools: await client.tools(), prompt: 'Draw the orders.', stopWhen: stepCountIs(50) });
  } finally {
    await client.close();
  }
}

const listed = (tools) => tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));

/** The results of the newest message. */
function receivedIn(prompt) {
  const last = prompt.at(-1);
  if (last?.role !== 'tool') return undefined;
  const [{ output }] = last.content;
  const parts = output.type === 'content' ? output.value : [{ type: 'text', text: textOf(output.value) }];
  return {
    text: parts.filter(({ type }) => type === 'text').map(({ text }) => text),
    images: parts.filter(({ type }) => type === 'image-data').map(({ data }) => data),
  };
}

const textOf = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
