// A state diagram as a graph. In: Mermaid's facts about it, text sizes; out, a layout graph. Composite states
// and their regions are groups; a transition that ends at one is drawn to a state in it. Notes are omitted.
import { directionOf, groupParents, labelled } from './facts.mjs';

const FORMS = {
  start: { width: 16, height: 16 },
  end: { width: 16, height: 16 },
  fork: { width: 72, height: 8 },
  join: { width: 72, height: 8 },
  choice: { width: 40, height: 40, outline: 'diamond' },
};

export function stateGraph(facts, sizes) {
  const states = facts.states ?? [];
  const holding = new Set(states.flatMap(({ parent }) => parent ?? []));
  const isGroup = ({ id, kind }) => (kind === 'composite' || kind === 'region') && holding.has(id);
  const groups = groupParents(states.filter(isGroup));
  const nodes = states.filter((state) => !isGroup(state));
  const known = new Set(nodes.map(({ id }) => id));
  const held = new Set(groups.map(({ id }) => id));
  const parents = new Map(states.map(({ id, parent }) => [id, parent]));
  const inside = (id, group) => {
    for (let at = parents.get(id); at !== undefined; at = parents.get(at)) if (at === group) return true;
    return false;
  };
  /** Into a composite state at its start, out of it at its end, else at its first and last state. */
  const endOf = (id, kind, members) => {
    if (known.has(id)) return id;
    const within = members.filter((each) => inside(each.id, id));
    return (within.find((each) => each.kind === kind) ?? (kind === 'start' ? within[0] : within.at(-1)))?.id;
  };
  return {
    direction: directionOf(facts.direction),
    nodes: nodes.map(({ id, label, kind, parent }) => ({
      id,
      ...(FORMS[kind] ?? sizes.card(label ?? id)),
      ...(held.has(parent) ? { group: parent } : {}),
    })),
    edges: (facts.transitions ?? []).flatMap(({ from, to, label }, i) => {
      const ends = [endOf(from, 'end', nodes), endOf(to, 'start', nodes)];
      if (ends.includes(undefined)) return [];
      return [{ id: `e${i}`, from: ends[0], to: ends[1], ...labelled(label, sizes) }];
    }),
    groups: groups.map(({ id, label, kind, parent }) => ({
      id,
      title: sizes.title(kind === 'region' ? '' : (label ?? id)),
      ...(held.has(parent) ? { parent } : {}),
    })),
    overlays: [],
  };
}
