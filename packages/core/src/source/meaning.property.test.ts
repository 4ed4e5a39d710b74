// A repair writes what the check read: every statement that was read before, in its block and in its order, is read after,
// and nothing else but the declarations that were missing. FUZZ_RUNS=100000 makes it long.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foreignHeader } from '../kinds/foreign-header.js';
import { kinds } from '../kinds/registry.js';
import { cutSource, headerOf } from '../syntax/cut-source.js';
import { parse } from '../syntax/parse.js';
import type { SyntaxNode } from '../syntax/statement.js';
import { cases } from '../testing/depth.js';
import { testIcons } from '../testing/icons.js';
import { brokenFlow, pastedMermaid } from '../testing/sources.js';
import { makeSource } from '../text/source.js';
import { autofix } from './autofix.js';

const numRuns = cases(1_500);

/** Edges, and what other statements are about, each behind the path of its blocks. */
function statementsOf(text: string): readonly string[] {
  const cut = cutSource(makeSource(text));
  const own = kinds.get(headerOf(cut)?.kind.text ?? '');
  const foreign = own ? undefined : foreignHeader(cut, kinds);
  const kind = own ?? kinds.get(foreign?.kind ?? '');
  const told: string[] = [];
  const walk = (nodes: readonly SyntaxNode[], path: string): void => {
    for (const { statement, children, branches } of nodes) {
      let name = '';
      if (statement.shape === 'edge') name = `${statement.from.text} ${statement.arrow.text} ${statement.to.text}`;
      if (statement.shape === 'phrase') {
        const [first] = statement.rest;
        const about = first?.type === 'word' ? first.text : first?.type === 'string' ? first.value : '';
        name = `${statement.keyword.text} ${about}`;
      }
      if (name !== '') told.push(`${path} ${name}`);
      walk(children, `${path}/${name}`);
      for (const branch of branches) walk(branch.children, `${path}/${name}/${branch.word}`);
    }
  };
  if (kind) walk(parse(cut, kind, foreign?.line).value.body, '');
  return told;
}

it.each([
  ['lines of a flow, some of them broken', brokenFlow],
  ['lines of Mermaid, pasted', pastedMermaid],
])('%s: a source that autofix makes valid says what was read', (_, text) => {
  fc.assert(
    fc.property(text, (source) => {
      const { text: fixed, applied, report } = autofix(source, { icons: testIcons });
      if (applied === 0 || !report.ok) return;
      const added = [...statementsOf(fixed)];
      let at = 0;
      for (const each of statementsOf(source)) {
        const found = added.indexOf(each, at);
        expect(found, each).toBeGreaterThanOrEqual(at);
        added.splice(found, 1);
        at = found;
      }
      expect(added.filter((each) => !/^ (?:node|actor) /.test(each))).toEqual([]);
    }),
    { numRuns },
  );
});
