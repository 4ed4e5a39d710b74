// What the list of tools costs an agent, counted with a model's tokenizer.
import { type AnyOperation, operations } from '@linework/operations';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import type { Project } from './project.js';
import { toolList, toolSchemas } from './tool-list.js';
import { agentTools } from './tools/registry.js';

/** As over HTTP, and as in a project, where tools take files; only declarations are read. */
const LISTS = [
  ['over HTTP', agentTools(operations)],
  ['in a project', agentTools(operations, {} as Project)],
] as const;

const tokens = (list: readonly AnyOperation[]) => encode(JSON.stringify({ tools: toolList(list) })).length;

test.each(LISTS)('all tools %s cost less than 4,500 tokens', (_, list) => {
  expect(tokens(list)).toBeLessThan(4_500);
});

test.each(
  LISTS.flatMap(([place, list]) =>
    list.filter((each) => each.tool !== undefined).map((each) => [each.tool, place, each] as const),
  ),
)('%s costs little %s, except the tool that edits with fourteen forms', (_tool, _place, each) => {
  expect(tokens([each])).toBeLessThan(each.name === 'edit' ? 700 : 400);
});

test.each(LISTS)('every argument %s has its name and type, and a description where it first occurs', (_, list) => {
  const holders = new Map<string, number>();
  for (const { name, inputSchema } of toolList(list)) {
    const full = toolSchemas(list, name)?.arguments as { readonly properties: Record<string, object> };
    const listed = (inputSchema.properties ?? {}) as Record<
      string,
      { readonly description?: string; readonly type?: string }
    >;
    expect(Object.keys(listed)).toEqual(Object.keys(full.properties));
    for (const [field, { type, description }] of Object.entries(listed)) {
      expect([name, field, type]).toEqual([name, field, expect.any(String)]);
      if (description !== undefined)
        holders.set(`${field}: ${description}`, (holders.get(`${field}: ${description}`) ?? 0) + 1);
    }
  }
  expect(Math.max(...holders.values())).toBe(1);
});
