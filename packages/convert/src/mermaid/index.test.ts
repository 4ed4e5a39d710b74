import { kinds } from '@linework/core';
import { describe, expect, it } from 'vitest';
import { externalType, HEADER_WORDS } from './kinds.js';
import { readers } from './readers.js';
import { convert } from './testing/convert.js';

describe('a text that is no flowchart', () => {
  it.each([
    ['', '', '', 'M100', 'There is no diagram'],
    ['  \n\n', '', '', 'M100', 'There is no diagram'],
    ['A --> B', '', '', 'M100', "'A' is no diagram type"],
    ['Flowchart TD\nA', '', '', 'M100', "'Flowchart'"],
    ['---\ntitle: x\nflowchart LR\nA', '', '', 'M100', "'---'"],
    ['requirementDiagram\n', 'requirement', '', 'M101', 'no kind here'],
    ['kanban\n', 'kanban', '', 'M101', 'no kind here'],
    ['zenuml\n', 'zenuml', '', 'M101', 'no kind here'],
  ])('%j', (text, externalType, kind, code, message) => {
    const result = convert(text);
    expect([result.ok, result.source, result.externalType, result.kind]).toEqual([false, '', externalType, kind]);
    expect(result.diagnostics.map((each) => each.code)).toEqual([code]);
    expect(result.diagnostics[0]?.message).toContain(message);
  });

  it('of a type that has a kind but no reader yet', () => {
    for (const word of HEADER_WORDS) {
      const type = externalType(word);
      if (type?.kind === undefined || Object.hasOwn(readers, type.type)) continue;
      const { ok, kind, diagnostics } = convert(`${word}\nx\n`);
      expect([ok, kind, diagnostics[0]?.code]).toEqual([false, type.kind, 'M101']);
      expect(diagnostics[0]?.message).toContain('not read yet');
    }
  });

  it.each([
    ['Flowchart TD', 'flowchart'],
    ['sequencediagram', 'sequenceDiagram'],
    ['gitgraph', 'gitGraph'],
    ['flowhcart', 'flowchart'],
  ])('%s: the type that was meant is named', (text, word) => {
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

  it('names a kind in the hint only as one that is drawn, or says that it is not', () => {
    for (const word of HEADER_WORDS) {
      const type = externalType(word);
      const named = type?.kind ?? type?.closest;
      const [diagnostic] = convert(`${word}\nx\n`).diagnostics.filter(({ code }) => code === 'M101');
      if (!diagnostic) continue;
      if (named === undefined) expect(diagnostic.hint).toBe('Leave this diagram as it is.');
      else {
        expect(diagnostic.hint).toMatch(new RegExp(`\\b${named}\\b`));
        expect([word, diagnostic.hint.includes('not drawn yet')]).toEqual([word, !kinds.has(named)]);
      }
    }
  });

  it('has nothing to draw', () => {
    expect(convert('flowchart LR\n%% empty\nclassDef a fill:#f00\n').diagnostics.map(({ code }) => code)).toEqual([
      'M103',
    ]);
  });
});

describe('a diagnostic', () => {
  it('points into the input, in its order', () => {
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
