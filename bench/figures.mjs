// Shared by the benchmarks: the median of samples, and rows of figures.

export function median(samples) {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** Each row is `[name, figure, unit]`. */
export function printFigures(title, rows) {
  const wide = Math.max(...rows.map(([name]) => name.length));
  console.log(title);
  for (const [name, figure, unit] of rows) console.log(`  ${name.padEnd(wide)}  ${figure} ${unit}`);
}
