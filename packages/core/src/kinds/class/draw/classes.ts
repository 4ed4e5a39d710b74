// Classes as drawn: in, the model's classes; out, tables with a band for the name and one compartment each for
// attributes and operations, with neighbours equalized.
import type { IconLookup } from '../../../scene/icon.js';
import type { Block } from '../../../scene/parts/block.js';
import { snapUp } from '../../../scene/parts/grid.js';
import { namedIcon } from '../../../scene/parts/named-icon.js';
import { type TableRow, table } from '../../../scene/parts/table.js';
import { textBlock } from '../../../scene/parts/text-block.js';
import { EDGE_TEXT } from '../../../scene/parts/type-scale.js';
import { oneLine } from '../../../text/one-line.js';
import type { GraphNode } from '../../graph-picture/content.js';
import { evenBodies } from '../../graph-picture/even-bodies.js';
import { type ClassMember, type ClassNode, membersOf, type Relation } from '../model.js';
import { RELATION_LOOKS } from '../relation-words.js';

export function drawnClasses(
  classes: readonly ClassNode[],
  relations: readonly Pick<Relation, 'from' | 'to' | 'arrow'>[],
  icons: IconLookup,
): readonly GraphNode[] {
  const groups = new Map(classes.map(({ id, group = '' }) => [id, group]));
  return evenBodies(
    classes.map((each) => drawnClass(each, icons)),
    relations.map(({ from, to, arrow }) => (RELATION_LOOKS[arrow].up ? { from: to, to: from } : { from, to })),
    ({ id }) => groups.get(id) ?? '',
  );
}

/** Between two line heads, and from the end of a side to the first head, px. */
const PITCH = 12;

/** If lines meet classes at their sides, each class is tall enough for the heads of its parts and children. */
export function roomForHeads(
  nodes: readonly GraphNode[],
  relations: readonly Pick<Relation, 'from' | 'to' | 'arrow'>[],
): readonly GraphNode[] {
  const heads = new Map<string, number>();
  for (const { from, to, arrow } of relations) {
    const { startHead, endHead } = RELATION_LOOKS[arrow];
    if (startHead !== false) heads.set(from, (heads.get(from) ?? 0) + 1);
    if (endHead !== false) heads.set(to, (heads.get(to) ?? 0) + 1);
  }
  return nodes.map((node) => {
    const least = snapUp(PITCH * ((heads.get(node.id) ?? 0) + 1), 4);
    return least <= node.height ? node : { ...node, height: least };
  });
}

function drawnClass(of: ClassNode, icons: IconLookup): GraphNode {
  const { id, label, sub, stereotype, tone, desc, link, group, same, before } = of;
  const icon = namedIcon(of.icon, icons);
  const body = table({
    title: label,
    tone,
    ...(stereotype === undefined ? {} : { over: `«${stereotype}»` }),
    ...(sub === undefined ? {} : { sub }),
    ...(icon === undefined ? {} : { icon }),
    groups: [membersOf(of, 'attribute').map(memberRow), membersOf(of, 'operation').map(memberRow)],
  });
  return {
    id,
    width: body.width,
    height: body.height,
    outline: 'box',
    shapes: body.within,
    meet: (_, end) => end,
    name: oneLine(label),
    ...(stereotype === undefined ? {} : { spoken: oneLine(`${stereotype} ${label}`) }),
    ...(desc === undefined ? {} : { desc }),
    ...(link === undefined ? {} : { link }),
    ...(group === undefined ? {} : { group }),
    ...(same === undefined ? {} : { same }),
    ...(before === undefined ? {} : { before }),
  };
}

/** A minus as wide as the other signs. */
const SIGNS = { '+': '+', '-': '\u2212', '#': '#', '~': '~' } as const;

function memberRow({ visibility, modifier, said: content, span }: ClassMember): TableRow {
  return {
    span,
    ...(content.as === 'text'
      ? { name: content.text.replaceAll('\n', ' ') }
      : { name: content.name + called(content.parameters) }),
    ...(content.as === 'name' && content.type !== undefined ? { detail: content.type } : {}),
    ...(visibility === undefined ? {} : { mark: sign(SIGNS[visibility]) }),
    ...(modifier === 'abstract' ? { remark: '{abstract}' } : {}),
    ...(modifier === 'static' ? { underlined: true } : {}),
  };
}

function called(parameters: string | undefined): string {
  return parameters === undefined ? '' : `(${parameters})`;
}

function sign(text: string): Block {
  return textBlock([{ text, style: EDGE_TEXT, fill: 'secondary', maxWidth: Number.POSITIVE_INFINITY }], 'start');
}
