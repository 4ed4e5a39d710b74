// Which part of a long list a run tries: all of it, or with TEST_PART=2/8 the items 2, 10, 18 … (scripts/ci/postgres.mjs).
export function partOf<T>(all: readonly T[]): readonly T[] {
  const { TEST_PART: part } = process.env;
  if (part === undefined) return all;
  const [turn, parts] = part.split('/').map(Number);
  if (turn === undefined || !parts || !(turn < parts))
    throw new Error(`TEST_PART is '${part}'; write a part such as 2/8.`);
  return all.filter((_, index) => index % parts === turn);
}
