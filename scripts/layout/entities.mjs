// An entity-relationship diagram as a graph. In: Mermaid's facts about it, text sizes; out, a layout graph: a
// box with rows for each entity, a group for each group.
import { directionOf, groupParents, labelled } from './facts.mjs';

export function entityGraph(facts, sizes) {
  const entities = facts.entities ?? [];
  const groups = facts.groups ?? [];
  const holders = new Map(groups.flatMap(({ id, members }) => (members ?? []).map((member) => [member, id])));
  const parented = groupParents(groups.map((group) => ({ ...group, parent: holders.get(group.id) })));
  const used = new Set();
  for (const { id } of entities) {
    for (let at = holders.get(id); at !== undefined && !used.has(at); at = holders.get(at)) used.add(at);
  }
  return {
    direction: directionOf(facts.direction),
    nodes: entities.map(({ id, label, attributes }) => ({
      id,
      ...sizes.rows(label ?? id, (attributes ?? []).map(row)),
      ...(holders.has(id) ? { group: holders.get(id) } : {}),
    })),
    edges: (facts.relations ?? []).map(({ from, to, label }, i) => ({
      id: `e${i}`,
      from,
      to,
      ...labelled(label, sizes),
    })),
    groups: parented
      .filter(({ id }) => used.has(id))
      .map(({ id, title, parent }) => ({
        id,
        title: sizes.title(title ?? id),
        ...(used.has(parent) ? { parent } : {}),
      })),
    overlays: [],
  };
}

function row({ type, name, keys, comment }) {
  return [(keys ?? []).join(' '), name ?? '', type ?? '', comment ?? ''];
}
