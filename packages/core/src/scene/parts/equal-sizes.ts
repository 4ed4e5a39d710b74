// Evens out sizes that differ slightly, so that neighbours line up. In: sizes with the family each belongs to. Out: the
// sizes grown to the greatest near one of their family.
import type { Size } from '../../layout/graph.js';

type InFamily = Size & { readonly family: string };

/** px that a side can grow; lengths farther apart stay unchanged. */
const GROWTH: Size = { width: 24, height: 8 };
/** The widths of neighbours in a row or column can differ by more: px, and the share of the widest. */
const ROW = { growth: 40, share: 0.25 };

/** Sizes of one row or column, its widths equalized if they are near the widest. */
export function rowSizes(sizes: readonly InFamily[]): readonly Size[] {
  const widest = new Map<string, number>();
  for (const { family, width } of sizes) widest.set(family, Math.max(width, widest.get(family) ?? 0));
  return sizes.map(({ family, width, height }) => {
    const most = widest.get(family) ?? width;
    return { width: most - width <= Math.max(ROW.growth, ROW.share * most) ? most : width, height };
  });
}

export function equalSizes(sizes: readonly InFamily[]): readonly Size[] {
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

/** Each length with the length it grows to: from the greatest down, those within reach of a length take that length. */
function grown(lengths: readonly number[], most: number): ReadonlyMap<number, number> {
  const to = new Map<number, number>();
  let chief = Number.POSITIVE_INFINITY;
  for (const length of [...lengths].sort((a, b) => b - a)) {
    if (chief - length > most) chief = length;
    to.set(length, chief);
  }
  return to;
}
