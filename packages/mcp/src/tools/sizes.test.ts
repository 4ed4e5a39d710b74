// What answers cost an agent: in characters, and in tokens counted with a model's tokenizer.
import { kinds } from '@linework/core';
import { nodeIcons } from '@linework/icons/node';
import { LOCAL, operations } from '@linework/operations';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { toolCalls } from '../tool-calls.js';
import { agentTools } from './registry.js';

const context = { icons: nodeIcons(), actor: LOCAL };
const call = toolCalls(agentTools(operations));

async function answered(tool: string, args: object): Promise<{ readonly text: string; readonly source: string }> {
  const { content, isError } = await call(tool, args, context);
  const [block] = content;
  const text = block?.type === 'text' ? block.text : '';
  expect([isError, content.length]).toEqual([undefined, 1]);
  return { text, source: JSON.parse(text).source ?? '' };
}

const KINDS = [...kinds.keys()];
const many = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n)).join('\n');

const SOURCES: readonly (readonly [string, string])[] = [
  ...KINDS.map((kind) => [`an example of ${kind}`, kinds.get(kind)?.grammar.example ?? ''] as const),
  [
    '80 nodes and lines',
    `flow "Big"\n${many(80, (n) => `node n${n} service "Service ${n}"`)}\n${many(79, (n) => `n${n} -> n${n + 1} : "calls the next one"`)}`,
  ],
  ['300 errors', `flow "Wrong"\nnode a\n${many(300, (n) => `a -> missing${n} : "calls"`)}`],
  [
    'long labels',
    `flow "${'Title '.repeat(30)}"\n${many(30, (n) => `node n${n} service "${'Label of a service '.repeat(8)}"`)}`,
  ],
  [
    'labels in Chinese',
    `flow "订单"\n${many(40, (n) => `node n${n} service "订单处理服务与库存管理 ${n}"`)}\n${many(39, (n) => `n${n} -> n${n + 1} : "发送订单确认消息"`)}`,
  ],
  ['labels in symbols', `flow "Symbols"\n${many(40, (n) => `node n${n} service "🦄🚀🛰🧭 ${n}"`)}`],
  ['nothing', ''],
];

describe('a drawing in summary', () => {
  test.each(SOURCES)('of %s has at most 2,400 characters and 600 tokens', async (_, source) => {
    const { text } = await answered('draw_diagram', { source });
    expect(text.length).toBeLessThanOrEqual(2_400);
    expect(encode(text).length).toBeLessThan(600);
  });

  test('names the first errors, their number, and what to write instead', async () => {
    const { text } = await answered('draw_diagram', { source: `flow "W"\nnode a\n${many(300, (n) => `a -> x${n}`)}` });
    const { ok, diagnostics, more, outline } = JSON.parse(text);
    expect({ ok, outline }).toEqual({ ok: false, outline: undefined });
    expect(diagnostics[0]).toMatchObject({ code: 'E201', line: 3, hint: expect.stringMatching(/./) });
    expect(diagnostics.length + more).toBeGreaterThanOrEqual(300);
  });

  test('of a source with errors that is refused lists as few', async () => {
    const source = `flow "W"\nnode a\n${many(300, (n) => `a -> x${n}`)}`;
    const { content, isError } = await call('render_diagram', { source }, context);
    expect(isError).toBe(true);
    expect(JSON.stringify(content).length).toBeLessThanOrEqual(2_400);
    expect(JSON.stringify(content)).toContain('E201');
  });
});

test.each(KINDS)('the vocabulary of %s has at most 4,000 characters at both sizes', async (kind) => {
  for (const size of ['short', 'full']) {
    const { text } = await answered('get_vocabulary', { kind, size });
    expect(text.length).toBeLessThanOrEqual(4_000);
  }
});

const table = (n: number) =>
  `create table table_${n} (id uuid primary key, name varchar(80) not null, parent uuid references table_${Math.max(0, n - 1)} (id));`;

describe('an import', () => {
  test.each([
    ['24 tables', [{ path: 'shop.sql', content: many(24, table) }]],
    ['400 tables, as an overview with parts', [{ path: 'shop.sql', content: many(400, table) }]],
    [
      'tables with statements that are skipped',
      [
        {
          path: 'shop.sql',
          content: many(
            60,
            (n) => `${table(n)}\ncreate trigger t${n} before insert on table_${n} execute function f();`,
          ),
        },
      ],
    ],
    [
      'files that say nothing',
      many(50, (n) => `f${n}.yaml`)
        .split('\n')
        .map((path) => ({ path, content: 'a: 1' })),
    ],
  ])('of %s has at most 2,000 characters beside the source', async (_, files) => {
    const { text, source } = await answered('import_diagram', { files });
    expect(text.length - source.length).toBeLessThanOrEqual(2_000);
  });

  test('returns each part on request', async () => {
    const files = [{ path: 'shop.sql', content: many(400, table) }];
    const { parts } = JSON.parse((await answered('import_diagram', { files })).text);
    const [part] = /^(.*) \(\d+\)$/.exec(parts[0])?.slice(1) ?? [];
    expect((await answered('import_diagram', { files, part })).source).toContain('table ');
    const wrong = await call('import_diagram', { files, part: 'nothing' }, context);
    expect(JSON.stringify(wrong)).toContain(`Parts: ${part}`);
  });
});
