// Writes a flow in D2 as an author would: in, a compiled flow's outline; out, the text.
const SHAPES = {
  decision: 'diamond',
  terminal: 'oval',
  database: 'cylinder',
  cache: 'cylinder',
  queue: 'queue',
  storage: 'stored_data',
  person: 'person',
};

export function d2Text({ nodes, edges, groups }, direction) {
  const holders = new Map(groups.map(({ id, parent }) => [id, parent]));
  const path = (id, holder) => {
    const names = [id];
    for (let at = holder; at !== undefined; at = holders.get(at)) names.unshift(at);
    return names.map((each) => JSON.stringify(each)).join('.');
  };
  const places = new Map([
    ...groups.map(({ id, parent }) => [id, path(id, parent)]),
    ...nodes.map(({ id, group }) => [id, path(id, group)]),
  ]);
  return [
    `direction: ${direction}`,
    ...groups.map(({ id, parent, label }) => `${path(id, parent)}: ${JSON.stringify(label)}`),
    ...nodes.flatMap(({ id, label, type }) => [
      `${places.get(id)}: ${JSON.stringify(label)}`,
      ...(SHAPES[type] === undefined ? [] : [`${places.get(id)}.shape: ${SHAPES[type]}`]),
    ]),
    ...edges.map(({ from, to, arrow, label }) => {
      const line = arrow === '--' ? '--' : arrow.startsWith('<') ? '<->' : '->';
      return `${places.get(from)} ${line} ${places.get(to)}${label === undefined ? '' : `: ${JSON.stringify(label)}`}`;
    }),
  ].join('\n');
}
