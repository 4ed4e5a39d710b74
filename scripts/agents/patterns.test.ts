// What a pattern costs an agent.
import { nodeIcons } from '@linework/icons/node';
import { LOCAL, operations } from '@linework/operations';
import { FLAVOURS, patterns } from '@linework/patterns';
import { expect, test } from 'vitest';
import { toolCalls } from '../../packages/mcp/src/tool-calls.js';
import { agentTools } from '../../packages/mcp/src/tools/registry.js';

const call = toolCalls(agentTools(operations));
const context = { icons: nodeIcons(), actor: LOCAL };

async function answered(tool: string, args: object): Promise<{ readonly text: string; readonly source: string }> {
  const { content, isError } = await call(tool, args, context);
  const [block] = content;
  const text = block?.type === 'text' ? block.text : '';
  expect([isError, content.length]).toEqual([undefined, 1]);
  return { text, source: JSON.parse(text).source };
}

test.each(patterns.map((each) => [each.id, each] as const))(
  'the pattern %s has at most 1,000 characters beside its source, drawn and read',
  async (pattern, { flavours }) => {
    const flavour = FLAVOURS.find((each) => flavours.includes(each));
    for (const tool of ['draw_pattern', 'get_pattern']) {
      const { text, source } = await answered(tool, { pattern, ...(flavour === undefined ? {} : { flavour }) });
      expect(source).not.toBe('');
      expect([tool, text.length - source.length]).toEqual([tool, expect.toSatisfy((more: number) => more <= 1_000)]);
    }
  },
);
