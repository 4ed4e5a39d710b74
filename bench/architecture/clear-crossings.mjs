// Crossings that are easy to read. In: a drawing with right-angled lines; out, how many crossings there are and how many
// of them lie at least 8 px from every bend of the two lines.

const NEAR = 8;
const TOUCH = 0.01;

export function clearCrossings({ edges }) {
  const level = [];
  const upright = [];
  edges.forEach(({ points }, line) => {
    points.slice(1).forEach((b, i) => {
      const a = points[i];
      const bends = [i > 0 ? a : undefined, i + 2 < points.length ? b : undefined].filter(Boolean);
      if (a.y === b.y) level.push({ line, at: a.y, low: Math.min(a.x, b.x), high: Math.max(a.x, b.x), bends });
      else if (a.x === b.x) upright.push({ line, at: a.x, low: Math.min(a.y, b.y), high: Math.max(a.y, b.y), bends });
    });
  });
  let of = 0;
  let met = 0;
  for (const one of level) {
    for (const other of upright) {
      if (one.line === other.line || !isInside(other.at, one) || !isInside(one.at, other)) continue;
      const isClear = [...one.bends, ...other.bends].every(
        ({ x, y }) => Math.abs(x - other.at) + Math.abs(y - one.at) >= NEAR,
      );
      of++;
      if (isClear) met++;
    }
  }
  return { of, met };
}

function isInside(at, { low, high }) {
  return at > low + TOUCH && at < high - TOUCH;
}
