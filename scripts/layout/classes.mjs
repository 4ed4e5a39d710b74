// A class diagram as a graph. In: Mermaid's facts about it, text sizes; out, a layout graph. Namespaces are
// groups, an interface on a lollipop is a small disc, notes are omitted.
import { directionOf, groupParents, labelled } from './facts.mjs';

const DISC = { width: 16, height: 16 };

export function classGraph(facts, sizes) {
  const classes = facts.classes ?? [];
  const known = new Set(classes.map(({ id }) => id));
  const spaces = facts.namespaces ?? [];
  const holders = new Map(spaces.flatMap(({ id, members }) => (members ?? []).map((member) => [member, id])));
  const groups = groupParents(spaces).filter(({ id }) => holds(id));
  const held = new Set(groups.map(({ id }) => id));
  const group = (id) => (held.has(holders.get(id)) ? { group: holders.get(id) } : {});
  const relations = (facts.relations ?? []).map((relation, i) => ({ ...relation, id: `e${i}` }));
  const discs = new Set(relations.flatMap(({ from, to }) => [from, to]).filter((id) => !known.has(id)));
  return {
    direction: directionOf(facts.direction),
    nodes: [
      ...classes.map((each) => ({ id: each.id, ...sizes.rows(heading(each), rows(each)), ...group(each.id) })),
      ...[...discs].map((id) => ({ id, ...DISC })),
    ],
    edges: relations.map(({ id, from, to, label }) => ({ id, from, to, ...labelled(label, sizes) })),
    groups: groups.map(({ id, label, parent }) => ({
      id,
      title: sizes.title(label ?? id),
      ...(held.has(parent) ? { parent } : {}),
    })),
    overlays: [],
  };

  function holds(id, depth = 0) {
    return (
      [...holders].some(([member, space]) => space === id && known.has(member)) ||
      (depth < 30 && spaces.some((space) => space.parent === id && holds(space.id, depth + 1)))
    );
  }
}

function heading({ id, label, generic, annotations }) {
  const name = `${label ?? id}${generic === undefined ? '' : `<${generic}>`}`;
  return [...(annotations ?? []).map((each) => `«${each}»`), name].join('\n');
}

function rows({ attributes, methods }) {
  return [...(attributes ?? []), ...(methods ?? [])].map(({ text }) => [text]);
}
