// What the list of tools costs an agent, counted with a model's tokenizer.
import { type AnyOperation, operations } from '@linework/operations';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { toolList, toolSchemas } from './tool-list.js';

const tokens = (list: readonly AnyOperation[]) => encode(JSON.stringify({ tools: toolList(list) })).length;

test('all tools together cost less than 4,500 tokens', () => {
  expect(tokens(operations)).toBeLessThan(4_500);
});

test.each(operations.filter((each) => each.tool !== undefined).map((each) => [each.tool, each] as const))(
  '%s costs little, except the tool that edits with fourteen forms',
  (_, each) => {
    expect(tokens([each])).toBeLessThan(each.name === 'edit' ? 700 : 400);
  },
);

test('every argument has its name and type, and a description where it first occurs', () => {
  const told = new Map<string, number>();
  for (const { name, inputSchema } of toolList(operations)) {
    const full = toolSchemas(operations, name)?.arguments as { readonly properties: Record<string, object> };
    const listed = (inputSchema.properties ?? {}) as Record<
      string,
      { readonly description?: string; readonly type?: string }
    >;
    expect(Object.keys(listed)).toEqual(Object.keys(full.properties));
    for (const [field, { type, description }] of Object.entries(listed)) {
      expect([name, field, type]).toEqual([name, field, expect.any(String)]);
      if (description !== undefined)
        told.set(`${field}: ${description}`, (told.get(`${field}: ${description}`) ?? 0) + 1);
    }
  }
  expect(Math.max(...told.values())).toBe(1);
});
