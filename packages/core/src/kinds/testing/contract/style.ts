// What a kind gives to a team's style rules: every node or, in a kind without nodes, everything with a label or a tone.
import { expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import type { StyledDiagram } from '../../../check-style.js';
import { quote } from '../../../syntax/quote.js';
import type { Outline } from '../../outline.js';
import { type Always, context } from './trial.js';

export function styleHolds(always: Always): void {
  test('style rules see every node or, without nodes, every label and every tone', () => {
    always((source) => {
      const { styled, outline } = seen(source);
      const starts = new Set(styled.nodes.map(({ span }) => span.start));
      const missed = outline.nodes.filter(({ span }) => !starts.has(span.start));
      // Nodes that no line declares, such as a start, are no author's choice.
      for (const { span } of missed) expect(source.slice(span.start, span.end)).toMatch(/^\S+ (?:-->|->|\.\.>|--)/);
      if (outline.nodes.length > 0 || outline.items === undefined) return;
      const labels = styled.nodes.flatMap((each) => each.labels);
      for (const { label = '', ...rest } of [...outline.items, ...(outline.series ?? [])]) {
        // A date and a code have their meaning as a value.
        const texts = [label, ...('kind' in rest ? (rest.values ?? []) : [])].filter((each) => isQuoted(each, source));
        expect({ texts, isSeen: texts.length === 0 || texts.some((each) => labels.includes(each)) }).toMatchObject({
          isSeen: true,
        });
      }
      expect(styled.nodes.filter(({ tone }) => tone !== undefined)).toHaveLength(tonesIn(source));
    });
  });

  test('style rules see the label of every edge, and every label where it is written', () => {
    always((source) => {
      const { edges, texts } = seen(source).styled;
      for (const { text, span, written } of texts) {
        const within = source.slice(span.start, span.end);
        if (written === undefined) expect(within).not.toMatch(/^"/);
        else expect(written === 'plain' ? `"${text}"` : quote(text)).toBe(within);
      }
      for (const { label, isStatement, span } of edges) {
        if (label === undefined || !isStatement) continue;
        const own = texts.filter(({ span: { start, end } }) => span.start < start && end <= span.end);
        expect(own.map(({ text }) => text)).toEqual([label]);
      }
    });
  });

  test('an icon can be written where a style rule would write it', () => {
    always((source) => {
      for (const { end, iconSpan, takesIcon } of seen(source).styled.nodes) {
        if (end === undefined || iconSpan !== undefined || !takesIcon) continue;
        const changed = `${source.slice(0, end)} icon=lx:rocket${source.slice(end)}`;
        expect(checkSource(changed, context).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      }
    });
  });
}

function seen(source: string): { readonly styled: StyledDiagram; readonly outline: Outline } {
  const diagrams: StyledDiagram[] = [];
  const style = (diagram: StyledDiagram): readonly [] => {
    diagrams.push(diagram);
    return [];
  };
  const { compiled } = checkSource(source, { ...context, style });
  const [styled] = diagrams;
  if (styled === undefined || compiled === undefined) throw new Error(`${source} has errors`);
  return { styled, outline: compiled.outline };
}

/** A label can be made (the smallest slices together), or be the text of an option. */
function isQuoted(label: string | number | null, source: string): label is string {
  if (typeof label !== 'string' || label === '') return false;
  return [' ', '\t', '\n'].some((before) => source.includes(`${before}${quote(label)}`));
}

function tonesIn(source: string): number {
  return source.replace(/"(?:\\.|[^"\\])*"/g, '""').match(/\stone=/g)?.length ?? 0;
}
