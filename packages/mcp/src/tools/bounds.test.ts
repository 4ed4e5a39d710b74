// Every tool, with sources of five hundred mistakes: what an agent reads beside the text that it sent or asked for.
import { nodeIcons } from '@linework/icons/node';
import { LOCAL, operations } from '@linework/operations';
import { describe, expect, test } from 'vitest';
import { toolCalls } from '../tool-calls.js';
import { agentTools } from './registry.js';

const tools = agentTools(operations);
const context = { icons: nodeIcons(), actor: LOCAL };
const call = toolCalls(tools);

const many = (line: (n: number) => string) => Array.from({ length: 500 }, (_, n) => line(n)).join('\n');

const WRONG = `flow "Wrong"\nnode a\n${many((n) => `a -> missing${n} : "calls"`)}\n`;
const WARNED = `flow "Warned"\n${many((n) => `node n${n} "Part ${n}" icon=lx:none${n}`)}\n`;
const WORDY = `flow "${'Wordy '.repeat(300)}"\nnode a\n${many((n) => `a -> ${'missing'.repeat(20)}${n}`)}\n`;
const REPAIRED = `flow "Repaired" direction=LR\nnode a\nnode b\n${many((n) => `a -->|call ${n}| b`)}\n`;
const GOOD = `flow "Good"\n${many((n) => `node n${n} "Part ${n}"`)}\n`;
const OTHER = `flow "Good"\n${many((n) => `node n${n} "Renewed part ${n}" tone=red`)}\n`;
const MERMAID = `flowchart LR\n${many((n) => `a${n} --> b${n}\n  click a${n} call run${n}()\n  ??? ${n}`)}\n`;
const SQL = many((n) => `create trigger t${n} before insert on missing${n} execute function f();`);
const fenced = (source: string) => `\`\`\`diagram id=shop\n${source}\`\`\`\n`;
const fences = Array.from({ length: 200 }, (_, n) => `\`\`\`diagram id=shop${n}\nflow "A"\na -> b\n\`\`\`\n`).join(
  '\n',
);

const sources = [WRONG, WARNED, WORDY, REPAIRED].map((source) => ({ source }));

/** The worst that a tool can be given, where it is not the same as for every tool with such a field. */
const GIVEN: Readonly<Record<string, readonly object[]>> = {
  draw_diagram: [{ source: WRONG }, { source: WORDY }, { source: REPAIRED, autofix: 'safe' }],
  render_diagram: [{ source: WRONG }, { source: WORDY }],
  validate_diagram: [...sources, { source: REPAIRED, autofix: 'safe' }],
  outline_diagram: [{ source: WRONG }, { source: WORDY }],
  format_diagram: sources,
  read_diagram: [{ svg: WRONG }],
  edit_diagram: [
    { source: WRONG, operations: [{ op: 'remove', at: 'a' }] },
    { source: GOOD, operations: Array.from({ length: 100 }, (_, n) => ({ op: 'add', line: `n1 -> missing${n}` })) },
  ],
  compare_diagrams: [
    { before: WRONG, after: WARNED },
    { before: WORDY, after: WORDY },
    { before: GOOD, after: OTHER },
  ],
  convert_external: [{ source: MERMAID }, { source: MERMAID, lenient: true }],
  import_diagram: [{ files: [{ path: 'shop.sql', content: SQL }], format: 'sql' }],
  sync_markdown: [{ markdown: fenced(WRONG) }, { markdown: fenced(WARNED) }, { markdown: fences }],
  plan_markdown: [{ markdown: fenced(WRONG) }],
  suggest_diagram: [{ request: 'draw this', text: WRONG }],
  get_vocabulary: [{}],
  search_icons: [{ query: 'database' }],
  map_icons: [{ names: ['database'] }],
  find_pattern: [{ query: 'cache' }],
  get_pattern: [{ pattern: 'nothing' }],
  draw_pattern: [{ pattern: 'nothing' }],
};

/** The worst values of fields that every tool understands alike. */
const WORST: Readonly<Record<string, readonly string[]>> = {
  source: [WRONG, WARNED, WORDY, REPAIRED],
  markdown: [fenced(WRONG), fenced(WARNED), fences],
  svg: [WRONG],
};

function givenTo({ tool = '', example }: (typeof tools)[number]): readonly object[] {
  const worst = Object.entries(WORST).flatMap(([field, values]) =>
    field in example ? values.map((value) => ({ ...example, [field]: value })) : [],
  );
  return GIVEN[tool] ?? (worst.length === 0 ? [example] : worst);
}

/** What the caller asked for, and not a report on it. */
const ASKED = ['source', 'markdown', 'files', 'svg', 'text', 'suggestions', 'icons', 'patterns'];

async function answerOf(tool: string, args: object): Promise<{ readonly failed: boolean; readonly answer: object }> {
  const { content, isError = false } = await call(tool, args, context);
  const [block] = content;
  return { failed: isError === true, answer: JSON.parse(block?.type === 'text' ? block.text : '{}') };
}

describe('five hundred mistakes', () => {
  test.each(tools.flatMap((each) => (each.tool === undefined ? [] : [[each.tool, each] as const])))(
    'are reported by %s in at most 5,000 characters',
    async (tool, each) => {
      for (const args of givenTo(each)) {
        const { answer } = await answerOf(tool, args);
        const report = Object.entries(answer).filter(([name]) => !ASKED.includes(name));
        expect(JSON.stringify(Object.fromEntries(report)).length).toBeLessThanOrEqual(5_000);
      }
    },
  );

  test.each([
    ['validate_diagram', { source: WRONG }, 'diagnostics', 500],
    ['compare_diagrams', { before: WRONG, after: GOOD }, 'before', 500],
    ['compare_diagrams', { before: GOOD, after: OTHER }, 'changes', 500],
  ])('are counted, and listed on request, by %s', async (tool, args, list, count) => {
    const few = (await answerOf(tool, args)).answer as Record<string, never[]> & { readonly more: number };
    expect(few[list]?.length).toBeGreaterThan(2);
    expect((few[list]?.length ?? 0) + few.more).toBeGreaterThanOrEqual(count);
    const { answer } = await answerOf(tool, { ...args, all: true });
    expect((answer as Record<string, never[]>)[list]?.length).toBeGreaterThanOrEqual(count);
    expect(answer).not.toHaveProperty('more');
  });

  test('are counted, and listed on request, where they refuse an outline', async () => {
    const few = await answerOf('outline_diagram', { source: WRONG });
    expect(few).toMatchObject({ failed: true, answer: { details: { more: expect.any(Number) } } });
    const all = await answerOf('outline_diagram', { source: WRONG, all: true });
    expect((all.answer as { readonly details: { readonly diagnostics: [] } }).details.diagnostics).toHaveLength(500);
  });

  test('of a document that is up to date are still listed or counted', async () => {
    const first = (await answerOf('sync_markdown', { markdown: fenced(WARNED) })).answer as {
      readonly markdown: string;
    };
    const { answer } = await answerOf('sync_markdown', { markdown: first.markdown });
    const { report, more } = answer as {
      readonly report: readonly { readonly diagnostics: [] }[];
      readonly more: number;
    };
    const listed = report.reduce((sum, { diagnostics }) => sum + diagnostics.length, 0);
    expect(listed).toBeGreaterThan(0);
    expect(listed + more).toBeGreaterThanOrEqual(500);
  });

  test('after an error leave it in the answer', async () => {
    const { answer } = await answerOf('validate_diagram', { source: `${WARNED}n1 -> missing\n` });
    expect(answer).toMatchObject({ diagnostics: expect.arrayContaining([expect.objectContaining({ code: 'E201' })]) });
  });
});
