// Equalizes neighbouring bodies: in, bodies with the family of each and the lines between them; out, the same bodies,
// enlarged to match a neighbour.
import type { Size } from '../../layout/graph.js';
import { equalSizes, rowSizes } from '../../scene/parts/equal-sizes.js';

interface Ends {
  readonly from: string;
  readonly to: string;
}

interface Body extends Size {
  readonly id: string;
}

/** `familyOf`: only bodies of one family are equalized. */
export function evenBodies<Of extends Body>(
  bodies: readonly Of[],
  lines: readonly Ends[],
  familyOf: (body: Of) => string,
): readonly Of[] {
  const families = bodies.map(familyOf);
  const even = equalSizes(bodies.map(({ width, height }, i) => ({ width, height, family: families[i] ?? '' })));
  const rows = rowsOf(bodies, lines);
  const sizes = rowSizes(even.map((size, i) => ({ ...size, family: `${families[i]}\n${rows[i]}` })));
  return bodies.map((each, i) => ({ ...each, ...sizes[i] }));
}

/** By body: its common predecessor in a row of branches, or its common successor in a row of sources. */
function rowsOf(bodies: readonly Body[], lines: readonly Ends[]): readonly string[] {
  const before = new Map<string, Set<string>>();
  const after = new Map<string, Set<string>>();
  for (const { from, to } of lines) {
    if (from === to) continue;
    before.set(to, (before.get(to) ?? new Set()).add(from));
    after.set(from, (after.get(from) ?? new Set()).add(to));
  }
  return bodies.map(({ id }) => {
    const [side, ends] = before.has(id) ? ['after', before.get(id)] : ['before', after.get(id)];
    return ends === undefined ? `alone ${id}` : `${side} ${[...ends].toSorted().join(' ')}`;
  });
}
