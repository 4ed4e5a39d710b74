// An outline as it goes over the wire: places in lines and columns instead of offsets.
import { makeSource, type Outline, type Range, rangeOf, type Span } from '@linework/core';

type Wired<T> = Omit<T, 'span'> & Range;

export interface WireOutline {
  readonly lines: readonly string[];
  readonly nodes: readonly Wired<Outline['nodes'][number]>[];
  readonly edges: readonly Wired<Outline['edges'][number]>[];
  readonly groups: readonly Wired<Outline['groups'][number]>[];
}

export function wireOutline(text: string, outline: Outline): WireOutline {
  const source = makeSource(text);
  const wire = <T extends { readonly span: Span }>({ span, ...rest }: T): Wired<T> => ({
    ...rest,
    ...rangeOf(source, span),
  });
  return {
    lines: outline.lines,
    nodes: outline.nodes.map(wire),
    edges: outline.edges.map(wire),
    groups: outline.groups.map(wire),
  };
}
