// Tables on a terminal. In: column heads and rows of cells; out, lines with text aligned left and numbers aligned right.
// Text is in the first columns and in those without a head.

export function printTable(heads, rows, words = 1) {
  const lines = [heads, ...rows];
  const widths = heads.map((_, i) => Math.max(...lines.map((line) => String(line[i] ?? '').length)));
  openTable(heads, widths, words)(rows);
}

/** Prints the heads; returns a function that prints rows. */
export function openTable(heads, widths, words = 1) {
  const print = (line) => {
    const cells = heads.map((head, i) => {
      const cell = String(line[i] ?? '');
      return i < words || head === '' ? cell.padEnd(widths[i]) : cell.padStart(widths[i]);
    });
    console.log(cells.join('  ').trimEnd());
  };
  print(heads);
  print(widths.map((width) => '-'.repeat(width)));
  return (rows) => {
    for (const row of rows) print(row);
  };
}

/**
 * Rows of `[what, value, bar?, hit?]`, a value being a number or words.
 * @returns the bars that were missed, in words.
 */
export function printVerdicts(title, rows) {
  const cell = (value) => (typeof value === 'number' ? figure(value) : value);
  const verdict = (hit) => (hit === undefined ? '' : hit ? 'hit' : 'MISS');
  printTable(
    [title, 'ours', 'bar', ''],
    rows.map(([what, value, bar, hit]) => [what, cell(value), bar, verdict(hit)]),
  );
  return rows.flatMap(([what, value, bar, hit]) => (hit === false ? [`${what} ${cell(value)}, bar ${bar}`] : []));
}

/** A figure with as many places as it needs to differ from its neighbours. */
export function figure(value) {
  if (value === undefined || !Number.isFinite(value)) return '';
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}

export function median(values) {
  return quantile(values, 0.5);
}

export function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** By linear interpolation between the two nearest. */
export function quantile(values, share) {
  if (values.length === 0) return Number.NaN;
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)];
  const high = sorted[Math.ceil(at)];
  return low + (high - low) * (at - Math.floor(at));
}
