// The graph next to a log, in git's characters: in, commits with their parents, the newest first; out, for each the
// start of its line and the graph-only lines below it. A pending line is a column; two columns that wait for one commit
// join.

export interface LoggedCommit {
  readonly number: number;
  readonly parents: readonly number[];
}

export interface GraphLines {
  readonly lead: string;
  readonly below: readonly string[];
}

/** What lies between two lines of commits; slots are half columns, each with the column it belongs to. */
interface Turn {
  readonly index: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly slots: readonly (number | undefined)[];
  /** Columns that a merge adds; -1 if its second line immediately meets the column next to it. */
  readonly added: number;
  /** The first line of a merge goes left. */
  readonly leans: boolean;
}

/** What the line above ended with. */
interface Above {
  readonly line: 'commit' | 'merge' | 'shift';
  readonly index: number;
  readonly added: number;
  readonly slots: readonly (number | undefined)[];
}

const FIRST: Above = { line: 'commit', index: 0, added: 0, slots: [] };

export function graphLines(commits: readonly LoggedCommit[]): readonly GraphLines[] {
  let columns: readonly number[] = [];
  let above = FIRST;
  return commits.map(({ number, parents }) => {
    const turn = turnOf(columns, number, parents);
    const lead = commitLine(turn, number, above);
    const below: string[] = [];
    const isMerge = parents.length > 1;
    if (isMerge) below.push(mergeLine(turn, number, parents));
    const shifts = shiftLines(turn.slots);
    below.push(...shifts.lines);
    const line = shifts.lines.length > 0 ? 'shift' : isMerge ? 'merge' : 'commit';
    above = { line, index: turn.index, added: turn.added, slots: shifts.last };
    columns = turn.after;
    return { lead, below };
  });
}

function turnOf(columns: readonly number[], commit: number, parents: readonly number[]): Turn {
  const known = columns.indexOf(commit);
  const index = known < 0 ? columns.length : known;
  const before = known < 0 ? [...columns, commit] : columns;
  const after: number[] = [];
  const slots: (number | undefined)[] = [];
  let [width, added, leans] = [0, 0, false];
  const columnOf = (each: number): number => (after.includes(each) ? after.indexOf(each) : after.push(each) - 1);
  const lead = (slot: number, to: number): void => {
    slots[slot] = to;
  };
  for (const [place, waiting] of before.entries()) {
    if (place !== index) {
      const to = columnOf(waiting);
      if (added > 0 && slots[width - 2] === to) added = -1;
      else {
        lead(width, to);
        width += 2;
      }
      continue;
    }
    for (const [nth, parent] of parents.entries()) {
      const to = columnOf(parent);
      const left = index - to;
      if (parents.length > 1 && nth === 0 && left > 0) {
        leans = true;
        lead(width - (left > 1 ? 2 * left - 3 : 1), to);
        continue;
      }
      if (parents.length > 1 && nth === 0) added = parents.length - 1;
      if (nth > 0 && added > 0 && slots[width - 2] === to) {
        added = -1;
        continue;
      }
      lead(width, to);
      width += 2;
    }
    if (parents.length === 0) width += 2;
    if (leans) added = parents.length - 2;
  }
  return { index, before, after, slots, added, leans };
}

function commitLine({ before, index, added, slots }: Turn, commit: number, above: Above): string {
  return before
    .map((each, place) => {
      if (each === commit) return '* ';
      if (place > index && added === 1)
        return above.line === 'merge' && above.added > 0 && above.index < place ? '\\ ' : '| ';
      // The line above left it half a column to the right, and the line below moves it further left.
      const to = slots[2 * place];
      return above.line === 'shift' && above.slots[2 * place + 1] === place && to !== undefined && to < place
        ? '/ '
        : '| ';
    })
    .join('');
}

function mergeLine({ before, after, index, added, leans }: Turn, commit: number, parents: readonly number[]): string {
  const first = parents[0];
  let [out, under] = ['', false];
  for (const [place, waiting] of before.entries()) {
    if (waiting === commit) {
      out += leans ? '/|' : '|\\';
      if (added >= 0) out += ' ';
    } else if (place > index) out += added > 0 ? '\\ ' : '| ';
    else {
      out += '|';
      if (!leans || place !== index - 1) out += under ? '_' : ' ';
    }
    if (waiting === first && after.includes(waiting)) under = true;
  }
  return out;
}

interface Shifts {
  readonly lines: readonly string[];
  /** Where the last of them leaves the lines. */
  readonly last: readonly (number | undefined)[];
}

/** Lines move left, half a column per line, until each is over its column; the first to move can run level. */
function shiftLines(from: readonly (number | undefined)[]): Shifts {
  const lines: string[] = [];
  let slots = from;
  let last = from;
  const isSettled = (): boolean => slots.every((to, slot) => to === undefined || to === slot >> 1);
  for (let left = from.length + 4; !isSettled() && left > 0; left--) {
    const { line, moved, next } = shifted(slots);
    lines.push(line);
    last = moved;
    slots = next;
  }
  return { lines, last };
}

function shifted(slots: readonly (number | undefined)[]): {
  readonly line: string;
  readonly moved: readonly (number | undefined)[];
  readonly next: readonly (number | undefined)[];
} {
  const next: (number | undefined)[] = Array.from({ length: slots.length });
  let level: { readonly from: number; readonly to: number } | undefined;
  for (const [slot, to] of slots.entries()) {
    if (to === undefined) continue;
    if (to * 2 === slot) {
      next[slot] = to;
      continue;
    }
    if (next[slot - 1] === to) continue;
    const isFree = next[slot - 1] === undefined;
    next[isFree ? slot - 1 : slot - 2] = to;
    if (level !== undefined) continue;
    level = { from: isFree ? slot : slot - 1, to };
    for (let under = to * 2 + 3; under < slot - 2; under += 2) next[under] = to;
  }
  const moved = [...next];
  return { line: shiftedLine(next, level), moved, next };
}

/** Writes a line of shifts, and ends its level part in `next`. */
function shiftedLine(
  next: (number | undefined)[],
  level: { readonly from: number; readonly to: number } | undefined,
): string {
  let [line, isLevel] = ['', false];
  for (const [slot, to] of [...next].entries()) {
    if (to === undefined) line += ' ';
    else if (to * 2 === slot) line += '|';
    else if (level !== undefined && to === level.to && slot !== level.from - 1) {
      if (slot !== to * 2 + 3) next[slot] = undefined;
      isLevel = true;
      line += '_';
    } else {
      if (isLevel && level !== undefined && slot < level.from) next[slot] = undefined;
      line += '/';
    }
  }
  return line;
}
