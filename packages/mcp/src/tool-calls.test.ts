import { basicIcons } from '@linework/icons/basic';
import { LOCAL, operations } from '@linework/operations';
import { expect, test } from 'vitest';
import { toolCalls } from './tool-calls.js';
import { agentTools } from './tools/registry.js';

const SOURCE = 'flow "Shop"\nnode a database "Cart"\nnode b queue "Desk"\na -> b : "buys"\n';

interface Called {
  readonly asked: number;
  readonly content: readonly object[];
  readonly told: object;
  /** The answer again. */
  readonly twice: unknown;
}

/** Counts how often icons are looked up while a tool is called: drawing twice looks them up twice. */
async function called(tool: string, args: object): Promise<Called> {
  let lookups = 0;
  const icons = {
    ...basicIcons,
    find: (name: string) => {
      lookups += 1;
      return basicIcons.find(name);
    },
  };
  const exporter = {
    toPng: async () => ({ ok: true, bytes: new Uint8Array([137, 80]), warnings: [] }) as const,
    toPdf: async () => ({ ok: true, bytes: new Uint8Array([37]), warnings: [] }) as const,
    embeddedFonts: async () => [],
    brandFontsOf: async () => () => [],
  };
  const call = toolCalls(agentTools(operations));
  const { content, structuredContent } = await call(tool, args, {
    icons,
    exporter: async () => exporter,
    actor: LOCAL,
  });
  const [block] = content;
  return {
    asked: lookups,
    content,
    told: JSON.parse(block?.type === 'text' ? block.text : '{}'),
    twice: structuredContent,
  };
}

test.each(['draw_diagram', 'render_diagram'])(
  '%s: an image for an agent is laid out once, and has no SVG',
  async (tool) => {
    const svg = await called(tool, { source: SOURCE, answer: 'svg' });
    const image = await called(tool, { source: SOURCE, answer: 'image' });
    expect(svg.asked).toBeGreaterThan(0);
    expect(image.asked).toBe(svg.asked);
    expect(image.content.map((each) => (each as { type: string }).type)).toEqual(['text', 'image']);
    expect(svg.told).toHaveProperty('svg');
    expect(image.told).not.toHaveProperty('svg');
    expect(image.told).not.toHaveProperty('file');
  },
);

test('an answer is sent once, as text, which every client shows a model', async () => {
  expect(await called('draw_diagram', { source: SOURCE })).toMatchObject({
    content: [{ type: 'text' }],
    twice: undefined,
  });
});
