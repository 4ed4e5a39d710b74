// Flaws of the lines in a picture: from a scene to one line per flaw, none for a correct picture. Lines that share a
// stroke begin or end as one and look alike; nothing touches a head; two labels side by side read as two.
import type { Box, Point } from '../../../layout/graph.js';
import { headBox, headLength } from '../../../scene/heads.js';
import { inkBox, overlap, parts, shapeBox, texts } from '../../../scene/parts/testing/walk.js';
import { EDGE_TEXT } from '../../../scene/parts/type-scale.js';
import type { ConnectorShape, Scene } from '../../../scene/scene.js';

/** Lines this close run as one, px. */
const CLOSE = 0.5;
/** Between a head and the text after it, and from the tip to anything else, px. */
const AIR = 4;
const FIRST = 14;
/** Half a stroke, px. */
const HALF_STROKE = 0.75;

interface Line {
  readonly name: string;
  readonly of: ConnectorShape;
}

interface Piece {
  readonly a: Point;
  readonly b: Point;
}

/** `beside`: between two labels side by side, px. */
export function lineFlawsOf(scene: Scene, beside: number): readonly string[] {
  const lines = parts(scene.nodes, 'edge').flatMap((part): readonly Line[] =>
    part.children.flatMap((of) => (of.type === 'connector' ? [{ name: part.label ?? '', of }] : [])),
  );
  return [
    ...pairs(lines).flatMap(joined),
    ...lines.flatMap((line) => headFlaws(line, lines, scene)),
    ...besides(scene, beside),
  ];
}

/** What is wrong with two lines that run on one another. */
function joined([one, other]: readonly [Line, Line]): readonly string[] {
  const [a, b] = [one.of.points, other.of.points];
  const along = piecesOf(a).reduce((sum, p) => sum + piecesOf(b).reduce((all, q) => all + runsAlong(p, q), 0), 0);
  const names = `'${one.name}' and '${other.name}'`;
  if (along === 0) {
    const meet =
      piecesOf(a).some((p) => b.some((q) => isOn(p, q))) || piecesOf(b).some((p) => a.some((q) => isOn(p, q)));
    return meet ? [`${names} touch`] : [];
  }
  const [begins, ends] = [common(a, b), common(a.toReversed(), b.toReversed())];
  if (begins > 0 && ends > 0) return [`${names} begin and end as one`];
  if (begins + ends < along - CLOSE) return [`${names} run as one without a common end`];
  return lookOf(one) === lookOf(other) ? [] : [`${names} run as one and look different`];
}

function lookOf({ of: { dash, stroke, startHead, endHead } }: Line): string {
  return `${dash} ${stroke} ${startHead} ${endHead}`;
}

function piecesOf(points: readonly Point[]): readonly Piece[] {
  return points.slice(1).map((b, i) => ({ a: points[i] ?? b, b }));
}

function boxOf({ a, b }: Piece): Box {
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

function runsAlong(p: Piece, q: Piece): number {
  const [a, b] = [boxOf(p), boxOf(q)];
  const x = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const y = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (a.height + b.height === 0) return y >= -CLOSE && x > 1 ? x : 0;
  return a.width + b.width === 0 && x >= -CLOSE && y > 1 ? y : 0;
}

function isOn(piece: Piece, { x, y }: Point): boolean {
  const at = boxOf(piece);
  return x >= at.x - CLOSE && x <= at.x + at.width + CLOSE && y >= at.y - CLOSE && y <= at.y + at.height + CLOSE;
}

/** Length of what two routes have in common from their first points on. */
function common(a: readonly Point[], b: readonly Point[]): number {
  let length = 0;
  for (const [i, p] of a.entries()) {
    const q = b[i];
    if (q === undefined) return length;
    const before = a[i - 1];
    if (before === undefined) {
      if (Math.hypot(p.x - q.x, p.y - q.y) > CLOSE) return 0;
      continue;
    }
    const both = [p, q].map(({ x, y }) => Math.hypot(x - before.x, y - before.y));
    const isLevel = Math.abs(p.y - before.y) < CLOSE;
    const alike = isLevel
      ? Math.abs(q.y - before.y) < CLOSE && Math.sign(p.x - before.x) === Math.sign(q.x - before.x)
      : Math.abs(q.x - before.x) < CLOSE && Math.sign(p.y - before.y) === Math.sign(q.y - before.y);
    if (!alike) return length;
    length += Math.min(...both);
    if (Math.hypot(p.x - q.x, p.y - q.y) > CLOSE) return length;
  }
  return length;
}

/** What touches the heads of a line. */
function headFlaws(line: Line, lines: readonly Line[], { nodes }: Scene): readonly string[] {
  const { points, startHead, endHead } = line.of;
  return [[startHead, points] as const, [endHead, points.toReversed()] as const].flatMap(([head, [tip, next]]) => {
    if (head === false || tip === undefined || next === undefined) return [];
    const core = headBox(head, tip, next);
    if (core === undefined) return [];
    const after = longer(core, tip, next, headLength(head) + AIR);
    const first = longer(core, tip, next, Math.max(FIRST, headLength(head)));
    const labels = parts(nodes, 'label');
    const touchesLabel = [
      ...labels.flatMap(({ children: [chip] }) => (chip === undefined ? [] : (shapeBox(chip) ?? []))),
    ].some((each) => overlap(each, core));
    const words = [...labels, ...parts(nodes, 'group'), ...parts(nodes, 'overlay'), ...parts(nodes, 'note')]
      .flatMap(({ children }) => texts(children))
      .some((text) => overlap(inkBox(text), after));
    const frames = [...parts(nodes, 'group'), ...parts(nodes, 'overlay')]
      .flatMap(({ children: [frame] }) => (frame?.type === 'rect' ? [frame] : []))
      .some((frame) => cutsFrame(frame, first, tip));
    const crossed = lines.some(
      (other) =>
        other !== line &&
        !endBeside(other, tip) &&
        piecesOf(other.of.points).some((each) => overlap(grown(each), first)),
    );
    const what = Object.entries({ 'a label': touchesLabel, 'a text': words, 'a frame': frames, 'a line': crossed });
    return what.flatMap(([name, touches]) => (touches ? [`${name} touches a head of '${line.name}'`] : []));
  });
}

/** The room of a head, as far from its tip as that. */
function longer(core: Box, tip: Point, next: Point, length: number): Box {
  const [dx, dy] = [Math.sign(next.x - tip.x), Math.sign(next.y - tip.y)];
  if (dx !== 0) return { ...core, x: dx > 0 ? tip.x : tip.x - length, width: length };
  return { ...core, y: dy > 0 ? tip.y : tip.y - length, height: length };
}

function grown(piece: Piece): Box {
  const { x, y, width, height } = boxOf(piece);
  return { x: x - HALF_STROKE, y: y - HALF_STROKE, width: width + 2 * HALF_STROKE, height: height + 2 * HALF_STROKE };
}

/** Ignores the frame that the line ends at. */
function cutsFrame({ x, y, width, height }: Box, head: Box, tip: Point): boolean {
  const [right, bottom] = [x + width, y + height];
  if ([x, right].some((at) => Math.abs(at - tip.x) < 1) || [y, bottom].some((at) => Math.abs(at - tip.y) < 1))
    return false;
  return (
    overlap({ x, y, width, height }, head) &&
    !(head.x >= x && head.y >= y && head.x + head.width <= right && head.y + head.height <= bottom)
  );
}

/** px: a line that ends this close to another's end shares a side with it, which can be too short for all its lines. */
const SIDE = 24;

function endBeside({ of: { points } }: Line, tip: Point): boolean {
  return [points[0], points.at(-1)].some(
    (end) => end !== undefined && Math.abs(end.x - tip.x) <= SIDE && Math.abs(end.y - tip.y) <= SIDE,
  );
}

/** Labels of lines on one level that read as one. */
function besides({ nodes }: Scene, least: number): readonly string[] {
  const labels = parts(nodes, 'label').flatMap(({ children }) =>
    texts(children).flatMap((text) => (text.style.weight === EDGE_TEXT.weight ? [text] : [])),
  );
  return pairs(labels).flatMap(([one, other]) => {
    const [a, b] = [inkBox(one), inkBox(other)];
    const level = Math.min(a.y + a.height, b.y + b.height) > Math.max(a.y, b.y);
    const gap = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
    return level && gap < least ? [`'${one.text}' and '${other.text}' read as one, ${Math.round(gap)} px apart`] : [];
  });
}

function pairs<Of>(of: readonly Of[]): readonly (readonly [Of, Of])[] {
  return of.flatMap((one, i) => of.slice(i + 1).map((other) => [one, other] as const));
}
