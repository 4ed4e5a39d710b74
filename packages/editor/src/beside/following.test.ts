// Two texts side by side: the Linework text follows the other one until somebody changes it by hand, and never loses what was written by hand.
import { type Signal, signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { EditorState, TextSide } from '../page/editor-state.js';
import type { StartAsk } from '../start/starter.js';
import { startAnswers } from '../start/worker/answers.js';
import { type FollowedDesk, followingOf } from './following.js';

const answers = startAnswers(async (path) => {
  throw new Error(`${path} is not needed.`);
});
const ask: StartAsk = (name, value) => (answers[name] as (value: unknown) => Promise<never>)(value);

interface Bench {
  readonly text: Signal<string>;
  readonly beside: Signal<string | undefined>;
  readonly drafts: readonly string[];
  readonly following: ReturnType<typeof followingOf>;
}

/** The editor's text and the other one; drafts are what a replacement kept. */
function bench(first: string, foreign: string): Bench {
  const text = signal(first);
  const drafts: string[] = [];
  const side = {
    change: (edits) => {
      for (const { start, end, text: part } of edits.toReversed())
        text.value = text.value.slice(0, start) + part + text.value.slice(end);
    },
  } as TextSide;
  const desk: FollowedDesk = {
    state: { text, side: signal(side) } as unknown as EditorState,
    beside: signal<string | undefined>(foreign),
    replace: async (next) => {
      drafts.push(text.value);
      text.value = next;
    },
  };
  return { text, beside: desk.beside, drafts, following: followingOf(desk, ask) };
}

const until = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: 20_000 });

const MERMAID = 'flowchart LR\n  A[Web] --> B[API]\n';
const withLabel = (label: string): string => MERMAID.replace('-->', `-->|${label}|`);

test('the text becomes the converted one, and follows each change; the text before is kept', async () => {
  const { text, beside, drafts, following } = bench(MERMAID, MERMAID);
  await until(() => expect(text.value).toMatch(/^flow\s/));
  expect([drafts, following.report.value]).toEqual([[MERMAID], expect.stringContaining('Read as mermaid.')]);
  beside.value = withLabel('calls');
  await until(() => expect(text.value).toContain('"calls"'));
  expect([drafts.length, following.isApart.value]).toEqual([1, false]);
  following.end();
});

test('a text that was changed by hand stays until somebody replaces it', async () => {
  const { text, beside, drafts, following } = bench(MERMAID, MERMAID);
  await until(() => expect(text.value).toMatch(/^flow\s/));
  const byHand = `${text.value}# Mine.\n`;
  text.value = byHand;
  beside.value = withLabel('reads');
  await until(() => expect(following.isApart.value).toBe(true));
  expect(text.value).toBe(byHand);
  await following.replace();
  expect([text.value.includes('"reads"'), drafts, following.isApart.value]).toEqual([true, [MERMAID, byHand], false]);
  following.end();
});

test('while the other text cannot be read, the last one stays', async () => {
  const { text, beside, following } = bench(MERMAID, MERMAID);
  await until(() => expect(text.value).toMatch(/^flow\s/));
  const last = text.value;
  beside.value = 'flowchart LR\n  A[Web -->';
  await until(() => expect(following.losses.value.length).toBeGreaterThan(0));
  expect(text.value).toBe(last);
  following.end();
});
