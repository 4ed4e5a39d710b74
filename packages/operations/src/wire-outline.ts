// An outline as sent over the wire: positions as lines and columns instead of offsets.
import { makeSource, type Outline, type Range, rangeOf, type Span } from '@linework/core';

type Wired<T> = Omit<T, 'span'> & Range;
type WiredList<T> = T extends readonly (infer Each)[] ? readonly Wired<Each>[] : never;

export interface WireOutline {
  readonly lines: readonly string[];
  readonly nodes: WiredList<Outline['nodes']>;
  readonly edges: WiredList<Outline['edges']>;
  readonly groups: WiredList<Outline['groups']>;
  readonly items?: WiredList<NonNullable<Outline['items']>>;
  readonly series?: WiredList<NonNullable<Outline['series']>>;
}

export function wireOutline(text: string, { lines, nodes, edges, groups, items, series }: Outline): WireOutline {
  const source = makeSource(text);
  const wire = <T extends { readonly span: Span }>({ span, ...rest }: T): Wired<T> => ({
    ...rest,
    ...rangeOf(source, span),
  });
  return {
    lines,
    nodes: nodes.map(wire),
    edges: edges.map(wire),
    groups: groups.map(wire),
    ...(items ? { items: items.map(wire) } : {}),
    ...(series ? { series: series.map(wire) } : {}),
  };
}
