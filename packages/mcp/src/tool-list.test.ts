// What a list of tools costs an agent, counted with a model's tokenizer.
import { type AnyOperation, operations } from '@linework/operations';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { toolList, toolSchemas } from './tool-list.js';

const tokens = (list: readonly AnyOperation[]) => encode(JSON.stringify({ tools: toolList(list) })).length;

/** The same length in other words, so that nothing that is said once for all spares a copy. */
function otherWords(text: string, copy: number): string {
  return text.split(' ').reverse().join(' ') + String.fromCharCode(64 + copy);
}

function copied(operation: AnyOperation, copy: number): AnyOperation {
  return {
    ...operation,
    name: `${operation.name}_${copy}`,
    tool: `${operation.tool}_${copy}`,
    description: otherWords(operation.description, copy),
    schemas: (shared) => {
      const { input, output } = operation.schemas(shared);
      const fields = Object.entries(input.shape).map(([name, field]) => {
        const { description } = field as z.ZodType;
        return [name, description === undefined ? field : (field as z.ZodType).describe(otherWords(description, copy))];
      });
      return { input: z.strictObject(Object.fromEntries(fields)), output };
    },
  };
}

test('the tools there are cost less than 4,500 tokens, and thirty like them too', () => {
  expect(tokens(operations)).toBeLessThan(4_500);
  const offered = operations.filter((each) => each.tool !== undefined);
  const [edits, others] = [true, false].map((isEdit) => offered.filter(({ name }) => (name === 'edit') === isEdit));
  const copies = [1, 2, 3].flatMap((copy) => (others ?? []).map((each) => copied(each, copy)));
  const thirty = [...(edits ?? []), ...copies].slice(0, 30);
  expect(thirty).toHaveLength(30);
  expect(tokens(thirty)).toBeLessThan(4_500);
});

test('what edits a diagram by fourteen forms costs less than 700 tokens', () => {
  expect(tokens(operations.filter(({ name }) => name === 'edit'))).toBeLessThan(700);
});

test.each(['find_pattern', 'get_pattern', 'draw_pattern'])('%s adds less than 250 tokens to the list', (name) => {
  const others = operations.filter((each) => each.tool !== name);
  expect(tokens(operations) - tokens(others)).toBeLessThan(250);
});

test('every argument is named with its type, and described where it first comes', () => {
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
