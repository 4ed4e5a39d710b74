/** Returns any engine's drawing in our form: moved to the origin and measured, with the fields that peers lack. */
export function atOrigin(drawing) {
  const boxes = [...drawing.nodes, ...drawing.groups, ...drawing.edges.flatMap(({ label }) => label ?? [])];
  const points = drawing.edges.flatMap((edge) => edge.points);
  const least = (of, key) => of.reduce((low, each) => Math.min(low, each[key]), Number.POSITIVE_INFINITY);
  const most = (of, value) => of.reduce((high, each) => Math.max(high, value(each)), Number.NEGATIVE_INFINITY);
  const left = Math.min(least(boxes, 'x'), least(points, 'x'));
  const top = Math.min(least(boxes, 'y'), least(points, 'y'));
  const moved = (at) => ({ ...at, x: at.x - left, y: at.y - top });
  return {
    overlays: [],
    conflicts: [],
    degraded: false,
    ...drawing,
    nodes: drawing.nodes.map(moved),
    groups: drawing.groups.map(moved),
    edges: drawing.edges.map((edge) => ({
      ...edge,
      points: edge.points.map(moved),
      ...(edge.label === undefined ? {} : { label: moved(edge.label) }),
    })),
    width:
      Math.max(
        most(boxes, ({ x, width }) => x + width),
        most(points, ({ x }) => x),
      ) - left,
    height:
      Math.max(
        most(boxes, ({ y, height }) => y + height),
        most(points, ({ y }) => y),
      ) - top,
  };
}
