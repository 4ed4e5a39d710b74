// Shared by the readers of facts: directions, labels, and groups in the order that the layout requires.

const DIRECTIONS = { TB: 'down', TD: 'down', BT: 'up', LR: 'right', RL: 'left' };

export function directionOf(written) {
  return DIRECTIONS[written] ?? 'down';
}

/** The `label` of an edge, if it has text. */
export function labelled(text, sizes) {
  return (text ?? '').trim() === '' ? {} : { label: sizes.label(text) };
}

/** Sorts each group after its parent; removes a parent that is not a group. */
export function groupParents(groups) {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const ordered = [];
  const seen = new Set();
  const add = (group) => {
    if (seen.has(group.id)) return;
    seen.add(group.id);
    const parent = byId.get(group.parent);
    if (parent !== undefined) add(parent);
    ordered.push(group);
  };
  for (const group of groups) add(group);
  return ordered;
}
