// The groups of a diagram for a team's rules: in, its entries, outline and nodes; out, every frame that a statement declares, with
// the number of nodes directly in it. In a kind without nodes, these are the statements that contain items, such as sections.
import type { Entry } from './grammar/entry.js';
import type { Outline, OutlineItem } from './kinds/outline.js';
import type { Span } from './text/source.js';

export interface StyledGroup {
  /** A section has none. */
  readonly id?: string;
  readonly label: string;
  readonly parent?: string;
  /** Nodes or items directly in it. */
  readonly size: number;
  readonly span: Span;
}

export function styledGroups(
  entries: readonly Entry[],
  { nodes: all, groups, items = [] }: Outline,
  nodes: readonly { readonly group?: string }[],
): readonly StyledGroup[] {
  // A branch of git is a group of the outline too, but no frame.
  const declared = new Set(
    entries.flatMap(({ shape, statement }) => (shape === 'declaration' ? statement.span.start : [])),
  );
  if (all.length === 0 && groups.length === 0)
    return sectionsIn(
      items.filter(({ span }) => declared.has(span.start)),
      items,
    );
  const sizes = new Map<string, number>();
  for (const { group } of nodes) if (group !== undefined) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return groups.flatMap(({ id, label, parent, span }) =>
    declared.has(span.start)
      ? [{ id, label, ...(parent === undefined ? {} : { parent }), size: sizes.get(id) ?? 0, span }]
      : [],
  );
}

function sectionsIn(declared: readonly OutlineItem[], items: readonly OutlineItem[]): readonly StyledGroup[] {
  const sizes = new Map<OutlineItem, number>();
  const above: OutlineItem[] = [];
  for (const item of items) {
    const parent = above[item.depth - 1];
    if (parent !== undefined) sizes.set(parent, (sizes.get(parent) ?? 0) + 1);
    above[item.depth] = item;
  }
  return declared.flatMap((item) => {
    const size = sizes.get(item);
    return size === undefined ? [] : [{ label: item.label, size, span: item.span }];
  });
}
