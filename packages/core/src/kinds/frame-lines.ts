// Lines that join a frame: in, what frames hold, and the lines; out, the node inside that each of them is routed to, and
// the lines that cannot be drawn.
import { type LineCodeArgs, lineCodes } from '../diagnostics/line-codes.js';
import { type Diagnostic, type Report, reporter } from '../diagnostics/report.js';
import type { EdgeEntry } from '../grammar/entry.js';
import type { TextLine } from '../terminal/text-parts.js';

/** What frames hold, in written order. */
interface Framed {
  readonly nodes: readonly { readonly id: string; readonly group?: string }[];
  readonly groups: readonly { readonly id: string; readonly parent?: string }[];
}

interface Joined {
  readonly from: string;
  readonly to: string;
}

/** For each end at a frame, the node inside that the line is routed to. */
interface NodeEnds {
  readonly fromNode?: string;
  readonly toNode?: string;
}

const report: Report<LineCodeArgs> = reporter(lineCodes);

/** A line enters a frame where its content begins and leaves it where that ends, at the middle of several nodes. */
export function nodeEnds(content: Framed, lines: readonly Joined[]): (line: Joined) => NodeEnds {
  const inside = insidesOf(content, lines);
  const entries = new Map<string, string | undefined>();
  const exits = new Map<string, string | undefined>();
  for (const [frame, nodes] of inside) {
    const held = new Set(nodes);
    const within = lines.filter(({ from, to }) => from !== to && held.has(from) && held.has(to));
    const reached = new Set(within.map(({ to }) => to));
    const left = new Set(within.map(({ from }) => from));
    entries.set(frame, middleOf(nodes, reached));
    exits.set(frame, middleOf(nodes, left));
  }
  return ({ from, to }) => {
    const [fromNode, toNode] = [exits.get(from), entries.get(to)];
    return { ...(fromNode === undefined ? {} : { fromNode }), ...(toNode === undefined ? {} : { toNode }) };
  };
}

/** Lines for a text picture: from and to nodes, cut at their frames. */
export function framedLines<Of extends TextLine>(content: Framed, lines: readonly Of[]): readonly Of[] {
  const ends = nodeEnds(content, lines);
  return lines.map((line) => {
    const { fromNode, toNode } = ends(line);
    return {
      ...line,
      ...(fromNode === undefined ? {} : { from: fromNode, fromFrame: line.from }),
      ...(toNode === undefined ? {} : { to: toNode, toFrame: line.to }),
    };
  });
}

function middleOf(nodes: readonly string[], passed: ReadonlySet<string>): string | undefined {
  const free = nodes.filter((each) => !passed.has(each));
  const some = free.length > 0 ? free : nodes;
  return some[(some.length - 1) >> 1];
}

/** A line between a frame and its own content runs nowhere, and one to an empty frame has nothing to be routed to. */
export function checkFrameLines(
  content: Framed,
  lines: readonly EdgeEntry[],
  add: (diagnostic: Diagnostic) => void,
): void {
  const inside = insidesOf(content, lines);
  if (inside.size === 0) return;
  const around = holdersOf(content);
  for (const { statement, from, to } of lines) {
    for (const [frame, other, word] of [
      [from, to, statement.from],
      [to, from, statement.to],
    ] as const) {
      const nodes = inside.get(frame);
      if (nodes === undefined) continue;
      if (frame === other || around(other).includes(frame)) {
        const instead = nodes.find((each) => each !== other && (frame === other || !around(each).includes(other)));
        const fix =
          instead === undefined || statement.repaired ? undefined : { span: word.span, text: instead, safe: false };
        add(report('E206', word.span, { frame, other, ...(instead === undefined ? {} : { instead }) }, fix));
        break;
      }
      if (nodes.length === 0) add(report('E207', word.span, { frame }));
    }
  }
}

/** The nodes at any depth inside each frame that a line joins. */
function insidesOf(content: Framed, lines: readonly Joined[]): ReadonlyMap<string, readonly string[]> {
  const frames = new Set(content.groups.map(({ id }) => id));
  const inside = new Map<string, string[]>();
  for (const { from, to } of lines) for (const each of [from, to]) if (frames.has(each)) inside.set(each, []);
  if (inside.size === 0) return inside;
  const around = holdersOf(content);
  for (const { id } of content.nodes) for (const each of around(id)) inside.get(each)?.push(id);
  return inside;
}

/** The frames around a node or a frame, itself excluded. */
function holdersOf({ nodes, groups }: Framed): (id: string) => readonly string[] {
  const parents = new Map<string, string | undefined>([
    ...groups.map(({ id, parent }) => [id, parent] as const),
    ...nodes.map(({ id, group }) => [id, group] as const),
  ]);
  return (id) => {
    const holders = new Set<string>();
    // An id that is declared twice, which has been reported, can hold itself.
    for (let at = parents.get(id); at !== undefined && !holders.has(at); at = parents.get(at)) holders.add(at);
    return [...holders];
  };
}
