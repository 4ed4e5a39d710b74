// Levels by indentation: in, lines with how far each is indented; out, a tree. The parent of a line is the nearest earlier
// one that is indented less, as in Mermaid.

export interface Level<Line> {
  readonly line: Line;
  readonly children: readonly Level<Line>[];
}

export interface Levels<Line> {
  readonly top: readonly Level<Line>[];
  /** Level of the deepest line; 1 at the top, 0 without lines. */
  readonly depth: number;
}

interface Open<Line> {
  readonly line: Line;
  readonly children: Open<Line>[];
}

/** `holds`: whether a line can have children; a line indented below one that cannot becomes its sibling. */
export function levelsOf<Line extends { readonly indent: number }>(
  lines: readonly Line[],
  holds: (line: Line) => boolean = () => true,
): Levels<Line> {
  const top: Open<Line>[] = [];
  const open: Open<Line>[] = [];
  let depth = 0;
  for (const line of lines) {
    while (open.length > 0 && (open.at(-1)?.line.indent ?? 0) >= line.indent) open.pop();
    const item: Open<Line> = { line, children: [] };
    (open.at(-1)?.children ?? top).push(item);
    depth = Math.max(depth, open.length + 1);
    if (holds(line)) open.push(item);
  }
  return { top, depth };
}
