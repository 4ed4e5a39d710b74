// Selects goldens for a check that cannot run all: in, the goldens and a count; out, the first of every kind, then the
// second of every kind, and so on.

/**
 * @template {{ readonly kind: string }} Golden
 * @param {readonly Golden[]} goldens
 * @param {number} most
 * @returns {readonly Golden[]}
 */
export function spread(goldens, most) {
  const kinds = Array.from(new Set(goldens.map(({ kind }) => kind)), (name) =>
    goldens.filter(({ kind }) => kind === name),
  );
  const turns = Math.max(0, ...kinds.map((each) => each.length));
  return Array.from({ length: turns }, (_, turn) => kinds.flatMap((each) => each[turn] ?? []))
    .flat()
    .slice(0, most);
}
