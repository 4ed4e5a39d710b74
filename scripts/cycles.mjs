// Cycles of imports. In: modules `{ source, dependencies: [{ resolved }] }`, as dependency-cruiser gives them; out, the sources of each group of
// modules that import one another (Tarjan, Depth-first search and linear graph algorithms, 1972). dependency-cruiser's own rule takes as long as
// the rest of its run.
export function cyclesIn(modules) {
  const next = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  const state = new Map();
  const open = [];
  const cycles = [];
  for (const start of next.keys()) {
    const path = state.has(start) ? [] : [enter(start)];
    while (path.length > 0) {
      const at = path.at(-1);
      const target = at.targets[at.next++];
      if (target === undefined) {
        path.pop();
        const above = path.at(-1);
        if (above) above.low = Math.min(above.low, at.low);
        if (at.low === at.index) leave(at);
      } else if (!state.has(target)) path.push(enter(target));
      else if (state.get(target).isOpen) at.low = Math.min(at.low, state.get(target).index);
    }
  }
  return cycles;

  function enter(source) {
    const index = state.size;
    const entry = { source, index, low: index, isOpen: true, next: 0, targets: next.get(source) ?? [] };
    state.set(source, entry);
    open.push(entry);
    return entry;
  }

  function leave(entry) {
    const group = open.splice(open.indexOf(entry));
    for (const each of group) each.isOpen = false;
    if (group.length > 1 || entry.targets.includes(entry.source)) cycles.push(group.map(({ source }) => source));
  }
}
