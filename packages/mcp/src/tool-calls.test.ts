import { basicIcons } from '@linework/icons/basic';
import { LOCAL, operations } from '@linework/operations';
import { describe, expect, test } from 'vitest';
import { toolCalls } from './tool-calls.js';

const SOURCE = 'flow "Shop"\nnode a database "Cart"\nnode b queue "Desk"\na -> b : "buys"\n';

interface Called {
  readonly asked: number;
  readonly content: readonly object[];
  readonly told: object;
}

/** Counts how often icons are looked up while a tool is called: drawing twice looks them up twice. */
async function called(tool: string, given: object): Promise<Called> {
  let asked = 0;
  const icons = {
    ...basicIcons,
    find: (name: string) => {
      asked += 1;
      return basicIcons.find(name);
    },
  };
  const exporter = {
    toPng: async () => ({ ok: true, bytes: new Uint8Array([137, 80]), warnings: [] }) as const,
    toPdf: async () => ({ ok: true, bytes: new Uint8Array([37]), warnings: [] }) as const,
    embeddedFonts: async () => [],
  };
  const call = toolCalls({ operations, context: { icons, exporter: async () => exporter } });
  const { content, structuredContent } = await call(tool, given, LOCAL);
  return { asked, content, told: structuredContent ?? {} };
}

describe('a PNG for an agent', () => {
  test.each(['draw_diagram', 'render_diagram'])(
    '%s: is laid out once, with an SVG of the same drawing',
    async (tool) => {
      const svg = await called(tool, { source: SOURCE });
      const png = await called(tool, { source: SOURCE, format: 'png' });
      expect(svg.asked).toBeGreaterThan(0);
      expect(png.asked).toBe(svg.asked);
      expect(png.content.map((each) => (each as { type: string }).type)).toEqual(['text', 'image', 'resource']);
      const [, , beside] = png.content as readonly { readonly resource?: { readonly text: string } }[];
      expect(beside?.resource?.text).toBe((svg.told as { svg: string }).svg);
      expect(png.told).not.toHaveProperty('svg');
      expect(png.told).not.toHaveProperty('file');
    },
  );

  test('a PDF comes without an SVG', async () => {
    const { content } = await called('render_diagram', { source: SOURCE, format: 'pdf' });
    expect(content).toHaveLength(2);
  });
});
