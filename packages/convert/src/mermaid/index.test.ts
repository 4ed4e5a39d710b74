import { kinds } from '@linework/core';
import { describe, expect, it } from 'vitest';
import { externalType, HEADER_WORDS } from './kinds.js';
import { readers } from './readers.js';
import { convert } from './testing/convert.js';

describe('a text that is not a flowchart', () => {
  it.each([
    ['', '', '', 'M100', 'There is no diagram'],
    ['  \n\n', '', '', 'M100', 'There is no diagram'],
    ['A --> B', '', '', 'M100', "'A' is not a Mermaid diagram type"],
    ['Flowchart TD\nA', '', '', 'M100', "'Flowchart'"],
    ['---\ntitle: x\nflowchart LR\nA', '', '', 'M100', "'---'"],
    ['requirementDiagram\n', 'requirement', '', 'M101', 'no matching kind'],
    ['kanban\n', 'kanban', '', 'M101', 'no matching kind'],
    ['zenuml\n', 'zenuml', '', 'M101', 'no matching kind'],
  ])('%j', (text, externalType, kind, code, message) => {
    const result = convert(text);
    expect([result.ok, result.source, result.externalType, result.kind]).toEqual([false, '', externalType, kind]);
    expect(result.diagnostics.map((each) => each.code)).toEqual([code]);
    expect(result.diagnostics[0]?.message).toContain(message);
  });

  it('of a type with a kind but without a reader is refused', () => {
    for (const word of HEADER_WORDS) {
      const type = externalType(word);
      if (type?.kind === undefined || Object.hasOwn(readers, type.type)) continue;
      const { ok, kind, diagnostics } = convert(`${word}\nx\n`);
      expect([ok, kind, diagnostics[0]?.code]).toEqual([false, type.kind, 'M101']);
      expect(diagnostics[0]?.message).toContain('not supported yet');
    }
  });

  it.each([
    ['Flowchart TD', 'flowchart'],
    ['sequencediagram', 'sequenceDiagram'],
    ['gitgraph', 'gitGraph'],
    ['flowhcart', 'flowchart'],
  ])('%s: the hint names the intended type', (text, word) => {
    expect(convert(text).diagnostics[0]?.hint).toContain(word);
  });

  it.each([
    ['block-beta\n', 'flow'],
    ['packet\n', 'schema'],
    ['zenuml\n', 'sequence'],
    ['architecture-beta\n', 'flow'],
  ])('%s: the closest kind is %s', (text, kind) => {
    expect(convert(text).diagnostics[0]?.hint).toContain(kind);
  });

  it('the hint names only supported kinds, or says that a kind is not supported', () => {
    for (const word of HEADER_WORDS) {
      const type = externalType(word);
      const named = type?.kind ?? type?.closest;
      const [diagnostic] = convert(`${word}\nx\n`).diagnostics.filter(({ code }) => code === 'M101');
      if (!diagnostic) continue;
      if (named === undefined) expect(diagnostic.hint).toBe('Keep this diagram in Mermaid.');
      else {
        expect(diagnostic.hint).toMatch(new RegExp(`\\b${named}\\b`));
        expect([word, diagnostic.hint.includes('not supported yet')]).toEqual([word, !kinds.has(named)]);
      }
    }
  });

  it('without nodes has nothing to draw', () => {
    expect(convert('flowchart LR\n%% empty\nclassDef a fill:#f00\n').diagnostics.map(({ code }) => code)).toEqual([
      'M103',
    ]);
  });
});

describe('a diagnostic', () => {
  it('refers to the input, in input order', () => {
    const { diagnostics } = convert('\n%%\nflowchart LR\n  A ---> B\n  A["<b>x</b>"]\n');
    expect(diagnostics.map(({ line, column, code }) => [line, column, code])).toEqual([
      [2, 1, 'M204'],
      [3, 1, 'M214'],
      [4, 3, 'M208'],
      [4, 5, 'M202'],
      [5, 5, 'M205'],
    ]);
  });
});
