// The loop of OpenAI's Agents SDK: in, the packages and the server; out, what its model received. Its MCP client and Runner run; only
// the model is a script.
export async function openaiLoop({ load, server, play }) {
  const { Agent, MCPServerStdio, Runner, Usage } = load('@openai/agents');
  const mcp = new MCPServerStdio({ ...server, name: 'linework', clientSessionTimeoutSeconds: 60 });
  await mcp.connect();
  const model = {
    getResponse: async ({ input, tools }) => {
      const next = play(receivedIn(input), listed(tools));
      const output =
        next === undefined
          ? {
              type: 'message',
              role: 'assistant',
              status: 'completed',
              content: [{ type: 'output_text', text: 'Done.' }],
            }
          : { type: 'function_call', callId: next.id, name: next.tool, arguments: JSON.stringify(next.args) };
      return { usage: new Usage(), output: [output] };
    },
  };
  try {
    const runner = new Runner({ tracingDisabled: true });
    await runner.run(new Agent({ name: 'Sketcher', model, mcpServers: [mcp] }), 'Draw the orders.', { maxTurns: 50 });
  } finally {
    await mcp.close();
  }
}

const listed = (tools) =>
  tools.map(({ name, description, parameters }) => ({ name, description, inputSchema: parameters }));

/** The result of the newest call. */
function receivedIn(input) {
  const last = Array.isArray(input) ? input.at(-1) : undefined;
  if (last?.type !== 'function_call_result') return undefined;
  const parts = [last.output].flat().map((each) => (typeof each === 'string' ? { type: 'text', text: each } : each));
  return {
    text: parts.filter(({ text }) => text !== undefined).map(({ text }) => text),
    images: parts.flatMap(({ image }) =>
      typeof image === 'string' ? [image.replace(/^data:image\/png;base64,/, '')] : [],
    ),
  };
}
