// A drawing in the form of ../shared/bench/layout-metrics.mjs. In: a layout graph, and a drawing of it in the engine's
// form or in any with the same boxes and routes; out, the input of the measures.

export function measurable(graph, drawing) {
  const groupOf = new Map(graph.nodes.map(({ id, group }) => [id, group ?? null]));
  const parentOf = new Map(graph.groups.map(({ id, parent }) => [id, parent ?? null]));
  const endsOf = new Map(graph.edges.map((edge) => [edge.id, edge]));
  const box = ({ x, y, width, height }) => ({ x, y, w: width, h: height });
  return {
    nodes: drawing.nodes.map((node) => ({ id: node.id, ...box(node), group: groupOf.get(node.id) ?? null })),
    edges: drawing.edges.map(({ id, points, label, curve }) => ({
      id,
      from: endsOf.get(id)?.from,
      to: endsOf.get(id)?.to,
      points: points.map(({ x, y }) => [x, y]),
      ...(label === undefined ? {} : { label: box(label) }),
      ...(curve === true ? { curve } : {}),
    })),
    groups: drawing.groups.map((group) => ({ id: group.id, ...box(group), parent: parentOf.get(group.id) ?? null })),
    direction: drawing.direction === 'right' || drawing.direction === 'left' ? 'RIGHT' : 'DOWN',
  };
}
