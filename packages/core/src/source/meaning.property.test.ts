// A fix writes what the check understood: every statement that was parsed before, in its block and in its order, is parsed after,
// and nothing else except missing declarations. FUZZ_RUNS=100000 runs it longer.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { autofix } from '../every-kind.js';
import { foreignHeader } from '../kinds/foreign-header.js';
import { kinds } from '../kinds/registry.js';
import { cutSource, headerOf } from '../syntax/cut-source.js';
import { parse } from '../syntax/parse.js';
import type { SyntaxNode } from '../syntax/statement.js';
import { cases } from '../testing/depth.js';
import { testIcons } from '../testing/icons.js';
import { brokenFlow, pastedMermaid } from '../testing/sources.js';
import { makeSource } from '../text/source.js';

const numRuns = cases(1_500);

/** Edges, and the subjects of other statements, each after the path of its blocks. */
function statementsOf(text: string): readonly string[] {
  const cut = cutSource(makeSource(text));
  const own = kinds.get(headerOf(cut)?.kind.text ?? '');
  const foreign = own ? undefined : foreignHeader(cut, kinds);
  const kind = own ?? kinds.get(foreign?.kind ?? '');
  const statements: string[] = [];
  const walk = (nodes: readonly SyntaxNode[], path: string): void => {
    for (const { statement, children, branches } of nodes) {
      let name = '';
      if (statement.shape === 'edge') name = `${statement.from.text} ${statement.arrow.text} ${statement.to.text}`;
      if (statement.shape === 'phrase') {
        const [first] = statement.rest;
        const about = first?.type === 'word' ? first.text : first?.type === 'string' ? first.value : '';
        name = `${statement.keyword.text} ${about}`;
      }
      if (name !== '') statements.push(`${path} ${name}`);
      walk(children, `${path}/${name}`);
      for (const branch of branches) walk(branch.children, `${path}/${name}/${branch.word}`);
    }
  };
  if (kind) walk(parse(cut, kind, foreign?.line).value.body, '');
  return statements;
}

it.each([
  ['lines of a flow, some of them broken', brokenFlow],
  ['lines of Mermaid, pasted', pastedMermaid],
])('%s: a source that autofix makes valid says what was parsed', (_, text) => {
  fc.assert(
    fc.property(text, (source) => {
      const { text: fixed, applied, report } = autofix(source, { icons: testIcons });
      if (applied === 0 || !report.ok) return;
      const added = [...statementsOf(fixed)];
      let at = 0;
      for (const each of statementsOf(source)) {
        const index = added.indexOf(each, at);
        expect(index, each).toBeGreaterThanOrEqual(at);
        added.splice(index, 1);
        at = index;
      }
      expect(added.filter((each) => !/^ (?:node|actor) /.test(each))).toEqual([]);
    }),
    { numRuns },
  );
});
