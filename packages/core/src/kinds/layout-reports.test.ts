import { describe, expect, it } from 'vitest';
import { resolveHeader } from '../settings/defaults.js';
import { graphText } from '../terminal/graph/index.js';
import { testIcons } from '../testing/icons.js';
import { flowGrammar } from './flow/statements.js';
import { checkedFlow } from './flow/testing/built-flow.js';
import { kind } from './kind.js';
import type { LayoutTrouble } from './layout-reports.js';

const SOURCE = 'flow "Checkout"\nnode b\ngroup g {\n  node a same=b before=b\n  b -> b\n}\na --> b\n';

/** Diagnostics of a kind whose layout reports this. */
function reportsOf(trouble: LayoutTrouble, as: 'picture' | 'text'): readonly string[] {
  const stub = kind<undefined>({
    grammar: flowGrammar,
    evidence: async () => ({
      shows: 'nothing',
      words: [],
      shapes: {},
      needs: [],
      start: () => SOURCE,
      skeleton: SOURCE,
    }),
    codes: [],
    build: () => ({ value: undefined, diagnostics: [] }),
    describe: () => ({ lines: [], nodes: [], edges: [], groups: [] }),
    draw: () => ({
      picture: { width: 1, height: 1, title: '', description: '', kind: 'flow', nodes: [] },
      trouble,
    }),
    text: () => ({ picture: '', trouble }),
  });
  const checked = checkedFlow(SOURCE);
  const header = resolveHeader(checked, flowGrammar, undefined).value;
  const value = stub.compile(checked, { header, icons: testIcons, whole: true }).value();
  const { diagnostics = [] } =
    (as === 'picture' ? value.drawn() : value.text?.({ columns: 80, charset: 'unicode' })) ?? {};
  return diagnostics.map(({ code, span, hint }) => `${code} ${SOURCE.slice(span.start, span.end)}: ${hint}`);
}

describe.each(['picture', 'text'] as const)('constraints that the layout of a %s could not satisfy', (as) => {
  it.each(['cycle', 'edge', 'group'] as const)('are reported at the option that set them: %s', (reason) => {
    const [first, second, ...more] = reportsOf(
      {
        conflicts: [
          { node: 'a', constraint: 'same', reason },
          { node: 'a', constraint: 'before', reason },
          { node: 'a', constraint: 'same', reason },
        ],
        degraded: false,
      },
      as,
    );
    const hints = {
      cycle: 'It conflicts with another same= or before=. Remove one of them.',
      edge: 'An edge requires different ranks. Reverse the edge, or remove the option.',
      group: 'The groups around the two nodes are on different ranks. Set same= on the groups, or remove the option.',
    };
    expect(first).toBe(`W220 same=b: ${hints[reason]}`);
    expect(second).toMatch(/^W220 before=b: /);
    expect(more).toEqual([]);
  });

  it('name the line in the way', () => {
    const conflicts = [{ node: 'a', constraint: 'same', reason: 'edge', edge: 'e2' }] as const;
    expect(reportsOf({ conflicts, degraded: false }, as)).toEqual([
      'W220 same=b: The edge a --> b (line 7) is in the way. Reverse the edge, or remove the option.',
    ]);
    expect(reportsOf({ conflicts: [{ ...conflicts[0], edge: 'note:1' }], degraded: false }, as)[0]).toContain(
      'An edge',
    );
  });

  it('are reported at the header if the layout was cut short', () => {
    expect(reportsOf({ conflicts: [], degraded: true }, as)).toEqual([expect.stringMatching(/^W221 flow.*Split/s)]);
    expect(reportsOf({ conflicts: [], degraded: true, listed: true }, as)).toEqual([
      expect.stringMatching(/^W222 flow/),
    ]);
  });

  it('are not reported if all were satisfied', () => {
    expect(reportsOf({ conflicts: [], degraded: false }, as)).toEqual([]);
  });
});

describe('a text picture of a graph', () => {
  const node = (id: string, more: object = {}): { id: string; label: string; type: string } => {
    return { id, label: id, type: 'step', ...more };
  };
  it('reports the constraints that its layout could not satisfy', () => {
    const { trouble } = graphText(
      {
        direction: 'right',
        nodes: [node('a', { before: 'c' }), node('b'), node('c', { before: 'a' })],
        groups: [],
        overlays: [],
        edges: [
          { id: 'e1', from: 'a', to: 'b', dash: 'solid', startHead: false, endHead: true },
          { id: 'e2', from: 'b', to: 'c', dash: 'solid', startHead: false, endHead: true },
        ],
        notes: [],
        legend: [],
      },
      { columns: 100, charset: 'unicode' },
    );
    expect(trouble.conflicts).toMatchObject([{ node: 'c', constraint: 'before' }]);
    expect(trouble.listed).toBe(false);
  });
});
