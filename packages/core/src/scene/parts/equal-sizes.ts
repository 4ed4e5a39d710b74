// Evens out sizes that differ by little, so that neighbours line up. In: sizes with the family each belongs to; out: the
// sizes grown to the greatest near one of their family.
import type { Size } from '../../layout/graph.js';

/** px that a side may grow; lengths further apart than that stay as they are. */
const GROWTH: Size = { width: 24, height: 8 };

export function equalSizes(sizes: readonly (Size & { readonly family: string })[]): readonly Size[] {
  const families = new Map<string, Size[]>();
  for (const { family, width, height } of sizes) {
    const members = families.get(family);
    if (members === undefined) families.set(family, [{ width, height }]);
    else members.push({ width, height });
  }
  const steps = new Map(
    [...families].map(([family, members]) => [
      family,
      {
        width: grown(
          members.map((each) => each.width),
          GROWTH.width,
        ),
        height: grown(
          members.map((each) => each.height),
          GROWTH.height,
        ),
      },
    ]),
  );
  return sizes.map(({ family, width, height }) => ({
    width: steps.get(family)?.width.get(width) ?? width,
    height: steps.get(family)?.height.get(height) ?? height,
  }));
}

/** Each length with what it grows to: from the greatest down, those within reach of a length take that length. */
function grown(lengths: readonly number[], most: number): ReadonlyMap<number, number> {
  const to = new Map<number, number>();
  let chief = Number.POSITIVE_INFINITY;
  for (const length of [...lengths].sort((a, b) => b - a)) {
    if (chief - length > most) chief = length;
    to.set(length, chief);
  }
  return to;
}
