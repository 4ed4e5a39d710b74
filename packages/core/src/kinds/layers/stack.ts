// Input of the layout of layers: in, the model, the sizes of cards and titles, and lines; out, bands with their content
// in written order. Shared by the picture and the text picture.
import type { LayoutEdge, LayoutNode, Size } from '../../layout/graph.js';
import type { StackBand, StackGraph, StackItem } from '../../layout/lanes/index.js';
import type { Named } from '../entry-meaning.js';
import type { LayersModel } from './model.js';

export interface StackSizes {
  readonly nodes: ReadonlyMap<string, Pick<LayoutNode, 'width' | 'height' | 'outline'>>;
  /** Of bands and groups. */
  readonly titles: ReadonlyMap<string, Size>;
  readonly edges: readonly LayoutEdge[];
}

interface Member {
  readonly id: string;
  readonly at: number;
  readonly isGroup: boolean;
}

export function stackOf(model: LayersModel, { nodes, titles, edges }: StackSizes): StackGraph {
  const members = new Map<string, Member[]>();
  const hold = (holder: string, member: Member): void => {
    const list = members.get(holder);
    if (list === undefined) members.set(holder, [member]);
    else list.push(member);
  };
  for (const { id, group, span } of model.nodes) hold(group, { id, at: span.start, isGroup: false });
  for (const { id, parent, span } of model.groups) hold(parent, { id, at: span.start, isGroup: true });
  const titleOf = (id: string): Size => {
    const { width, height } = titles.get(id) ?? { width: 0, height: 0 };
    return { width, height };
  };
  const itemsOf = (holder: string): readonly StackItem[] =>
    (members.get(holder) ?? [])
      .toSorted((a, b) => a.at - b.at)
      .flatMap(({ id, isGroup }): readonly StackItem[] => {
        if (isGroup) return [{ is: 'group', id, title: titleOf(id), items: itemsOf(id) }];
        const node = nodes.get(id);
        if (node === undefined) return [];
        const { width, height, outline } = node;
        return [{ is: 'node', id, width, height, ...(outline === undefined ? {} : { outline }) }];
      });
  const bands = (list: readonly Named[]): readonly StackBand[] =>
    list.map(({ id }) => ({ id, title: titleOf(id), items: itemsOf(id) }));
  return {
    layers: bands(model.layers),
    left: bands(model.pillars.filter(({ side }) => side === 'left')),
    right: bands(model.pillars.filter(({ side }) => side === 'right')),
    edges,
  };
}
