// Which goldens a check looks at that cannot look at all: in, the goldens and how many; out, the first of every kind, then the
// second of every kind, and so on, so that no kind waits for another's to end.

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
